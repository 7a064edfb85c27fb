import type { IncomingHttpHeaders } from 'node:http'
import type { Changes, Files } from './git/commit-stream.ts'
import type { Comparison } from './git/compare-trees.ts'
import { type FaultPlan, faultPlan } from './http/fault-plan.ts'
import { type Exclusive, queue } from './http/queue.ts'
import { json, type Reply } from './http/reply.ts'
import type { Caller, RecordedRequest } from './http/request-log.ts'
import { serve } from './http/serve.ts'
import type { Push, World } from './world.ts'

/** A platform in this process, with one repository and one request to merge in it. */
export interface Sandbox<Person> extends Pick<FaultPlan, 'fail' | 'before'> {
  /** Of the REST API, base path included. */
  readonly url: string
  /** Whose token it is. */
  readonly viewer: string
  readonly token: string
  /** The bare git repository. */
  readonly directory: string
  readonly requests: RecordedRequest[]

  /** A file of the head, byte for byte but decoded; `undefined`: it is not there. */
  file(path: string): Promise<string | undefined>
  /** As `git diff` prints it. */
  diff(): Promise<string>

  as(name: string): Person
  /** A commit on top of the head; `null` deletes a file. Its name. */
  push(files: Changes, message?: string): Promise<string>
  /** Exactly these files on top of the base branch, in the place of what was pushed before. */
  forcePush(files: Files, message?: string): Promise<string>
  /** From now on, what is created is missing from so many reads of its list. */
  lag(reads: number): void

  close(): Promise<void>
}

/** What differs between platforms. */
export interface Platform<State, Account, Person> {
  readonly basePath: string
  /** The token that a request came with. */
  tokenOf(headers: IncomingHttpHeaders): string | undefined
  /** Whether a token may be sent the way it was. */
  accepts?(account: Account, headers: IncomingHttpHeaders): boolean
  nameOf(account: Account): string
  route(state: State, request: RecordedRequest): Promise<Reply>
  /** Headers that every reply has. */
  headers?(state: State): Readonly<Record<string, string>>
  /** The same address by the number of the repository, as after a rename. */
  redirectTarget(state: State, path: string): string
  person(state: State, account: Account, exclusive: Exclusive): Person
  author(state: State): Account
  headSha(state: State): string
  diff(state: State): Promise<Comparison>
  push(state: State, push: Push): Promise<string>
  forcePush(state: State, push: Push): Promise<string>
}

/** Starts a server; what both platforms have in common, and the queue that all changes of the state wait in. */
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
