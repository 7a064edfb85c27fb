import { describe, expect, test } from 'vitest'
import { planReview, readFindings, renderPreview, UserError } from '../src/index.ts'
import type { PostInput, PostResult } from '../src/library/post.ts'
import { postReview as postToGitHub } from '../src/library/post-to-github.ts'
import { postReview as postToGitLab } from '../src/library/post-to-gitlab.ts'
import type { RecordedRequest } from '../src/sandbox/http/request-log.ts'
import * as onGitHub from './helpers/github-run.ts'
import * as onGitLab from './helpers/gitlab-run.ts'
import { INLINE } from './helpers/run-review.ts'

const TEXT = JSON.stringify(INLINE)
const [FIRST = {}] = INLINE

interface Place {
  readonly token: string
  readonly requests: readonly RecordedRequest[]
  /** What a program in JavaScript may pass, whatever the types say. */
  post(input?: Record<string, unknown>): Promise<PostResult>
}

interface Settings {
  readonly closed?: boolean
  readonly mayOnlyRead?: boolean
}

const given = (input: Record<string, unknown>): Pick<PostInput, 'findings'> =>
  Object.assign({ findings: INLINE }, input)

async function github({ closed = false, mayOnlyRead = false }: Settings = {}): Promise<Place> {
  const server = await onGitHub.sandbox({
    state: closed ? 'closed' : 'open',
    permissions: { pull_requests: mayOnlyRead ? 'read' : 'write' },
  })
  const { owner, repo, number, token, url: apiUrl, requests } = server
  const target = { token, apiUrl, repo: `${owner}/${repo}`, pullRequest: number }
  return { token, requests, post: (input = {}) => postToGitHub({ ...target, ...given(input) }) }
}

async function gitlab({ closed = false, mayOnlyRead = false }: Settings = {}): Promise<Place> {
  const server = await onGitLab.sandbox({
    state: closed ? 'closed' : 'opened',
    scope: mayOnlyRead ? 'read_api' : 'api',
  })
  const { project, iid, token, url: apiUrl, requests } = server
  const target = { token, apiUrl, project: project.path, mergeRequest: iid }
  return { token, requests, post: (input = {}) => postToGitLab({ ...target, ...given(input) }) }
}

function writes({ requests }: Place): string[] {
  return requests
    .filter(({ method, path }) => method !== 'GET' && !path.includes('graphql'))
    .map(({ method, path }) => `${method} ${path}`)
}

describe.each([
  ['fencepost/github', github],
  ['fencepost/gitlab', gitlab],
])('%s: postReview', (_, start) => {
  test('posts, once', async () => {
    const place = await start()
    const first = await place.post()
    expect(first).toMatchObject({ outcome: 'posted', failed: false, errors: [], id: expect.any(Number) })
    expect(first.url).toMatch(/^http/)
    expect(first.message).toContain(first.url)
    expect(first.report.counts).toMatchObject({ findings: 2, inline: 2, suggestions: 1 })
    const before = writes(place).length
    expect(await place.post()).toMatchObject({ outcome: 'nothing-new' })
    expect(writes(place).length).toBe(before)
  })

  test('the same for a text, and for what readFindings has read', async () => {
    const [one, other] = [await start(), await start()]
    const { report } = await one.post({ findings: TEXT, options: { format: 'json' } })
    const read = await readFindings(TEXT)
    expect((await other.post({ ...read })).report.findings).toEqual(report.findings)
    expect(report.counts.inline).toBe(2)
  })

  test('plans what planReview plans, and the page can be rendered', async () => {
    const { plan, diff, report } = await (await start()).post({ options: { dryRun: true } })
    const offline = planReview({ findings: INLINE, diff })
    expect(report.findings.map(({ outcome }) => outcome)).toEqual(
      offline.findings.map(({ outcome }) => outcome),
    )
    expect(renderPreview({ plan, diff })).toContain('<!doctype html>')
  })

  test('an entry that cannot be read stops it before anything is posted, unless it is lenient', async () => {
    const place = await start()
    const findings = [...INLINE, { path: '', message: 'x' }]
    await expect(place.post({ findings })).rejects.toThrow('"path" is ""')
    const read = await readFindings(JSON.stringify(findings))
    await expect(place.post({ ...read })).rejects.toThrow('"path" is ""')
    expect(writes(place)).toEqual([])
    const { outcome, report } = await place.post({ findings, options: { lenient: true } })
    expect(outcome).toBe('posted')
    expect(report.counts).toMatchObject({ findings: 3, inline: 2, dropped: 1 })
  })

  test('a finding with the token is withheld, and said', async () => {
    const place = await start()
    const lines: string[] = []
    const result = await place.post({
      findings: [...INLINE, { path: 'src/cart.ts', line: 21, message: `Look: ${place.token}` }],
      log: (line: string) => lines.push(line),
    })
    expect(result).toMatchObject({
      outcome: 'posted',
      errors: [expect.stringContaining('token of this run')],
    })
    expect(result.report.counts).toMatchObject({ inline: 2, dropped: 1 })
    const { diff: __, ...told } = result
    expect(JSON.stringify([told, lines, place.requests])).not.toContain(place.token)
  })

  test('an error names the token nowhere', async () => {
    const place = await start()
    const failing = place.post({ findings: `{"${place.token}": [`, options: { format: 'json' } })
    await expect(failing).rejects.toSatisfy(
      (error: Error) => error instanceof UserError && !`${error.message}${error.stack}`.includes(place.token),
    )
  })

  test('what must not be written is degraded, with every finding in the report', async () => {
    const place = await start({ mayOnlyRead: true })
    const { outcome, cause, message, report } = await place.post()
    expect({ outcome, cause }).toEqual({ outcome: 'degraded', cause: 'permission' })
    expect(message.length).toBeGreaterThan(20)
    expect(report.findings.map(({ title }) => title)).toEqual(INLINE.map(({ title }) => title))
  })

  test('what is closed is left alone', async () => {
    const place = await start({ closed: true })
    expect(await place.post()).toMatchObject({ outcome: 'skipped' })
    expect(writes(place)).toEqual([])
  })

  test.for<[what: string, input: Record<string, unknown>, message: string | RegExp]>([
    ['an unknown option', { options: { failOnn: 'error' } }, 'There is no option "failOnn"'],
    ['an unknown value', { options: { failOn: 'fatal' } }, /fail-on is "fatal"; valid: none, error/],
    ['options that contradict each other', { options: { event: 'auto' } }, 'event "auto" needs fail-on'],
    ['no token', { token: '' }, 'token is missing'],
    ['no findings', { findings: undefined }, 'findings is neither a text nor a list'],
    ['a number that is none', { pullRequest: '7', mergeRequest: '7' }, /Request is "7"; valid: a number/],
    ['no repository', { repo: 'shop', project: '' }, /repo is "shop"|project is missing/],
    ['an address that is none', { apiUrl: 'api.example.com' }, 'apiUrl is not a URL'],
  ])('%s is refused with what to write instead', async ([, input, message]) => {
    const place = await start()
    const failing = place.post(input)
    await expect(failing).rejects.toBeInstanceOf(UserError)
    await expect(failing).rejects.toThrow(message)
    expect(place.requests).toEqual([])
  })

  test('absolute paths of a tool are those of the workspaces', async () => {
    const place = await start()
    const findings = await readFindings('/ci/shop/src/cart.ts:10:1: error: Bad [no-bad]', 'compiler')
    const outcomes = async (workspaces: string[]) =>
      (await place.post({ ...findings, workspaces, options: { dryRun: true } })).report.counts
    expect(await outcomes(['/ci/shop'])).toMatchObject({ inline: 1 })
    expect(await outcomes([])).toMatchObject({ inline: 0 })
  })

  test('an empty list of protected paths is one', async () => {
    const place = await start()
    const finding = { ...FIRST, path: 'src/cart.ts' }
    const counts = async (options: object) =>
      (await place.post({ findings: [finding], options: { ...options, dryRun: true } })).report.counts
    expect(await counts({ protectedPaths: ['src/**'] })).toMatchObject({ inline: 1, suggestions: 0 })
    expect(await counts({ protectedPaths: [] })).toMatchObject({ inline: 1, suggestions: 1 })
  })
})
