import { rank, type Severity } from './finding.ts'
import { digest, type Sha256 } from './fingerprint.ts'
import { likeness } from './likeness.ts'
import { type ListedName, readCommentMarker, withoutMarker } from './marker.ts'

/** What earlier runs under the same id, by the same author, have posted. */
export interface Posted {
  readonly comments: readonly PostedComment[]
  /** Findings that stand in the body of a review. */
  readonly listed: readonly ListedName[]
  /** Files and rules that it has counted findings of. */
  readonly groups: readonly ListedName[]
  /** Digests of all that it has no other name for. */
  readonly rests: readonly string[]
}

export interface PostedComment {
  readonly fingerprint: string
  readonly path: string
  readonly body: string
  /** The text of the line that it stands under. */
  readonly anchored: string
  /** No: its line was changed since, or its thread is resolved. */
  readonly open: boolean
}

export const NOTHING_POSTED: Posted = { comments: [], listed: [], groups: [], rests: [] }

/** Remembers what was posted; each posted thing answers for one finding. */
export interface Memory {
  /** The fingerprint of the comment that tells a finding. Counted: a third occurrence of a known defect is new. */
  commented(fingerprint: string): string | undefined
  /**
   * The same for a finding whose line has dropped out of the hunks, by what it says. Asked when all others have found
   * their comments.
   */
  saidBefore(listedAs: string): string | undefined
  /** Whether the platform refused a comment of this finding on the same text, so that the body tells it. */
  refused(finding: { readonly refusedAs: string; readonly severity: Severity }): boolean
  /**
   * Whether the body of an earlier review tells a finding that has no place of its own now either, at least as
   * severe. What was only listed there silences nothing else.
   */
  listed(finding: {
    readonly listedAs: string
    readonly groupedAs: string | undefined
    readonly severity: Severity
  }): boolean
  /**
   * The fingerprint of an open comment on the same text that says the same in other words: a model rewords itself
   * every run.
   */
  alike(comment: { path: string; body: string; anchored: string }): string | undefined
}

/** How much of the words two comments share when they mean the same. */
const ALIKE = 0.6

export function memoryOf({ comments, listed, groups }: Posted): Memory {
  const told = comments.flatMap(toldIn)
  const byFingerprint = shelf(told, ({ fingerprint }) => fingerprint)
  const byWords = shelf(told, ({ listedAs }) => listedAs)
  // The least severe first: it silences least.
  const entries = listed.toSorted(leastSevereFirst).map((entry) => ({ ...entry, isTaken: false }))
  const inBodies = shelf(
    entries.filter(({ isRefused }) => !isRefused),
    ({ name }) => name,
  )
  const refusals = shelf(
    entries.filter(({ isRefused }) => isRefused),
    ({ name }) => name,
  )
  const severest = new Map(groups.toSorted(leastSevereFirst).map(({ name, severity }) => [name, severity]))
  return {
    commented: (fingerprint) => byFingerprint(fingerprint)?.comment.fingerprint,
    saidBefore: (listedAs) => byWords(listedAs)?.comment.fingerprint,
    refused({ refusedAs, severity }) {
      return refusals(refusedAs, atLeast(severity)) !== undefined
    },
    listed({ listedAs, groupedAs, severity }) {
      if (inBodies(listedAs, atLeast(severity))) return true
      const group = groupedAs === undefined ? undefined : severest.get(groupedAs)
      return group !== undefined && atLeast(severity)({ severity: group })
    },
    alike({ path, body, anchored }) {
      const other = told.find(
        ({ comment, isTaken }) =>
          !isTaken &&
          comment.open &&
          comment.path === path &&
          comment.anchored.trim() === anchored.trim() &&
          likeness(wordsOf(comment.body), wordsOf(body)) >= ALIKE,
      )
      if (other) other.isTaken = true
      return other?.comment.fingerprint
    },
  }
}

/** A finding that a comment tells. */
interface Told {
  readonly comment: PostedComment
  readonly fingerprint: string
  readonly listedAs: string
  isTaken: boolean
}

function toldIn(comment: PostedComment): Told[] {
  const { fingerprint, body } = comment
  const { listedAs = '', also = [] } = readCommentMarker(body) ?? {}
  return [{ fingerprint, listedAs }, ...also].map((named) => ({ comment, ...named, isTaken: false }))
}

/** Gives out each thing once, by its name. */
function shelf<T extends { isTaken: boolean }>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): (name: string, fits?: (thing: T) => boolean) => T | undefined {
  const named = new Map<string, T[]>()
  for (const thing of things) {
    const name = nameOf(thing)
    const others = named.get(name)
    if (others) others.push(thing)
    else named.set(name, [thing])
  }
  return (name, fits = () => true) => {
    const thing = named.get(name)?.find((each) => !each.isTaken && fits(each))
    if (thing) thing.isTaken = true
    return thing
  }
}

function atLeast(severity: Severity): (entry: Pick<ListedName, 'severity'>) => boolean {
  return (entry) => rank(entry.severity) <= rank(severity)
}

function leastSevereFirst(one: ListedName, other: ListedName): number {
  return rank(other.severity) - rank(one.severity)
}

/** All of a set of findings, by their identities, whatever their order. */
export function digestOf(identities: readonly string[], sha256: Sha256): string {
  return digest(identities.toSorted(), sha256)
}

/** What a comment says, without its marker. */
function wordsOf(body: string): string {
  return withoutMarker(body).replaceAll('\\', '')
}
