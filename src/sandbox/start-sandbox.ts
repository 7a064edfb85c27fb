import type { IncomingHttpHeaders } from 'node:http'
import type { Changes, Files } from './git/commit-stream.ts'
import type { Comparison } from './git/compare-trees.ts'
import { type FaultPlan, faultPlan } from './http/fault-plan.ts'
import { type Exclusive, queue } from './http/queue.ts'
import { json, type Reply } from './http/reply.ts'
import type { Caller, RecordedRequest } from './http/request-log.ts'
import { serve } from './http/serve.ts'
import type { Push, World } from './world.ts'

/** A platform in this process, with one repository and one pull or merge request. */
export interface Sandbox<Person> extends Pick<FaultPlan, 'fail' | 'before'> {
  /** URL of the REST API, base path included. */
  readonly url: string
  /** Name of the account that `token` belongs to. */
  readonly viewer: string
  readonly token: string
  /** Path of the bare git repository. */
  readonly directory: string
  readonly requests: RecordedRequest[]

  /** Content of a file at the head, decoded as UTF-8; `undefined` if there is no such file. */
  file(path: string): Promise<string | undefined>
  /** The diff as `git diff` prints it. */
  diff(): Promise<string>

  as(name: string): Person
  /** Commits on top of the head (`null` deletes a file) and returns the SHA. */
  push(files: Changes, message?: string): Promise<string>
  /** Replaces the head by one commit on top of the base branch that has exactly these files. */
  forcePush(files: Files, message?: string): Promise<string>
  /** From now on, a new item is missing from the first `reads` reads of its list. */
  lag(reads: number): void

  close(): Promise<void>
}

/** What differs between platforms. */
export interface Platform<State, Account, Person> {
  readonly basePath: string
  /** The token that a request carries. */
  tokenOf(headers: IncomingHttpHeaders): string | undefined
  /** Whether the token is in the header meant for its kind. */
  accepts?(account: Account, headers: IncomingHttpHeaders): boolean
  nameOf(account: Account): string
  route(state: State, request: RecordedRequest): Promise<Reply>
  /** Headers of every reply. */
  headers?(state: State): Readonly<Record<string, string>>
  /** The same URL with the repository's numeric id, as after a rename. */
  redirectTarget(state: State, path: string): string
  person(state: State, account: Account, exclusive: Exclusive): Person
  author(state: State): Account
  headSha(state: State): string
  diff(state: State): Promise<Comparison>
  push(state: State, push: Push): Promise<string>
  forcePush(state: State, push: Push): Promise<string>
}

/** Starts the server and returns what both platforms share, with the queue that serializes all changes of the state. */
export async function startSandbox<
  Account extends { readonly token: string },
  State extends World<Account> & { readonly settings: { readonly viewer: string } },
  Person,
>(
  state: State,
  platform: Platform<State, Account, Person>,
): Promise<{ sandbox: Sandbox<Person>; exclusive: Exclusive }> {
  const { repository, accounts, settings } = state
  const exclusive = queue()
  const plan = faultPlan()
  const complete = (reply: Reply): Reply => ({
    ...reply,
    headers: { ...platform.headers?.(state), ...reply.headers },
  })
  const server = await serve({
    caller: (headers) => callerOf(state, platform, headers),
    onRequest: plan.onRequest,
    handle: (request) => exclusive(async () => complete(await platform.route(state, request))),
    emptyReply: () => complete(json(200, {})),
    redirectTarget: ({ path }) => platform.redirectTarget(state, path),
  })
  state.apiUrl = `${server.origin}${platform.basePath}`
  const author = platform.nameOf(platform.author(state))
  const sandbox: Sandbox<Person> = {
    url: state.apiUrl,
    viewer: settings.viewer,
    token: accounts.named(settings.viewer).token,
    directory: repository.directory,
    requests: server.requests,
    file: async (path) => (await repository.read(`${platform.headSha(state)}:${path}`))?.content.toString(),
    diff: async () => (await platform.diff(state)).text,
    as: (name) => platform.person(state, accounts.named(name), exclusive),
    push: (files, message = 'Go on') => exclusive(() => platform.push(state, { files, message, author })),
    forcePush: (files, message = 'Anew') =>
      exclusive(() => platform.forcePush(state, { files, message, author })),
    lag(reads) {
      state.lag = reads
    },
    fail: plan.fail,
    before: plan.before,
    async close() {
      await server.close()
      await exclusive(() => repository.remove())
    },
  }
  return { sandbox, exclusive }
}

function callerOf<Account extends { readonly token: string }, State extends World<Account>>(
  { accounts }: State,
  { tokenOf, accepts, nameOf }: Platform<State, Account, unknown>,
  headers: IncomingHttpHeaders,
): Caller {
  const token = tokenOf(headers)
  if (token === undefined) return { kind: 'nobody' }
  const account = accounts.withToken(token)
  if (!account || accepts?.(account, headers) === false) return { kind: 'unknown-token' }
  return { kind: 'known', login: nameOf(account) }
}
