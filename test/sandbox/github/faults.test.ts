import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { primaryLimit, secondaryLimit } from '../../../src/sandbox/github/rate-limit.ts'
import { type Fault, replies } from '../../../src/sandbox/http/fault.ts'
import { type Api, numbered, open } from '../../helpers/sandbox-client.ts'

const POST = { method: 'POST', path: '/reviews' }

/** What a plain client sees of a review that it posts. */
async function post(api: Api, timeout = 10_000): Promise<string> {
  try {
    const response = await api.fetch(`${api.pull}/reviews`, {
      method: 'POST',
      body: '{"event":"COMMENT","body":"b"}',
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    const isReview = text.includes('"state":"COMMENTED"')
    return `${response.status} ${isReview ? 'review' : text.slice(0, 26)}`
  } catch (problem) {
    return problem instanceof Error && problem.name === 'TimeoutError' ? 'timeout' : 'broken'
  }
}

test.for<[string, Fault, string, number]>([
  ['reset before', { kind: 'reset', when: 'before' }, 'broken', 0],
  ['reset after', { kind: 'reset', when: 'after' }, 'broken', 1],
  ['silence before', { kind: 'silence', when: 'before' }, 'timeout', 0],
  ['silence after', { kind: 'silence', when: 'after' }, 'timeout', 1],
  ['502 before', replies.serverError('before'), '502 {"message":"Server Error"}', 0],
  ['504 after', replies.serverError('after', 504), '504 {"message":"Server Error"}', 1],
  ['empty 200', replies.empty('after'), '200 ', 1],
  ['HTML 200', replies.html('before'), '200 <!DOCTYPE html><html><head', 0],
  ['wrong shape', replies.wrongShape('after'), '200 {"ok":true}', 1],
  ['cut at 0', { kind: 'cut', after: 0 }, 'broken', 1],
  ['cut at 40', { kind: 'cut', after: 40 }, 'broken', 1],
  ['delay', { kind: 'delay', ms: 30 }, '200 review', 1],
  ['long delay', { kind: 'delay', ms: 1000 }, 'timeout', 1],
  ['dribble', { kind: 'dribble', bytes: 500, ms: 5 }, '200 review', 1],
  ['slow dribble', { kind: 'dribble', bytes: 10, ms: 50 }, 'timeout', 1],
  ['endless', { kind: 'endless' }, 'timeout', 1],
  ['big header', { kind: 'big-header', bytes: 100_000 }, 'broken', 1],
  [
    'spam',
    { kind: 'reply', when: 'before', status: 422, body: '{"errors":["was submitted"]}' },
    '422 {"errors":["was submitted"',
    0,
  ],
])('%s', async ([, fault, seen, reviews]) => {
  const api = await open()
  api.github.fail(POST, fault)
  expect(await post(api, seen === 'timeout' ? 300 : undefined)).toBe(seen)
  await expect.poll(() => api.github.reviews().length).toBe(reviews)
  expect(api.github.requests.at(-1)).toMatchObject({ method: 'POST', fault: expect.any(String) })
  expect(await post(api)).toBe('200 review')
})

test('a cut reply announces all of its bytes and sends some', async () => {
  const api = await open()
  const whole = await (await api.fetch(`${api.pull}/files`)).text()
  for (const after of [0, 1, 200]) {
    api.github.fail({ path: '/files' }, { kind: 'cut', after })
    const url = new URL(api.github.url)
    const raw = await new Promise<string>((resolve) => {
      let received = ''
      const socket = connect(Number(url.port), url.hostname)
      socket.on('data', (part) => (received += part)).on('close', () => resolve(received))
      socket.write(
        `GET ${api.pull}/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.github.token}\r\n\r\n`,
      )
    })
    const [head = '', body] = raw.split('\r\n\r\n')
    expect(head).toContain(`content-length: ${Buffer.byteLength(whole)}`)
    expect(body).toBe(whole.slice(0, after))
  }
})

test.for([301, 302, 307, 308] as const)(
  '%s leads to the same thing by its number, or elsewhere',
  async (status) => {
    const api = await open()
    api.github.fail(POST, { kind: 'redirect', status })
    const first = await api.review({ event: 'COMMENT', body: 'b' })
    expect(first.status).toBe(status)
    const { origin } = new URL(api.github.url)
    expect(first.headers.get('location')).toBe(`${origin}/repositories/5001/pulls/7/reviews`)
    expect(api.github.reviews()).toEqual([])
    expect(
      (await api.call('POST', first.headers.get('location') ?? '', { event: 'COMMENT', body: 'b' })).status,
    ).toBe(200)
    api.github.fail(POST, { kind: 'redirect', status, to: 'http://elsewhere.example/x' })
    expect((await api.review({})).headers.get('location')).toBe('http://elsewhere.example/x')
  },
)

describe('which requests match', () => {
  test('by method, path, order and number', async () => {
    const api = await open()
    api.github.fail({ path: /files\?/, nth: 2, times: 2 }, replies.serverError('before'))
    api.github.fail({ where: ({ body }) => body !== undefined }, replies.serverError('before', 500))
    const statuses: number[] = []
    for (const path of [
      '/files',
      '/files?page=1',
      '/files?page=1',
      '/reviews',
      '/files?page=2',
      '/files?page=1',
    ]) {
      statuses.push((await api.get(api.pull + path)).status)
    }
    expect(statuses).toEqual([200, 200, 502, 200, 502, 200])
    expect((await api.review({})).status).toBe(500)
  })

  test('a hook runs just before one is handled', async () => {
    const api = await open()
    const before = api.github.headSha
    api.github.before(POST, () => api.github.push({ 'src/a.ts': numbered(3) }))
    const { body } = await api.review({
      commit_id: before,
      event: 'COMMENT',
      comments: [{ path: 'src/a.ts', line: 10, body: 'x' }],
    })
    expect(body.commit_id).toBe(before)
    expect(api.github.threads()[0]?.outdated).toBe(true)
  })
})

test('a next page at another address, or none', async () => {
  const api = await open({ base: {}, head: { a: '1\n', b: '2\n' } })
  const list = `${api.pull}/files?per_page=1`
  api.github.fail({ path: '/files' }, { kind: 'link', next: 'http://elsewhere.example/2' })
  expect((await api.get(list)).headers.get('link')).toBe('<http://elsewhere.example/2>; rel="next"')
  api.github.fail({ path: '/files' }, { kind: 'link', next: null })
  expect((await api.get(list)).headers.get('link')).toBeNull()
  expect((await api.get(list)).headers.get('link')).toContain('page=2>; rel="next"')
})

test('lists lag behind a write for the given number of reads', async () => {
  const api = await open()
  api.github.lag(2)
  await api.comment({ line: 10 })
  const count = async (list: string) => (await api.get(`${api.pull}/${list}`)).body.length
  expect([await count('reviews'), await count('reviews'), await count('reviews')]).toEqual([0, 0, 1])
  expect([await count('comments'), await count('comments'), await count('comments')]).toEqual([0, 0, 1])
})

describe('rate limits', () => {
  test('the primary one counts down, refuses and resets', async () => {
    const soon = Math.floor(Date.now() / 1000) + 3600
    const api = await open({ rate: { limit: 2, reset: soon } })
    expect((await api.get(api.pull)).headers.get('x-ratelimit-remaining')).toBe('1')
    await api.get(api.pull)
    const { status, headers, body } = await api.review({ event: 'COMMENT', body: 'b' })
    expect(status).toBe(403)
    expect(body.message).toMatch(/^API rate limit exceeded for installation ID/)
    expect(headers.get('x-ratelimit-remaining')).toBe('0')
    expect(headers.get('x-ratelimit-reset')).toBe(String(soon))
    expect((await api.get('/rate_limit')).body.rate).toMatchObject({ limit: 2, remaining: 0 })
    api.github.rate.reset = 0
    expect((await api.review({ event: 'COMMENT', body: 'b' })).status).toBe(200)
  })

  test.for([
    { status: 403, retryAfter: '60' },
    { status: 429, retryAfter: new Date(Date.now() + 60_000).toUTCString() },
    { status: 403 },
  ] as const)('the secondary one: %o', async (limit) => {
    const api = await open()
    api.github.fail(POST, secondaryLimit(limit))
    const { status, headers, body } = await api.review({ event: 'COMMENT', body: 'b' })
    expect(status).toBe(limit.status)
    expect(body.message).toMatch(
      /^You have exceeded a secondary rate limit and have been temporarily blocked/,
    )
    expect(headers.get('retry-after')).toBe('retryAfter' in limit ? limit.retryAfter : null)
    expect(api.github.reviews()).toEqual([])
  })

  test('the primary one on demand, with an unusual date', async () => {
    const api = await open()
    api.github.fail(POST, primaryLimit({ reset: '99999999999', status: 429 }))
    const { status, headers } = await api.review({})
    expect([status, headers.get('x-ratelimit-reset'), headers.get('x-ratelimit-remaining')]).toEqual([
      429,
      '99999999999',
      '0',
    ])
  })
})

test('requests are recorded without the token', async () => {
  const api = await open()
  await api.get(`${api.pull}/files?page=1`, { accept: 'application/json' })
  await api.review({ body: 'b' }, { authorization: 'Bearer secret' })
  await fetch(api.github.url + api.pull)
  expect(api.github.requests).toEqual([
    {
      method: 'GET',
      path: `${api.pull}/files?page=1`,
      headers: { accept: 'application/json' },
      body: undefined,
      from: { kind: 'known', login: 'github-actions[bot]' },
      status: 200,
    },
    {
      method: 'POST',
      path: `${api.pull}/reviews`,
      headers: { accept: '*/*', 'content-type': expect.any(String) },
      body: { body: 'b' },
      from: { kind: 'unknown-token' },
      status: 401,
    },
    {
      method: 'GET',
      path: api.pull,
      headers: { accept: '*/*' },
      body: undefined,
      from: { kind: 'nobody' },
      status: 401,
    },
  ])
  expect(JSON.stringify(api.github.requests)).not.toMatch(/secret|sandbox-token/)
})
