import type { Write } from '../api.ts'
import { type MayWrite, type Owned, PREFIX } from '../scratch.ts'
import { fieldsOf } from '../verdict.ts'

/**
 * The only writes that are ever sent to a real GitHub: new objects, which nothing refers to, and this run's branches,
 * pull request and comments. `repo` is `/repos/owner/name`.
 */
export function mayWriteGitHub(repo: string, owned: Owned): MayWrite {
  const branches = [owned.base, owned.head]
  if (!branches.every((name) => name.startsWith(PREFIX))) throw new Error('These are not branches of a run.')
  const refs = branches.map((name) => `refs/heads/${name}`)
  return ({ method, path, body }: Write) => {
    const fields = fieldsOf(body)
    const call = `${method} ${path}`
    if (call === `POST ${repo}/git/trees` || call === `POST ${repo}/git/commits`) return true
    if (call === `POST ${repo}/git/refs`) return refs.includes(String(fields.ref))
    if (method === 'PATCH' || method === 'DELETE') {
      if (refs.some((ref) => path === `${repo}/git/${ref}`)) return true
    }
    if (call === `POST ${repo}/pulls`) return fields.head === owned.head && fields.base === owned.base
    if (method === 'DELETE' && owned.comments.has(path.slice(`${repo}/pulls/comments/`.length))) {
      return path.startsWith(`${repo}/pulls/comments/`)
    }
    return owned.number !== undefined && isOfPull(call, `${repo}/pulls/${owned.number}`)
  }
}

/** Reviews of the pull request, and its own state; never a merge. */
function isOfPull(call: string, pull: string): boolean {
  if (call === `PATCH ${pull}` || call === `POST ${pull}/reviews`) return true
  const rest = /^(PUT|DELETE|POST) (.*)\/reviews\/(\d+)(\/events|\/dismissals|)$/.exec(call)
  return rest?.[2] === pull
}
