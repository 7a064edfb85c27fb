import type { Hunk, Side } from '../diff/diff.ts'
import { isTrusted } from '../finding/finding.ts'
import { splitLines } from '../finding/suggestion.ts'
import { digest, identityOf } from '../memory/fingerprint.ts'
import { type MarkedClaim, NAME_LENGTH } from '../memory/marker.ts'
import { type Claimed, proseWords } from '../memory/settled.ts'
import { surroundingsOf } from '../memory/surroundings.ts'
import type { PlanOptions } from '../options/plan-options.ts'
import { lazy } from '../text/lazy.ts'
import type { Assessed, AssessedInline } from './assess.ts'

/** How the marker of a comment remembers what its finding says, and where. `edit`: the lines of its button. */
export function markedClaim(
  entry: AssessedInline,
  edit: { readonly first: number; readonly last: number } | undefined,
  options: PlanOptions,
): MarkedClaim {
  const { anchor, hunks } = entry.at
  const lines = edit ? { side: 'RIGHT' as const, ...edit } : { side: anchor.side, ...anchor.span }
  const rule = ruleName(entry, options)
  return {
    severity: entry.finding.severity,
    says: saysName(entry, options),
    ...(rule === undefined ? {} : { rule }),
    at: surroundingsOf(lines, hunks, options.sha256),
  }
}

/** The same of a finding that is to be compared with earlier comments. */
export function claimedOf(entry: Assessed, options: PlanOptions): Claimed {
  const { finding, path, code } = entry
  const { title = '', severity, rule = '', source = '', suggestion } = finding
  const paths = [path, ...namesBefore(entry)]
  return {
    paths,
    severity,
    says: lazy(() => paths.map((each) => saysName({ finding, path: each }, options))),
    rule: ruleName(entry, options),
    rewords: !isTrusted(finding),
    words: lazy(() => proseWords([title, severity, code().prose, rule, source].join('\n'))),
    code: suggestion === undefined ? undefined : splitLines(suggestion),
    lines: linesOf(entry),
    hunks: hunksOf(entry),
  }
}

/** Of its file; none if it has no place in the diff. */
export function hunksOf(entry: Assessed): readonly Hunk[] {
  const place = entry.place()
  return place.kind === 'inline' ? place.hunks : []
}

/** A comment of before the renaming still has the old name. */
function namesBefore(entry: Assessed): string[] {
  const place = entry.place()
  const file = place.kind === 'inline' ? place.file : undefined
  return file?.status === 'renamed' && file.previousPath !== undefined ? [file.previousPath] : []
}

function linesOf(entry: Assessed): Claimed['lines'] {
  const place = entry.place()
  if (place.kind === 'inline') return { side: place.anchor.side, ...place.anchor.span }
  const { line, startLine = line, side = 'RIGHT' satisfies Side } = entry.finding
  return line === undefined || startLine === undefined ? undefined : { side, first: startLine, last: line }
}

function saysName({ finding, path }: Pick<Assessed, 'finding' | 'path'>, options: PlanOptions): string {
  const { suggestion: _, fix: __, ...rest } = finding
  return nameOf(['says', identityOf(rest, path)], options)
}

function ruleName({ finding: { rule } }: Assessed, options: PlanOptions): string | undefined {
  return rule === undefined ? undefined : nameOf(['rule', rule.toLowerCase()], options)
}

function nameOf(texts: readonly string[], { id, sha256 }: PlanOptions): string {
  return digest([id, ...texts], sha256).slice(0, NAME_LENGTH)
}
