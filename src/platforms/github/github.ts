import type { ReviewPlan } from '../../core/plan.ts'
import { GITHUB_LIMITS } from '../../core/plan-options.ts'
import { UserError } from '../../errors.ts'
import type { Platform, Receipt, Subject } from '../platform.ts'
import { changedFiles } from './changed-files.ts'
import type { Connection } from './connect.ts'
import { findRefused, isAboutAnchors } from './find-refused.ts'
import { clearPending, clearPendingNow } from './pending.ts'
import { type Poster, type PullRequestName, postReview, REVIEWS } from './post-review.ts'
import { postedBefore, sameLogin } from './posted-comments.ts'
import type { Reader } from './read.ts'
import { receiptOfRefusal } from './refusal-receipt.ts'
import * as shapes from './shapes.ts'
import { tidyUp } from './tidy.ts'

export interface GitHubOptions {
  readonly pullRequest: PullRequestName
  readonly id: string
  /** The commit that the findings describe; absent: the head. */
  readonly commit?: string | undefined
  readonly resolveFixed: boolean
}

const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}'

/** A pull request on GitHub or an Enterprise server. */
export function createGitHub(connection: Connection, options: GitHubOptions): Platform {
  const { octokit, reader, patience, say } = connection
  const name = options.pullRequest
  let snapshot: Snapshot | undefined

  const posterFor = ({ viewer }: Snapshot): Poster => ({
    octokit,
    reader,
    patience,
    name,
    isOurs: ({ user }) => user !== null && sameLogin(user.login, viewer),
  })

  return {
    limits: GITHUB_LIMITS,

    async read() {
      snapshot = await readSnapshot(reader, name)
      return subjectOf(snapshot, options, connection)
    },

    async deliver(plan, subject) {
      if (!snapshot) throw new Error('deliver follows read')
      const poster = posterFor(snapshot)
      await clearPending(poster, snapshot.reviews)
      return deliver(poster, plan, subject, snapshot, say)
    },

    async tidy(plan) {
      return snapshot
        ? tidyUp({ octokit, reader, snapshot, plan, poster: posterFor(snapshot), ...options })
        : []
    },
  }
}

/** All that is read, in parallel, before anything is written. */
export interface Snapshot {
  readonly pull: shapes.PullRequest
  readonly files: readonly shapes.File[]
  readonly comments: readonly shapes.Comment[]
  readonly reviews: readonly shapes.Review[]
  readonly viewer: string
}

/** GitHub lists no more files than this. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
const MAX_FILES = 3000

async function readSnapshot(reader: Reader, name: PullRequestName): Promise<Snapshot> {
  const [pull, files, comments, reviews, viewer] = await Promise.all([
    reader.one(PULL, { ...name }, shapes.pullRequest),
    reader.all(`${PULL}/files`, { ...name }, shapes.file),
    reader.all(`${PULL}/comments`, { ...name }, shapes.comment),
    reader.all(REVIEWS, { ...name }, shapes.review),
    reader.graphql('query { viewer { login } }', {}, shapes.viewer),
  ])
  const expected = Math.min(pull.changed_files ?? 0, MAX_FILES)
  if (files.length < expected) {
    throw new UserError(`GitHub listed ${files.length} of ${expected} changed files`, {
      hint: 'Nothing was posted. Run again.',
    })
  }
  return { pull, files, comments, reviews, viewer: viewer.data.viewer.login }
}

async function subjectOf(
  snapshot: Snapshot,
  { id, commit }: GitHubOptions,
  { reader, say }: Connection,
): Promise<Subject> {
  const { pull, files, comments, reviews, viewer } = snapshot
  const head = pull.head.sha
  const moved = commit !== undefined && commit !== head
  const reviewed = moved ? await comparedFiles(reader, pull, commit) : undefined
  if (moved) say(`Reviewed ${commit}, head is ${head}`)
  const isOurs = ({ user }: { user: { login: string } | null }) =>
    user !== null && sameLogin(user.login, viewer)
  const closed = pull.merged
    ? 'merged'
    : pull.state !== 'open'
      ? 'closed'
      : pull.locked
        ? 'locked'
        : undefined
  return {
    diff: changedFiles(reviewed ?? files),
    commit: reviewed ? (commit ?? head) : head,
    head,
    unproven: moved && !reviewed,
    blobs: new Map(files.flatMap(({ filename, sha }) => (sha ? [[filename, sha]] : []))),
    ...(closed ? { closed } : {}),
    repositoryUrl: pull.base.repo.html_url,
    posted: postedBefore(comments, reviews, id, isOurs),
  }
}

/** The diff of an older commit of the pull request; nothing where GitHub has it no more or not all of it. */
async function comparedFiles(
  reader: Reader,
  { base }: shapes.PullRequest,
  commit: string,
): Promise<shapes.File[] | undefined> {
  const [owner = '', repo = ''] = base.repo.full_name.split('/')
  try {
    const { files } = await reader.one(
      '/repos/{owner}/{repo}/compare/{basehead}',
      { owner, repo, basehead: `${base.sha}...${commit}` },
      shapes.comparison,
    )
    return files.length < MAX_COMPARED ? files : undefined
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const MAX_COMPARED = 300

async function deliver(
  poster: Poster,
  { review }: ReviewPlan,
  { commit }: Subject,
  { pull }: Snapshot,
  say: (message: string) => void,
): Promise<Receipt> {
  const outcome = await postReview(poster, commit, review)
  switch (outcome.kind) {
    case 'posted':
      return { kind: 'posted', id: outcome.review.id, url: outcome.review.html_url }
    case 'unknown':
      return { kind: 'unknown', message: outcome.message }
    case 'refused':
      if (!isAboutAnchors(outcome.refusal)) return receiptOfRefusal(outcome.refusal, pull)
  }
  const now = await poster.reader.one(PULL, { ...poster.name }, shapes.pullRequest)
  if (now.head.sha !== pull.head.sha || now.base.sha !== pull.base.sha) return { kind: 'head-moved' }
  say('GitHub refuses the line of some comment; finding out which')
  const refused = await findRefused(poster, commit, review)
  await clearPendingNow(poster)
  return { kind: 'refused', comments: refused }
}
