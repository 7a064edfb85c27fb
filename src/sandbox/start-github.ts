import type { Changes, Files } from './git/commit-stream.ts'
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
import { commentNumbered, type Person, person } from './github/person.ts'
import { type Pressed, press } from './github/press.ts'
import { rateHeaders } from './github/rate-limit.ts'
import { renderEvent } from './github/render-event.ts'
import { route } from './github/route.ts'
import { pullDiff, REPOSITORY_ID, type State } from './github/state.ts'
import { type FaultPlan, faultPlan } from './http/fault-plan.ts'
import { queue } from './http/queue.ts'
import { json, type Reply } from './http/reply.ts'
import type { Caller, RecordedRequest } from './http/request-log.ts'
import { type Server, serve } from './http/serve.ts'

/** A GitHub in this process, with one repository and one pull request. */
export interface GitHub extends Pick<FaultPlan, 'fail' | 'before'> {
  /** Of the REST API, base path included. */
  readonly url: string
  readonly graphqlUrl: string
  /** Whose token it is. */
  readonly viewer: string
  readonly token: string
  readonly owner: string
  readonly repo: string
  readonly number: number
  /** The bare git repository. */
  readonly directory: string
  readonly headSha: string
  readonly baseSha: string
  readonly requests: RecordedRequest[]
  readonly rate: Rate

  /** What there is, drafts included. */
  reviews(): ReviewView[]
  comments(): CommentView[]
  threads(): ThreadView[]
  /** A file of the head, byte for byte but decoded; `undefined`: it is not there. */
  file(path: string): Promise<string | undefined>
  diff(): Promise<string>
  /** The payload of a `pull_request` event, as a runner finds it in its event file. */
  event(action?: string): Promise<Record<string, unknown>>

  as(login: string): Person
  /** A commit on top of the head; `null` deletes a file. Its name. */
  push(files: Changes, message?: string): Promise<string>
  /** Exactly these files on top of the base branch, in the place of what was pushed before. */
  forcePush(files: Files, message?: string): Promise<string>
  pushBase(files: Changes, message?: string): Promise<string>
  closePull(): void
  reopenPull(): void
  mergePull(): void
  lockPull(): void

  /** Presses the button of one comment. */
  press(comment: number, by?: string): Promise<Pressed>
  /** Presses the buttons of these comments, or of all that are submitted, as one batch. */
  pressAll(comments?: readonly number[], by?: string): Promise<Pressed[]>

  /** From now on, what is created is missing from so many reads of each list. */
  lag(reads: number): void

  close(): Promise<void>
}

export async function startGitHub(description: Description): Promise<GitHub> {
  const state = await createState(description)
  const exclusive = queue()
  const plan = faultPlan()
  const server = await serve({
    caller: ({ authorization }) => callerOf(state, authorization),
    arrived: plan.arrived,
    act: (request) => exclusive(async () => withRate(state, await route(state, request))),
    idle: () => withRate(state, json(200, {})),
    moved: ({ path }) => movedAddress(state, path),
  })
  state.apiUrl = `${server.origin}${state.settings.basePath}`
  return interfaceOf(state, server, exclusive, plan)
}

function interfaceOf(
  state: State,
  server: Server,
  exclusive: ReturnType<typeof queue>,
  plan: FaultPlan,
): GitHub {
  const { settings, repository, pull } = state
  const author = pull.author.login
  return {
    url: state.apiUrl,
    graphqlUrl: `${state.apiUrl.replace(/\/v\d+$/, '')}/graphql`,
    viewer: settings.viewer,
    token: state.accounts.named(settings.viewer).token,
    owner: settings.owner,
    repo: settings.repo,
    number: settings.number,
    directory: repository.directory,
    get headSha() {
      return pull.headSha
    },
    get baseSha() {
      return pull.baseSha
    },
    requests: server.requests,
    rate: state.rate,
    reviews: () => viewReviews(state),
    comments: () => viewComments(state),
    threads: () => viewThreads(state),
    file: async (path) => (await repository.read(`${pull.headSha}:${path}`))?.content.toString(),
    diff: async () => (await pullDiff(state)).text,
    event: (action = 'synchronize') => exclusive(() => renderEvent(state, action)),
    as: (login) => person(state, state.accounts.named(login), exclusive),
    push: (files, message = 'Go on') => exclusive(() => pushToHead(state, { files, message, author })),
    forcePush: (files, message = 'Anew') =>
      exclusive(() => forcePushToHead(state, { files, message, author })),
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
        const [pressed] = await press(state, [commentNumbered(state, comment)], by)
        return pressed ?? { kind: 'no-button', comment }
      }),
    pressAll: (comments, by = author) =>
      exclusive(() => {
        const all = comments?.map((id) => commentNumbered(state, id))
        return press(state, all ?? state.comments.filter(({ review }) => review.state !== 'PENDING'), by)
      }),
    fail: plan.fail,
    before: plan.before,
    lag(reads) {
      state.lag = reads
    },
    async close() {
      await server.close()
      await exclusive(() => repository.remove())
    },
  }
}

function callerOf(state: State, authorization: string | undefined): Caller {
  if (authorization === undefined) return { kind: 'nobody' }
  const account = state.accounts.withToken(authorization.replace(/^(?:token|bearer) +/i, ''))
  return account ? { kind: 'known', login: account.login } : { kind: 'unknown-token' }
}

function withRate({ rate }: State, reply: Reply): Reply {
  return { ...reply, headers: { ...rateHeaders(rate), ...reply.headers } }
}

/** The same address by the repository's number, as GitHub answers after a rename. */
function movedAddress({ apiUrl, settings }: State, path: string): string {
  const { basePath, owner, repo } = settings
  const start = `${basePath}/repos/${owner}/${repo}`
  const rest = path.startsWith(start) ? path.slice(start.length) : ''
  return `${apiUrl}/repositories/${REPOSITORY_ID}${rest}`
}
