import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { Description } from '../../src/sandbox/gitlab/description.ts'
import { type GitLab, startGitLab } from '../../src/sandbox/start-gitlab.ts'
import { type Answer, answerOf } from './answer.ts'
import { TWO_HUNKS } from './sandbox-client.ts'

export async function openGitLab(description: Partial<Description> = {}): Promise<GitLabApi> {
  const gitlab = await startGitLab({ ...TWO_HUNKS, ...description })
  onTestFinished(() => gitlab.close())
  return new GitLabApi(gitlab)
}

/** One sandbox for all tests of a group, for tests that do not depend on its state. */
export function sharedGitLab(description: Partial<Description> = {}): () => GitLabApi {
  let api: GitLabApi | undefined
  beforeAll(async () => {
    api = new GitLabApi(await startGitLab({ ...TWO_HUNKS, ...description }))
  })
  afterAll(() => api?.gitlab.close())
  return () => {
    if (!api) throw new Error('The sandbox is not started before the first test of the group.')
    return api
  }
}

/** A plain client: no retries, no redirects. */
export class GitLabApi {
  readonly gitlab: GitLab
  constructor(gitlab: GitLab) {
    this.gitlab = gitlab
  }

  get mr(): string {
    return `/projects/${this.gitlab.project.id}/merge_requests/${this.gitlab.iid}`
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const url = path.startsWith('http') ? path : this.gitlab.url + path
    const headers = init.headers ?? { 'private-token': this.gitlab.token, 'content-type': 'application/json' }
    return fetch(url, { redirect: 'manual', ...init, headers })
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? {} : { body: JSON.stringify(body) }
    return answerOf(await this.fetch(path, { method, ...text }))
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path)
  }

  /** A position in the latest diff; `path` sets the old and the new path. */
  position(place: Record<string, unknown>): Record<string, unknown> {
    const { path = 'src/a.ts', ...rest } = place
    return { ...this.gitlab.refs, position_type: 'text', old_path: path, new_path: path, ...rest }
  }

  /** Starts a thread on a line of the latest diff. */
  discuss(place: Record<string, unknown>, body = 'x'): Promise<Answer> {
    return this.call('POST', `${this.mr}/discussions`, { body, position: this.position(place) })
  }

  draft(place: Record<string, unknown>, note = 'x'): Promise<Answer> {
    return this.call('POST', `${this.mr}/draft_notes`, { note, position: this.position(place) })
  }

  publish(body?: unknown): Promise<Answer> {
    return this.call('POST', `${this.mr}/draft_notes/bulk_publish`, body)
  }
}

/** A suggestion block; `reach` is such as `:-1+0`. */
export const suggest = (reach: string, ...lines: string[]) =>
  [`\`\`\`suggestion${reach}`, ...lines, '```'].join('\n')
