import { describe, expect, test } from 'vitest'
import type { Description } from '../../../src/sandbox/gitlab/description.ts'
import { type GitLabApi, openGitLab, sharedGitLab } from '../../helpers/gitlab-client.ts'

describe('who may do what', () => {
  const shared = sharedGitLab()
  const HEADERS: [string, (api: GitLabApi) => Record<string, string>, number, number][] = [
    ['PRIVATE-TOKEN', ({ gitlab }) => ({ 'private-token': gitlab.token }), 200, 201],
    ['Bearer', ({ gitlab }) => ({ authorization: `Bearer ${gitlab.token}` }), 200, 201],
    ['JOB-TOKEN', ({ gitlab }) => ({ 'job-token': gitlab.jobToken }), 200, 401],
    ['a job token as a private one', ({ gitlab }) => ({ 'private-token': gitlab.jobToken }), 401, 401],
    ['nothing', () => ({}), 401, 401],
    ['a wrong token', () => ({ 'private-token': 'no' }), 401, 401],
  ]
  test.for(HEADERS)('%s', async ([, headersOf, read, write]) => {
    const api = shared()
    const headers = { 'content-type': 'application/json', ...headersOf(api) }
    expect((await api.fetch(api.mr, { headers })).status).toBe(read)
    const body = '{"body":"x"}'
    const posted = await api.fetch(`${api.mr}/discussions`, { method: 'POST', headers, body })
    expect(posted.status).toBe(write)
    if (write === 401) expect(await posted.json()).toEqual({ message: '401 Unauthorized' })
  })

  test('a job can read the merge request and its notes, but not its diff or its threads', async () => {
    const api = shared()
    const headers = { 'job-token': api.gitlab.jobToken }
    const paths = ['', '/notes', '/diffs', '/versions', '/discussions', '/draft_notes']
    const replies = await Promise.all(paths.map((path) => api.fetch(api.mr + path, { headers })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401, 401])
  })

  test.for<[string, Partial<Description>, Record<string, unknown>]>([
    ['read_api', { scope: 'read_api' }, { status: 403, body: { error: 'insufficient_scope' } }],
    ['a stranger', { role: 'none' }, { status: 404, body: { message: '404 Project Not Found' } }],
    ['a guest', { role: 'guest' }, { status: 201 }],
    [
      'a guest in a locked discussion',
      { role: 'guest', discussionLocked: true },
      { status: 403, body: { message: '403 Forbidden' } },
    ],
    ['a member in a locked discussion', { discussionLocked: true }, { status: 201 }],
    ['a closed merge request', { state: 'closed' }, { status: 201 }],
    ['a merged one', { state: 'merged' }, { status: 201 }],
  ])('%s', async ([, description, reply]) => {
    const api = await openGitLab(description)
    expect(await api.discuss({ new_line: 10 })).toMatchObject(reply)
  })

  test.for([
    ['another project', '/projects/1/merge_requests/7', { message: '404 Project Not Found' }],
    ['another merge request', '/projects/5001/merge_requests/8', { message: '404 Not found' }],
    [
      'an unknown thread',
      '/projects/5001/merge_requests/7/discussions/0',
      { message: '404 Discussion Not Found' },
    ],
    ['an unknown note', '/projects/5001/merge_requests/7/notes/1', { message: '404 Not found' }],
    ['an unknown draft', '/projects/5001/merge_requests/7/draft_notes/1', { message: '404 Not found' }],
    ['no such thing', '/projects/5001/merge_requests/7/nothing', { error: '404 Not Found' }],
  ] as const)('404: %s', async ([, path, body]) => {
    expect(await shared().get(path)).toMatchObject({ status: 404, body })
  })
})

describe('formats of the body', () => {
  const send = async (type: string | undefined, body: string | ((api: GitLabApi) => string)) => {
    const api = await openGitLab()
    const headers: Record<string, string> = { 'private-token': api.gitlab.token }
    if (type !== undefined) headers['content-type'] = type
    const text = typeof body === 'string' ? body : body(api)
    // Bytes, because fetch gives a string a content type.
    const reply = await api.fetch(`${api.mr}/discussions`, {
      method: 'POST',
      headers,
      body: Buffer.from(text),
    })
    return { status: reply.status, note: api.gitlab.notes()[0] }
  }

  test.for([
    ['JSON', 'application/json; charset=utf-8', '{"body":"x"}', 201],
    ['invalid JSON', 'application/json', '{"body":', 400],
    ['a list', 'application/json', '[]', 400],
    ['text', 'text/plain', '{"body":"x"}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'body=x', 201],
    ['nothing said', undefined, 'body=x', 201],
  ] as const)('%s', async ([, type, body, status]) => {
    expect((await send(type, body)).status).toBe(status)
  })

  test('a form with a position', async () => {
    const form = (api: GitLabApi) => {
      const { line_range: _, ...flat } = api.position({ new_line: 10 })
      const pairs = Object.entries(flat).map(([key, value]): [string, string] => [
        `position[${key}]`,
        String(value),
      ])
      return new URLSearchParams([
        ['body', 'x'],
        ...pairs,
        ['position[line_range][start][type]', 'new'],
      ]).toString()
    }
    const { status, note } = await send('application/x-www-form-urlencoded', form)
    expect(status).toBe(201)
    expect(note?.position).toMatchObject({ new_line: 10, line_range: { start: { type: 'new' } } })
  })
})
