import type { ReviewComment } from '../../src/core/plan/plan.ts'
import { comrak, suggestions } from './markdown.ts'

/** A suggestion as GitHub understands it: the comment's lines are replaced by the block's text. */
export interface Button {
  readonly path: string
  readonly first: number
  readonly last: number
  readonly lines: readonly string[]
}

type Comment = Omit<ReviewComment, 'body'> & { readonly body: string }

/** The suggestions of a review, found by an independent Markdown parser. */
export function buttonsOf(comments: readonly Comment[]): Button[] {
  const documents = comrak.read(comments.map(({ body }) => body))
  return comments.flatMap((comment, index) => {
    const document = documents[index]
    return (document ? suggestions(document) : []).map((text) => ({
      path: comment.path,
      first: comment.start_line ?? comment.line ?? 0,
      last: comment.line ?? 0,
      lines: text === '' ? [] : text.replace(/\n$/, '').split('\n'),
    }))
  })
}

/** Applies all suggestions of a file in one batch; throws GitHub's message if it would refuse one. */
export function pressAll(head: string, diff: string, buttons: readonly Button[], ending = '\n'): string {
  const ended = head.endsWith(ending)
  const lines = (ended ? head.slice(0, -ending.length) : head).split(ending)
  let above = Number.POSITIVE_INFINITY
  for (const { first, last, lines: replacement } of buttons.toSorted(
    (one, other) => other.first - one.first,
  )) {
    if (last >= above) throw new Error('Only one suggestion per line can be applied in a batch.')
    if (deletedRowBetween(diff, first, last)) {
      throw new Error('Applying suggestions on deleted lines is not supported.')
    }
    const before = lines.slice(first - 1, last)
    if (before.join('\n') === replacement.join('\n') && before.length === replacement.length) {
      throw new Error('This suggestion is invalid because no changes were made to the code.')
    }
    lines.splice(first - 1, last - first + 1, ...replacement)
    above = first
  }
  if (lines.length === 0) return ''
  return lines.join(ending) + (ended ? ending : '')
}

/** Parses the diff of one file row by row, independently of the code under test. */
function deletedRowBetween(diff: string, first: number, last: number): boolean {
  let line = 0
  let left = 0
  let inRange = false
  let pending = false
  const shown = new Set<number>()
  for (const row of diff.split('\n')) {
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(row)
    if (left <= 0 && hunk) {
      line = Number(hunk[2])
      left = Number(hunk[1] ?? 1) + Number(hunk[3] ?? 1)
      continue
    }
    if (left <= 0) continue
    if (row.startsWith('\\')) continue
    if (row.startsWith('-')) {
      left--
      if (inRange) pending = true
      continue
    }
    left -= row.startsWith('+') ? 1 : 2
    shown.add(line)
    if (line >= first && line <= last && pending) return true
    if (line === first) inRange = true
    if (line >= last) inRange = false
    pending = pending && inRange
    line++
  }
  for (let wanted = first; wanted <= last; wanted++) {
    if (!shown.has(wanted)) throw new Error('Line could not be resolved')
  }
  return false
}
