import { diffArrays } from 'diff'
import { type Hunk, hasDeletedRowBetween, newLines } from './diff.ts'
import { because, type Reason } from './reason.ts'

/** Lines first..last of the new file become these. An insertion before `first` has `last === first - 1`. */
export interface Edit {
  readonly first: number
  readonly last: number
  readonly lines: readonly string[]
}

export type Edits = { readonly edits: readonly Edit[] } | { readonly refused: Reason }

/**
 * The smallest edits that do the same and can each be committed: equal lines at both ends are cut off; where a
 * deleted row still lies inside, the edit is split at the lines that stay.
 */
export function smallestEdits(hunk: Hunk, wanted: Edit): Edits {
  const small = trim(hunk, wanted)
  if (small.lines.length === 0 && small.last < small.first) return { refused: because('no-change') }
  const whole = settle(hunk, small)
  if ('first' in whole && !spansDeletedRow(hunk, whole)) return { edits: [whole] }
  if ('first' in whole) return split(hunk, small)
  return { refused: whole }
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

/**
 * Makes an edit that every client reads alike: an insertion repeats an anchor line (above it; at the top of the
 * file below), and a block takes in unchanged neighbours rather than begin or end with a blank line.
 */
function settle(
  hunk: Hunk,
  edit: Edit,
  unchanged = { from: 1, to: Number.POSITIVE_INFINITY },
): Edit | Reason {
  let { first, last } = edit
  let lines = [...edit.lines]
  const takeAbove = () => {
    const [text] = textsOf(hunk, first - 1, first - 1)
    if (text === undefined || first - 1 < unchanged.from) return false
    if (first <= last && hasDeletedRowBetween(hunk, first - 1, first)) return false
    lines = [text, ...lines]
    first--
    return true
  }
  const takeBelow = () => {
    const [text] = textsOf(hunk, last + 1, last + 1)
    if (text === undefined || last + 1 > unchanged.to) return false
    if (first <= last && hasDeletedRowBetween(hunk, last, last + 1)) return false
    lines = [...lines, text]
    last++
    return true
  }
  if (last < first && !takeAbove() && !takeBelow()) return because('target-not-in-diff')
  if (lines.length === 0) return { first, last, lines }
  while (isBlank(lines[0]) && takeAbove());
  while (isBlank(lines.at(-1)) && takeBelow());
  return lines.every(isBlank) ? because('blank-line-block') : { first, last, lines }
}

function isBlank(line: string | undefined): boolean {
  return line?.trim() === ''
}

function spansDeletedRow(hunk: Hunk, { first, last }: Edit): boolean {
  return hasDeletedRowBetween(hunk, first, last)
}

/** Comparing longer texts line by line costs more than a button is worth. */
const MAX_SPLIT_LINES = 2000

function split(hunk: Hunk, wanted: Edit): Edits {
  const refused = { refused: because('deleted-row-in-range') }
  if (wanted.last - wanted.first + wanted.lines.length > MAX_SPLIT_LINES) return refused
  const pieces = changeGroups(hunk, wanted).flatMap((group) => cutAtDeletedRows(hunk, group))
  const settled: Edit[] = []
  for (const [index, piece] of pieces.entries()) {
    // A neighbour that another piece changes must not be repeated as it was.
    const from = (pieces[index - 1]?.last ?? 0) + 1
    const to = (pieces[index + 1]?.first ?? Number.POSITIVE_INFINITY) - 1
    const edit = settle(hunk, piece, { from, to })
    if (!('first' in edit)) return { refused: edit }
    const above = settled.at(-1)
    // Two edits that need the same line are one edit.
    if (above && above.last >= edit.first) settled.splice(-1, 1, join(above, edit))
    else settled.push(edit)
  }
  return settled.some((edit) => spansDeletedRow(hunk, edit)) ? refused : { edits: settled }
}

/** The lines they share are unchanged in both: each took them in as neighbours. */
function join(above: Edit, below: Edit): Edit {
  const shared = above.last - below.first + 1
  return { first: above.first, last: below.last, lines: [...above.lines, ...below.lines.slice(shared)] }
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

/** A run of changed lines with a deleted row inside is dealt out to the stretches between deleted rows, in order. */
function cutAtDeletedRows(hunk: Hunk, group: Edit): Edit[] {
  const stretches: { first: number; last: number }[] = []
  for (let line = group.first; line <= group.last; line++) {
    const open = stretches.at(-1)
    if (open && !hasDeletedRowBetween(hunk, open.last, line)) open.last = line
    else stretches.push({ first: line, last: line })
  }
  if (stretches.length <= 1) return [group]
  let dealt = 0
  return stretches.map((stretch, index) => {
    const rest = index === stretches.length - 1
    const lines = group.lines.slice(dealt, rest ? undefined : dealt + stretch.last - stretch.first + 1)
    dealt += lines.length
    return { ...stretch, lines }
  })
}

function textsOf(hunk: Hunk, first: number, last: number): string[] {
  return first > last ? [] : (newLines(hunk, first, last) ?? []).map((row) => row.text)
}
