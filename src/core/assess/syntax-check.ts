import type { Hunk } from '../diff/diff.ts'
import { type Finding, isTrusted } from '../finding/finding.ts'
import type { Reason } from '../finding/reason.ts'
import type { PlanOptions, SyntaxProblem } from '../options/plan-options.ts'
import { applyEdits, type LineSpan } from '../suggest/apply-edits.ts'
import type { Edit } from '../suggest/edit.ts'
import type { Offer } from '../suggest/offer.ts'
import { addToGroup } from '../text/group-by.ts'
import type { AssessedInline } from './assess.ts'
import { createSourceFinder, type ParsedSource } from './parsed-source.ts'
import { type Breakage, doesNotParse } from './syntax-reason.ts'

/** What the buttons of one offer do to a file. */
export interface OfferedChange {
  readonly path: string
  readonly hunks: readonly Hunk[]
  readonly edits: readonly Edit[]
  /** By a tool, which is never refused for its syntax. */
  readonly trusted: boolean
}

export function changeOf(
  offer: Offer,
  { path, at }: Pick<AssessedInline, 'path' | 'at'>,
  by: Finding,
): OfferedChange | undefined {
  return 'edits' in offer ? { path, hunks: at.hunks, edits: offer.edits, trusted: isTrusted(by) } : undefined
}

/**
 * A model's suggestion has no button if it brings in syntax errors: a file that parses must still parse after the
 * commit, and one that does not must not have more errors.
 */
export interface SyntaxCheck {
  /** The offer of an entry, refused if it breaks the file, or if it is to be withheld. */
  check(entry: AssessedInline, offer: Offer): Offer
  /**
   * Whether all buttons together keep the files valid. If not, the lightest ones that break a file are withheld from
   * now on.
   */
  allowsTogether(changes: readonly OfferedChange[]): boolean
}

/** Characters that are parsed for one plan, which takes ten seconds. The rest is offered without this check. */
const MAX_PARSED = 60_000_000

/**
 * A withheld button leaves its lines to others, which may break the file too. After so many rounds, its models have no
 * buttons.
 */
const MAX_ROUNDS = 5

export function createSyntaxCheck(options: Pick<PlanOptions, 'parse' | 'headText'>): SyntaxCheck {
  const { parse } = options
  if (!parse) return { check: (_, offer) => offer, allowsTogether: () => true }
  const findSource = createSourceFinder(options)
  const errorCounts = new Map<ParsedSource, number | undefined>()
  const verdicts = new Map<string, Reason | undefined>()
  /** Files in which models no longer have buttons. */
  const closed = new Map<string, Reason>()
  let rounds = 0
  let left = MAX_PARSED

  function problemsIn(source: ParsedSource, lines: readonly string[]): readonly SyntaxProblem[] | undefined {
    const text = lines.join('\n')
    left -= text.length
    return left < 0 ? undefined : parse?.(source.path, text)
  }

  /** Errors of the current text; `undefined` if it proves nothing. */
  function errorsBefore(source: ParsedSource): number | undefined {
    if (!errorCounts.has(source)) errorCounts.set(source, problemsIn(source, source.lines)?.length)
    return errorCounts.get(source)
  }

  function breakage(source: ParsedSource, edits: readonly Edit[], allowed: number): Breakage | undefined {
    const applied = applyEdits(source.lines, edits)
    const problems = problemsIn(source, applied.lines)
    if (!problems || problems.length <= allowed) return undefined
    // In a file that did not parse, such as C with macros, errors change elsewhere too.
    const isHere = problems.some((problem) => applied.changed.some((span) => isNear(problem, span)))
    return allowed === 0 || isHere ? { applied, problems, allowed } : undefined
  }

  function sourceOf({ path, hunks }: OfferedChange): ParsedSource | undefined {
    return findSource(path, hunks)
  }

  function breaksAlone(change: OfferedChange): Reason | undefined {
    const source = sourceOf(change)
    const allowed = source && errorsBefore(source)
    if (!source || allowed === undefined) return undefined
    const broken = breakage(source, change.edits, allowed)
    return broken && doesNotParse(broken)
  }

  function verdictOn(change: OfferedChange): Reason | undefined {
    const key = keyOf(change)
    if (!verdicts.has(key)) verdicts.set(key, breaksAlone(change))
    return closed.get(change.path) ?? verdicts.get(key)
  }

  /** First the changes of tools, whatever their weight; then each change of a model that fits those before it. */
  function brokenAmong(source: ParsedSource, group: readonly OfferedChange[]): [OfferedChange, Reason][] {
    const errors = errorsBefore(source)
    if (errors === undefined) return []
    const kept = group.filter(({ trusted }) => trusted).flatMap(({ edits }) => edits)
    // If the tools' changes break the file, no model is to blame.
    const allowed = kept.length === 0 ? errors : (breakage(source, kept, errors)?.problems.length ?? errors)
    if (
      !breakage(
        source,
        group.flatMap(({ edits }) => edits),
        allowed,
      )
    )
      return []
    return group.flatMap((change): [OfferedChange, Reason][] => {
      if (change.trusted) return []
      const broken = breakage(source, [...kept, ...change.edits], allowed)
      if (broken) return [[change, doesNotParse(broken, 'Together with another suggestion')]]
      kept.push(...change.edits)
      return []
    })
  }

  return {
    check(entry, offer) {
      const change = changeOf(offer, entry, entry.finding)
      const refused = change && !change.trusted ? verdictOn(change) : undefined
      if (!refused || !('edits' in offer)) return offer
      const { edits: _, ...rest } = offer
      return { ...rest, refused }
    },
    allowsTogether(changes) {
      rounds++
      const broken = groupBySource(changes, sourceOf).flatMap(([source, group]) => brokenAmong(source, group))
      for (const [change, reason] of broken) {
        verdicts.set(keyOf(change), reason)
        if (rounds > MAX_ROUNDS) closed.set(change.path, reason)
      }
      return broken.length === 0
    },
  }
}

/** A parser often names the line after the one that is wrong. */
const NEAR = 2

function isNear(one: LineSpan, other: LineSpan): boolean {
  return one.first <= other.last + NEAR && other.first <= one.last + NEAR
}

function keyOf({ path, edits }: OfferedChange): string {
  return JSON.stringify([path, edits])
}

/** The changes of each source with more than one, of which a model wrote some. */
function groupBySource(
  changes: readonly OfferedChange[],
  sourceOf: (change: OfferedChange) => ParsedSource | undefined,
): [ParsedSource, OfferedChange[]][] {
  const paths = new Set(changes.filter(({ trusted }) => !trusted).map(({ path }) => path))
  const groups = new Map<ParsedSource, OfferedChange[]>()
  for (const change of changes) {
    const source = paths.has(change.path) ? sourceOf(change) : undefined
    if (source) addToGroup(groups, source, change)
  }
  return [...groups].filter(([, group]) => group.length > 1 && group.some(({ trusted }) => !trusted))
}
