import type { Changes, Commit } from '../git/commit-stream.ts'
import { addNote } from './create-note.ts'
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

export interface Push {
  readonly files: Changes
  readonly message: string
  readonly author: string
  readonly committer?: string
}

/** A commit on top of the source branch: a new version of the diff, and the threads follow. Its name. */
export function pushToSource(state: State, push: Push): Promise<string> {
  return moveSource(state, { ...push, parent: state.mergeRequest.sourceSha, holds: 'changes' })
}

/** Exactly these files on top of the target branch, in the place of what was pushed before. */
export function forcePushToSource(state: State, push: Push): Promise<string> {
  return moveSource(state, { ...push, parent: state.mergeRequest.targetSha, holds: 'tree' })
}

/** A commit on the target branch. The merge request's diff stays what it was until the next push to the source. */
export async function pushToTarget(state: State, push: Push): Promise<string> {
  const { mergeRequest, repository, clock } = state
  const parent = mergeRequest.targetSha
  const commit = { ...push, parent, branch: TARGET_BRANCH, holds: 'changes', time: clock.tick() } as const
  const [sha = ''] = await repository.commit([commit])
  mergeRequest.targetSha = sha
  return sha
}

async function moveSource(state: State, commit: Omit<Commit, 'branch' | 'time'>): Promise<string> {
  const { mergeRequest, repository, clock } = state
  const [sha = ''] = await repository.commit([{ ...commit, branch: SOURCE_BRANCH, time: clock.tick() }])
  mergeRequest.sourceSha = sha
  const before = latestVersion(state)
  mergeRequest.versions.push({
    id: before.id + 1,
    base_sha: await repository.mergeBase(mergeRequest.targetSha, sha),
    start_sha: mergeRequest.targetSha,
    head_sha: sha,
    createdAt: clock.now(),
  })
  await moveThreads(state, before)
  return sha
}

/** Threads that were in the diff before the push; those outdated already stay so. */
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
  if (traced?.kind === 'outdated') tellOutdated(state, discussion)
}

/** The thread itself says so, in a note that nobody wrote. */
function tellOutdated(state: State, discussion: Discussion): void {
  const [first] = discussion.notes
  const version = state.mergeRequest.versions.length
  addNote(state, {
    author: state.mergeRequest.author,
    body: `changed this line in version ${version} of the diff`,
    type: first?.type ?? null,
    position: first?.position,
    originalPosition: first?.originalPosition,
    lineCode: first?.lineCode,
    discussion,
    system: true,
  })
}
