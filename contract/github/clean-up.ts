import type { Api } from '../api.ts'
import { type Removal, removeAll } from '../remove-all.ts'
import { allPages, type Owned } from '../scratch.ts'
import { fieldsOf, summaryOf } from '../verdict.ts'
import { deletePending } from './review.ts'

/**
 * Removes what a run has made, found by the names of its branches, so that it does not matter how far the run came.
 * GitHub has no way to delete a pull request: it is closed. Returns what is left, in words.
 */
export async function removeRun(
  api: Api,
  repo: string,
  owned: Owned,
  say: (line: string) => void,
): Promise<string[]> {
  say(`cleaning up ${owned.head}`)
  return removeAll([
    ['the pull request', () => removePull(api, repo, owned)],
    ...[owned.head, owned.base].map(
      (branch): Removal => [`the branch ${branch}`, () => removeBranch(api, repo, branch)],
    ),
  ])
}

async function removeBranch(api: Api, repo: string, branch: string): Promise<string | undefined> {
  const reply = await api.send('DELETE', `${repo}/git/refs/heads/${branch}`)
  // 422: there is no such branch.
  return [204, 404, 422].includes(reply.status) ? undefined : summaryOf(reply)
}

async function removePull(api: Api, repo: string, owned: Owned): Promise<string | undefined> {
  const owner = repo.split('/')[2]
  const pulls = await allPages((page) =>
    api.send('GET', `${repo}/pulls?state=all&head=${owner}:${owned.head}&per_page=100&page=${page}`),
  )
  // The API ignores a `head` that it cannot read, and would return every pull request; and anyone can open one from a branch.
  const label = `${owner}:${owned.head}`.toLowerCase()
  const own = pulls.find(
    ({ head, base }) =>
      String(fieldsOf(head).label).toLowerCase() === label && fieldsOf(base).ref === owned.base,
  )
  if (!own) return undefined
  owned.number = Number(own.number)
  const pull = `${repo}/pulls/${owned.number}`
  await deletePending(api, pull)
  const comments = await allPages((page) => api.send('GET', `${pull}/comments?per_page=100&page=${page}`))
  for (const { id } of comments) {
    owned.comments.add(String(id))
    await api.send('DELETE', `${repo}/pulls/comments/${id}`)
  }
  const closed = await api.send('PATCH', pull, { state: 'closed' })
  return closed.status === 200 ? undefined : summaryOf(closed)
}
