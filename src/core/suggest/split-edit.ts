import { diffArrays } from 'diff'
import { type Hunk, hasDeletedRowBetween } from '../diff/diff.ts'
import { because } from '../finding/reason.ts'
import type { Edit, EditLimits, Edits } from './edit.ts'
import { isBlank, lengthOf, padWithNeighbours, textsOf } from './pad-edit.ts'

/**
 * An edit in pieces that can each be committed, and that make the whole when all of them are: at the lines that
 * stay, at deleted rows, which no suggestion may span, and where a comment is full.
 */
export function splitEdit(
  hunk: Hunk,
  wanted: Edit,
  limits: Required<EditLimits>,
  how: 'compared' | 'as it is' = 'compared',
): Edits {
  const { unchanged, maxLength } = limits
  const pieces = piecesOf(hunk, how === 'compared' ? groupsOf(hunk, wanted) : [wanted], limits)
  const padded: { first: number; last: number; lines: string[] }[] = []
  for (const [index, piece] of pieces.entries()) {
    // A neighbour that another piece changes must not be repeated as it was.
    const from = Math.max(unchanged?.from ?? 1, (pieces[index - 1]?.last ?? 0) + 1)
    const to = Math.min(unchanged?.to ?? Infinity, (pieces[index + 1]?.first ?? Infinity) - 1)
    const edit = padWithNeighbours(hunk, piece, { from, to })
    if (!('first' in edit)) return { refused: edit }
    const above = padded.at(-1)
    if (above && above.last >= edit.first) {
      // Two edits that need the same line are one edit. What they share is unchanged in both.
      for (const line of edit.lines.slice(above.last - edit.first + 1)) above.lines.push(line)
      above.last = edit.last
    } else {
      padded.push({ ...edit, lines: [...edit.lines] })
    }
  }
  if (padded.some(({ first, last }) => hasDeletedRowBetween(hunk, first, last)))
    return { refused: because('deleted-row-in-range') }
  return padded.some(({ lines }) => lengthOf(lines) > maxLength)
    ? { refused: because('too-long') }
    : { edits: padded }
}

/** Comparing longer texts line by line costs more than a smaller edit is worth. */
const MAX_COMPARED_LINES = 2000

function groupsOf(hunk: Hunk, wanted: Edit): Edit[] {
  const { first, last, lines } = wanted
  return last - first + lines.length > MAX_COMPARED_LINES ? [wanted] : changeGroups(hunk, wanted)
}

function piecesOf(
  hunk: Hunk,
  groups: readonly Edit[],
  { maxLength, maxLines }: Required<EditLimits>,
): Edit[] {
  return groups
    .flatMap((group) => cutAtDeletedRows(hunk, group))
    .flatMap((piece) => cutToLines(piece, maxLines))
    .flatMap((piece) => cutToLength(piece, maxLength))
    .filter((piece) => !isSame(textsOf(hunk, piece.first, piece.last), piece.lines))
}

function isSame(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((line, index) => line === after[index])
}

/** The edit as the runs of lines that change, with unchanged lines between them. */
function changeGroups(hunk: Hunk, { first, last, lines }: Edit): Edit[] {
  const groups: Edit[] = []
  let line = first
  let group: Edit | undefined
  for (const part of diffArrays(textsOf(hunk, first, last), [...lines])) {
    if (!part.added && !part.removed) {
      line += part.count
      group = undefined
      continue
    }
    if (group) groups.pop()
    const base: Edit = group ?? { first: line, last: line - 1, lines: [] }
    if (part.removed) line += part.count
    group = { ...base, last: line - 1, lines: part.added ? [...base.lines, ...part.value] : base.lines }
    groups.push(group)
  }
  return groups
}

/** A run of changed lines with a deleted row inside is distributed over the parts between deleted rows, in order. */
function cutAtDeletedRows(hunk: Hunk, group: Edit): Edit[] {
  const stretches: { first: number; last: number }[] = []
  for (let line = group.first; line <= group.last; line++) {
    const open = stretches.at(-1)
    if (open && !hasDeletedRowBetween(hunk, open.last, line)) open.last = line
    else stretches.push({ first: line, last: line })
  }
  if (stretches.length <= 1) return [group]
  let dealt = 0
  const pieces = stretches.map((stretch, index) => {
    const rest = index === stretches.length - 1
    const lines = group.lines.slice(dealt, rest ? undefined : dealt + stretch.last - stretch.first + 1)
    dealt += lines.length
    return { ...stretch, lines }
  })
  return withoutBlankPieces(pieces)
}

/** Blank lines alone are not a suggestion: the adjacent piece includes them. */
function withoutBlankPieces(pieces: readonly Edit[]): Edit[] {
  const result: Edit[] = []
  let carried: string[] = []
  for (const piece of pieces) {
    if (piece.lines.every(isBlank)) {
      for (const line of piece.lines) carried.push(line)
      result.push({ ...piece, lines: [] })
    } else {
      result.push({ ...piece, lines: [...carried, ...piece.lines] })
      carried = []
    }
  }
  const above = result.findLastIndex(({ lines }) => lines.length > 0)
  const taker = result[above < 0 ? result.length - 1 : above]
  if (taker && carried.length > 0)
    result.splice(above < 0 ? -1 : above, 1, { ...taker, lines: [...taker.lines, ...carried] })
  return result
}

/** More lines than one suggestion may replace: the new ones are distributed evenly, leaving room for one neighbour. */
function cutToLines(piece: Edit, maxLines: number): Edit[] {
  const count = piece.last - piece.first + 1
  if (count <= maxLines) return [piece]
  const parts = Math.ceil(count / (maxLines - 1))
  const share = (of: number, part: number) => Math.floor((of * part) / parts)
  const pieces = Array.from({ length: parts }, (_, part) => ({
    first: piece.first + share(count, part),
    last: piece.first + share(count, part + 1) - 1,
    lines: piece.lines.slice(share(piece.lines.length, part), share(piece.lines.length, part + 1)),
  }))
  return withoutBlankPieces(pieces)
}

/** Each part replaces at least one line; the last one replaces all that remain. */
function cutToLength(piece: Edit, maxLength: number): Edit[] {
  const parts: string[][] = [[]]
  let length = 0
  for (const line of piece.lines) {
    length += line.length + 1
    if (length > maxLength && parts.at(-1)?.length !== 0) {
      parts.push([])
      length = line.length + 1
    }
    parts.at(-1)?.push(line)
  }
  if (parts.length === 1 || parts.length > piece.last - piece.first + 1) return [piece]
  return parts.map((lines, index) => ({
    first: piece.first + index,
    last: index === parts.length - 1 ? piece.last : piece.first + index,
    lines,
  }))
}
