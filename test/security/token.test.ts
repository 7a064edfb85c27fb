import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { secretFinder } from '../../src/core/text/secret.ts'
import { UserError } from '../../src/errors.ts'
import { withholdSecrets } from '../../src/input/withhold-secrets.ts'
import { runAction } from '../helpers/action-run.ts'
import { FINDINGS, run, type Sandbox, sandbox, visibleReviews } from '../helpers/github-run.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'
import { securityRuns } from '../helpers/runs.ts'
import { base64, ENCODINGS } from './token-encodings.ts'

/** In the format of installation tokens. */
const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
const finds = secretFinder(TOKEN)

describe('T20 the token is found in a text', () => {
  test.for(ENCODINGS)('%s', ([, encode]) => {
    expect(finds(`before ${encode(TOKEN)} after`)).toBe(true)
  })

  test.for([
    ['after a run of combining marks', (token: string) => `a${'\u0323\u0301'.repeat(200_000)} ${token}`],
    [
      'with a run of marks between all letters',
      (token: string) => [...token].join('\u20dd\u20e3'.repeat(500)),
    ],
    ['between half-width marks', (token: string) => [...token].join('\uff9e\u0489'.repeat(500))],
  ] as const)('%s', ([, hide]) => {
    expect(finds(hide(TOKEN))).toBe(true)
    expect(
      finds(hide(TOKEN.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)))),
    ).toBe(true)
  })

  test.for([
    ['nothing', ''],
    ['another token', 'ghs_000000000000000000000000000000000000'],
    ['its beginning', 'ghs_16C7e42F292c'],
    ['a line of code', 'const token = process.env.GITHUB_TOKEN // ghs_…'],
    ['base64 of something else', base64('x-access-token:ghs_')],
  ])('%s does not match', ([, text = '']) => {
    expect(finds(text)).toBe(false)
  })

  test.for<[name: string, secret: string]>([
    ['short', 'hunter2'],
    ['none', ''],
  ])('a secret that is %s is only found as a whole', ([, secret]) => {
    const find = secretFinder(secret)
    expect([find('hunter'), find(`a ${secret} b`)]).toEqual([false, secret !== ''])
  })

  test('whatever the token and what stands round it', () => {
    const token = fc
      .stringMatching(/^[A-Za-z0-9_.-]{24,80}$/)
      .filter((text) => text.replace(/[_.-]/g, '').length >= 20)
    const around = fc.string({ unit: 'grapheme', maxLength: 20 })
    const encoding = fc.constantFrom(
      ...ENCODINGS.filter(([name]) => !name.startsWith('half') && !name.includes('its')),
    )
    fc.assert(
      fc.property(token, around, around, encoding, (secret, before, after, [, encode]) => {
        expect(secretFinder(secret)(`${before} ${encode(secret)} ${after}`)).toBe(true)
      }),
      { numRuns: securityRuns() },
    )
  })

  test('ordinary texts have no match, and checking them is fast', () => {
    const text = 'The value is read twice, see `cart.ts`; base64: aGVsbG8gd29ybGQ= 0x1f600 %20 '.repeat(
      50_000,
    )
    expect(finds(text)).toBe(false)
  })
})

describe('T20 findings that contain the token are withheld', () => {
  const FIELDS = [
    'path',
    'title',
    'message',
    'suggestion',
    'original',
    'rule',
    'category',
    'source',
    'url',
  ] as const

  test.for(FIELDS)('in %s', (field) => {
    const origin = { file: 'findings.json', index: 3 }
    const finding = {
      origin,
      kind: 'model',
      path: 'a',
      severity: 'info',
      message: 'm',
      [field]: base64(TOKEN),
    } as const
    const other = { ...finding, origin: { ...origin, index: 4 }, [field]: 'x' }
    const collected = { findings: [finding, other], bad: [], notes: [] }
    const { findings, bad, alarm } = withholdSecrets(collected, finds)
    expect(findings).toEqual([other])
    expect(bad).toMatchObject([{ origin, code: 'holds-token' }])
    expect(finds(JSON.stringify(bad))).toBe(false)
    expect(alarm?.message).toContain('findings.json: finding 3 would give the token')
    expect(withholdSecrets({ ...collected, findings: [other] }, finds)).toEqual({
      ...collected,
      findings: [other],
    })
  })

  test('in entries that cannot be parsed and in notes', () => {
    const origin = { file: 'findings.json', index: 1 }
    const bad = [{ origin, field: 'line', message: `is "${base64(TOKEN)}"` }]
    const kept = withholdSecrets({ findings: [], bad, notes: [`severity "${TOKEN}" is unknown`] }, finds)
    expect(kept.bad).toMatchObject([{ origin, code: 'holds-token' }])
    expect(kept.notes).toEqual(['A note that holds the token is withheld'])
    expect(kept.alarm?.message).toContain('finding 1 would give')
  })

  test('if not even their position can be named, the run stops', () => {
    const finding = { kind: 'model', path: 'a', severity: 'info', message: 'm' } as const
    const findings = [{ ...finding, origin: { file: `${TOKEN}.json`, index: 0 } }]
    expect(() => withholdSecrets({ findings, bad: [], notes: [] }, finds)).toThrow(
      'taken together, would give the token of this run away; nothing was posted',
    )
  })

  test.for(ENCODINGS.filter((_, index) => index % 4 === 0))(
    'the built action posts the others, and of it says where it was: %s',
    async ([, encode]) => {
      const github = await sandbox()
      const holds = secretFinder(github.token)
      const secret = encode(github.token)
      const findings = JSON.stringify([
        ...FINDINGS,
        { path: 'src/cart.ts', line: 10, message: `See ${secret}` },
      ])
      const ran = await runAction(github, { findings, 'findings-path': '', 'preview-path': 'page.html' })
      expect(ran.status).toBe(1)
      expect(ran.stdout).toContain('findings: finding 3 would give the token of this run away')
      const said = `${ran.stdout.replaceAll('::add-mask::TOKEN', '')}${ran.stderr}${ran.summary}${ran.report}`
      expect(holds(said)).toBe(false)
      expect(JSON.parse(ran.report).findings).toHaveLength(FINDINGS.length + 1)
      expect(JSON.parse(ran.report).findings).toContainEqual(
        expect.objectContaining({ path: 'src/cart.ts', line: 10, outcome: 'dropped', code: 'holds-token' }),
      )
      expect(ran.summary).toContain('its text is withheld')
      expect(visibleReviews(github)).toHaveLength(1)
      expect(holds(JSON.stringify(github.requests.map(({ body }) => body)))).toBe(false)
    },
  )

  test('an error that quotes it is withheld', async () => {
    const github = { ...(await sandbox()), token: TOKEN }
    const ran = await runAction(github, {
      findings: JSON.stringify([{ path: 'a', line: base64(TOKEN) }]),
      'findings-path': '',
    })
    expect(ran.status).toBe(1)
    expect(finds(ran.stdout.replaceAll('TOKEN', '') + ran.stderr)).toBe(false)
    expect(ran.stdout).toContain('withheld')
  })

  test('the command line posts the others too, and fails', async () => {
    const github = await sandbox()
    const guilty = { path: 'src/cart.ts', line: 10, severity: 'error', message: base64(github.token) }
    const directory = temporaryFiles({ 'findings.json': JSON.stringify([...FINDINGS, guilty]) })
    const { status, stdout, stderr } = await fencepost(
      [
        'post',
        '--repo',
        `${github.owner}/${github.repo}`,
        '--pr',
        String(github.number),
        '--findings',
        'findings.json',
        '--resolve-fixed',
      ],
      { cwd: directory, env: { GITHUB_TOKEN: github.token, GITHUB_API_URL: github.url } },
    )
    expect(status).toBe(1)
    expect(secretFinder(github.token)(stdout + stderr)).toBe(false)
    expect(stderr).toContain('findings.json: finding 3 would give the token of this run away')
    expect(visibleReviews(github)).toHaveLength(1)
  })

  test('a withheld finding does not count as fixed: no thread is resolved, and it counts for fail-on', async () => {
    const github = await sandbox({ permissions: { contents: 'write' } })
    const inputs = { 'findings-path': '', 'resolve-fixed': 'true' }
    const finding = { path: 'src/cart.ts', line: 10, severity: 'error', title: 'Leak', message: 'as it was' }
    await runAction(github, { ...inputs, findings: JSON.stringify([finding]) })
    const findings = JSON.stringify([{ ...finding, message: base64(github.token) }])
    const ran = await runAction(github, { ...inputs, findings, 'fail-on': 'error' })
    expect(ran.outputs).toMatchObject({ outcome: 'nothing-to-post', findings: '1' })
    expect(ran.stdout).toContain('A finding meets fail-on')
    expect(github.threads().map(({ resolvedBy }) => resolvedBy)).toEqual([undefined])
    await runAction(github, { ...inputs, findings: '[]' })
    expect(github.threads().map(({ resolvedBy }) => resolvedBy)).toEqual([github.viewer])
  })

  test('text that the review takes from the diff is checked too', async () => {
    const github = await sandbox({ head: { 'src/cart.ts': `const key = '${TOKEN}'\n` }, base: {} })
    const finding = {
      path: 'src/cart.ts',
      line: 1,
      message: 'm',
      suggestion: 'const key = "a"',
      side: 'RIGHT',
    }
    const failing = run(github, { findings: [finding], options: { suggestions: false }, holdsSecret: finds })
    await expect(failing).rejects.toThrow(UserError)
    expect(visibleReviews(github)).toEqual([])
  })
})

/** A server that records requests and their tokens. */
async function stranger(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: { url: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('T20 the token is sent only to the API', () => {
  test.for([301, 302, 303, 307, 308])(
    'a redirect with %i is not followed, whatever is asked for',
    async (status) => {
      const other = await stranger((_, response) => response.end('{}'))
      const github = await stranger((request, response) => {
        response.writeHead(status, { location: `${other.url}${request.url}` }).end()
      })
      await expect(run(pretending(github.url), { maxWait: 0 })).rejects.toThrow(UserError)
      expect(github.seen.length).toBeGreaterThan(0)
      expect(other.seen).toEqual([])
    },
  )

  test('a next page on another server is not followed', async () => {
    const other = await stranger((_, response) => response.end('[]'))
    const real = await sandbox()
    const between = await stranger(async (request, response) => {
      const body = await new Response(request as unknown as ReadableStream).text()
      const reply = await fetch(`${real.url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
        ...(body === '' ? {} : { body }),
      })
      response.writeHead(reply.status, {
        'content-type': 'application/json',
        link: `<${other.url}${request.url}?page=2>; rel="next"`,
      })
      response.end(await reply.text())
    })
    const result = await run({ ...real, url: between.url })
    expect(result.outcome).toBe('posted')
    expect(other.seen).toEqual([])
    expect(new Set(between.seen.map(({ authorization }) => authorization))).toEqual(
      new Set([`token ${real.token}`]),
    )
  })

  function pretending(url: string): Sandbox {
    return { url, token: TOKEN, owner: 'o', repo: 'r', number: 1 } as Sandbox
  }
})
