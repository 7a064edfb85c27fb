import { holdsChange } from '../diff/changed-lines.ts'
import type { FileDiff, Hunk, Side } from '../diff/diff.ts'
import { lineRuns } from '../diff/line-run.ts'
import type { Finding } from '../finding/finding.ts'
import { touchedLines } from '../finding/fix.ts'
import type { Scope } from '../options/plan-options.ts'
import { countWhile } from '../text/count-while.ts'

/**
 * How near a finding is to the change, nearest first: on a line that the change added or deleted, on another line that
 * the diff shows, elsewhere in a changed file, in another file.
 */
export const NEARNESS = ['added', 'diff', 'files', 'all'] as const
export type Nearness = (typeof NEARNESS)[number]

/** 0 is the nearest. */
export function distance(nearness: Nearness): number {
  return NEARNESS.indexOf(nearness)
}

/** Resolves `auto`: a linter reports everything in its files, a model what it was asked about. */
export function scopeFor({ kind }: Pick<Finding, 'kind'>, scope: Scope): Nearness {
  if (scope !== 'auto') return scope
  return kind === 'tool' ? 'added' : 'all'
}

export interface StatedLines {
  readonly side: Side
  readonly first: number
  readonly last: number
}

/** If the changed rows are not known, or no line is stated, it may be about the change. */
export function nearnessInFile(fileDiff: FileDiff, lines: StatedLines | undefined): Nearness {
  if (!lines || 'unreadable' in fileDiff) return 'added'
  const { side, first, last } = lines
  if (holdsChange(fileDiff.hunks, side, first, last)) return 'added'
  return shows(fileDiff.hunks, side, first, last) ? 'diff' : 'files'
}

function shows(hunks: readonly Hunk[], side: Side, first: number, last: number): boolean {
  const runs = lineRuns(hunks, side)
  const run = runs[countWhile(runs, (run) => run.last < first)]
  return run !== undefined && run.first <= last
}

/** An insertion between two lines is about both of them. */
export function statedLines({ line, startLine = line, fix }: Finding, side: Side): StatedLines | undefined {
  if (line === undefined || startLine === undefined) return undefined
  if (!fix?.ofPatch) return { side, first: startLine, last: line }
  const { first, last } = touchedLines(fix.changes)
  return { side, first: Math.min(first, last), last: Math.max(first, last) }
}
