import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { HEAD_BRANCH } from '../src/sandbox/github/state.ts'
import { FINDINGS, type Sandbox, sandbox, visibleReviews } from './github-run.ts'
import { ROOT, runNode, temporaryFiles } from './run.ts'

/** Starts the bundle as the runner does, with no package near it: context in the environment, outputs in a file. */
async function runAction(
  github: Sandbox,
  inputs: Record<string, string>,
  more: { event?: unknown; env?: Record<string, string> } = {},
) {
  const directory = temporaryFiles({ output: '', summary: '', 'findings.json': JSON.stringify(FINDINGS) })
  writeFileSync(path.join(directory, 'event'), JSON.stringify(more.event ?? (await github.event())))
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: path.join(directory, 'event'),
    GITHUB_JOB: 'review',
    GITHUB_OUTPUT: path.join(directory, 'output'),
    GITHUB_REPOSITORY: `${github.owner}/${github.repo}`,
    GITHUB_STEP_SUMMARY: path.join(directory, 'summary'),
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKSPACE: directory,
    RUNNER_TEMP: directory,
    INPUT_TOKEN: github.token,
    // What the runner fills in from action.yml.
    'INPUT_FINDINGS-PATH': 'findings.json',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...more.env,
  }
  cpSync(path.join(ROOT, 'dist'), path.join(directory, 'dist'), { recursive: true })
  const ran = await runNode(path.join(directory, 'dist/index.js'), [], { env, cwd: directory })
  const clean = (text: string) =>
    text.replaceAll(directory, 'DIR').replaceAll(new URL(github.url).host, 'HOST')
  const read = (file: string) => {
    const full = path.join(directory, file)
    return existsSync(full) ? clean(readFileSync(full, 'utf8')) : ''
  }
  const outputs = Object.fromEntries(
    [...read('output').matchAll(/^(.+?)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map(([, name, , value]) => [
      name,
      value,
    ]),
  )
  expect(
    `${ran.stdout}${ran.stderr}${read('summary')}`.replaceAll(`::add-mask::${github.token}`, ''),
  ).not.toContain(github.token)
  return {
    ...ran,
    stdout: clean(ran.stdout).replaceAll(github.token, 'TOKEN'),
    outputs,
    summary: read('summary'),
    report: read('fencepost-report.json'),
  }
}

describe('the built action, run as the runner runs it', () => {
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
  ])('event %s', async ([name, event, inputs, outcome]) => {
    const github = await sandbox()
    const ran = await runAction(github, inputs, { event: event(github), env: { GITHUB_EVENT_NAME: name } })
    expect(ran.outputs.outcome, ran.stdout).toBe(outcome)
  })

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
})
