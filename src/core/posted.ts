import { digest } from './fingerprint.ts'
import { likeness } from './likeness.ts'
import { withoutMarker } from './marker.ts'

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
  /** Posted before, inline or in a body. Fingerprints are counted: a third occurrence of a known defect is new. */
  knows(finding: { fingerprint: string; listedAs: string }): boolean
  /**
   * The fingerprint of an open comment on the same text that says the same in other words: a model rewords itself
   * every run.
   */
  alike(comment: { path: string; body: string; anchored: string }): string | undefined
}

/** How much of the words two comments share when they mean the same. */
const ALIKE = 0.6

export function memoryOf({ comments, listed }: Posted): Memory {
  const left = [...comments]
  const known = tally([...comments.map(({ fingerprint }) => fingerprint), ...listed])
  const take = (key: string) => {
    const count = known.get(key) ?? 0
    known.set(key, count - 1)
    return count > 0
  }
  return {
    knows({ fingerprint, listedAs }) {
      const at = left.findIndex((comment) => comment.fingerprint === fingerprint)
      if (at >= 0) left.splice(at, 1)
      return take(fingerprint) || take(listedAs)
    },
    alike({ path, body, anchored }) {
      const at = left.findIndex(
        (comment) =>
          comment.open &&
          comment.path === path &&
          comment.anchored.trim() === anchored.trim() &&
          likeness(wordsOf(comment.body), wordsOf(body)) >= ALIKE,
      )
      const [known] = at >= 0 ? left.splice(at, 1) : []
      return known?.fingerprint
    },
  }
}

/** All of a set of findings, by their identities, whatever their order. */
export function digestOf(identities: readonly string[]): string {
  return digest(identities.toSorted())
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** What a comment says, without its marker. */
function wordsOf(body: string): string {
  return withoutMarker(body).replaceAll('\\', '')
}
