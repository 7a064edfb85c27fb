import type { Diff } from '../diff/diff.ts'
import type { Severity } from '../finding/finding.ts'
import { wasApplied } from './applied.ts'
import type { Sha256 } from './fingerprint.ts'
import { readCommentMarker, withoutMarker } from './marker.ts'
import { findAgain, lineNames } from './surroundings.ts'
import { isDecided, type PostedComment, type Standing } from './thread.ts'

/** What earlier runs have said on a pull request, and what has become of it. */
export interface History {
  /** The newest commit. */
  readonly head: string
  /** Oldest first. */
  readonly reviews: readonly PostedReview[]
  readonly threads: readonly HistoricThread[]
}

export interface PostedReview {
  readonly id: string
  /** The commit that was reviewed. */
  readonly commit: string
  readonly url: string
  /** Without its marker. */
  readonly text: string
}

export interface HistoricThread {
  readonly id: string
  readonly path: string
  /** Where it is now, as far as it is known; absent for a whole file too. */
  readonly line?: number
  readonly severity?: Severity
  /** `undefined` if the platform gave no answer. */
  readonly state: 'open' | 'resolved' | 'unknown'
  readonly resolvedBy?: Standing
  /** Its line was changed since. */
  readonly isOutdated: boolean
  /** People have decided on it; the same is not posted again. */
  readonly isSettled: boolean
  /** Its suggestion was applied. */
  readonly isApplied: boolean
  readonly isDisliked: boolean
  readonly url: string
  /** Without its marker. */
  readonly text: string
  readonly replies: readonly { readonly author: string; readonly by: Standing; readonly text: string }[]
}

export function historicThread(comment: PostedComment, diff: Diff, sha256: Sha256): HistoricThread {
  const { body, path, thread } = comment
  const { id = '', claim } = readCommentMarker(body) ?? {}
  const hunks = hunksIn(diff, path)
  const isApplied = claim ? wasApplied(comment, claim, hunks, sha256) : (thread?.isApplied ?? false)
  const line = comment.line ?? (claim && findAgain(claim.at, lineNames(hunks, claim.at.side, sha256)))
  const isWholeFile = claim?.at.last === 0
  return {
    id,
    path,
    ...(line === undefined ? {} : { line }),
    ...(claim ? { severity: claim.severity } : {}),
    state: thread ? (thread.isResolved ? 'resolved' : 'open') : 'unknown',
    ...(thread?.resolvedBy ? { resolvedBy: thread.resolvedBy } : {}),
    isOutdated: comment.line === undefined && !isWholeFile,
    isSettled: thread !== undefined && isDecided(thread) && !isApplied,
    isApplied,
    isDisliked: thread?.dislikedBy.includes('person') ?? false,
    url: thread?.url ?? '',
    text: withoutMarker(body),
    replies: (thread?.replies ?? []).map(({ author, by, body }) => ({ author, by, text: body })),
  }
}

function hunksIn(diff: Diff, path: string) {
  const file = diff.files.find((each) => each.path === path) ?? renamedFrom(path, diff)
  const read = file && diff.of(file)
  return read && 'hunks' in read ? read.hunks : []
}

function renamedFrom(path: string, { files }: Diff) {
  return files.find(({ status, previousPath }) => status === 'renamed' && previousPath === path)
}
