import { rank, SEVERITIES, type Severity } from '../finding/finding.ts'
import { addToGroup, groupBy } from '../text/group-by.ts'
import { lazy } from '../text/lazy.ts'
import { tokens } from '../text/letters.ts'
import { diceSimilarity, SIMILAR } from '../text/token-similarity.ts'
import { digest, type Sha256 } from './fingerprint.ts'
import { type ListedName, readCommentMarker, withoutMarker } from './marker.ts'
import { asDecided, type Claimed, covers, type Decided, isSameFinding } from './settled.ts'
import type { PostedComment } from './thread.ts'

export type { PostedComment } from './thread.ts'

/** What earlier runs under the same id, by the same author, have posted. */
export interface Posted {
  readonly comments: readonly PostedComment[]
  /** Findings that the body of a review lists. */
  readonly listed: readonly ListedName[]
  /** Files and rules whose findings the body only counts. */
  readonly groups: readonly ListedName[]
  /** Digests of the findings that are named neither one by one nor by group. */
  readonly rests: readonly string[]
}

export const NOTHING_POSTED: Posted = { comments: [], listed: [], groups: [], rests: [] }

/** The comment that reports a finding already. */
export interface KnownComment {
  readonly fingerprint: string
  /** The address of its thread, if people have decided that it needs no more words. */
  readonly settledIn?: string
}

/** The finding to look up. */
type Asked = Pick<Claimed, 'severity' | 'hunks'>

/** Remembers what was posted; each posted entry matches at most one finding. */
export interface Memory {
  /** The comment with this fingerprint. Counted: a third occurrence of a known defect is new. */
  commented(fingerprint: string, asked: Asked): KnownComment | undefined
  /**
   * The same for a finding whose line has dropped out of the hunks, by what it says. Asked when all others have found
   * their comments.
   */
  saidBefore(listedAs: string, asked: Asked): KnownComment | undefined
  /** A comment on which people have decided, and which is about the same in other words or on an edited line. */
  settled(claimed: Claimed): KnownComment | undefined
  /** Whether the platform refused a comment of this finding on the same text, so that the body lists it. */
  refused(finding: { readonly refusedAs: string; readonly severity: Severity }): boolean
  /**
   * Whether the body of an earlier review lists a finding that has no inline comment now either, at least as
   * severe. A listed finding suppresses only findings that would be listed too.
   */
  listed(finding: {
    readonly listedAs: string
    readonly groupedAs: string | undefined
    readonly severity: Severity
  }): boolean
  /** An open comment on the same text that says the same in other words: a model rewords itself every run. */
  alike(comment: { path: string; body: string; anchored: string }, asked: Asked): KnownComment | undefined
}

export function indexPosted({ comments, listed, groups }: Posted, sha256: Sha256): Memory {
  const reported = comments.flatMap(findingsIn)
  const byPath = lazy(() => decidedByPath(reported))
  /** A thread that does not cover a finding as severe as this one says nothing about it. */
  const isMeant = ({ decided }: CommentedFinding, { severity }: Asked) =>
    !decided || rank(decided.claim.severity) <= rank(severity)
  const known = ({ comment, decided }: CommentedFinding, asked: Asked): KnownComment => {
    const { fingerprint, thread } = comment
    return thread && decided && covers(decided, asked, sha256)
      ? { fingerprint, settledIn: thread.url }
      : { fingerprint }
  }
  const byFingerprint = takeOnce(reported, ({ fingerprint }) => fingerprint)
  const byLine = lazy(() => openByLine(reported))
  const byWords = takeOnce(reported, ({ listedAs }) => listedAs)
  const inBodies = takeListedOnce(listed.filter(({ isRefused }) => !isRefused))
  const refusals = takeListedOnce(listed.filter(({ isRefused }) => isRefused))
  const severest = new Map(groups.toSorted(leastSevereFirst).map(({ name, severity }) => [name, severity]))
  return {
    commented(fingerprint, asked) {
      const found = byFingerprint(fingerprint, (each) => isMeant(each, asked))
      return found && known(found, asked)
    },
    saidBefore(listedAs, asked) {
      const found = byWords(listedAs, (each) => isMeant(each, asked))
      return found && known(found, asked)
    },
    settled(claimed) {
      let compared = 0
      const found = claimed.paths
        .flatMap((path) => byPath().get(path) ?? [])
        .find(
          (each) =>
            !each.isTaken &&
            each.decided &&
            covers(each.decided, claimed, sha256) &&
            compared++ < MAX_COMPARED &&
            isSameFinding(each.decided, claimed, sha256),
        )
      if (!found) return undefined
      found.isTaken = true
      return known(found, claimed)
    },
    refused: ({ refusedAs, severity }) => refusals(refusedAs, severity),
    listed({ listedAs, groupedAs, severity }) {
      if (inBodies(listedAs, severity)) return true
      const group = groupedAs === undefined ? undefined : severest.get(groupedAs)
      return group !== undefined && rank(group) <= rank(severity)
    },
    alike({ path, body, anchored }, asked) {
      const words = wordsOf(body)
      let compared = 0
      const other = byLine()
        .get(path)
        ?.get(anchored.trim())
        ?.find(
          (each) =>
            !each.isTaken &&
            isMeant(each, asked) &&
            compared++ < MAX_COMPARED &&
            diceSimilarity(each.words(), words) >= SIMILAR,
        )
      if (!other) return undefined
      other.isTaken = true
      return known(other, asked)
    },
  }
}

/** At most this many comments on one line are compared; comparing all would take quadratic time. */
const MAX_COMPARED = 50

/** Open comments by their file, and by the text of the line that they are on. */
function openByLine(reported: readonly CommentedFinding[]): Map<string, Map<string, CommentedFinding[]>> {
  const files = new Map<string, Map<string, CommentedFinding[]>>()
  for (const each of reported) {
    const { path, anchored, open } = each.comment
    if (!open) continue
    const lines = files.get(path) ?? new Map<string, CommentedFinding[]>()
    files.set(path, lines)
    addToGroup(lines, anchored.trim(), each)
  }
  return files
}

/** Findings that people have decided on, by their file. */
function decidedByPath(reported: readonly CommentedFinding[]): Map<string, CommentedFinding[]> {
  const decided = reported.filter((each) => each.decided)
  return groupBy(decided, ({ comment }) => comment.path)
}

/** A finding that a comment reports. */
interface CommentedFinding {
  readonly comment: PostedComment
  readonly fingerprint: string
  readonly listedAs: string
  /** Of the comment. */
  readonly words: () => readonly string[]
  readonly decided: Decided | undefined
  isTaken: boolean
}

function findingsIn(comment: PostedComment): CommentedFinding[] {
  const { fingerprint, body } = comment
  const { listedAs = '', also = [] } = readCommentMarker(body) ?? {}
  const words = lazy(() => wordsOf(body))
  const decided = asDecided(comment)
  return [{ fingerprint, listedAs }, ...also].map((named) => ({
    comment,
    ...named,
    words,
    decided,
    isTaken: false,
  }))
}

/** Returns each item at most once, by its name. */
function takeOnce<T extends { isTaken: boolean }>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): (name: string, isMeant?: (thing: T) => boolean) => T | undefined {
  const named = groupBy(things, nameOf)
  const next = new Map<string, number>()
  return (name, isMeant = () => true) => {
    const own = named.get(name) ?? []
    let at = next.get(name) ?? 0
    while (own[at]?.isTaken) at++
    next.set(name, at)
    const thing = own.slice(at, at + MAX_COMPARED).find((each) => !each.isTaken && isMeant(each))
    if (thing) thing.isTaken = true
    return thing
  }
}

/**
 * Returns each name at most once, to a finding that is not more severe. Among several the least severe, which
 * suppresses least.
 */
function takeListedOnce(names: readonly ListedName[]): (name: string, severity: Severity) => boolean {
  const keyOf = ({ name, severity }: ListedName) => `${severity} ${name}`
  const take = takeOnce(
    names.map((entry) => ({ ...entry, isTaken: false })),
    keyOf,
  )
  return (name, least) => {
    const enough = SEVERITIES.filter((severity) => rank(severity) <= rank(least)).toReversed()
    return enough.some((severity) => take(keyOf({ name, severity })) !== undefined)
  }
}

function leastSevereFirst(one: ListedName, other: ListedName): number {
  return rank(other.severity) - rank(one.severity)
}

/** All of a set of findings, by their identities, whatever their order. */
export function digestOf(identities: readonly string[], sha256: Sha256): string {
  return digest(identities.toSorted(), sha256)
}

/** The text of a comment without its marker. */
function wordsOf(body: string): string[] {
  return tokens(withoutMarker(body).replaceAll('\\', ''))
}
