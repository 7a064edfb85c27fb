import { because } from '../finding/reason.ts'
import { addToGroup } from '../text/group-by.ts'
import type { Assessed, Member } from './assess.ts'
import { type Claim, claimOf, type Lines, MAX_REACH, sameness, samePlace, sourceOf } from './claim.ts'

/**
 * The same defect reported by several sources is one finding that names them all. Findings of one source are never
 * merged with each other: two unused imports on one line are two. Given in the order of their weight, so that the
 * weightiest reports the others, whatever the order in which they came in.
 */
export function merge(byWeight: readonly Assessed[]): Assessed[] {
  const shared = pathsOfSeveralSources(byWeight)
  if (shared.size === 0) return [...byWeight]
  const groups: { entry: Assessed; members: Member[] }[] = []
  const placed = new PlacedGroups()
  const wordNumbers = new Map<string, number>()
  for (const entry of byWeight) {
    if (!shared.has(entry.path)) {
      groups.push({ entry, members: [] })
      continue
    }
    const claim = claimOf(entry, wordNumbers)
    const group = bestGroup(placed.near(entry.path, claim), claim)
    if (group) {
      group.sources.add(claim.source)
      group.members.push({ assessed: entry, reason: because('same-defect') })
    } else {
      const lead: Group = {
        entry,
        claim,
        order: groups.length,
        sources: new Set([claim.source]),
        members: [],
      }
      groups.push(lead)
      placed.add(entry.path, lead)
    }
  }
  return groups.map(({ entry, members }) =>
    members.length === 0 ? entry : { ...entry, members: [...(entry.members ?? []), ...members] },
  )
}

interface Group {
  readonly entry: Assessed
  readonly claim: Claim
  /** The weightiest has the lowest. */
  readonly order: number
  readonly sources: Set<string>
  readonly members: Member[]
}

/** If a single source reports on a file, there is nothing to merge. */
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

/** How many groups at one place are looked at, and how many of them are compared word by word: no line has as many. */
const MAX_SEEN = 300
const MAX_COMPARED = 100

/** The group with the most similar text; among equals the weightiest. */
function bestGroup(groups: Iterable<Group>, claim: Claim): Group | undefined {
  let best: { group: Group; score: number } | undefined
  const compared = new Set<Group>()
  let seen = 0
  for (const group of groups) {
    if (seen++ === MAX_SEEN || compared.size === MAX_COMPARED) break
    if (group.sources.has(claim.source) || compared.has(group)) continue
    compared.add(group)
    const score = sameness(group.claim, claim)
    const isBetter = score > (best?.score ?? 0)
    if (isBetter || (best && score === best.score && group.order < best.group.order)) best = { group, score }
  }
  return best?.group
}

/** The groups at one place, indexed by what makes a finding certainly the same. */
class GroupsAt {
  readonly all: Group[] = []
  readonly byCode = new Map<string | undefined, Group[]>()
  readonly byRule = new Map<string, Group[]>()
  readonly byText = new Map<string, Group[]>()

  add(group: Group): void {
    const { rule, replacement, text } = group.claim
    this.all.push(group)
    addToGroup(this.byCode, replacement, group)
    addToGroup(this.byRule, rule, group)
    addToGroup(this.byText, text, group)
  }
}

/** Groups by their lines, so that a finding is not compared with all of its file. */
class PlacedGroups {
  private readonly places = new Map<string, GroupsAt>()

  add(path: string, group: Group): void {
    for (const key of keysOf(group.claim.lines)) {
      const place = this.places.get(`${key} ${path}`) ?? new GroupsAt()
      this.places.set(`${key} ${path}`, place)
      place.add(group)
    }
  }

  /** Groups at the same place, the ones with an exact match first. */
  *near(path: string, { lines, rule, replacement, text }: Claim): Generator<Group> {
    const places = candidateKeys(lines).flatMap((key) => this.places.get(`${key} ${path}`) ?? [])
    const lists = [
      ...(replacement === undefined ? [] : places.map(({ byCode }) => byCode.get(replacement))),
      ...places.map(({ byText }) => byText.get(text)),
      ...places.map(({ byRule }) => byRule.get(rule)),
      ...places.map(({ all }) => all),
    ]
    for (const list of lists)
      for (const group of list ?? []) if (samePlace(group.claim.lines, lines)) yield group
  }
}

/** A group is found by its first line and by its last. */
function keysOf(lines: Lines | undefined): string[] {
  return lines ? [firstKey(lines, lines.first), `${lines.side} last ${lines.last}`] : ['file']
}

function firstKey({ side }: Lines, first: number): string {
  return `${side} first ${first}`
}

/** The keys of all groups that `samePlace` could allow. */
function candidateKeys(lines: Lines | undefined): string[] {
  const keys = keysOf(lines)
  if (!lines) return keys
  const { first, last } = lines
  // Longer ones around a single line begin above it; single ones inside of a short range begin in it.
  if (first === last)
    for (let line = first - MAX_REACH + 2; line < first; line++) keys.push(firstKey(lines, line))
  else if (last - first < MAX_REACH)
    for (let line = first + 1; line < last; line++) keys.push(firstKey(lines, line))
  return keys
}
