import type { DiffRefs } from '../../core/gitlab/position.ts'
import { type GitLabReview, gitlabReview, NO_REFS } from '../../core/gitlab/review.ts'
import { GITLAB_LIMITS } from '../../core/options/plan-options.ts'
import type { Platform, Subject } from '../platform.ts'
import { changedFiles } from './changed-files.ts'
import type { Connection } from './connect.ts'
import { deliverDrafts } from './deliver-drafts.ts'
import { deliverThreads } from './deliver-threads.ts'
import { lookUpPaths } from './look-up-paths.ts'
import { postedBefore } from './posted-notes.ts'
import { type PostedThreads, readPostedThreads } from './posted-threads.ts'
import { emptyMemory, type Poster } from './poster.ts'
import { readSnapshot, type Snapshot, whyClosed } from './read-snapshot.ts'
import { readVersionOf } from './read-version.ts'
import { GITLAB } from './service.ts'
import type { File } from './shapes.ts'
import { tidyUp } from './tidy.ts'
import { toWanted } from './wanted.ts'

export interface GitLabOptions {
  /** Id or full path. */
  readonly project: string
  readonly iid: number
  readonly id: string
  /** The commit that the findings describe; by default the head. */
  readonly commit?: string | undefined
  /** True if the findings may describe other file contents than those of the head, such as a merge commit. */
  readonly unproven?: boolean | undefined
  readonly resolveFixed: boolean
  /** Version of the server, if known. */
  readonly version?: string | undefined
}

/** A merge request on gitlab.com or a self-managed server. */
export function createGitLab(connection: Connection, options: GitLabOptions): Platform<GitLabReview> {
  const { reader, waitBudget, say } = connection
  const { project, iid, id, resolveFixed } = options
  const path = `/projects/${encodeURIComponent(project)}/merge_requests/${iid}`
  const memory = emptyMemory()
  let snapshot: Snapshot | undefined
  /** Commits of the diff that the review is planned for. */
  let refs: DiffRefs | undefined
  /** Ids of the discussions that existed before this run wrote anything. */
  let before: ReadonlySet<string> | undefined
  /** Kept when the head moves: the findings still describe the same commit. */
  let described = options.commit

  const posterFor = (snapshot: Snapshot): Poster => ({
    ...connection,
    path,
    id,
    snapshot,
    before: before ?? new Set(),
    memory,
  })

  return {
    name: GITLAB.name,
    noun: 'merge request',
    limits: GITLAB_LIMITS,

    async read() {
      snapshot = await readSnapshot(reader, waitBudget, path, options.version)
      before = new Set(snapshot.discussions.map((discussion) => discussion.id))
      const head = snapshot.refs.head_sha
      described ??= head
      const older = described === head ? undefined : await readVersionOf(reader, path, described)
      if (described !== head) say(`Reviewed ${described}, head is ${head}`)
      refs = older?.refs ?? snapshot.refs
      const unproven = options.unproven === true || (described !== head && !older)
      const threads = await readPostedThreads(reader, { project, path, id, snapshot, say })
      return toSubject(snapshot, { refs, files: older?.files ?? snapshot.files, unproven, id, threads })
    },

    lookUp: (paths, commit) => lookUpPaths(reader, project, paths, commit),

    /** A job of GitLab CI has a checkout. */
    headTexts: async () => new Map(),

    async deliver(plan, subject) {
      if (!snapshot || !refs) throw new Error('deliver follows read')
      if (plan.review.event === 'REQUEST_CHANGES')
        return { kind: 'comment-only', message: 'A change request on GitLab could not be withdrawn again' }
      const review = gitlabReview(plan.review, subject.diff, refs)
      logPositions(review, say)
      const poster = posterFor(snapshot)
      const wanted = toWanted(review, plan)
      const delivered = snapshot.drafts && (await deliverDrafts(poster, wanted))
      if (delivered) return delivered
      say('This server has no drafts: comments are posted one by one')
      return deliverThreads(poster, wanted)
    },

    async tidy(plan) {
      return snapshot ? tidyUp(posterFor(snapshot), plan, resolveFixed) : []
    },

    present: ({ review }, diff) => gitlabReview(review, diff, refs ?? NO_REFS),
  }
}

interface Reviewed {
  readonly refs: DiffRefs
  readonly files: readonly File[]
  readonly unproven: boolean
  readonly id: string
  readonly threads: PostedThreads
}

function toSubject(snapshot: Snapshot, { refs, files, unproven, id, threads }: Reviewed): Subject {
  const { mergeRequest, discussions, user } = snapshot
  const head = snapshot.refs.head_sha
  const diff = changedFiles(files)
  const closed = whyClosed(mergeRequest)
  return {
    diff,
    commit: refs.head_sha,
    head,
    unproven,
    blobs: new Map(),
    ...(closed ? { closed } : {}),
    repositoryUrl: mergeRequest.web_url.replace(/\/-\/merge_requests\/\d+$/, ''),
    posted: postedBefore(discussions, { id, user, diff, head }, threads),
  }
}

/** For finding out why a comment is in the wrong place. */
function logPositions({ notes }: GitLabReview, say: (message: string) => void): void {
  for (const { position } of notes) say(`Position: ${JSON.stringify(position)}`)
}
