import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { runAction } from '../helpers/action-run.ts'
import { CERTIFICATE, type FrontReply, startFront } from '../helpers/front.ts'
import { FINDINGS, run, type Sandbox, sandbox, visibleReviews } from '../helpers/github-run.ts'
import { startProxy } from '../helpers/proxy.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'

// The bundles as processes, over real sockets. The toolkit never uses a proxy for loopback addresses, so the server
// has a name that only the proxy can resolve, or another spelling of a loopback address.

const SECURE = 'https://api.github.test'
const PLAIN = 'http://api.github.test'
const NOBODY = 'http://127.0.0.1:9'
const TRUSTED = { NODE_EXTRA_CA_CERTS: CERTIFICATE }

interface Ended {
  readonly status: number | null
  /** Everything printed, and the job summary. */
  readonly text: string
}

type Entry = (
  github: Sandbox,
  env: Record<string, string>,
  findings?: readonly object[],
  flags?: readonly string[],
) => Promise<Ended>

const entries: Record<'action' | 'post', Entry> = {
  async action(github, env, findings = FINDINGS) {
    const prepare = (workspace: string) =>
      writeFileSync(path.join(workspace, 'findings.json'), JSON.stringify(findings))
    const ran = await runAction(github, { 'max-comments': '0' }, { env, prepare })
    const { status, stdout, stderr, summary, report } = ran
    return { status, text: [stdout, stderr, summary, report].join('\n') }
  },

  async post(github, env, findings = FINDINGS, flags = []) {
    const cwd = temporaryFiles({ 'findings.json': JSON.stringify(findings) })
    const target = ['--repo', `${github.owner}/${github.repo}`, '--pr', String(github.number)]
    const args = ['post', ...target, '--findings', 'findings.json', '--max-comments', '0', ...flags]
    const { status, stdout, stderr } = await fencepost(args, {
      cwd,
      env: { GITHUB_API_URL: github.url, GITHUB_TOKEN: github.token, ...env },
    })
    return { status, text: `${stdout}\n${stderr}` }
  },
}
type EntryName = keyof typeof entries
const BOTH: readonly EntryName[] = ['action', 'post']

function expectPosted(github: Sandbox, { status, text }: Ended): void {
  expect(text).toContain('Posted http')
  expect(status, text).toBe(0)
  expect(visibleReviews(github)).toHaveLength(1)
}

function expectUnread(github: Sandbox, { status, text }: Ended): void {
  expect(status, text).toBe(1)
  expect(text).toContain('Nothing was posted.')
  expect(text).not.toContain('    at ')
  for (const { message } of FINDINGS) expect(text, 'no finding is lost').toContain(message)
  expect(visibleReviews(github)).toEqual([])
}

const portOf = (url: string) => Number(new URL(url).port)

describe('proxies', () => {
  test.for<[name: EntryName, rule: string, url: string, env: (port: number) => Record<string, string>]>([
    ['action', 'HTTPS_PROXY for https', SECURE, (port) => ({ HTTPS_PROXY: `http://127.0.0.1:${port}` })],
    ['post', 'HTTPS_PROXY for https', SECURE, (port) => ({ HTTPS_PROXY: `http://127.0.0.1:${port}` })],
    ['action', 'https_proxy for https', SECURE, (port) => ({ https_proxy: `http://127.0.0.1:${port}/` })],
    ['action', 'HTTP_PROXY for http', PLAIN, (port) => ({ HTTP_PROXY: `http://127.0.0.1:${port}` })],
    ['post', 'http_proxy for http', PLAIN, (port) => ({ http_proxy: `http://127.0.0.1:${port}` })],
    ['post', 'an address without http://', SECURE, (port) => ({ HTTPS_PROXY: `127.0.0.1:${port}` })],
    [
      'action',
      'lower case before upper case',
      SECURE,
      (port) => ({ https_proxy: `http://127.0.0.1:${port}`, HTTPS_PROXY: NOBODY }),
    ],
    [
      'post',
      'NO_PROXY with other names',
      SECURE,
      (port) => ({ HTTPS_PROXY: `http://127.0.0.1:${port}`, NO_PROXY: 'example.test,hub.test' }),
    ],
  ])('%s, %s: all requests go through it', async ([name, , url, env]) => {
    const github = await sandbox()
    const to = url === SECURE ? await startFront(github.url, { tls: true }) : portOf(github.url)
    const proxy = await startProxy({ to })
    const ended = await entries[name](github, { GITHUB_API_URL: url, ...TRUSTED, ...env(proxy.port) })
    expectPosted(github, ended)
    const expected =
      url === SECURE ? /^CONNECT api\.github\.test:443$/ : /^(?:GET|POST) http:\/\/api\.github\.test\//
    for (const line of proxy.asked) expect(line).toMatch(expected)
    expect(proxy.asked.length).toBeGreaterThan(0)
  })

  test.for<[name: EntryName, rule: string, env: (port: number) => Record<string, string>]>([
    ['action', 'NO_PROXY with the host', () => ({ NO_PROXY: 'example.test, 0.0.0.0' })],
    ['post', 'no_proxy with the host', () => ({ no_proxy: '0.0.0.0' })],
    ['action', 'NO_PROXY with host and port', (port) => ({ NO_PROXY: `0.0.0.0:${port}` })],
    ['post', 'NO_PROXY=*', () => ({ NO_PROXY: '*' })],
    ['action', 'HTTPS_PROXY and a server with http', () => ({ HTTP_PROXY: '', HTTPS_PROXY: NOBODY })],
  ])('%s, %s: the proxy is bypassed', async ([name, , env]) => {
    const github = await sandbox()
    const port = portOf(github.url)
    const set = { GITHUB_API_URL: `http://0.0.0.0:${port}`, HTTP_PROXY: NOBODY }
    expectPosted(github, await entries[name](github, { ...set, ...env(port) }))
  })

  const SECRET = 'p@ss:w/rd'
  const without = (port: number) => `http://127.0.0.1:${port}`
  const withPassword = (port: number) => `http://peter:${encodeURIComponent(SECRET)}@127.0.0.1:${port}`
  const expectNoPassword = ({ text }: Ended) => {
    const encoded = Buffer.from(`peter:${SECRET}`).toString('base64')
    for (const each of [SECRET, encodeURIComponent(SECRET), encoded, 'peter'])
      expect(text).not.toContain(each)
  }

  test.for<[name: EntryName, variable: string, url: string]>([
    ['action', 'HTTPS_PROXY', SECURE],
    ['post', 'HTTPS_PROXY', SECURE],
    ['action', 'HTTP_PROXY', PLAIN],
  ])('%s: credentials in %s are sent, and never printed', async ([name, variable, url]) => {
    const github = await sandbox()
    const to = url === SECURE ? await startFront(github.url, { tls: true }) : portOf(github.url)
    const proxy = await startProxy({ to, wants: `peter:${SECRET}` })
    const env = { GITHUB_API_URL: url, ...TRUSTED, [variable]: withPassword(proxy.port) }
    const ended = await entries[name](github, env)
    expectPosted(github, ended)
    expectNoPassword(ended)
    expect([...proxy.credentials]).toEqual([`peter:${SECRET}`])
  })

  const OTHERS = { wants: 'peter:else' }
  test.for<
    [name: EntryName, status: number, url: string, options: object, set: typeof without, says: string]
  >([
    [
      'action',
      403,
      SECURE,
      { refuses: 403 },
      withPassword,
      'Allow api.github.test in the proxy, or add it to NO_PROXY',
    ],
    [
      'post',
      403,
      SECURE,
      { refuses: 403 },
      withPassword,
      'Allow api.github.test in the proxy, or add it to NO_PROXY',
    ],
    [
      'action',
      403,
      PLAIN,
      { refuses: 403 },
      without,
      'Allow api.github.test in the proxy, or add it to NO_PROXY',
    ],
    ['action', 407, SECURE, OTHERS, withPassword, 'does not accept the user and the password in HTTPS_PROXY'],
    ['post', 407, SECURE, OTHERS, without, 'HTTPS_PROXY=http://user:password@host:port'],
    ['post', 407, PLAIN, OTHERS, withPassword, 'does not accept the user and the password in HTTP_PROXY'],
  ])(
    '%s: a proxy that refuses (%i, %s) is named, once and without its credentials',
    async ([name, status, url, options, set, says]) => {
      const github = await sandbox()
      const proxy = await startProxy({ to: portOf(github.url), ...options })
      const variable = url === SECURE ? 'HTTPS_PROXY' : 'HTTP_PROXY'
      const ended = await entries[name](github, { GITHUB_API_URL: url, [variable]: set(proxy.port) })
      expectUnread(github, ended)
      expectNoPassword(ended)
      expect(ended.text).toContain(
        `the proxy http://127.0.0.1:${proxy.port} (${variable}) refuses to connect to api.github.test: ${status}`,
      )
      expect(ended.text).toContain(says)
      expect(ended.text).not.toContain('Waiting')
    },
  )

  test('an unreachable proxy is named', async () => {
    const github = await sandbox()
    const env = { GITHUB_API_URL: SECURE, HTTPS_PROXY: 'http://peter:secret@127.0.0.1:9' }
    const ended = await entries.post(github, env, FINDINGS, ['--max-wait', '0'])
    expectUnread(github, ended)
    expect(ended.text).toContain(
      `through the proxy ${NOBODY} (HTTPS_PROXY): connect ECONNREFUSED 127.0.0.1:9`,
    )
    expect(ended.text).not.toContain('peter')
  })

  test.for<[name: EntryName, value: string]>([
    ['action', 'http://peter:%zz@proxy.test:1'],
    ['post', 'socks5://peter:secret@proxy.test:1080'],
    ['action', 'http://'],
    ['post', 'peter:se cret@proxy'],
  ])('%s: HTTPS_PROXY=%s is reported as invalid without printing its value', async ([name, value]) => {
    const github = await sandbox()
    const ended = await entries[name](github, { GITHUB_API_URL: SECURE, HTTPS_PROXY: value })
    expectUnread(github, ended)
    expect(ended.text).toContain('HTTPS_PROXY is not the URL of an HTTP proxy')
    expect(ended.text).not.toContain('peter')
    expect(ended.text).toContain('Write http://host:port')
  })
})

describe.for(BOTH)('certificates, %s', (name) => {
  const start = entries[name]

  test.for([false, true])('an untrusted one (proxy: %s): the error says what to set', async (proxied) => {
    const github = await sandbox()
    const port = await startFront(github.url, { tls: true })
    const proxy = proxied ? { HTTPS_PROXY: `http://127.0.0.1:${(await startProxy({ to: port })).port}` } : {}
    const url = proxied ? SECURE : `https://127.0.0.1:${port}`
    const ended = await start(github, { GITHUB_API_URL: url, ...proxy })
    expectUnread(github, ended)
    expect(ended.text).toContain('self-signed certificate: the certificate is not trusted here')
    expect(ended.text).toContain('Set NODE_EXTRA_CA_CERTS to a PEM file')
    expect(ended.text).not.toContain('Waiting')
  })

  test('NODE_EXTRA_CA_CERTS makes it trusted', async () => {
    const github = await sandbox()
    const port = await startFront(github.url, { tls: true })
    expectPosted(github, await start(github, { GITHUB_API_URL: `https://127.0.0.1:${port}`, ...TRUSTED }))
  })
})

describe.for(BOTH)('large and compressed, %s', (name) => {
  const start = entries[name]

  /** Plain words, so that they are posted unchanged. */
  const words = (index: number, times = 2000) =>
    `${`finding ${index} says `.repeat(times)}and that is the end of ${index}`
  const LARGE = [
    ...Array.from({ length: 40 }, (_, index) => ({
      path: 'src/new.ts',
      line: index + 1,
      title: `Number ${index}`,
      message: words(index),
    })),
    { path: 'src/gone.ts', line: 1, title: 'Elsewhere', message: words(40, 500) },
  ]

  test.for([false, true])('a review of more than 1 MB is posted completely (proxy: %s)', async (proxied) => {
    const text = Array.from({ length: 40 }, (_, index) => `statement ${index};\n`).join('')
    const github = await sandbox({ base: {}, head: { 'src/new.ts': text } })
    const to = await startFront(github.url, { tls: true })
    const way = proxied
      ? {
          GITHUB_API_URL: SECURE,
          HTTPS_PROXY: `http://127.0.0.1:${(await startProxy({ to })).port}`,
          ...TRUSTED,
        }
      : {}
    expectPosted(github, await start(github, way, LARGE))
    const bodies = [...github.comments(), ...github.reviews()].map(({ body }) => body)
    expect(bodies.join('').length).toBeGreaterThan(1_000_000)
    expect(github.comments()).toHaveLength(40)
    for (const { message } of LARGE) expect(bodies.some((body) => body.includes(message))).toBe(true)
    expect(Math.max(...bodies.map((body) => body.length))).toBeLessThanOrEqual(65_536)
  })

  test('replies are compressed', async () => {
    const github = await sandbox()
    const port = await startFront(github.url, { alter: zipped })
    const way = { GITHUB_API_URL: `http://127.0.0.1:${port}` }
    expectPosted(github, await start(github, way))
    expect((await start(github, way)).text).toMatch(/nothing-new|Nothing new/)
    expect(visibleReviews(github)).toHaveLength(1)
  })
})

test('a truncated compressed list is not mistaken for a short one', async () => {
  const github = await sandbox()
  const port = await startFront(github.url, {
    alter: (reply, request) => {
      const whole = zipped(reply)
      const isCut = request.path.includes('/files')
      return isCut ? { ...whole, body: whole.body.subarray(0, whole.body.length / 2) } : whole
    },
  })
  await expect(run({ ...github, url: `http://127.0.0.1:${port}` })).rejects.toThrow('GitHub cannot be read')
  expect(visibleReviews(github)).toEqual([])
})

function zipped(reply: FrontReply): FrontReply {
  const headers = { ...reply.headers, 'content-encoding': 'gzip' }
  return { ...reply, headers, body: gzipSync(reply.body) }
}
