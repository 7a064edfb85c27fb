import type { Call } from '../call.ts'
import type { Receipt } from '../platform.ts'
import { postSummary, postThread } from './post-thread.ts'
import type { Poster } from './poster.ts'
import { isRefusedAlone, positionFor } from './prepare-drafts.ts'
import { isAboutSchema, receiptOf } from './refusal-receipt.ts'
import * as shapes from './shapes.ts'
import { stopsPublishing } from './still-open.ts'
import type { Wanted, WantedNote } from './wanted.ts'

/** For servers without drafts: posts one thread after the other, then the summary, which lists refused comments. */
export async function deliverThreads(poster: Poster, wanted: Wanted): Promise<Receipt> {
  const { memory, snapshot, reader, path } = poster
  if (memory.posted.length === 0) {
    const stopped = stopsPublishing(snapshot, await reader.one(path, shapes.mergeRequest))
    if (stopped) return stopped
  }
  const refused: number[] = []
  for (const [index, note] of wanted.notes.entries()) {
    if (memory.posted.some((posted) => isSame(posted, note))) continue
    const outcome = await postOnLine(poster, wanted, note)
    if (outcome.kind === 'done') memory.posted.push(note)
    else if (isRefusedAlone(outcome)) refused.push(index)
    else return stoppedReceipt(poster, outcome)
  }
  if (refused.length > 0) return { kind: 'refused', comments: refused }
  const outcome = await postSummary(poster, wanted)
  if (outcome.kind === 'done') return postedReceipt(snapshot, outcome.data.id)
  return stoppedReceipt(poster, outcome)
}

async function postOnLine(poster: Poster, wanted: Wanted, note: WantedNote) {
  const position = positionFor(poster, note)
  const outcome = await postThread(poster, wanted, note, { body: note.body, position })
  if (outcome.kind !== 'refused' || !isAboutSchema(outcome.refusal) || !('line_range' in position))
    return outcome
  poster.memory.withoutRanges = true
  return postThread(poster, wanted, note, { body: note.body, position: positionFor(poster, note) })
}

function isSame(one: WantedNote, other: WantedNote): boolean {
  return one.fingerprint === other.fingerprint && one.place === other.place
}

/** The receipt if delivery stops in the middle: posted comments stay, the next run posts the rest. */
function stoppedReceipt(
  { memory, snapshot }: Poster,
  outcome: Exclude<Call<unknown>, { kind: 'done' }>,
): Receipt {
  if (outcome.kind === 'unknown') return outcome
  const receipt = receiptOf(outcome, snapshot.mergeRequest)
  const { length } = memory.posted
  if (length === 0 || receipt.kind !== 'failed') return receipt
  return { kind: 'unknown', message: `${length} comments are posted, the rest is not: ${receipt.message}` }
}

export function postedReceipt({ mergeRequest }: Poster['snapshot'], id: number): Receipt {
  return { kind: 'posted', id, url: `${mergeRequest.web_url}#note_${id}` }
}
