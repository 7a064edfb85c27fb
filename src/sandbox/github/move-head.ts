import type { Changes } from '../git/commit-stream.ts'
import { moveThread } from './move-thread.ts'
import { BASE_BRANCH, HEAD_BRANCH, type State } from './state.ts'

export interface Push {
  readonly files: Changes
  readonly message: string
  readonly author: string
}

/** A commit on top of the head; the threads follow. Its name. */
export async function pushToHead(state: State, { files, message, author }: Push): Promise<string> {
  const time = state.clock.tick()
  const parent = state.pull.headSha
  const commit = { branch: HEAD_BRANCH, parent, holds: 'changes', files, message, author, time } as const
  return moveHead(state, await state.repository.commit([commit]))
}

/** Another head in the place of the one there was: exactly these files, on top of the base branch. */
export async function forcePushToHead(state: State, { files, message, author }: Push): Promise<string> {
  const time = state.clock.tick()
  const parent = state.pull.baseSha
  const commit = { branch: HEAD_BRANCH, parent, holds: 'tree', files, message, author, time } as const
  const head = await moveHead(state, await state.repository.commit([commit]))
  // A force-push points the reviews that there are at the new commit.
  for (const review of state.reviews) review.commitId = head
  return head
}

/** A commit on the base branch, as when another pull request is merged. */
export async function pushToBase(state: State, { files, message, author }: Push): Promise<string> {
  const time = state.clock.tick()
  const parent = state.pull.baseSha
  const commit = { branch: BASE_BRANCH, parent, holds: 'changes', files, message, author, time } as const
  const [sha = ''] = await state.repository.commit([commit])
  state.pull.baseSha = sha
  return sha
}

async function moveHead(state: State, [sha = '']: readonly string[]): Promise<string> {
  state.pull.headSha = sha
  state.pull.commits.push(sha)
  for (const thread of state.threads) await moveThread(state, thread)
  return sha
}
