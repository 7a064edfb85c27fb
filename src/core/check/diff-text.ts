import type { ChangedFile, Diff } from '../diff/diff.ts'
import type { LineRange } from '../diff/known-lines.ts'
import { LEGEND, oneLine } from '../prompt/annotate.ts'
import { annotatePart } from '../prompt/annotate-part.ts'
import { plural } from '../text/plural.ts'
import { rangesText } from './check-text.ts'
import { MAX_REPLY } from './readable-text.ts'
import { commentableLines } from './rows-in-question.ts'

/** The diff for an agent that reads it piece by piece. */

/** Each changed file with what can be commented on. */
export function changedFilesText(diff: Diff): string {
  if (diff.files.length === 0) return 'No file is changed.\n'
  const rows = diff.files.map((file) => `${oneLine(file.path)} (${fileFacts(file, diff)})`)
  return [`${plural(diff.files.length, 'changed file')}:`, ...rows, ''].join('\n')
}

function fileFacts(file: ChangedFile, diff: Diff): string {
  const from = file.previousPath === undefined ? '' : ` from ${oneLine(file.previousPath)}`
  const status = `${file.status === 'removed' ? 'deleted' : file.status}${from}`
  const read = diff.of(file)
  if (!('hunks' in read)) return `${status}, no lines to comment on`
  const count = (kind: string) =>
    read.hunks.reduce((sum, { rows }) => sum + rows.filter((row) => row.kind === kind).length, 0)
  const lines = commentableLines(file, diff)
  const where = lines.length > 0 ? `lines ${rangesText(lines)}` : 'no lines in the new file'
  return `${status}, +${count('added')} -${count('deleted')}, ${where}`
}

/** The rows of a file with their numbers; `undefined` if no changed file has this path. */
export function readDiffText(diff: Diff, path: string, range: LineRange): string | undefined {
  const file = diff.files.find((each) => each.path === path)
  if (!file) return undefined
  const text = annotatePart(file, diff.of(file), [range])
  if (text === '') {
    const lines = commentableLines(file, diff)
    return `The diff shows none of these lines. It shows ${lines.length > 0 ? rangesText(lines) : 'no line of the new file'}.\n`
  }
  return `${LEGEND}\n\n${cut(text)}\n`
}

/** Cut between two rows; says the number of the first row that is missing. */
function cut(text: string): string {
  if (text.length <= MAX_REPLY) return text
  const end = text.lastIndexOf('\n', MAX_REPLY)
  const shown = text.slice(0, end)
  const next = /^ {4} *(\d+) /m.exec(text.slice(end))?.[1]
  const hint = next === undefined ? '' : ` Go on with start_line ${next}.`
  return `${shown}\n(cut here: the rest is too long for one reply.${hint})`
}
