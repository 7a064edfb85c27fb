import type { Changes } from './git/commit-stream.ts'
import type { Account } from './github/account.ts'
import { createState } from './github/create-state.ts'
import type { Description, Rate } from './github/description.ts'
import { forcePushToHead, pushToBase, pushToHead } from './github/move-head.ts'
import {
  type CommentView,
  type ReviewView,
  type ThreadView,
  viewComments,
  viewReviews,
  viewThreads,
} from './github/overview.ts'
import { findComment, type Person, person } from './github/person.ts'
import { type Pressed, press } from './github/press.ts'
import { rateHeaders } from './github/rate-limit.ts'
import { renderEvent } from './github/render-event.ts'
import { graphqlPath, route } from './github/route.ts'
import { pullDiff, REPOSITORY_ID, type State } from './github/state.ts'
import { type Platform, type Sandbox, startSandbox } from './start-sandbox.ts'

/** A GitHub in this process, with one repository and one pull request. */
export interface GitHub extends Sandbox<Person> {
  readonly graphqlUrl: string
  readonly owner: string
  readonly repo: string
  readonly number: number
  readonly headSha: string
  readonly baseSha: string
  readonly rate: Rate

  /** Pending reviews included; the same for `comments` and `threads`. */
  reviews(): ReviewView[]
  comments(): CommentView[]
  threads(): ThreadView[]
  /** The payload of a `pull_request` event, as a runner finds it in its event file. */
  event(action?: string): Promise<Record<string, unknown>>

  pushBase(files: Changes, message?: string): Promise<string>
  closePull(): void
  reopenPull(): void
  mergePull(): void
  lockPull(): void

  /** Commits the suggestion of one comment. */
  press(comment: number, by?: string): Promise<Pressed>
  /** Commits the suggestions of these comments, by default of all submitted ones, as one batch. */
  pressAll(comments?: readonly number[], by?: string): Promise<Pressed[]>
}

export async function startGitHub(description: Description): Promise<GitHub> {
  const state = await createState(description)
  const { settings, pull } = state
  const { sandbox, exclusive } = await startSandbox(state, platformOf(state))
  const author = pull.author.login
  return {
    ...sandbox,
    graphqlUrl: new URL(graphqlPath(settings.basePath), sandbox.url).href,
    owner: settings.owner,
    repo: settings.repo,
    number: settings.number,
    get headSha() {
      return pull.headSha
    },
    get baseSha() {
      return pull.baseSha
    },
    rate: state.rate,
    reviews: () => viewReviews(state),
    comments: () => viewComments(state),
    threads: () => viewThreads(state),
    event: (action = 'synchronize') => exclusive(() => renderEvent(state, action)),
    pushBase: (files, message = 'Meanwhile') =>
      exclusive(() => pushToBase(state, { files, message, author: settings.owner })),
    closePull() {
      pull.status = 'closed'
    },
    reopenPull() {
      pull.status = 'open'
    },
    mergePull() {
      pull.status = 'merged'
    },
    lockPull() {
      pull.locked = true
    },
    press: (comment, by = author) =>
      exclusive(async () => {
        const [pressed] = await press(state, [findComment(state, comment)], by)
        return pressed ?? { kind: 'no-button', comment }
      }),
    pressAll: (comments, by = author) =>
      exclusive(() => {
        const all = comments?.map((id) => findComment(state, id))
        return press(state, all ?? state.comments.filter(({ review }) => review.state !== 'PENDING'), by)
      }),
  }
}

function platformOf({ settings }: State): Platform<State, Account, Person> {
  return {
    basePath: settings.basePath,
    tokenOf: ({ authorization }) => authorization?.replace(/^(?:token|bearer) +/i, ''),
    nameOf: ({ login }) => login,
    route,
    headers: ({ rate }) => rateHeaders(rate),
    redirectTarget: movedAddress,
    person,
    author: ({ pull }) => pull.author,
    headSha: ({ pull }) => pull.headSha,
    diff: (state) => pullDiff(state),
    push: pushToHead,
    forcePush: forcePushToHead,
  }
}

/** The same URL with the repository's numeric id, as GitHub redirects after a rename. */
function movedAddress({ apiUrl, settings }: State, path: string): string {
  const { basePath, owner, repo } = settings
  const start = `${basePath}/repos/${owner}/${repo}`
  const rest = path.startsWith(start) ? path.slice(start.length) : ''
  return `${apiUrl}/repositories/${REPOSITORY_ID}${rest}`
}
