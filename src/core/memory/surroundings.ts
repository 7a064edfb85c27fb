import type { Hunk, Side } from '../diff/diff.ts'
import { lineOn } from '../diff/diff.ts'
import { lineRuns, rowsOn } from '../diff/line-run.ts'
import { addToGroup } from '../text/group-by.ts'
import { truncate } from '../text/truncate.ts'
import type { Sha256 } from './fingerprint.ts'

/** The lines of a comment and those around them, so that its place is found again after they were edited or moved. */
export interface Surroundings {
  readonly side: Side
  /** Both 0: it is about the whole file. */
  readonly first: number
  readonly last: number
  /**
   * Names of the lines from `REACH` above the last one to `REACH` below it; empty for one that is blank or not shown.
   */
  readonly around: readonly string[]
}

/** How many lines around a line are compared, and how far a thread's line may be from a finding that is the same. */
export const REACH = 3

const OFFSETS = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH)

export function surroundingsOf(
  place: { readonly side: Side; readonly first: number; readonly last: number },
  hunks: readonly Hunk[],
  sha256: Sha256,
): Surroundings {
  const { side, first, last } = place
  const around = OFFSETS.map((offset) => lineName(textAt(hunks, side, last + offset) ?? '', sha256))
  return { side, first, last, around }
}

function textAt(hunks: readonly Hunk[], side: Side, line: number): string | undefined {
  return line > 0 ? rowsOn(hunks, side, line, line)?.[0]?.text : undefined
}

/** Characters of a line that its name is made of: many findings may be on one very long line. */
const MAX_NAMED = 1000

/** 24 bits in hex digits are enough to find a place; what it says is compared too. Empty for a blank line. */
export function lineName(text: string, sha256: Sha256): string {
  const trimmed = truncate(text.trim(), MAX_NAMED)
  return trimmed === '' ? '' : sha256(trimmed).slice(0, 6)
}

/** `R10_12,0a1b2c,,3d4e5f,…` */
export function writeSurroundings({ side, first, last, around }: Surroundings): string {
  return `${side.charAt(0)}${first}_${last},${around.join(',')}`
}

export function readSurroundings(written: string): Surroundings | undefined {
  const [, letter, first, last, names = ''] = /^([LR])(\d{1,9})_(\d{1,9}),([0-9a-f,]*)$/.exec(written) ?? []
  const around = names.split(',')
  if (letter === undefined || around.length !== OFFSETS.length) return undefined
  return { side: letter === 'L' ? 'LEFT' : 'RIGHT', first: Number(first), last: Number(last), around }
}

/** Where the last line is now, or would be, according to most of the lines around it. `undefined` if too few remain. */
export function findAgain(at: Surroundings, names: LineNames): number | undefined {
  const votes = new Map<number, number>()
  for (const [index, offset] of OFFSETS.entries()) {
    const lines = names.linesNamed(at.around[index] ?? '')
    // A closing bracket is everywhere and proves nothing.
    if (lines.length > MAX_SAME) continue
    for (const line of lines) votes.set(line - offset, (votes.get(line - offset) ?? 0) + 1)
  }
  const wanted = Math.min(2, at.around.filter(Boolean).length)
  let best: { line: number; count: number } | undefined
  for (const [line, count] of votes) {
    const isCloser = best && Math.abs(line - at.last) < Math.abs(best.line - at.last)
    if (!best || count > best.count || (count === best.count && isCloser)) best = { line, count }
  }
  return best && best.count >= wanted ? best.line : undefined
}

const MAX_SAME = 50

/** The names of all lines of a file that the diff shows on one side. */
export interface LineNames {
  linesNamed(name: string): readonly number[]
  nameAt(line: number): string | undefined
}

/** Cached per file and side: several threads may be in one file. */
const known = {
  LEFT: new WeakMap<readonly Hunk[], LineNames>(),
  RIGHT: new WeakMap<readonly Hunk[], LineNames>(),
}

export function lineNames(hunks: readonly Hunk[], side: Side, sha256: Sha256): LineNames {
  const names = known[side].get(hunks) ?? nameLines(hunks, side, sha256)
  known[side].set(hunks, names)
  return names
}

function nameLines(hunks: readonly Hunk[], side: Side, sha256: Sha256): LineNames {
  const byName = new Map<string, number[]>()
  const byLine = new Map<number, string>()
  for (const row of lineRuns(hunks, side).flatMap(({ rows }) => rows)) {
    const name = lineName(row.text, sha256)
    byLine.set(lineOn(row, side), name)
    if (name !== '') addToGroup(byName, name, lineOn(row, side))
  }
  return { linesNamed: (name) => byName.get(name) ?? [], nameAt: (line) => byLine.get(line) }
}
