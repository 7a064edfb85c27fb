import type { Write } from '../api.ts'
import { type MayWrite, type Owned, PREFIX } from '../scratch.ts'
import { fieldsOf } from '../verdict.ts'

/**
 * The only writes that are ever sent to a real GitLab: this run's branches, its merge request, and notes on that one;
 * never a merge. `project` is `/projects/…`.
 */
export function mayWriteGitLab(project: string, owned: Owned): MayWrite {
  const branches = [owned.base, owned.head]
  if (!branches.every((name) => name.startsWith(PREFIX))) throw new Error('These are not branches of a run.')
  return ({ method, path, body }: Write) => {
    const fields = fieldsOf(body)
    const call = `${method} ${path}`
    if (call === `POST ${project}/repository/commits`) return branches.includes(String(fields.branch))
    if (branches.some((name) => call === `DELETE ${project}/repository/branches/${name}`)) return true
    if (call === `POST ${project}/merge_requests`) {
      return fields.source_branch === owned.head && fields.target_branch === owned.base
    }
    if (owned.number === undefined) return false
    const own = `${project}/merge_requests/${owned.number}`
    if (call === `PUT ${own}` || call === `DELETE ${own}`) return true
    return (
      path.startsWith(`${own}/`) &&
      /^\/(?:discussions|notes|draft_notes)(?:\/\w+)*$/.test(path.slice(own.length))
    )
  }
}
