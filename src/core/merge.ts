import { type Assessed, amended, isInline, type Member } from './assess.ts'
import type { Finding } from './finding.ts'
import { tokens } from './letters.ts'
import { likeness } from './likeness.ts'
import { because } from './reason.ts'
import { splitLines } from './suggestion.ts'

/**
 * The same defect reported by several sources is one finding that names them all. Findings of one source are never
 * merged with each other: two unused imports on one line are two. Given in the order of their weight, so that the
 * weightiest speaks for the others, whatever the order in which they came in.
 */
export function merge(byWeight: readonly Assessed[]): Assessed[] {
  const shared = pathsOfSeveralSources(byWeight)
  if (shared.size === 0) return [...byWeight]
  const groups: Group[] = []
  const groupsOf = new Map<string, Group[]>()
  for (const entry of byWeight) {
    const lead = { entry, sources: new Set([sourceOf(entry.finding)]), members: [] as Member[] }
    if (!shared.has(entry.path)) {
      groups.push(lead)
      continue
    }
    const candidates = groupsOf.get(entry.path) ?? []
    const group = bestGroup(candidates, entry)
    if (group) {
      group.sources.add(sourceOf(entry.finding))
      group.members.push({ assessed: entry, reason: because('same-defect') })
    } else {
      groups.push(lead)
      groupsOf.set(entry.path, [...candidates, lead])
    }
  }
  return groups.map(({ entry, members }) =>
    members.length === 0 ? entry : amended(entry, { members: [...(entry.members ?? []), ...members] }),
  )
}

interface Group {
  readonly entry: Assessed
  readonly sources: Set<string>
  readonly members: Member[]
}

/** Files that only one source speaks of have nothing to merge. */
function pathsOfSeveralSources(assessed: readonly Assessed[]): Set<string> {
  const first = new Map<string, string>()
  const shared = new Set<string>()
  for (const { path, finding } of assessed) {
    const source = sourceOf(finding)
    if ((first.get(path) ?? source) !== source) shared.add(path)
    else first.set(path, source)
  }
  return shared
}

/** Who says it: the tool or model, or where none is named the file that it was read from. */
export function sourceOf({ source, origin }: Finding): string {
  return source?.trim().toLowerCase() || `file ${origin.file}`
}

/** The one that says it most alike; of equals the weightiest. */
function bestGroup(groups: readonly Group[], entry: Assessed): Group | undefined {
  const source = sourceOf(entry.finding)
  let best: { group: Group; score: number } | undefined
  for (const group of groups) {
    if (group.sources.has(source) || !samePlace(group.entry, entry)) continue
    const score = sameness(group.entry, entry)
    if (score > (best?.score ?? 0)) best = { group, score }
  }
  return best?.group
}

interface Lines {
  readonly side: string
  readonly first: number
  readonly last: number
}

/** How far the lines of one may reach where the other names a single one of them. */
const MAX_REACH = 5

function samePlace(one: Assessed, other: Assessed): boolean {
  const [here, there] = [linesOf(one), linesOf(other)]
  if (!here || !there) return here === there
  if (here.side !== there.side) return false
  if (here.first === there.first || here.last === there.last) return true
  const [inner, outer] = here.last - here.first < there.last - there.first ? [here, there] : [there, here]
  const isSingle = inner.first === inner.last
  return (
    isSingle && outer.first < inner.first && inner.last < outer.last && outer.last - outer.first < MAX_REACH
  )
}

/** Where it stands in the diff, else where it says; nothing for a whole file. */
function linesOf(assessed: Assessed): Lines | undefined {
  if (isInline(assessed)) {
    const { side, span } = assessed.place.anchor
    return { side, first: span.first, last: span.last }
  }
  const { line, startLine = line, side = 'RIGHT' } = assessed.finding
  return line === undefined || startLine === undefined ? undefined : { side, first: startLine, last: line }
}

/** 0: another defect. The same rule, the same replacement or a text that is alike make it the same. */
function sameness({ finding: one }: Assessed, { finding: other }: Assessed): number {
  const alike = textLikeness(one, other)
  const rule = one.rule !== undefined && ruleName(one) === ruleName(other) ? 1 : 0
  const replacement = replacementOf(one) !== undefined && replacementOf(one) === replacementOf(other) ? 1 : 0
  const isAlike = alike.share >= (alike.words >= FEW_WORDS ? ALIKE : ALIKE_IF_SHORT)
  return isAlike || rule + replacement > 0 ? alike.share + 2 * replacement + rule : 0
}

/** How much of their words two texts share that say the same; in a few words every one of them counts. */
const ALIKE = 0.6
const ALIKE_IF_SHORT = 0.85
const FEW_WORDS = 6

/** `@typescript-eslint/no-unused-vars` is `no-unused-vars`. */
function ruleName({ rule = '' }: Finding): string {
  return rule.slice(rule.lastIndexOf('/') + 1).toLowerCase()
}

function textLikeness(one: Finding, other: Finding): { share: number; words: number } {
  const [left, right] = [textOf(one), textOf(other)]
  return { share: likeness(left, right), words: Math.min(tokens(left).length, tokens(right).length) }
}

function textOf({ title = '', message = '' }: Finding): string {
  return `${title} ${message}`.toLowerCase()
}

function replacementOf({ suggestion, fix }: Finding): string | undefined {
  if (suggestion !== undefined) return JSON.stringify(splitLines(suggestion))
  return fix && JSON.stringify(fix.changes.flatMap(({ text }) => splitLines(text)))
}
