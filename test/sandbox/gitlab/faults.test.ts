import { describe, expect, test } from 'vitest'
import { internalError, tooManyRequests } from '../../../src/sandbox/gitlab/faults.ts'
import { type Fault, replies } from '../../../src/sandbox/http/fault.ts'
import { type GitLabApi, openGitLab } from '../../helpers/gitlab-client.ts'

const PUBLISH = { method: 'POST', path: '/bulk_publish' }

/** What a plain client sees of a review that it publishes. */
async function publish(api: GitLabApi, timeout = 10_000): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await api.fetch(`${api.mr}/draft_notes/bulk_publish`, { method: 'POST', signal })
    return `${response.status} ${await response.text()}`.trim()
  } catch (problem) {
    return problem instanceof Error && problem.name === 'TimeoutError' ? 'timeout' : 'broken'
  }
}

test.for<[string, Fault, string, number]>([
  ['reset before', { kind: 'reset', when: 'before' }, 'broken', 0],
  ['reset after', { kind: 'reset', when: 'after' }, 'broken', 1],
  ['silence after', { kind: 'silence', when: 'after' }, 'timeout', 1],
  ['500 before', internalError('before'), '500 {"message":"500 Internal Server Error"}', 0],
  ['500 after', internalError('after'), '500 {"message":"500 Internal Server Error"}', 1],
  ['HTML', replies.html('after', 502), expect.stringMatching(/^502 <!DOCTYPE/), 1],
  ['a delay', { kind: 'delay', ms: 20 }, '204', 1],
  ['a long delay', { kind: 'delay', ms: 1000 }, 'timeout', 1],
  ['429', tooManyRequests({ retryAfter: '1' }), expect.stringContaining('429 {"message":{"error":'), 0],
  ['429 before GitLab', tooManyRequests({ by: 'middleware' }), '429 Retry later', 0],
])('%s', async ([, fault, seen, notes]) => {
  const api = await openGitLab()
  await api.draft({ new_line: 10 })
  api.gitlab.fail(PUBLISH, fault)
  expect(await publish(api, seen === 'timeout' ? 300 : undefined)).toEqual(seen)
  await expect.poll(() => api.gitlab.notes().length).toBe(notes)
  expect(api.gitlab.drafts()).toHaveLength(1 - notes)
  expect(await publish(api)).toBe('204')
})

describe('faults in transit', () => {
  test('429 says when to retry', async () => {
    const api = await openGitLab()
    api.gitlab.fail({ path: '/notes' }, tooManyRequests({ retryAfter: '7' }))
    const { status, headers } = await api.call('POST', `${api.mr}/notes`, { body: 'x' })
    expect([status, headers.get('retry-after')]).toEqual([429, '7'])
  })

  test('a cut list', async () => {
    const api = await openGitLab()
    api.gitlab.fail({ path: '/discussions' }, { kind: 'cut', after: 1 })
    await expect(api.get(`${api.mr}/discussions`)).rejects.toThrow()
  })

  test('a redirect leads to the same resource by its id, or to another address', async () => {
    const api = await openGitLab()
    const byPath = `/projects/${encodeURIComponent(api.gitlab.project.path)}/merge_requests/7`
    api.gitlab.fail({ method: 'GET', path: '/7' }, { kind: 'redirect', status: 302 })
    const { status, headers } = await api.get(byPath)
    expect([status, headers.get('location')]).toEqual([302, api.gitlab.url + api.mr])
    api.gitlab.fail({ path: '/7' }, { kind: 'redirect', status: 301, to: 'https://elsewhere.example/' })
    expect((await api.get(api.mr)).headers.get('location')).toBe('https://elsewhere.example/')
  })

  test('a hook runs just before a request is handled', async () => {
    const api = await openGitLab()
    await api.draft({ new_line: 10 })
    api.gitlab.before(PUBLISH, () => api.gitlab.push({ other: 'x\n' }))
    await publish(api)
    const [note] = api.gitlab.notes().filter(({ system }) => !system)
    expect(note).toMatchObject({ outdated: false, position: api.gitlab.refs })
  })

  test('requests are recorded without the token', async () => {
    const api = await openGitLab()
    await api.draft({ new_line: 10 }, 'x')
    await api.fetch(api.mr, { headers: { 'private-token': 'secret' } })
    expect(api.gitlab.requests).toMatchObject([
      { method: 'POST', from: { kind: 'known', login: api.gitlab.viewer }, status: 201, body: { note: 'x' } },
      { method: 'GET', from: { kind: 'unknown-token' }, status: 401 },
    ])
    expect(JSON.stringify(api.gitlab.requests)).not.toMatch(/secret|sandbox-token/)
  })
})
