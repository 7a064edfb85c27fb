import { commitPush, type Push } from '../world.ts'
import { moveThread } from './move-thread.ts'
import { BASE_BRANCH, HEAD_BRANCH, type State } from './state.ts'

/** A commit on top of the head; the threads follow. Its name. */
export async function pushToHead(state: State, push: Push): Promise<string> {
  const parent = state.pull.headSha
  return moveHead(state, await commitPush(state, push, { branch: HEAD_BRANCH, parent, holds: 'changes' }))
}

/** Another head in the place of the one there was: exactly these files, on top of the base branch. */
export async function forcePushToHead(state: State, push: Push): Promise<string> {
  const parent = state.pull.baseSha
  const sha = await commitPush(state, push, { branch: HEAD_BRANCH, parent, holds: 'tree' })
  const head = await moveHead(state, sha)
  // A force-push points the reviews that there are at the new commit.
  for (const review of state.reviews) review.commitId = head
  return head
}

/** A commit on the base branch, as when another pull request is merged. */
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
