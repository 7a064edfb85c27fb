import type { Posted } from '../../core/memory/posted.ts'
import { GITHUB_LIMITS } from '../../core/options/plan-options.ts'
import type { Review, ReviewPlan } from '../../core/plan/plan.ts'
import { plural } from '../../core/text/plural.ts'
import type { Call, Refusal } from '../call.ts'
import type { Platform, Receipt, Subject } from '../platform.ts'
import { RefusedRead, retryAfter } from '../retry-read.ts'
import { GITHUB } from './call.ts'
import { changedFiles } from './changed-files.ts'
import type { Connection } from './connect.ts'
import { findRefused, isAboutAnchors } from './find-refused.ts'
import { readHeadTexts } from './head-texts.ts'
import { lookUpPaths } from './look-up-paths.ts'
import { clearPending, clearPendingInTime, isAboutPending } from './pending.ts'
import {
  addressOf,
  findConcurrent,
  findPosted,
  type Poster,
  type PullRequestName,
  postedAmong,
  postReview,
  readReviews,
} from './post-review.ts'
import { postedBefore } from './posted-comments.ts'
import { type PostedThreads, readPostedThreads } from './posted-threads.ts'
import type { Reader } from './read.ts'
import { PULL, readSnapshot, type Snapshot } from './read-snapshot.ts'
import { receiptOfRefusal } from './refusal-receipt.ts'
import * as shapes from './shapes.ts'
import { tidyUp } from './tidy.ts'
import { type Author, isViewer } from './viewer.ts'
import { refuseDoubt } from './who-we-are.ts'

export interface GitHubOptions {
  readonly pullRequest: PullRequestName
  readonly id: string
  /** The commit that the findings describe; by default the head. */
  readonly commit?: string | undefined
  readonly resolveFixed: boolean
}

/** A pull request on GitHub or an Enterprise server. */
export function createGitHub(connection: Connection, options: GitHubOptions): Platform<Review> {
  const { octokit, reader, waitBudget, say } = connection
  const { pullRequest: name, id } = options
  let snapshot: Snapshot | undefined
  /** Kept when the head moves: the findings still describe the same commit. */
  let described = options.commit
  /** True if GitHub does not accept the commit as one of the pull request: then comments cannot be on it. */
  let isForeign = false
  /** Other runs are looked for once: under steady posting, a run must still end. */
  let hasLooked = false

  const posterFor = ({ viewer, reviews }: Snapshot): Poster => ({
    octokit,
    reader,
    waitBudget,
    name,
    isOurs: ({ user }) => isViewer(user, viewer),
    isGuess: viewer.isGuess ?? false,
    before: new Set(reviews.map((review) => review.id)),
  })

  return {
    name: GITHUB.name,
    noun: 'pull request',
    limits: GITHUB_LIMITS,

    async read() {
      say(`Reading ${name.owner}/${name.repo}#${name.pull_number}`)
      snapshot = await readSnapshot(reader, name)
      say(describeSize(snapshot))
      refuseDoubt(snapshot, id)
      if (snapshot.viewer.isGuess)
        say(`GitHub does not say which user this token belongs to; assuming ${snapshot.viewer.login}`)
      const head = snapshot.pull.head.sha
      if (described === undefined || head.startsWith(described)) described = head
      const files =
        described === head || isForeign
          ? undefined
          : await comparedFiles(reader, name, snapshot.pull, described)
      if (described !== head) say(`Reviewed ${described}, head is ${head}`)
      const threads = hasPosted(snapshot, id)
        ? await readPostedThreads(reader, name, snapshot, say)
        : undefined
      return toSubject(snapshot, described, files, id, threads)
    },

    lookUp: (paths, commit) => lookUpPaths(reader, name, paths, commit),

    headTexts: (paths, subject) => readHeadTexts(reader, name, paths, subject, say),

    async deliver(plan, subject) {
      if (!snapshot) throw new Error('deliver follows read')
      const poster = posterFor(snapshot)
      await clearPending(poster, snapshot.reviews)
      const concurrent = hasLooked ? undefined : await findConcurrent(poster, id)
      hasLooked = true
      if (concurrent) {
        say('Another run has posted a review meanwhile')
        return { kind: 'head-moved' }
      }
      const outcome = await post(poster, plan, subject)
      if (outcome.kind === 'refused' && isAboutCommit(outcome.refusal) && !isForeign) {
        say(`${subject.commit} is not a commit of the pull request`)
        isForeign = true
        return { kind: 'head-moved' }
      }
      return toReceipt(outcome, poster, plan, subject, snapshot, say)
    },

    present: ({ review }) => review,

    async tidy(plan) {
      if (!snapshot) return []
      return tidyUp({ octokit, reader, snapshot, plan, poster: posterFor(snapshot), ...options })
    },
  }
}

function toSubject(
  snapshot: Snapshot,
  described: string,
  compared: readonly shapes.File[] | undefined,
  id: string,
  threads: PostedThreads | undefined,
): Subject {
  const { pull, files, coherent } = snapshot
  const head = pull.head.sha
  const closed = whyClosed(pull)
  return {
    diff: changedFiles(compared ?? files, !compared && isPartial(snapshot)),
    commit: compared ? described : head,
    head,
    unproven: !compared && (described !== head || !coherent),
    blobs: new Map((compared ?? files).flatMap(({ filename, sha }) => (sha ? [[filename, sha]] : []))),
    ...(closed ? { closed } : {}),
    repositoryUrl: repositoryUrlOf(pull),
    posted: postedIn(snapshot, id, threads),
  }
}

function postedIn({ comments, reviews, viewer }: Snapshot, id: string, threads?: PostedThreads): Posted {
  const isOurs = ({ user }: { user?: Author | null | undefined }) => isViewer(user, viewer)
  return postedBefore(comments, reviews, id, isOurs, threads)
}

function hasPosted(snapshot: Snapshot, id: string): boolean {
  return postedIn(snapshot, id).comments.length > 0
}

function describeSize(snapshot: Snapshot): string {
  const { pull, files, comments, reviews } = snapshot
  const listed = plural(files.length, 'changed file')
  const of = isPartial(snapshot) ? ` of ${pull.changed_files}, more than GitHub lists` : ''
  return `It has ${listed}${of}, ${plural(comments.length, 'comment')}, ${plural(reviews.length, 'review')}`
}

function isPartial({ pull, files }: Snapshot): boolean {
  return (pull.changed_files ?? 0) > files.length
}

function repositoryUrlOf({ base, html_url }: shapes.PullRequest): string {
  return base.repo?.html_url ?? html_url?.replace(/\/pull\/\d+$/, '') ?? ''
}

function whyClosed({ merged, state, locked }: shapes.PullRequest): string | undefined {
  if (merged) return 'merged'
  if (state !== 'open') return 'closed'
  return locked ? 'locked' : undefined
}

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const MAX_COMPARED = 300

/** The diff of an older commit of the pull request; `undefined` if GitHub no longer has it, or not all of it. */
async function comparedFiles(
  reader: Reader,
  { owner, repo }: PullRequestName,
  { base }: shapes.PullRequest,
  commit: string,
): Promise<shapes.File[] | undefined> {
  try {
    const { files } = await reader.one(
      '/repos/{owner}/{repo}/compare/{basehead}',
      { owner, repo, basehead: `${base.sha}...${commit}` },
      shapes.comparison,
    )
    return files && files.length < MAX_COMPARED ? files : undefined
  } catch (error) {
    if (error instanceof RefusedRead) return undefined
    throw error
  }
}

function isAboutCommit({ status, errors }: Refusal): boolean {
  return status === 422 && errors.some((text) => /commitOID/.test(text))
}

/** Posts the review. If a pending review that the lists did not show blocks it, that is deleted, and the post retried once. */
async function post(poster: Poster, plan: ReviewPlan, { commit }: Subject): Promise<Call<shapes.Review>> {
  const outcome = await postReview(poster, commit, plan)
  if (outcome.kind !== 'refused' || !isAboutPending(outcome.refusal)) return outcome
  await clearPendingInTime(poster)
  const found = await findPosted(poster, plan.run)
  return found ? { kind: 'done', data: found, headers: {} } : postReview(poster, commit, plan)
}

async function toReceipt(
  outcome: Call<shapes.Review>,
  poster: Poster,
  plan: ReviewPlan,
  { commit }: Subject,
  { pull }: Snapshot,
  say: (message: string) => void,
): Promise<Receipt> {
  switch (outcome.kind) {
    case 'done':
      return postedReceipt(outcome.data, pull)
    case 'unknown':
      return { kind: 'unknown', message: outcome.message }
    case 'limited':
      return { kind: 'failed', message: retryAfter(GITHUB, outcome.seconds) }
    case 'refused':
      if (!isAboutAnchors(outcome.refusal)) return receiptOfRefusal(outcome.refusal, pull)
  }
  const now = await poster.reader.one(PULL, { ...poster.name }, shapes.pullRequest)
  const closed = whyClosed(now)
  if (closed) return { kind: 'closed', why: closed }
  if (now.head.sha !== pull.head.sha || now.base.sha !== pull.base.sha) return { kind: 'head-moved' }
  say('GitHub refuses the line of at least one comment; finding out which one')
  const comments = await findRefused(poster, commit, plan, say)
  const reviews = await readReviews(poster)
  const found = postedAmong(poster, reviews, plan.run)
  if (found) return postedReceipt(found, pull)
  await clearPending(poster, reviews)
  return { kind: 'refused', comments }
}

function postedReceipt(review: shapes.Review, pull: shapes.PullRequest): Receipt {
  return { kind: 'posted', id: review.id, url: addressOf(review, pull) }
}
