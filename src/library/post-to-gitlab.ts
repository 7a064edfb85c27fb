import type { GitLabReview } from '../core/gitlab/review.ts'
import { UserError } from '../errors.ts'
import { connectGitLab } from '../platforms/gitlab/connect.ts'
import { createGitLab } from '../platforms/gitlab/gitlab.ts'
import { readHost } from '../platforms/read-address.ts'
import { type PostInput, type PostResult, post } from './post.ts'
import { readNumber } from './read-number.ts'

/** The merge request, and what to post on it. */
export interface GitLabPostInput extends PostInput {
  /** `group/name`, or the project's id. */
  readonly project: string | number
  /** Number of the merge request in its project, its `iid`. */
  readonly mergeRequest: number
  /** Of a server of your own: `https://host/api/v4`. By default gitlab.com's. */
  readonly apiUrl?: string
}

/**
 * Posts findings as the threads of one review, with the same code as `fencepost post`: nothing is posted twice, no
 * finding is lost, and a button is only where it is proven to be right.
 *
 * What cannot be used (an unknown option, findings that cannot be read) rejects the promise with a `UserError` before
 * anything is posted. What the platform refuses is a result with the outcome `degraded`.
 *
 * @example
 * ```ts
 * import { postReview } from 'fencepost/gitlab'
 *
 * const { outcome, report } = await postReview({
 *   token: process.env.GITLAB_TOKEN ?? '',
 *   project: 'octo/shop',
 *   mergeRequest: 7,
 *   findings: [{ path: 'src/cart.ts', line: 10, message: 'Why is this needed?' }],
 *   options: { id: 'my-bot' },
 * })
 * outcome, report.counts.inline // => posted 1
 * ```
 */
export async function postReview(input: GitLabPostInput): Promise<PostResult<GitLabReview>> {
  const { token, apiUrl = 'https://gitlab.com/api/v4' } = input
  const project = String(input.project ?? '')
  if (project === '') throw new UserError('project is missing', { hint: "Write project: 'group/name'." })
  const iid = readNumber('mergeRequest', input.mergeRequest)
  return post(input, {
    host: readHost('apiUrl', apiUrl),
    async open({ id, commit, resolveFixed, ...waitBudget }) {
      const connection = await connectGitLab({ token, apiUrl, ...waitBudget })
      return createGitLab(connection, { project, iid, id, commit, resolveFixed })
    },
    presentUnopened: ({ review }) => ({ summary: review.body, notes: [] }),
  })
}
