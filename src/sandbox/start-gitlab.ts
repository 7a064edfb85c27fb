import type { Changes } from './git/commit-stream.ts'
import { type Account, JOB } from './gitlab/account.ts'
import { type Applied, applySuggestions } from './gitlab/apply-suggestions.ts'
import { createState } from './gitlab/create-state.ts'
import { type Description, PROJECT_ID, type Status } from './gitlab/description.ts'
import { jobEnvironment } from './gitlab/job-environment.ts'
import { forcePushToSource, moveBranch, processPush, pushToSource, pushToTarget } from './gitlab/move-head.ts'
import {
  type DiscussionView,
  type DraftView,
  type NoteView,
  viewDiscussions,
  viewDraft,
  viewNote,
} from './gitlab/overview.ts'
import { findNote, type Person, person } from './gitlab/person.ts'
import type { DiffRefs } from './gitlab/position.ts'
import { BASE_PATH, route } from './gitlab/route.ts'
import { allNotes, type Executed, latestVersion, type Mail, type State, storedDiff } from './gitlab/state.ts'
import { findSuggestion } from './gitlab/suggestions.ts'
import { type Platform, type Sandbox, startSandbox } from './start-sandbox.ts'

/** A GitLab in this process, with one project and one merge request. */
export interface GitLab extends Sandbox<Person> {
  /** Token of a CI job, for the `JOB-TOKEN` header. */
  readonly jobToken: string
  readonly project: { readonly id: number; readonly path: string }
  readonly iid: number
  /** Commits of the latest version of the diff. */
  readonly refs: DiffRefs
  readonly headSha: string

  discussions(): DiscussionView[]
  notes(): NoteView[]
  /** Every user's drafts. */
  drafts(): DraftView[]
  /** Quick actions that were executed. */
  commands(): readonly Executed[]
  mails(): readonly Mail[]
  /** What `reviewer_state` was set to, by username. */
  reviewerStates(): Readonly<Record<string, string>>

  /** The variables of a job in the merge request's pipeline. */
  jobEnvironment(): Record<string, string>

  pushTarget(files: Changes, message?: string): Promise<string>
  /** Like `push`, but the merge request keeps its old diff until `processPush` is called. */
  pushUnprocessed(files: Changes, message?: string): Promise<string>
  processPush(): Promise<void>
  setStatus(status: Status): void
  lockDiscussion(): void
  deleteSourceBranch(): void
  /** Removes a line from the diff in the database: a note on it is stored, and answered with a 500. */
  dropStoredLine(path: string, line: number): void

  /** Applies a suggestion of a note, by default the first. */
  press(note: number, suggestion?: number, by?: string): Promise<Pressed>
  /** Applies suggestions, given by id, in one commit. */
  pressBatch(suggestions: readonly number[], by?: string): Promise<Applied>
}

export type Pressed = Applied | { readonly kind: 'no-button' }

export async function startGitLab(description: Description): Promise<GitLab> {
  const state = await createState(description)
  const { settings, mergeRequest, accounts } = state
  const { sandbox, exclusive } = await startSandbox(state, PLATFORM)
  const author = mergeRequest.author.username
  return {
    ...sandbox,
    jobToken: accounts.named(JOB).token,
    project: { id: PROJECT_ID, path: settings.path },
    iid: settings.iid,
    get refs() {
      const { base_sha, start_sha, head_sha } = latestVersion(state)
      return { base_sha, start_sha, head_sha }
    },
    get headSha() {
      return mergeRequest.sourceSha
    },
    discussions: () => viewDiscussions(state),
    notes: () => allNotes(state).map((note) => viewNote(state, note)),
    drafts: () => state.drafts.map(viewDraft),
    commands: () => state.executed,
    mails: () => state.mails,
    reviewerStates: () => Object.fromEntries(state.reviewerStates),
    jobEnvironment: () => jobEnvironment(state, accounts.named(JOB).token),
    pushTarget: (files, message = 'Meanwhile') =>
      exclusive(() => pushToTarget(state, { files, message, author: 'maintainer' })),
    pushUnprocessed: (files, message = 'Go on') =>
      exclusive(() => moveBranch(state, { files, message, author })),
    processPush: () => exclusive(() => processPush(state)),
    setStatus(status) {
      mergeRequest.status = status
    },
    lockDiscussion() {
      mergeRequest.discussionLocked = true
    },
    deleteSourceBranch() {
      mergeRequest.sourceBranchDeleted = true
    },
    dropStoredLine: (path, line) => void state.lost.push({ path, line }),
    press: (note, suggestion = 0, by = author) =>
      exclusive(async () => {
        const found = findNote(state, note).suggestions[suggestion]
        return found ? applySuggestions(state, [found], accounts.named(by)) : { kind: 'no-button' }
      }),
    pressBatch: (ids, by = author) =>
      exclusive(() => {
        const found = ids.map((id) => findSuggestion(state, id)).filter((each) => each !== undefined)
        return applySuggestions(state, found, accounts.named(by))
      }),
  }
}

const PLATFORM: Platform<State, Account, Person> = {
  basePath: BASE_PATH,
  tokenOf: ({ 'job-token': job, 'private-token': own, authorization }) =>
    [job, own, authorization?.replace(/^bearer +/i, '')].flat().find((each) => each !== undefined),
  // A job token is valid only in `JOB-TOKEN`, and that header takes no other token.
  accepts: ({ kind }, headers) => (kind === 'job') === (headers['job-token'] !== undefined),
  nameOf: ({ username }) => username,
  route,
  redirectTarget: movedAddress,
  person,
  author: ({ mergeRequest }) => mergeRequest.author,
  headSha: ({ mergeRequest }) => mergeRequest.sourceSha,
  diff: storedDiff,
  push: pushToSource,
  forcePush: forcePushToSource,
}

/** The same URL with the project's numeric id, as after a rename. */
function movedAddress({ apiUrl }: State, path: string): string {
  return `${apiUrl}${path.slice(BASE_PATH.length).replace(/^\/projects\/[^/]+/, `/projects/${PROJECT_ID}`)}`
}
