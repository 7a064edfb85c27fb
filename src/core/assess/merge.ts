import type { Finding } from '../finding/finding.ts'
import { because } from '../finding/reason.ts'
import { splitLines } from '../finding/suggestion.ts'
import { tokens } from '../text/letters.ts'
import { SIMILAR } from '../text/token-similarity.ts'
import type { Assessed, Member } from './assess.ts'

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

/** What is compared of a finding, worked out once. */
interface Claim {
  readonly source: string
  readonly lines: Lines | undefined
  readonly hasRule: boolean
  readonly rule: string
  readonly replacement: string | undefined
  readonly text: string
  /** The words and signs of the text, each by its number, sorted. */
  readonly words: Uint32Array
}

function claimOf(entry: Assessed, wordNumbers: Map<string, number>): Claim {
  const { finding } = entry
  const text = textOf(finding)
  const words = Uint32Array.from(tokens(text), (word) => {
    const number = wordNumbers.get(word) ?? wordNumbers.size
    wordNumbers.set(word, number)
    return number
  }).sort()
  return {
    source: sourceOf(finding),
    lines: linesOf(entry),
    hasRule: finding.rule !== undefined,
    rule: ruleName(finding),
    replacement: replacementOf(finding),
    text,
    words,
  }
}

/** In files that a single source reports on there is nothing to merge. */
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

/** How many groups at one place are looked at, and how many of them are compared word by word: no line has as many. */
const MAX_SEEN = 300
const MAX_COMPARED = 100

/** The group with the most similar text; of equals the weightiest. */
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

/** The groups at one place, by what makes another finding the same as theirs for certain. */
class GroupsAt {
  readonly all: Group[] = []
  readonly byCode = new Map<string | undefined, Group[]>()
  readonly byRule = new Map<string, Group[]>()
  readonly byText = new Map<string, Group[]>()

  add(group: Group): void {
    const { rule, replacement, text } = group.claim
    this.all.push(group)
    put(this.byCode, replacement, group)
    put(this.byRule, rule, group)
    put(this.byText, text, group)
  }
}

function put<Key>(lists: Map<Key, Group[]>, key: Key, group: Group): void {
  const list = lists.get(key)
  if (list) list.push(group)
  else lists.set(key, [group])
}

/** Groups by their lines, so that not all of a file have to be looked at. */
class PlacedGroups {
  private readonly places = new Map<string, GroupsAt>()

  add(path: string, group: Group): void {
    for (const key of keysOf(group.claim.lines)) {
      const place = this.places.get(`${key} ${path}`) ?? new GroupsAt()
      this.places.set(`${key} ${path}`, place)
      place.add(group)
    }
  }

  /** Those at the same place; first the ones that have something in common for certain. */
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

interface Lines {
  readonly side: string
  readonly first: number
  readonly last: number
}

/** How far the lines of one may reach where the other names a single one of them. */
const MAX_REACH = 5

function samePlace(here: Lines | undefined, there: Lines | undefined): boolean {
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
  const place = assessed.place()
  if (place.kind === 'inline') {
    const { side, span } = place.anchor
    return { side, first: span.first, last: span.last }
  }
  const { line, startLine = line, side = 'RIGHT' } = assessed.finding
  return line === undefined || startLine === undefined ? undefined : { side, first: startLine, last: line }
}

/** 0: another defect. The same rule, the same replacement or similar text make it the same. */
function sameness(one: Claim, other: Claim): number {
  const share = sharedWords(one.words, other.words)
  const rule = one.hasRule && one.rule === other.rule ? 1 : 0
  const replacement = one.replacement !== undefined && one.replacement === other.replacement ? 1 : 0
  const isShort = Math.min(one.words.length, other.words.length) < FEW_WORDS
  const isAlike = share >= (isShort ? ALIKE_IF_SHORT : SIMILAR)
  return isAlike || rule + replacement > 0 ? share + 2 * replacement + rule : 0
}

/** Short texts need more words in common. */
const ALIKE_IF_SHORT = 0.85
const FEW_WORDS = 6

/** `@typescript-eslint/no-unused-vars` is `no-unused-vars`. */
function ruleName({ rule = '' }: Finding): string {
  return rule.slice(rule.lastIndexOf('/') + 1).toLowerCase()
}

/** The same number as `diceSimilarity`, from words that are numbered and sorted already. */
function sharedWords(one: Uint32Array, other: Uint32Array): number {
  const all = one.length + other.length
  let shared = 0
  let at = 0
  for (const word of one) {
    while (at < other.length && (other[at] ?? 0) < word) at++
    if (at < other.length && other[at] === word) {
      shared++
      at++
    }
  }
  return all === 0 ? 1 : (2 * shared) / all
}

function textOf({ title = '', message = '' }: Finding): string {
  return `${title} ${message}`.toLowerCase()
}

function replacementOf({ suggestion, fix }: Finding): string | undefined {
  if (suggestion !== undefined) return JSON.stringify(splitLines(suggestion))
  return fix && JSON.stringify(fix.changes.flatMap(({ text }) => splitLines(text)))
}
