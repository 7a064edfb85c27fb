import { digest, type Sha256 } from './fingerprint.ts'
import { tokens } from './letters.ts'
import { sharedWords } from './likeness.ts'
import { type NamedFinding, readCommentMarker, withoutMarker } from './marker.ts'
import { once } from './once.ts'

/** What earlier runs under the same id, by the same author, have posted. */
export interface Posted {
  readonly comments: readonly PostedComment[]
  /** Short fingerprints of findings that stand in the body of a review. */
  readonly listed: readonly string[]
  /** Digests of what had no room there. */
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

export const NOTHING_POSTED: Posted = { comments: [], listed: [], rests: [] }

/** Remembers what was posted; each posted thing answers for one finding. */
export interface Memory {
  /**
   * The fingerprint that a finding was posted under, inline or in a body. Counted: a third occurrence of a known
   * defect is new. One whose line has dropped out of the hunks is known by what it says.
   */
  knows(finding: NamedFinding & { readonly isInline: boolean }): string | undefined
  /**
   * The fingerprint of an open comment on the same text that says the same in other words: a model rewords itself
   * every run.
   */
  alike(comment: { path: string; body: string; anchored: string }): string | undefined
}

/** How much of the words two comments share when they mean the same. */
const ALIKE = 0.6

export function memoryOf({ comments, listed }: Posted): Memory {
  const told = comments.flatMap(toldIn)
  const byFingerprint = shelf(told, ({ fingerprint }) => fingerprint)
  const byLine = once(() => openByLine(told))
  const byWords = shelf(told, ({ listedAs }) => listedAs)
  const inBodies = shelf(
    listed.map((name) => ({ name, isTaken: false })),
    ({ name }) => name,
  )
  return {
    knows({ fingerprint, listedAs, isInline }) {
      const same = byFingerprint(fingerprint)
      if (same) return same.comment.fingerprint
      if (inBodies(listedAs)) return fingerprint
      return isInline ? undefined : byWords(listedAs)?.comment.fingerprint
    },
    alike({ path, body, anchored }) {
      const words = wordsOf(body)
      let compared = 0
      const other = byLine()
        .get(path)
        ?.get(anchored.trim())
        ?.find(
          (each) => !each.isTaken && compared++ < MAX_COMPARED && sharedWords(each.words(), words) >= ALIKE,
        )
      if (other) other.isTaken = true
      return other?.comment.fingerprint
    },
  }
}

/** A comment is compared with so many on the same line: the rest of them would take the square of their number. */
const MAX_COMPARED = 50

/** Open comments by their file, and by the text of the line that they stand on. */
function openByLine(told: readonly Told[]): Map<string, Map<string, Told[]>> {
  const files = new Map<string, Map<string, Told[]>>()
  for (const each of told) {
    const { path, anchored, open } = each.comment
    if (!open) continue
    const lines = files.get(path) ?? new Map<string, Told[]>()
    files.set(path, lines)
    const own = lines.get(anchored.trim())
    if (own) own.push(each)
    else lines.set(anchored.trim(), [each])
  }
  return files
}

/** A finding that a comment tells. */
interface Told {
  readonly comment: PostedComment
  readonly fingerprint: string
  readonly listedAs: string
  /** Of the comment. */
  readonly words: () => readonly string[]
  isTaken: boolean
}

function toldIn(comment: PostedComment): Told[] {
  const { fingerprint, body } = comment
  const { listedAs = '', also = [] } = readCommentMarker(body) ?? {}
  const words = once(() => wordsOf(body))
  return [{ fingerprint, listedAs }, ...also].map((named) => ({ comment, ...named, words, isTaken: false }))
}

/** Gives out each thing once, by its name. */
function shelf<T extends { isTaken: boolean }>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): (name: string) => T | undefined {
  const named = new Map<string, T[]>()
  for (const thing of things) {
    const name = nameOf(thing)
    const others = named.get(name)
    if (others) others.push(thing)
    else named.set(name, [thing])
  }
  const next = new Map<string, number>()
  return (name) => {
    const own = named.get(name) ?? []
    let at = next.get(name) ?? 0
    while (own[at]?.isTaken) at++
    next.set(name, at)
    const thing = own[at]
    if (thing) thing.isTaken = true
    return thing
  }
}

/** All of a set of findings, by their identities, whatever their order. */
export function digestOf(identities: readonly string[], sha256: Sha256): string {
  return digest(identities.toSorted(), sha256)
}

/** What a comment says, without its marker. */
function wordsOf(body: string): string[] {
  return tokens(withoutMarker(body).replaceAll('\\', ''))
}
