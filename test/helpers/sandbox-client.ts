import { onTestFinished } from 'vitest'
import type { Description } from '../../src/sandbox/github/description.ts'
import { type GitHub, startGitHub } from '../../src/sandbox/start-github.ts'
import { type Answer, answerOf } from './answer.ts'

/** Lines 1 to `last`, with some replaced. */
export function numbered(last: number, replaced: Record<number, string> = {}): string {
  return Array.from({ length: last }, (_, index) => `${replaced[index + 1] ?? `line ${index + 1}`}\n`).join(
    '',
  )
}

/** One hunk in the middle, one at the end; right lines 7 to 13 and 27 to 30, left line 10 and 30 deleted. */
export const TWO_HUNKS = {
  base: { 'src/a.ts': numbered(30) },
  head: { 'src/a.ts': numbered(30, { 10: 'ten', 30: 'thirty' }) },
}

export async function open(description: Partial<Description> = {}): Promise<Api> {
  const github = await startGitHub({ ...TWO_HUNKS, ...description })
  onTestFinished(() => github.close())
  return new Api(github)
}

/** A plain client: no retries, no redirects. */
export class Api {
  readonly github: GitHub
  constructor(github: GitHub) {
    this.github = github
  }

  get pull(): string {
    return `/repos/${this.github.owner}/${this.github.repo}/pulls/${this.github.number}`
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const url = path.startsWith('http') ? path : this.github.url + path
    const headers = { authorization: `Bearer ${this.github.token}`, ...init.headers }
    return fetch(url, { redirect: 'manual', ...init, headers })
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const text = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await this.fetch(path, { method, headers, ...text })
    return answerOf(response)
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('GET', path, undefined, headers)
  }

  review(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', `${this.pull}/reviews`, body, headers)
  }

  /** Posts a review with one comment. */
  comment(comment: Record<string, unknown>): Promise<Answer> {
    return this.review({
      event: 'COMMENT',
      body: 'b',
      comments: [{ path: 'src/a.ts', body: 'x', ...comment }],
    })
  }

  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<Answer['body']> {
    const { body } = await this.call('POST', this.github.graphqlUrl, { query, variables })
    return body
  }
}
