import { answered, type Outcome, type Question, unclear } from '../question.ts'
import { textLimitAnswer } from '../search-limit.ts'
import { fieldsOf, summaryOf, verdictAnswer, verdictOf } from '../verdict.ts'
import type { GitLabGround } from './ground.ts'
import { deleteThread, findThread, positionIn, withDraft, withThread } from './note.ts'

/** What draft notes can do. */
export const DRAFTS: readonly Question<GitLabGround>[] = [
  {
    id: 'draftNotes',
    asks: 'whether there are draft notes',
    async ask({ api, mergeRequest }) {
      const reply = await api.send('GET', `${mergeRequest}/draft_notes`)
      if (reply.status === 404) return answered('absent')
      return reply.status === 200 ? answered('present') : unclear(summaryOf(reply))
    },
  },
  {
    id: 'positionlessDrafts',
    asks: 'what a draft without a position is published as',
    ask: askPositionless,
  },
  {
    id: 'draftOnUnknownLine',
    asks: 'a draft on a line that the diff does not have',
    ask: (ground) =>
      withDraft(ground, { position: positionIn(ground, { new_line: 9999 }) }, (reply) => {
        if (reply.status === 400) return answered('refused')
        if (reply.status !== 201) return unclear(summaryOf(reply))
        return answered(fieldsOf(reply.data).line_code === null ? 'no-line-code' : 'line-code')
      }),
  },
  {
    id: 'draftUpdate',
    asks: 'the position of a draft whose text is changed',
    ask: (ground) =>
      withDraft(ground, { position: positionIn(ground) }, async (created, address) => {
        if (created.status !== 201) return unclear(summaryOf(created))
        const changed = await ground.api.send('PUT', address, { note: 'contract: other words' })
        if (changed.status !== 200) return unclear(summaryOf(changed))
        const { new_line: line } = fieldsOf(fieldsOf(changed.data).position)
        return answered(line === 5 ? 'position-kept' : 'position-dropped')
      }),
  },
  {
    id: 'bulkPublishNote',
    asks: 'a summary that is given to bulk_publish',
    ask: askBulkPublish,
  },
  {
    id: 'fileNotes',
    asks: 'a thread on a whole file',
    ask: (ground) => {
      const { new_line: _, ...position } = positionIn(ground, { position_type: 'file' })
      return withThread(ground, { position }, (reply) => {
        if (reply.status === 400) return answered('absent')
        return reply.status === 201 ? answered('present') : unclear(summaryOf(reply))
      })
    },
  },
  {
    id: 'lineRangeNumbers',
    asks: 'line numbers in the line_range of a draft',
    ask: (ground) =>
      withDraft(ground, { position: positionIn(ground, { line_range: RANGE }) }, (reply) =>
        verdictAnswer(verdictOf(reply)),
      ),
  },
  {
    id: 'lineRangeNumbersInThreads',
    asks: 'line numbers in the line_range of a thread',
    ask: (ground) =>
      withThread(ground, { position: positionIn(ground, { line_range: RANGE }) }, (reply) =>
        verdictAnswer(verdictOf(reply)),
      ),
  },
  {
    id: 'noteBody',
    asks: 'the longest note, and its unit',
    ask: (ground) =>
      textLimitAnswer([1_000_000, 1_000_001, 1_048_576], (note) => withDraft(ground, { note }, verdictOf)),
  },
]

/** The codes are not checked. */
const RANGE = {
  start: { line_code: 'abc_6_5', type: 'new', old_line: null, new_line: 5 },
  end: { line_code: 'abc_6_5', type: 'new', old_line: null, new_line: 5 },
}

async function askPositionless(ground: GitLabGround): Promise<Outcome> {
  const note = 'contract: a draft without a position'
  const { api, mergeRequest } = ground
  const created = await api.send('POST', `${mergeRequest}/draft_notes`, { note })
  if (created.status === 500) return answered('broken')
  if (created.status !== 201) return unclear(summaryOf(created))
  const address = `${mergeRequest}/draft_notes/${fieldsOf(created.data).id}`
  const published = await api.send('PUT', `${address}/publish`)
  const thread = await findThread(ground, note)
  if (!thread) {
    await api.send('DELETE', address)
    return unclear(`published with ${summaryOf(published)}, but it is not there`)
  }
  await deleteThread(ground, thread)
  return answered(thread.individual_note === true ? 'comment' : 'thread')
}

/** Publishes the drafts of this account on the run's own merge request: there are no others. */
async function askBulkPublish(ground: GitLabGround): Promise<Outcome> {
  const { api, mergeRequest } = ground
  const [draft, summary] = ['contract: a draft to publish', 'contract: a summary']
  const created = await api.send('POST', `${mergeRequest}/draft_notes`, { note: draft })
  if (created.status !== 201) return unclear(summaryOf(created))
  const published = await api.send('POST', `${mergeRequest}/draft_notes/bulk_publish`, { note: summary })
  const [thread, said] = [await findThread(ground, draft), await findThread(ground, summary)]
  for (const each of [thread, said]) if (each) await deleteThread(ground, each)
  if (published.status !== 204 || !thread) return unclear(summaryOf(published))
  return answered(said ? 'published' : 'ignored')
}
