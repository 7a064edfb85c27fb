import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { HEAD_BRANCH } from '../src/sandbox/github/state.ts'
import { runAction } from './helpers/action-run.ts'
import { FINDINGS, type Sandbox, sandbox, visibleReviews } from './helpers/github-run.ts'
import { temporaryFiles } from './helpers/run.ts'

describe('the built action, run as the runner runs it', () => {
  test('preview-path: the review as a page; a warning if it cannot be written', async () => {
    const github = await sandbox({ serverUrl: 'https://github.test' })
    const { status, outputs, page } = await runAction(github, { 'preview-path': 'review.html' })
    expect({ status, outcome: outputs.outcome }).toEqual({ status: 0, outcome: 'posted' })
    expect(page).toContain(`Review of ${github.owner}/${github.repo}#${github.number}`)
    expect(page).toContain('Posted https://github.test')
    expect(page).toContain('Commit suggestion')
    const again = await runAction(github, { 'preview-path': 'findings.json/review.html' })
    expect({ status: again.status, outcome: again.outputs.outcome }).toEqual({
      status: 0,
      outcome: 'nothing-new',
    })
    expect(again.stdout).toContain('::warning::The preview cannot be written: ')
  })

  test.for(['report-path', 'preview-path'])('%s in .git: a warning that says so', async (input) => {
    const { status, stdout, outputs } = await runAction(
      await sandbox(),
      { [input]: '.git/hooks/x' },
      { prepare: (workspace) => mkdirSync(path.join(workspace, '.git/hooks'), { recursive: true }) },
    )
    expect({ status, outcome: outputs.outcome }).toEqual({ status: 0, outcome: 'posted' })
    expect(stdout).toMatch(/::warning::The \w+ cannot be written: \S+ is in a \.git directory/)
    expect(stdout).toContain('Name a file elsewhere, such as DIR/x')
  })

  test('posts one review; a second run posts nothing', async () => {
    const github = await sandbox({ serverUrl: 'https://github.test' })
    const first = await runAction(github, {})
    expect(first.status).toBe(0)
    expect(first.outputs).toMatchObject({
      outcome: 'posted',
      findings: '3',
      comments: '2',
      suggestions: '1',
      summarized: '1',
    })
    const requests = github.requests.map(
      ({ method, path, body }) => `${method} ${path}${body ? `\n${JSON.stringify(body, undefined, 2)}` : ''}`,
    )
    await expect([...requests.toSorted(), ''].join('\n')).toMatchFileSnapshot('golden/action-requests.txt')
    await expect(first.stdout).toMatchFileSnapshot('golden/action-log.txt')
    await expect(first.summary).toMatchFileSnapshot('golden/action-summary.md')
    expect(JSON.parse(first.report).findings).toHaveLength(3)

    const second = await runAction(github, {})
    expect(second.outputs).toMatchObject({ outcome: 'nothing-new', duplicates: '3' })
    expect(visibleReviews(github)).toHaveLength(1)
  })

  test('a dry run posts nothing', async () => {
    const github = await sandbox()
    const { status, outputs } = await runAction(github, { 'dry-run': 'true' })
    expect({ status, outcome: outputs.outcome }).toEqual({ status: 0, outcome: 'dry-run' })
    expect(github.requests.some(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))).toBe(
      false,
    )
  })

  test('an unknown input fails, with the list of valid inputs', async () => {
    const github = await sandbox()
    const { status, stdout } = await runAction(github, { 'max-coments': '3' })
    expect(status).toBe(1)
    expect(stdout).toContain('There is no input "max-coments"')
    expect(stdout).toMatch(/Valid inputs: .*max-comments/)
    expect(github.requests).toEqual([])
  })

  test('fail-on fails the step after posting', async () => {
    const github = await sandbox()
    const { status, outputs } = await runAction(github, { 'fail-on': 'error' })
    expect({ status, outcome: outputs.outcome }).toEqual({ status: 1, outcome: 'posted' })
  })

  test.for<[rule: string, fork: boolean, actor: string, status: number]>([
    ['from a fork', true, 'dev', 0],
    ['from Dependabot', false, 'dependabot[bot]', 0],
    ['in the own repository', false, 'dev', 1],
  ])('403 %s: every finding is in the summary and an annotation', async ([, fork, actor, status]) => {
    const github = await sandbox({ permissions: { pull_requests: 'read' }, fork })
    const ran = await runAction(github, {}, { env: { GITHUB_ACTOR: actor } })
    expect({ status: ran.status, outcome: ran.outputs.outcome }).toEqual({ status, outcome: 'degraded' })
    for (const { title, message } of FINDINGS) {
      expect(ran.summary).toContain(title)
      expect(ran.summary).toContain(message)
      expect(ran.stdout).toContain(message)
    }
    expect(ran.stdout).toMatch(/^::error .*file=src\/cart\.ts,line=10.*::Better so\.$/m)
    expect(ran.stdout).toContain(fork ? 'workflow_run' : 'pull-requests: write')
  })

  test.for<
    [name: string, event: (github: Sandbox) => object, inputs: Record<string, string>, outcome: string]
  >([
    [
      'pull_request_target',
      (github) => ({ pull_request: { number: github.number, head: { sha: github.headSha } } }),
      {},
      'posted',
    ],
    ['issue_comment', (github) => ({ issue: { number: github.number, pull_request: {} } }), {}, 'posted'],
    ['workflow_dispatch', () => ({ inputs: {} }), { 'pull-request': '7' }, 'posted'],
    [
      'workflow_run',
      (github) => ({
        workflow_run: {
          head_sha: github.headSha,
          head_branch: HEAD_BRANCH,
          head_repository: { owner: { login: github.owner } },
          pull_requests: [],
        },
      }),
      {},
      'posted',
    ],
    ['merge_group', () => ({ merge_group: { head_sha: 'x' } }), {}, 'skipped'],
    ['issue_comment', (github) => ({ issue: { number: github.number } }), {}, 'skipped'],
  ])('event %s', async ([name, event, inputs, outcome]) => {
    const github = await sandbox()
    const ran = await runAction(github, inputs, { event: event(github), env: { GITHUB_EVENT_NAME: name } })
    expect(ran.outputs.outcome, ran.stdout).toBe(outcome)
    expect(ran.status).toBe(0)
    expect(JSON.parse(ran.report).findings).toHaveLength(3)
    if (outcome !== 'skipped') return
    expect(ran.stdout).toContain('there is nothing to review')
    for (const { message } of FINDINGS) expect(ran.summary).toContain(message)
  })

  test.for<[rule: string, env: Record<string, string>, inputs: Record<string, string>, live: string]>([
    ['by default that of the platform', {}, {}, 'github.com'],
    ['on an Enterprise server its own', { GITHUB_SERVER_URL: 'https://ghe.test' }, {}, 'ghe.test'],
    ['those that are named', {}, { 'link-hosts': 'docs.test' }, 'docs.test'],
  ])('hosts whose links are live: %s', async ([, env, inputs, live]) => {
    const github = await sandbox()
    const hosts = ['github.com', 'ghe.test', 'docs.test']
    const message = hosts.map((host) => `See https://${host}/help here.`).join(' ')
    const findings = JSON.stringify([{ path: 'src/cart.ts', line: 10, message }])
    await runAction(github, { findings, 'findings-path': '', ...inputs }, { env })
    const [comment] = github.comments()
    for (const host of hosts)
      expect(comment?.body.includes(`\`https://${host}/help\``), host).toBe(host !== live)
  })

  test('an empty token is named as one', async () => {
    const ran = await runAction(await sandbox(), {}, { env: { INPUT_TOKEN: '' } })
    expect(ran.status).toBe(1)
    expect(ran.stdout).toContain('::warning::The input token is empty')
  })

  test('the id is workflow and job, so that two jobs keep their findings apart', async () => {
    const github = await sandbox()
    await runAction(github, {})
    const other = await runAction(github, {}, { env: { GITHUB_JOB: 'second' } })
    expect(other.outputs.outcome).toBe('posted')
    expect(github.reviews().map(({ body }) => /id=(\S+)/.exec(body)?.[1])).toEqual([
      'CI%2Freview',
      'CI%2Fsecond',
    ])
  })

  test.for<[rule: string, status: number, reply: string, event: object, exit: number, hint: string]>([
    ['401', 401, 'Bad credentials', {}, 1, 'not valid or has expired'],
    ['403', 403, 'Resource not accessible by integration', {}, 1, 'pull-requests: write'],
    ['404', 404, 'Not Found', {}, 1, 'number of the pull request'],
    [
      '403 from a fork',
      403,
      'Resource not accessible by integration',
      {
        head: { sha: 'a'.repeat(40), repo: { full_name: 'else/where' } },
        base: { repo: { full_name: 'octo/fence' } },
      },
      0,
      'pull-requests: write',
    ],
  ])(
    '%s for a read: every finding is in the summary and an annotation',
    async ([, status, message, pull, exit, hint]) => {
      const github = await sandbox()
      github.fail(
        { method: 'GET', path: /\/pulls\/7$/, times: 9 },
        { kind: 'reply', when: 'before', status, body: JSON.stringify({ message }) },
      )
      const event = { pull_request: { number: 7, head: { sha: github.headSha }, ...pull } }
      const ran = await runAction(github, {}, { event })
      expect({ status: ran.status, outcome: ran.outputs.outcome }).toEqual({
        status: exit,
        outcome: 'degraded',
      })
      expect(ran.stdout).toContain(`GitHub refused /repos/octo/fence/pulls/7: ${status} ${message}`)
      expect(ran.stdout).toContain(hint)
      // What to do stands in the summary too, where the counts stand once.
      expect(ran.summary).toContain(hint)
      expect(ran.summary.split('**3 findings**')).toHaveLength(2)
      for (const { message } of FINDINGS) {
        expect(ran.summary).toContain(message)
        expect(ran.stdout).toContain(message)
      }
      expect(JSON.parse(ran.report).findings[0]).toMatchObject({ outcome: 'summary', code: 'no-diff' })
    },
  )

  test.for<[rule: string, inputs: Record<string, string>, says: string]>([
    ['no findings', { 'findings-path': '' }, 'Set findings-path'],
    ['a missing file', { 'findings-path': 'nowhere.json' }, 'nowhere.json cannot be read'],
    ['a wrong value', { event: 'approve' }, 'comment, request-changes, auto'],
    ['a wrong number', { 'pull-request': 'seven' }, 'the number of a pull request'],
  ])('%s: fails and says what to do', async ([, inputs, says]) => {
    const { status, stdout } = await runAction(await sandbox(), inputs)
    expect(status).toBe(1)
    expect(stdout).toContain(says)
  })

  test.for<[rule: string, event: string, says: string]>([
    ['no JSON', '{"pull_request":', "The workflow's event cannot be read"],
    ['of another kind', '[]', 'names no pull request'],
  ])('an event file with %s: fails with one message', async ([, event, says]) => {
    const { status, stdout, stderr } = await runAction(await sandbox(), {}, { event })
    expect({ status, stderr, errors: stdout.match(/^::error/gm) }).toEqual({
      status: 1,
      stderr: '',
      errors: ['::error'],
    })
    expect(stdout).toContain(says)
  })

  test('an uncaught error: exit code 1 and one message, without a stack or a command', async () => {
    const boom =
      'globalThis.fetch = () => { setTimeout(() => { throw new Error("boom\\n::set-output name=a::b") }); return new Promise(() => {}) }'
    const directory = temporaryFiles({ 'boom.cjs': boom })
    const env = { NODE_OPTIONS: `--require ${path.join(directory, 'boom.cjs')}` }
    const { status, stdout, stderr } = await runAction(await sandbox(), {}, { env })
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    expect(stdout.match(/^::.*/gm)).toEqual(['::add-mask::TOKEN', expect.stringMatching(/^::error::boom%0A/)])
    expect(stdout).not.toContain('    at ')
  })
})
