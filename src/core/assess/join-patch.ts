import { type Hunk, hunkAt } from '../diff/diff.ts'
import { because } from '../finding/reason.ts'
import { type Edit, smallestEdits, wholeEdit } from '../suggest/edit.ts'
import { isBlank, textsOf, type Unchanged } from '../suggest/pad-edit.ts'
import type { Proposal } from '../suggest/proposal.ts'
import { addToGroup } from '../text/group-by.ts'
import type { Assessed } from './assess.ts'

/**
 * The groups of a patch that lie close are one suggestion: it reads better, and two of them never need the same line
 * to stand on. Each of the others may take in only what no other group changes.
 */
export function joinPatch(assessed: readonly Assessed[]): Assessed[] {
  const files = new Map<string, Part[]>()
  for (const entry of assessed) {
    const part = partOf(entry)
    if (part) addToGroup(files, JSON.stringify([entry.finding.origin.file, entry.path]), part)
  }
  if (files.size === 0) return [...assessed]
  const units = new Map([...files.values()].flatMap(unitsOf).map((unit) => [unit.index, unit]))
  const gone = new Set(
    [...units.values()].flatMap(({ members = [] }) => members.map(({ assessed }) => assessed.index)),
  )
  return assessed.flatMap((entry) => (gone.has(entry.index) ? [] : [units.get(entry.index) ?? entry]))
}

/** A group of changed lines that can have a button. */
interface Part {
  readonly entry: Assessed
  readonly proposal: Proposal
  readonly hunk: Hunk
}

function partOf(entry: Assessed): Part | undefined {
  const place = entry.finding.fix?.ofPatch ? entry.place() : undefined
  if (place?.kind !== 'inline') return undefined
  const [proposal] = entry.code().proposals
  if (!proposal || proposal.barrier) return undefined
  const hunk = hunkAt(place.hunks, proposal.last) ?? hunkAt(place.hunks, proposal.first)
  return hunk && { entry, proposal, hunk }
}

function unitsOf(parts: readonly Part[]): Assessed[] {
  const joined: Part[][] = []
  /** Too long together with the unit above, and joining more only makes it longer. */
  const tooLong = new Set<readonly Part[]>()
  for (const part of parts.toSorted((one, other) => one.proposal.first - other.proposal.first)) {
    const unit = joined.at(-1)
    if (unit && joinUnits(unit, [part]) === 'joined') unit.push(part)
    else joined.push([part])
    // A unit that has grown may now need the same line as the unit above.
    const [above, grown] = joined.slice(-2)
    if (!above || !grown || grown.length < 2 || tooLong.has(grown)) continue
    const together = joinUnits(above, grown)
    if (together === 'joined') joined.splice(-2, 2, [...above, ...grown])
    else if (together === 'too-long') tooLong.add(grown)
  }
  return joined.map((unit, index) => {
    const from = lastOf(joined[index - 1]) + 1
    const to = (joined[index + 1]?.[0]?.proposal.first ?? Number.POSITIVE_INFINITY) - 1
    return asOne(unit, { from, to })
  })
}

function lastOf(unit: readonly Part[] | undefined): number {
  return unit?.at(-1)?.proposal.last ?? 0
}

/** With two lines between them that are not blank, each group has a neighbour of its own. */
const MAX_SOLID_LINES_BETWEEN = 1

/** Whether two units are better read as one, or have to be one because both need the same line. */
function joinUnits(unit: readonly Part[], next: readonly Part[]): 'joined' | 'apart' | 'too-long' {
  const [above, below] = [unit.at(-1), next[0]]
  if (!above || !below || above.hunk !== below.hunk || unit.length + next.length > MAX_PARTS) return 'apart'
  if (!isClose(below.hunk, above.proposal.last + 1, below.proposal.first - 1)) return 'apart'
  const joined = joinedEdit([...unit, ...next])
  if (wholeEdit(below.hunk, joined, MAX_LENGTH)) return 'joined'
  // Cheaper than comparing all lines again, which is needed only if they collide.
  if (!collide(below.hunk, unit, next)) return 'apart'
  const together = smallestEdits(below.hunk, joined, { maxLength: MAX_LENGTH })
  if ('edits' in together) return 'joined'
  return together.refused.code === 'too-long' ? 'too-long' : 'apart'
}

function isClose(hunk: Hunk, first: number, last: number): boolean {
  let solid = 0
  for (let line = first; line <= last && solid <= MAX_SOLID_LINES_BETWEEN; line++) {
    const [text] = textsOf(hunk, line, line)
    if (text !== undefined && !isBlank(text)) solid++
  }
  return solid <= MAX_SOLID_LINES_BETWEEN
}

/** More than `MAX_LENGTH` has room for: only parts that collide, all of them, could go on. */
const MAX_PARTS = 5000

/** A longer suggestion is easier to read in parts. */
const MAX_LENGTH = 4000

function collide(hunk: Hunk, unit: readonly Part[], next: readonly Part[]): boolean {
  const below = joinedEdit(next)
  const unitEdits = smallestEdits(hunk, joinedEdit(unit), { unchanged: { from: 1, to: below.first - 1 } })
  const nextEdits = smallestEdits(hunk, below, {
    unchanged: { from: lastOf(unit) + 1, to: Number.POSITIVE_INFINITY },
  })
  if (!('edits' in unitEdits && 'edits' in nextEdits)) return false
  return unitEdits.edits.some(({ last }) => nextEdits.edits.some(({ first }) => first <= last))
}

function joinedEdit(unit: readonly Part[]): Edit {
  const [top] = unit
  if (!top) return { first: 1, last: 0, lines: [] }
  let { last } = top.proposal
  const lines = [...top.proposal.lines]
  for (const { proposal, hunk } of unit.slice(1)) {
    for (const line of textsOf(hunk, last + 1, proposal.first - 1)) lines.push(line)
    for (const line of proposal.lines) lines.push(line)
    last = proposal.last
  }
  return { first: top.proposal.first, last, lines }
}

/** Reported by the first group. */
function asOne(unit: readonly Part[], unchanged: Unchanged): Assessed {
  const [lead, ...others] = unit
  if (!lead) throw new RangeError('a unit has at least one part')
  const note = unit.find(({ proposal }) => proposal.note)?.proposal.note
  const proposal: Proposal = {
    ...joinedEdit(unit),
    own: others.length === 0 && lead.proposal.own,
    proven: unit.every(({ proposal }) => proposal.proven),
    ...(note === undefined ? {} : { note }),
  }
  const members = others.map(({ entry }) => ({ assessed: entry, reason: because('joined') }))
  const { prose } = lead.entry.code()
  return { ...lead.entry, code: () => ({ prose, proposals: [proposal] }), unchanged, members }
}
