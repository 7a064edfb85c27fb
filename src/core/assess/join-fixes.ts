import { rowAt } from '../diff/diff.ts'
import { isTrusted } from '../finding/finding.ts'
import { type Fix, type TextChange, touchedLines } from '../finding/fix.ts'
import { because } from '../finding/reason.ts'
import { isShown } from '../place/anchor.ts'
import { fixProposal } from '../suggest/fix-proposal.ts'
import type { Proposal } from '../suggest/proposal.ts'
import { type Assessed, type AssessedInline, asInline } from './assess.ts'

/**
 * Tools' exact fixes that touch the same line at different columns are one suggestion, reported by the weightiest of
 * them: of two suggestions for one line only one can be applied. Given in the order of their weight; the answer has
 * those that lead others, with all of them.
 */
export function joinFixes(
  byWeight: readonly Assessed[],
  isOffered: (entry: AssessedInline) => boolean,
): ReadonlyMap<Assessed, Assessed> {
  const onLine = new Map<string, Unit>()
  const joined = new Map<Assessed, Assessed>()
  for (const entry of byWeight) {
    const exact = exactFix(entry)
    if (!exact) continue
    const keys = lineKeys(exact)
    const near = [...new Set(keys.flatMap((key) => onLine.get(key) ?? []))]
    const [unit] = near
    // A fix that would join two existing suggestions stays alone.
    const all: Fixes = unit ? [...unit.fixes, exact] : [exact]
    const next = near.length < 2 ? fitting(all) : undefined
    if (!next) continue
    if (unit) {
      const lead = asOne(next)
      if (!isOffered(lead)) continue
      joined.set(next[0].source, lead)
    }
    const grown = unit ?? { fixes: next }
    grown.fixes = next
    for (const key of keys) onLine.set(key, grown)
  }
  return joined
}

interface ExactFix {
  readonly source: Assessed
  readonly inline: AssessedInline
  readonly fix: Fix
  readonly proposal: Proposal
}

type Fixes = readonly [ExactFix, ...ExactFix[]]

interface Unit {
  fixes: Fixes
}

/** More changes than a reader wants to check at once. */
const MAX_FIXES = 10
const MAX_LINES = 50

/** The fix of a tool, if it is complete, in lines that the diff shows, and may have a button. */
function exactFix(source: Assessed): ExactFix | undefined {
  const { finding, members } = source
  const { fix, alternatives = [] } = finding
  const isPlain = fix && !fix.ofPatch && !fix.elsewhere?.length && !fix.finalNewline
  if (!isPlain || alternatives.length > 0 || members || !isTrusted(finding)) return undefined
  const inline = asInline(source)
  if (!inline || !isShown(inline.at.anchor)) return undefined
  const [proposal, ...more] = source.code().proposals
  if (!proposal || more.length > 0 || proposal.barrier || proposal.note) return undefined
  const { first, last } = touchedLines(fix.changes)
  return last - first < MAX_LINES ? { source, inline, fix, proposal } : undefined
}

function lineKeys({ source, fix }: ExactFix): string[] {
  const { first, last } = touchedLines(fix.changes)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => `${first + index} ${source.path}`,
  )
}

/** The fixes, if their changes can be made together. */
function fitting(fixes: Fixes): Fixes | undefined {
  const [{ fix: lead }] = fixes
  const isAlike = fixes.every(({ fix }) => fix.unit === lead.unit && fix.mark === lead.mark)
  return isAlike && fixes.length <= MAX_FIXES && areApart(changesOf(fixes)) ? fixes : undefined
}

/** Sorted by place; equal changes are merged. */
function changesOf(fixes: Fixes): TextChange[] {
  const changes = fixes.flatMap(({ fix }) => fix.changes)
  const distinct = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...distinct.values()].toSorted(
    (one, other) => one.startLine - other.startLine || one.startColumn - other.startColumn,
  )
}

/** Something unchanged must lie between any two: the order of adjacent changes would be a guess. */
function areApart(changes: readonly TextChange[]): boolean {
  return changes.every((change, index) => {
    const above = changes[index - 1]
    if (!above) return true
    return (
      above.endLine < change.startLine ||
      (above.endLine === change.startLine && above.endColumn < change.startColumn)
    )
  })
}

function asOne(fixes: Fixes): AssessedInline {
  const [{ inline, fix }, ...others] = fixes
  const descriptions = [...new Set(fixes.flatMap(({ proposal }) => proposal.description ?? []))]
  const { prose } = inline.code()
  const whole: Fix = {
    changes: changesOf(fixes),
    unit: fix.unit,
    ...(fix.mark ? { mark: fix.mark } : {}),
    ...(descriptions.length > 0 ? { description: descriptions.join(' · ') } : {}),
  }
  const proposal: Proposal = {
    ...fixProposal(whole, (line) => rowAt(inline.at.hunks, line)),
    proven: fixes.every(({ proposal }) => proposal.proven),
  }
  const members = others.map(({ source }) => ({ assessed: source, reason: because('joined') }))
  return { ...inline, code: () => ({ prose, proposals: [proposal] }), members }
}
