import type { Commit } from '../git/commit-stream.ts'
import { commitPush, type Push } from '../world.ts'
import { addNote } from './add-note.ts'
import { pathsOf, sameRefs } from './position.ts'
import {
  type Discussion,
  latestVersion,
  SOURCE_BRANCH,
  type State,
  TARGET_BRANCH,
  type Version,
} from './state.ts'
import { isOutdated } from './suggestion.ts'
import { tracePosition } from './trace-position.ts'

/** Commits to the source branch, adds a version of the diff, moves the threads and returns the SHA. */
export async function pushToSource(state: State, push: Push): Promise<string> {
  const sha = await moveBranch(state, push)
  await processPush(state)
  return sha
}

/** Replaces the source branch by one commit on top of the target branch that has exactly these files. */
export async function forcePushToSource(state: State, push: Push): Promise<string> {
  const sha = await moveBranch(state, push, { parent: state.mergeRequest.targetSha, holds: 'tree' })
  await processPush(state)
  return sha
}

/** Moves the branch only: GitLab updates the merge request later, in the background. */
export async function moveBranch(
  state: State,
  push: Push,
  on: Pick<Commit, 'parent' | 'holds'> = { parent: state.mergeRequest.sourceSha, holds: 'changes' },
): Promise<string> {
  const sha = await commitPush(state, push, { ...on, branch: SOURCE_BRANCH })
  state.mergeRequest.sourceSha = sha
  return sha
}

/** Commits to the target branch. The merge request keeps its diff until the next push to the source. */
export async function pushToTarget(state: State, push: Push): Promise<string> {
  const parent = state.mergeRequest.targetSha
  const sha = await commitPush(state, push, { parent, branch: TARGET_BRANCH, holds: 'changes' })
  state.mergeRequest.targetSha = sha
  return sha
}

/** Adds a version of the diff and moves the threads, if the branch has moved. */
export async function processPush(state: State): Promise<void> {
  const { mergeRequest, repository, clock } = state
  const { sourceSha, targetSha, versions } = mergeRequest
  const before = latestVersion(state)
  if (before.head_sha === sourceSha) return
  versions.push({
    id: before.id + 1,
    base_sha: await repository.mergeBase(targetSha, sourceSha),
    start_sha: targetSha,
    head_sha: sourceSha,
    createdAt: clock.now(),
  })
  addSystemNote(state, `added 1 commit\n\n<ul><li>${sourceSha.slice(0, 8)}</li></ul>`)
  await moveThreads(state, before)
}

/** Moves the threads that were active before the push; outdated threads stay outdated. */
async function moveThreads(state: State, before: Version): Promise<void> {
  const active = state.discussions.filter(
    ({ notes: [first] }) => first?.position && sameRefs(first.position, before),
  )
  const paths = [
    ...new Set(active.flatMap(({ notes: [first] }) => (first?.position ? pathsOf(first.position) : []))),
  ]
  for (const discussion of active) await moveThread(state, discussion, paths)
  for (const { notes } of state.discussions) {
    for (const suggestion of notes.flatMap((note) => note.suggestions)) {
      if (suggestion.applied === undefined) suggestion.outdated = await isOutdated(state, suggestion)
    }
  }
}

async function moveThread(state: State, discussion: Discussion, paths: readonly string[]): Promise<void> {
  const [first] = discussion.notes
  if (!first?.position || first.position.position_type === 'image') return
  const traced = await tracePosition(state, first.position, latestVersion(state), paths)
  if (traced?.kind === 'moved') {
    for (const note of discussion.notes) if (note.position) note.position = traced.position
  }
  const version = state.mergeRequest.versions.length
  if (traced?.kind === 'outdated') {
    addSystemNote(state, `changed this line in version ${version} of the diff`, discussion)
  }
}

/** Adds a system note, in a thread or on its own. */
function addSystemNote(state: State, body: string, discussion?: Discussion): void {
  const first = discussion?.notes[0]
  addNote(state, {
    author: state.mergeRequest.author,
    body,
    type: first?.type ?? null,
    position: first?.position,
    originalPosition: first?.originalPosition,
    lineCode: first?.lineCode,
    discussion,
    system: true,
  })
}
