import type { IncomingHttpHeaders } from 'node:http'
import type { Changes, Files } from './git/commit-stream.ts'
import { JOB } from './gitlab/account.ts'
import { type Applied, applySuggestions } from './gitlab/apply-suggestions.ts'
import { createState } from './gitlab/create-state.ts'
import { type Description, PROJECT_ID, type Status } from './gitlab/description.ts'
import { jobEnvironment } from './gitlab/job-environment.ts'
import { forcePushToSource, moveBranch, noticePush, pushToSource, pushToTarget } from './gitlab/move-head.ts'
import {
  type DiscussionView,
  type DraftView,
  type NoteView,
  viewDiscussions,
  viewDraft,
  viewNote,
} from './gitlab/overview.ts'
import { noteNumbered, type Person, person } from './gitlab/person.ts'
import type { DiffRefs } from './gitlab/position.ts'
import { BASE_PATH, route } from './gitlab/route.ts'
import { allNotes, type Executed, latestVersion, type Mail, type State, storedDiff } from './gitlab/state.ts'
import { suggestionNumbered } from './gitlab/suggestions.ts'
import { type FaultPlan, faultPlan } from './http/fault-plan.ts'
import { queue } from './http/queue.ts'
import { json } from './http/reply.ts'
import type { Caller, RecordedRequest } from './http/request-log.ts'
import { type Server, serve } from './http/serve.ts'

/** A GitLab in this process, with one project and one merge request. */
export interface GitLab extends Pick<FaultPlan, 'fail' | 'before'> {
  /** Of the API, `/api/v4` included. */
  readonly url: string
  /** Whose token it is. */
  readonly viewer: string
  readonly token: string
  /** A CI job's own, for the `JOB-TOKEN` header. */
  readonly jobToken: string
  readonly project: { readonly id: number; readonly path: string }
  readonly iid: number
  /** The bare git repository. */
  readonly directory: string
  /** Of the newest version of the diff. */
  readonly refs: DiffRefs
  readonly headSha: string
  readonly requests: RecordedRequest[]

  /** What there is. */
  discussions(): DiscussionView[]
  notes(): NoteView[]
  /** Of everybody. */
  drafts(): DraftView[]
  /** Quick actions that were carried out. */
  commands(): readonly Executed[]
  mails(): readonly Mail[]
  /** What `reviewer_state` was set to, by username. */
  reviewerStates(): Readonly<Record<string, string>>
  /** A file of the head, byte for byte but decoded; `undefined`: it is not there. */
  file(path: string): Promise<string | undefined>
  /** As `git diff` prints it. */
  diff(): Promise<string>

  /** The variables of a job in the merge request's pipeline. */
  jobEnvironment(): Record<string, string>

  as(username: string): Person
  /** A commit on top of the source branch; `null` deletes a file. Its name. */
  push(files: Changes, message?: string): Promise<string>
  /** Exactly these files on top of the target branch, in the place of what was pushed before. */
  forcePush(files: Files, message?: string): Promise<string>
  pushTarget(files: Changes, message?: string): Promise<string>
  /** Like `push`, but the merge request does not know yet: its diff is still the old one, until it notices. */
  pushUnnoticed(files: Changes, message?: string): Promise<string>
  notice(): Promise<void>
  setStatus(status: Status): void
  lockDiscussion(): void
  deleteSourceBranch(): void
  /** The diff that the database holds loses a line: a note on it is kept and answered with a 500. */
  lose(path: string, line: number): void
  /** From now on, what is created is missing from so many reads of its list. */
  lag(reads: number): void

  /** Applies a suggestion of a note, the first if nothing else is said. */
  press(note: number, suggestion?: number, by?: string): Promise<Pressed>
  /** Applies these suggestions, by their own numbers, in one commit. */
  pressBatch(suggestions: readonly number[], by?: string): Promise<Applied>

  close(): Promise<void>
}

export type Pressed = Applied | { readonly kind: 'no-button' }

export async function startGitLab(description: Description): Promise<GitLab> {
  const state = await createState(description)
  const exclusive = queue()
  const plan = faultPlan()
  const server = await serve({
    caller: (headers) => callerOf(state, headers),
    arrived: plan.arrived,
    act: (request) => exclusive(() => route(state, request)),
    idle: () => json(200, {}),
    moved: ({ path }) => movedAddress(state, path),
  })
  state.apiUrl = `${server.origin}${BASE_PATH}`
  return interfaceOf(state, server, exclusive, plan)
}

function interfaceOf(
  state: State,
  server: Server,
  exclusive: ReturnType<typeof queue>,
  plan: FaultPlan,
): GitLab {
  const { settings, repository, mergeRequest, accounts } = state
  const author = mergeRequest.author.username
  return {
    url: state.apiUrl,
    viewer: settings.viewer,
    token: accounts.named(settings.viewer).token,
    jobToken: accounts.named(JOB).token,
    project: { id: PROJECT_ID, path: settings.path },
    iid: settings.iid,
    directory: repository.directory,
    get refs() {
      const { base_sha, start_sha, head_sha } = latestVersion(state)
      return { base_sha, start_sha, head_sha }
    },
    get headSha() {
      return mergeRequest.sourceSha
    },
    requests: server.requests,
    discussions: () => viewDiscussions(state),
    notes: () => allNotes(state).map((note) => viewNote(state, note)),
    drafts: () => state.drafts.map(viewDraft),
    commands: () => state.executed,
    mails: () => state.mails,
    reviewerStates: () => Object.fromEntries(state.reviewerStates),
    file: async (path) => (await repository.read(`${mergeRequest.sourceSha}:${path}`))?.content.toString(),
    diff: async () => (await storedDiff(state)).text,
    jobEnvironment: () => jobEnvironment(state, accounts.named(JOB).token),
    as: (username) => person(state, accounts.named(username), exclusive),
    push: (files, message = 'Go on') => exclusive(() => pushToSource(state, { files, message, author })),
    forcePush: (files, message = 'Anew') =>
      exclusive(() => forcePushToSource(state, { files, message, author })),
    pushTarget: (files, message = 'Meanwhile') =>
      exclusive(() => pushToTarget(state, { files, message, author: 'maintainer' })),
    pushUnnoticed: (files, message = 'Go on') =>
      exclusive(() => moveBranch(state, { files, message, author })),
    notice: () => exclusive(() => noticePush(state)),
    setStatus(status) {
      mergeRequest.status = status
    },
    lockDiscussion() {
      mergeRequest.discussionLocked = true
    },
    deleteSourceBranch() {
      mergeRequest.sourceBranchDeleted = true
    },
    lose: (path, line) => void state.lost.push({ path, line }),
    lag(reads) {
      state.lag = reads
    },
    press: (note, suggestion = 0, by = author) =>
      exclusive(async () => {
        const found = noteNumbered(state, note).suggestions[suggestion]
        return found ? applySuggestions(state, [found], accounts.named(by)) : { kind: 'no-button' }
      }),
    pressBatch: (ids, by = author) =>
      exclusive(() => {
        const found = ids.map((id) => suggestionNumbered(state, id)).filter((each) => each !== undefined)
        return applySuggestions(state, found, accounts.named(by))
      }),
    fail: plan.fail,
    before: plan.before,
    async close() {
      await server.close()
      await exclusive(() => repository.remove())
    },
  }
}

function callerOf({ accounts }: State, headers: IncomingHttpHeaders): Caller {
  const job = headers['job-token']
  const token = job ?? headers['private-token'] ?? headers.authorization?.replace(/^bearer +/i, '')
  if (typeof token !== 'string') return { kind: 'nobody' }
  const account = accounts.withToken(token, job !== undefined)
  return account ? { kind: 'known', login: account.username } : { kind: 'unknown-token' }
}

/** The same address by the project's number, as after a rename. */
function movedAddress({ apiUrl }: State, path: string): string {
  return `${apiUrl}${path.slice(BASE_PATH.length).replace(/^\/projects\/[^/]+/, `/projects/${PROJECT_ID}`)}`
}
