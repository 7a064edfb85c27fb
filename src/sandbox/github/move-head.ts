import { commitPush, type Push } from '../world.ts'
import { moveThread } from './move-thread.ts'
import { BASE_BRANCH, HEAD_BRANCH, type State } from './state.ts'

/** Commits on top of the head, moves the threads and returns the SHA. */
export async function pushToHead(state: State, push: Push): Promise<string> {
  const parent = state.pull.headSha
  return moveHead(state, await commitPush(state, push, { branch: HEAD_BRANCH, parent, holds: 'changes' }))
}

/** Replaces the head by one commit on top of the base branch that has exactly these files. */
export async function forcePushToHead(state: State, push: Push): Promise<string> {
  const parent = state.pull.baseSha
  const sha = await commitPush(state, push, { branch: HEAD_BRANCH, parent, holds: 'tree' })
  const head = await moveHead(state, sha)
  // After a force-push, existing reviews refer to the new commit.
  for (const review of state.reviews) review.commitId = head
  return head
}

/** Commits to the base branch, as if another pull request were merged. */
export async function pushToBase(state: State, push: Push): Promise<string> {
  const parent = state.pull.baseSha
  state.pull.baseSha = await commitPush(state, push, { branch: BASE_BRANCH, parent, holds: 'changes' })
  return state.pull.baseSha
}

async function moveHead(state: State, sha: string): Promise<string> {
  state.pull.headSha = sha
  state.pull.commits.push(sha)
  for (const thread of state.threads) await moveThread(state, thread)
  return sha
}
