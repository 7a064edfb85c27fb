import type { Diff, Row } from '../diff/diff.ts'
import type { Finding } from '../finding/finding.ts'
import type { PlanOptions } from '../options/plan-options.ts'
import { repositoryPath } from '../place/repository-path.ts'
import { resolvePath } from '../place/resolve-path.ts'
import { collapseWhitespace } from '../text/collapse-whitespace.ts'
import { addToGroup } from '../text/group-by.ts'
import type { Assessed } from './assess.ts'
import { distance } from './scope.ts'

/**
 * The findings that the base has too, by their index: same file (or its old name), rule and message, and the same text
 * of the line where it is known on both sides. Each entry of the baseline stands for one finding.
 */
export function findInBaseline(
  entries: readonly Assessed[],
  diff: Diff,
  { baseline = [], workspaces }: Pick<PlanOptions, 'baseline' | 'workspaces'>,
): ReadonlySet<number> {
  const old = new Set<number>()
  if (baseline.length === 0) return old
  const textAt = lineTexts(diff)
  const known = new Map<string, BaseEntry[]>()
  for (const finding of baseline) {
    const path = pathNow(finding, diff, workspaces)
    addToGroup(known, keyOf(finding, path), { text: textAt(path, 'oldLine', finding.line) })
  }
  const candidates = entries
    .map((entry) => ({ entry, same: known.get(keyOf(entry.finding, entry.path)) ?? [] }))
    .filter(({ same }) => same.length > 0)
    .map(({ entry, same }) => ({ entry, same, text: textAt(entry.path, 'newLine', entry.finding.line) }))
    // If the base has fewer of them, those farther from the change are the old ones.
    .toSorted((one, other) => farther(one.entry, other.entry))
  // The strictest comparison first, so that as many as possible find a match: an unknown line fits any other.
  for (const fits of [isEqual, isUnknownNow, isUnknownAtBase]) {
    for (const { entry, same, text } of candidates) {
      if (old.has(entry.index)) continue
      const at = same.findIndex((base) => fits(base.text, text))
      if (at < 0) continue
      same.splice(at, 1)
      old.add(entry.index)
    }
  }
  return old
}

/** For the log: a baseline that matches nothing was most likely made with other paths or options. */
export function baselineNotes(
  entries: readonly Assessed[],
  old: ReadonlySet<number>,
  diff: Diff,
  { baseline = [], workspaces }: Pick<PlanOptions, 'baseline' | 'workspaces'>,
): string[] {
  const paths = new Set(entries.map(({ path }) => path))
  const [first] = baseline
  if (!first || entries.length === 0 || old.size > 0) return []
  if (baseline.some((finding) => paths.has(pathNow(finding, diff, workspaces)))) return []
  return [
    `No finding of the baseline is about a file of this run's findings (for example ${JSON.stringify(first.path)}); both must have been made in the same directory`,
  ]
}

interface BaseEntry {
  /** Of the line at the base, where the diff shows it. */
  readonly text: string | undefined
}

function isEqual(base: string | undefined, now: string | undefined): boolean {
  return base !== undefined && base === now
}

function isUnknownNow(base: string | undefined, now: string | undefined): boolean {
  return base !== undefined && now === undefined
}

function isUnknownAtBase(base: string | undefined): boolean {
  return base === undefined
}

function farther(one: Assessed, other: Assessed): number {
  return (
    distance(other.nearness()) - distance(one.nearness()) ||
    (one.finding.line ?? 0) - (other.finding.line ?? 0) ||
    (one.finding.column ?? 0) - (other.finding.column ?? 0) ||
    one.index - other.index
  )
}

function keyOf({ rule = '', title = '', message = '' }: Finding, path: string): string {
  return JSON.stringify([path, rule, collapseWhitespace(title).trim(), collapseWhitespace(message).trim()])
}

/** Findings of the base have the old name of a renamed file. */
function pathNow({ path, root }: Finding, { files }: Diff, workspaces: readonly string[]): string {
  const resolved = resolvePath(path, files, { guess: false, workspaces, root })
  return resolved.kind === 'found' ? resolved.file.path : repositoryPath(path, workspaces)
}

type TextAt = (path: string, side: 'oldLine' | 'newLine', line: number | undefined) => string | undefined

/** The lines that the diff shows, without indentation: indenting a block creates no new defect. */
function lineTexts(diff: Diff): TextAt {
  const files = new Map(diff.files.map((file) => [file.path, file]))
  const texts = new Map<string, ReadonlyMap<number, string>>()
  return (path, side, line) => {
    const file = files.get(path)
    if (!file || line === undefined) return undefined
    const key = `${side} ${path}`
    const known = texts.get(key) ?? textsOn(diff.of(file), side)
    texts.set(key, known)
    return known.get(line)
  }
}

function textsOn(fileDiff: ReturnType<Diff['of']>, side: 'oldLine' | 'newLine'): Map<number, string> {
  const rows: readonly Row[] = 'hunks' in fileDiff ? fileDiff.hunks.flatMap((hunk) => hunk.rows as Row[]) : []
  return new Map(
    rows.flatMap((row): [number, string][] => {
      const line = row[side]
      return line === undefined ? [] : [[line, row.text.trim()]]
    }),
  )
}
