import type { Review } from '../core/plan/plan.ts'
import { UserError } from '../errors.ts'
import { connect } from '../platforms/github/connect.ts'
import { createGitHub } from '../platforms/github/github.ts'
import { readRepository } from '../platforms/names.ts'
import { readHost } from '../platforms/read-address.ts'
import { type PostInput, type PostResult, post } from './post.ts'
import { readNumber } from './read-number.ts'

/** The pull request, and what to post on it. */
export interface GitHubPostInput extends PostInput {
  /** `owner/name`. */
  readonly repo: string
  /** Number of the pull request. */
  readonly pullRequest: number
  /** Of GitHub Enterprise Server: `https://host/api/v3`. By default github.com's. */
  readonly apiUrl?: string
}

/**
 * Posts findings as one review, with the same code as the action: nothing is posted twice, no finding is lost, and a
 * button is only where it is proven to be right.
 *
 * What cannot be used (an unknown option, findings that cannot be read) rejects the promise with a `UserError` before
 * anything is posted. What the platform refuses is a result with the outcome `degraded`.
 *
 * @example
 * ```ts
 * import { postReview } from 'fencepost/github'
 *
 * const { outcome, report } = await postReview({
 *   token: process.env.GITHUB_TOKEN ?? '',
 *   repo: 'octo/shop',
 *   pullRequest: 7,
 *   findings: [{ path: 'src/cart.ts', line: 10, message: 'Why is this needed?' }],
 *   options: { id: 'my-bot' },
 * })
 * outcome, report.counts.inline // => posted 1
 * ```
 */
export async function postReview(input: GitHubPostInput): Promise<PostResult<Review>> {
  const { token, apiUrl = 'https://api.github.com' } = input
  const repository = readRepository(input.repo, 'repo')
  if (!repository) throw new UserError('repo is missing', { hint: "Write repo: 'owner/name'." })
  const pull_number = readNumber('pullRequest', input.pullRequest)
  const { owner, repo } = repository
  return post(input, {
    // The API of github.com and of *.ghe.com has a host of its own.
    host: readHost('apiUrl', apiUrl).replace(/^api\./, ''),
    async open({ id, commit, resolveFixed, ...waitBudget }) {
      const connection = await connect({ token, apiUrl, ...waitBudget })
      return createGitHub(connection, { pullRequest: { owner, repo, pull_number }, id, commit, resolveFixed })
    },
    presentUnopened: ({ review }) => review,
  })
}
