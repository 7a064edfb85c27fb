import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { secretFinder } from '../../src/core/text/secret.ts'
import { runAction } from '../helpers/action-run.ts'
import { type FrontReply, startFront } from '../helpers/front.ts'
import { FINDINGS, sandbox as startGitHub } from '../helpers/github-run.ts'
import { sandbox as startGitLab } from '../helpers/gitlab-run.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'
import { isExhaustive, sampleCases } from '../helpers/runs.ts'
import { ENCODINGS } from './token-encodings.ts'

// A server receives the token with every request and may repeat it in any text.

type Json = Record<string, unknown>
type Alter = (reply: FrontReply, echo: string, data: Json | Json[]) => Partial<FrontReply>
interface Place {
  readonly place: string
  readonly on: RegExp
  readonly alter: Alter
  /** The token has no write permission: refused writes are not done. */
  readonly mayOnlyRead?: boolean
}

const body = (data: unknown) => ({ body: Buffer.from(JSON.stringify(data)) })
const refuse =
  (
    status: number,
    said: (echo: string) => Json,
    headers: (echo: string) => Record<string, string> = () => ({}),
  ) =>
  (_: FrontReply, echo: string) => ({ status, headers: headers(echo), ...body(said(echo)) })
const fields =
  (change: (entry: Json, echo: string) => Json): Alter =>
  (_, echo, data) =>
    body(
      Array.isArray(data)
        ? data.map((entry) => ({ ...entry, ...change(entry, echo) }))
        : { ...data, ...change(data, echo) },
    )

const message = (echo: string) => ({ message: `Bad request: Authorization: token ${echo}` })
/** Puts the token into a line of the diff that has a comment. */
const patched = ({ patch }: Json, echo: string) => ({
  patch: String(patch).replace('+changed 10;', () => `+/* ${echo.replaceAll('\n', '\n+')} */ changed 10;`),
})

const GITHUB: Place[] = [
  ...[401, 403, 404, 409, 422].flatMap((status): Place[] => [
    { place: `a refused read, ${status}`, on: /^GET .*\/pulls\/7$/, alter: refuse(status, message) },
    {
      place: `a refused write, ${status}`,
      on: /^POST .*\/reviews$/,
      alter: refuse(status, message),
      mayOnlyRead: true,
    },
  ]),
  {
    place: 'the errors of a refusal',
    mayOnlyRead: true,
    on: /^POST .*\/reviews$/,
    alter: refuse(422, (echo) => ({
      message: 'Unprocessable Entity',
      errors: [{ field: 'a', message: echo }],
    })),
  },
  {
    place: 'the permissions that are asked for',
    mayOnlyRead: true,
    on: /^POST .*\/reviews$/,
    alter: refuse(
      403,
      () => ({ message: 'Resource not accessible by integration' }),
      (echo) => ({ 'x-accepted-github-permissions': inHeader(echo) }),
    ),
  },
  {
    place: 'where a redirect leads',
    on: /^GET .*\/pulls\/7$/,
    alter: (_, echo) => ({ status: 302, headers: { location: `https://a.test/${inHeader(echo)}` } }),
  },
  {
    place: 'the address of the review',
    on: /^POST .*\/reviews$/,
    alter: fields((_, echo) => ({ html_url: `https://github.test/octo?${echo}` })),
  },
  {
    place: 'the address of the repository',
    on: /^GET .*\/pulls\/7$/,
    alter: fields(({ base }, echo) => ({
      base: { ...(base as Json), repo: { html_url: `https://a.test/${echo}` } },
    })),
  },
  {
    place: 'the name of the head commit',
    on: /^GET .*\/pulls\/7$/,
    alter: fields(({ head }, echo) => ({ head: { ...(head as Json), sha: echo } })),
  },
  { place: 'the state', on: /^GET .*\/pulls\/7$/, alter: fields((_, echo) => ({ state: echo })) },
  {
    place: 'who we are',
    on: /^POST .*\/graphql$/,
    alter: (_, echo) => body({ data: { viewer: { login: echo, databaseId: null } } }),
  },
  {
    place: 'an error of GraphQL',
    on: /^POST .*\/graphql$/,
    alter: (_, echo) => body({ errors: [{ type: 'FORBIDDEN', message: echo }] }),
  },
  {
    place: 'the name of a file',
    on: /^GET .*\/files\?/,
    alter: fields(({ filename }, echo) => ({ filename: `src/${echo}/${filename}` })),
  },
  {
    place: 'the old name of a file',
    on: /^GET .*\/files\?/,
    alter: fields((_, echo) => ({ status: 'renamed', previous_filename: echo })),
  },
  { place: 'a row of the diff', on: /^GET .*\/files\?/, alter: fields(patched) },
  {
    place: 'the comments and reviews of others',
    on: /^GET .*\/(?:comments|reviews)\?/,
    alter: (_, echo) => body([{ id: 1, path: echo, body: echo, state: echo, user: { login: echo } }]),
  },
]

const GITLAB: Place[] = [
  ...[401, 403, 404, 400].flatMap((status): Place[] => [
    { place: `a refused read, ${status}`, on: /^GET .*merge_requests\/\d+$/, alter: refuse(status, message) },
    {
      place: `a refused write, ${status}`,
      on: /^POST .*\/draft_notes$/,
      alter: refuse(status, message),
      mayOnlyRead: true,
    },
  ]),
  {
    place: 'the state',
    on: /^GET .*merge_requests\/\d+$/,
    alter: fields((_, echo) => ({ state: echo })),
  },
  {
    place: 'the address of the merge request',
    on: /^GET .*merge_requests\/\d+$/,
    alter: fields((_, echo) => ({ web_url: `https://gitlab.test/${echo}` })),
  },
  {
    place: 'a commit of the diff',
    on: /^GET .*merge_requests\/\d+$/,
    alter: fields(({ diff_refs }, echo) => ({ diff_refs: { ...(diff_refs as Json), base_sha: echo } })),
  },
  {
    place: 'the old name of a file',
    on: /^GET .*\/diffs\?/,
    alter: fields((_, echo) => ({ old_path: echo, renamed_file: true })),
  },
  {
    place: 'a row of the diff',
    on: /^GET .*\/diffs\?/,
    alter: fields(({ diff }, echo) => ({ diff: patched({ patch: diff }, echo).patch })),
  },
]

function inHeader(echo: string): string {
  return echo.replace(/[^\x20-\x7e]/g, '')
}

/** Several encodings per place, so that each is used; in `npm test` only the first. */
function withEncodings(places: readonly Place[], count: number) {
  return places.flatMap((each, index) =>
    Array.from({ length: isExhaustive ? count : 1 }, (_, nth) => {
      const [encoding = '', encode = String] = ENCODINGS[(index * count + nth) % ENCODINGS.length] ?? []
      return { ...each, encoding, encode }
    }),
  )
}

function openGitHub({ mayOnlyRead }: Place) {
  return startGitHub(mayOnlyRead ? { permissions: { pull_requests: 'read' } } : {})
}

async function echoing(url: string, echo: string, { on, alter }: Place): Promise<string> {
  const port = await startFront(url, {
    alter: (reply, asked) => {
      if (!on.test(`${asked.method} ${asked.path}`)) return reply
      return { ...reply, ...alter(reply, echo, JSON.parse(reply.body.toString())) }
    },
  })
  return `http://127.0.0.1:${port}`
}

/** No text contains the token in a reversible form, even spelled out, coloured or marked up. */
function expectNoSecret(token: string, left: Record<string, string>) {
  const holds = secretFinder(token)
  const guilty = Object.entries(left).filter(([, text]) => {
    const plain = text
      .replaceAll(`::add-mask::${token}`, '')
      .replaceAll('::add-mask::TOKEN', '')
      .replace(/<U\+[0-9A-F]+>|&lt;U\+[0-9A-F]+&gt;/g, '')
    // A page has line numbers between its rows.
    return [plain, plain.replace(/<td class="number">\d*<\/td>/g, '').replace(/<[^<>]*>/g, '')].some(holds)
  })
  expect(guilty).toEqual([])
}

describe('T20 a server that repeats the token', () => {
  test.for(withEncodings(GITHUB, 2))('the action, in $place, $encoding', async ({ encode, ...place }) => {
    const github = await openGitHub(place)
    const url = await echoing(github.url, encode(github.token), place)
    const inputs = { 'preview-path': 'review.html', 'max-wait': '0' }
    const { commands, outputs, ...ran } = await runAction({ ...github, url }, inputs)
    const { stdout, stderr, summary, report, page } = ran
    const said = { stdout, stderr, summary, report, page, outputs: JSON.stringify(outputs) }
    expectNoSecret(github.token, said)
    if (report !== '') expect(JSON.parse(report)).toBeTypeOf('object')
  })

  test.for(sampleCases(withEncodings(GITHUB, 1), 8))(
    'post to GitHub, in $place, $encoding',
    async ({ encode, ...place }) => {
      const github = await openGitHub(place)
      const url = await echoing(github.url, encode(github.token), place)
      const target = ['--repo', `${github.owner}/${github.repo}`, '--pr', String(github.number)]
      for (const json of [[], ['--json']]) {
        const env = { GITHUB_TOKEN: github.token, GITHUB_API_URL: url, FORCE_COLOR: '1', COLUMNS: '50' }
        expectNoSecret(github.token, await post([...target, ...json], env))
      }
    },
  )

  test.for(withEncodings(GITLAB, 2))('post to GitLab, in $place, $encoding', async ({ encode, ...place }) => {
    const gitlab = await startGitLab(place.mayOnlyRead ? { scope: 'read_api' } : {})
    const url = await echoing(gitlab.url, encode(gitlab.token), place)
    const target = ['--project', gitlab.project.path, '--mr', String(gitlab.iid)]
    for (const json of [[], ['--json']]) {
      const env = { GITLAB_TOKEN: gitlab.token, CI_API_V4_URL: url }
      expectNoSecret(gitlab.token, await post([...target, ...json], env))
    }
  })

  async function post(args: readonly string[], env: Record<string, string>) {
    const cwd = temporaryFiles({ 'findings.json': JSON.stringify(FINDINGS) })
    const files = ['--findings', 'findings.json', '--report-path', 'r.json', '--preview-path', 'p.html']
    const { stdout, stderr } = await fencepost(['post', ...args, ...files, '--max-wait', '0'], { cwd, env })
    const read = (name: string) =>
      existsSync(path.join(cwd, name)) ? readFileSync(path.join(cwd, name), 'utf8') : ''
    return { stdout, stderr, report: read('r.json'), page: read('p.html') }
  }
})

describe('T20 a finished text that holds the token', () => {
  const place: Place = { place: '', on: /^GET .*\/files\?/, alter: fields(patched) }

  test('the page is not written, and the action says so and fails', async () => {
    const github = await startGitHub()
    const url = await echoing(github.url, github.token, place)
    const ran = await runAction({ ...github, url }, { 'preview-path': 'review.html' })
    expect({ status: ran.status, outcome: ran.outputs.outcome }).toEqual({ status: 1, outcome: 'posted' })
    expect(ran.page).toContain('so it is withheld')
    expect(ran.stdout).toContain('::error::The preview would give the token of this run away')
    expect(JSON.parse(ran.report).findings).toHaveLength(FINDINGS.length)
  })

  test('neither the terminal output nor the page is written, and post says so and fails', async () => {
    const github = await startGitHub()
    const url = await echoing(github.url, github.token, place)
    const cwd = temporaryFiles({ 'findings.json': JSON.stringify(FINDINGS) })
    const target = ['--repo', `${github.owner}/${github.repo}`, '--pr', String(github.number)]
    const { status, stdout, stderr } = await fencepost(
      ['post', ...target, '--findings', 'findings.json', '--preview-path', 'p.html'],
      { cwd, env: { GITHUB_TOKEN: github.token, GITHUB_API_URL: url } },
    )
    expect(status).toBe(1)
    expect(stdout).toBe('This would give the token of the run away, so it is withheld.\n')
    expect(stderr).toContain('The output, The preview would give the token of this run away')
  })

  test('the other findings are still reported', async () => {
    const refused: Place = {
      place: 'a refused write',
      on: /^POST .*\/reviews$/,
      alter: refuse(403, message),
      mayOnlyRead: true,
    }
    const github = await openGitHub(refused)
    const url = await echoing(github.url, github.token, refused)
    const ran = await runAction({ ...github, url }, {})
    expect(ran.outputs.outcome).toBe('degraded')
    for (const { message: said } of FINDINGS) expect(ran.summary).toContain(said)
    expect(ran.summary).toContain('The review could not be posted')
    expect(ran.summary).toContain('withheld')
  })
})

test('T20 few files write output, and all check it for the token first', () => {
  const files = [
    'output/log.ts',
    'runner/runner.ts',
    'runner/publish-result.ts',
    'output/write-output.ts',
    'output/write-preview.ts',
    'commands/post.ts',
    'commands/verify.ts',
  ]
  // What these write was gated before, goes to a clone that is thrown away, or is what an agent handed in to a server that
  // has no token; it is checked when it is posted.
  const others = ['output/write-all.ts', 'verify/clone.ts', 'mcp/findings-file.ts', 'mcp/file-lock.ts']
  const WRITES =
    /\b(?:writeFileSync|appendFileSync|writeAll|writeFile|appendFile|createWriteStream|setOutput)\(|process\.std(?:out|err)\.write|\bconsole\./
  const writing = sources().filter((file) => WRITES.test(readFileSync(path.join('src', file), 'utf8')))
  expect(writing.toSorted()).toEqual([...files, ...others].toSorted())
  for (const file of files) expect(readFileSync(path.join('src', file), 'utf8'), file).toMatch(/\bgated\(/)
})

/** The sandbox writes no output of a run; the demo has no token. */
function sources(): string[] {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return all.filter((file) => !file.startsWith('sandbox/') && !file.startsWith('demo/'))
}
