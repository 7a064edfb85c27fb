import type { ChangedFile, Hunk } from '../diff/diff.ts'
import { hunkFactsOf } from '../diff/file-facts.ts'
import { because, type Reason } from '../finding/reason.ts'
import type { Limits } from '../options/plan-options.ts'
import type { Edit } from './edit.ts'

/** Why the platform would not apply these edits of a file exactly. */
export function platformBarrier(
  edits: readonly Edit[],
  { path }: ChangedFile,
  hunk: Hunk,
  { suggestionLines, keepsCrlf, keepsOpenEnd, altered, unsuggestable }: Limits,
): Reason | undefined {
  if (unsuggestable?.test(path)) return because('no-suggestions-here')
  const { hasCrlf, openEnd } = hunkFactsOf(hunk)
  if (!keepsCrlf && hasCrlf && edits.some(({ lines }) => lines.length > 1)) return because('crlf-lines')
  if (!keepsOpenEnd && edits.some(({ last, lines }) => lines.length === 0 && last === openEnd))
    return because('final-newline')
  if (altered && edits.some(({ lines }) => lines.some((line) => altered.test(line))))
    return because('altered-characters')
  const isLong = edits.some(({ first, last }) => last - first >= suggestionLines)
  return isLong ? because('too-many-lines') : undefined
}
