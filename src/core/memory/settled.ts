import type { Hunk, Side } from '../diff/diff.ts'
import { rowsOn } from '../diff/line-run.ts'
import { rank, type Severity } from '../finding/finding.ts'
import type { Lazy } from '../text/lazy.ts'
import { lazy } from '../text/lazy.ts'
import { words } from '../text/letters.ts'
import { diceSimilarity, SIMILAR } from '../text/token-similarity.ts'
import { suggestedLines, wasApplied } from './applied.ts'
import type { Sha256 } from './fingerprint.ts'
import { type MarkedClaim, readCommentMarker, withoutMarker } from './marker.ts'
import { findAgain, lineName, lineNames, REACH } from './surroundings.ts'
import { isDecided, type PostedComment } from './thread.ts'

/** A finding as it is compared with threads that people have decided on. */
export interface Claimed {
  /** Of its file: the name now, and the one before if the change renames it. */
  readonly paths: readonly string[]
  readonly severity: Severity
  /** As in a marker, for each of these names. */
  readonly says: Lazy<readonly string[]>
  readonly rule: string | undefined
  /** Whether it may be reworded: models reword their findings, tools do not. */
  readonly rewords: boolean
  readonly words: Lazy<readonly string[]>
  /** The lines of its suggestion. */
  readonly code: readonly string[] | undefined
  /** `undefined` if it is about no lines; both 0: about the whole file. */
  readonly lines: { readonly side: Side; readonly first: number; readonly last: number } | undefined
  /** Of its file; none if the diff does not show it. */
  readonly hunks: readonly Hunk[]
}

/** A comment whose thread a person has decided on. */
export interface Decided {
  readonly comment: PostedComment
  readonly claim: MarkedClaim
  readonly words: Lazy<readonly string[]>
}

/** `undefined` if nobody has decided, or the marker is an older one that does not say enough. */
export function asDecided(comment: PostedComment): Decided | undefined {
  if (!comment.thread || !isDecided(comment.thread)) return undefined
  const claim = readCommentMarker(comment.body)?.claim
  return claim && { comment, claim, words: lazy(() => proseWords(withoutMarker(comment.body))) }
}

/** Whether what people decided covers a finding of this severity: neither one that is worse, nor one that came back. */
export function covers(
  { comment, claim }: Decided,
  { severity, hunks }: Pick<Claimed, 'severity' | 'hunks'>,
  sha256: Sha256,
): boolean {
  return rank(claim.severity) <= rank(severity) && !wasApplied(comment, claim, hunks, sha256)
}

/** Whether a finding is the one that a thread is about, in other words or on an edited line. */
export function isSameFinding(decided: Decided, claimed: Claimed, sha256: Sha256): boolean {
  return isSamePlace(decided, claimed, sha256) && saysTheSame(decided, claimed)
}

function isSamePlace(
  { comment, claim: { at } }: Decided,
  { lines, hunks }: Claimed,
  sha256: Sha256,
): boolean {
  if (!lines || lines.side !== at.side) return false
  if (lines.last === 0 || at.last === 0) return lines.last === at.last
  const line = comment.line ?? findAgain(at, lineNames(hunks, at.side, sha256)) ?? at.last
  if (lines.first - REACH <= line && line <= lines.last + REACH) return true
  const own = at.around[REACH]
  const text = rowsOn(hunks, lines.side, lines.last, lines.last)?.[0]?.text ?? ''
  return own !== '' && lineName(text, sha256) === own
}

function saysTheSame({ comment, claim, words }: Decided, claimed: Claimed): boolean {
  if (claimed.says().includes(claim.says)) return true
  if (!claimed.rewords) return false
  const share = diceSimilarity(words(), claimed.words())
  const isShort = Math.min(words().length, claimed.words().length) < FEW_WORDS
  if (share >= (isShort ? ALIKE_IF_SHORT : SIMILAR)) return true
  const sameRule = claim.rule !== undefined && claim.rule === claimed.rule
  return (sameRule && share >= ALIKE_BY_RULE) || isSameCode(comment, claimed)
}

/** The same limits as where the findings of several sources are merged. */
const ALIKE_IF_SHORT = 0.85
const FEW_WORDS = 6

/** A model's rule may be as broad as "security": the words must have something in common too. */
const ALIKE_BY_RULE = 0.3

function isSameCode({ body }: PostedComment, { code }: Claimed): boolean {
  const lines = code && code.length > 0 ? suggestedLines(body) : undefined
  return lines !== undefined && lines.join('\n') === code?.join('\n')
}

/** The text without its code. */
export function proseWords(text: string): string[] {
  return words(
    withoutFences(text)
      .replace(/[\\\u200b]/g, '')
      .toLowerCase(),
  )
}

function withoutFences(text: string): string {
  let open: string | undefined
  const prose = text.split('\n').filter((line) => {
    const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0]
    if (open === undefined) open = mark
    else if (mark?.startsWith(open)) open = undefined
    else return false
    return mark === undefined
  })
  return prose.join('\n')
}
