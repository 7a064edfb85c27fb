import { type Hunk, hasDeletedRowBetween } from '../diff/diff.ts'
import { because, type Reason } from '../finding/reason.ts'
import { lengthOf, padWithNeighbours, textsOf, type Unchanged } from './pad-edit.ts'
import { splitEdit } from './split-edit.ts'

/** Lines first..last of the new file become these. An insertion before `first` has `last === first - 1`. */
export interface Edit {
  readonly first: number
  readonly last: number
  readonly lines: readonly string[]
}

export type Edits = { readonly edits: readonly Edit[] } | { readonly refused: Reason }

export interface EditLimits {
  readonly unchanged?: Unchanged | undefined
  /** Characters of code that one comment has room for. */
  readonly maxLength?: number
  /** Lines that one suggestion may replace. */
  readonly maxLines?: number
}

/**
 * The smallest edits that do the same and can each be committed: equal lines at both ends are cut off; where a
 * deleted row still lies inside, or one comment cannot hold it all, the edit is split.
 */
export function smallestEdits(hunk: Hunk, wanted: Edit, limits: EditLimits = {}): Edits {
  const { unchanged, maxLength = Number.POSITIVE_INFINITY, maxLines = Number.POSITIVE_INFINITY } = limits
  const small = trim(hunk, wanted)
  if (isNothing(small)) return { refused: because('no-change') }
  const whole = padWithNeighbours(hunk, small, unchanged)
  if ('first' in whole && fits(hunk, whole, maxLength, maxLines)) return { edits: [whole] }
  const room = { unchanged, maxLength, maxLines }
  const split = 'first' in whole ? splitEdit(hunk, small, room) : { refused: whole }
  if ('edits' in split || split.refused.code !== 'blank-line-block') return split
  // Blank lines on their own may be next to an unchanged line in another part.
  const dealt = splitEdit(hunk, wanted, room, 'as it is')
  return 'edits' in dealt ? dealt : split
}

/** The smallest edit, if it can be committed without splitting. */
export function wholeEdit(hunk: Hunk, wanted: Edit, maxLength: number): Edit | undefined {
  const small = trim(hunk, wanted)
  const whole = isNothing(small) ? undefined : padWithNeighbours(hunk, small)
  return whole && 'first' in whole && fits(hunk, whole, maxLength) ? whole : undefined
}

function isNothing({ first, last, lines }: Edit): boolean {
  return lines.length === 0 && last < first
}

function fits(hunk: Hunk, { first, last, lines }: Edit, maxLength: number, maxLines = Infinity): boolean {
  return lengthOf(lines) <= maxLength && last - first < maxLines && !hasDeletedRowBetween(hunk, first, last)
}

function trim(hunk: Hunk, { first, last, lines }: Edit): Edit {
  const before = textsOf(hunk, first, last)
  let top = 0
  while (top < before.length && top < lines.length && before[top] === lines[top]) top++
  let bottom = 0
  const room = Math.min(before.length, lines.length) - top
  while (bottom < room && before.at(-1 - bottom) === lines.at(-1 - bottom)) bottom++
  // New lines above the range: its first line is kept as their anchor.
  if (bottom > 0 && bottom === before.length && lines.length > bottom) bottom--
  return { first: first + top, last: last - bottom, lines: lines.slice(top, lines.length - bottom) }
}
