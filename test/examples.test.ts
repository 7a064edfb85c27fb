import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { HEAD_BRANCH } from '../src/sandbox/github/state.ts'
import { FINDINGS, type Sandbox, sandbox, visibleReviews } from './helpers/github-run.ts'
import { failsWith, loops } from './helpers/loops.ts'
import { ROOT, temporaryFiles } from './helpers/run.ts'
import { BASE, HEAD } from './helpers/run-review.ts'
import { runWorkflow, type WorkflowRun } from './workflow/run-workflow.ts'
import { shown } from './workflow/shown.ts'

/** The files of a fixture, by path from its root. */
function filesIn(root: string, folder = '.'): Record<string, string> {
  const base = path.join(ROOT, 'fixtures', root)
  const entries = readdirSync(path.join(base, folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return Object.fromEntries(files.map((file) => [path.relative(base, file), readFileSync(file, 'utf8')]))
}

async function runExample(file: string, github: Sandbox, more: Partial<WorkflowRun> = {}) {
  const event = { name: 'pull_request', payload: await github.event() }
  return shown(await runWorkflow(`examples/${file}`, { github, event, ...more }))
}

/** The repository after every suggestion is applied. */
async function pressed(
  github: Sandbox,
  files: readonly string[],
): Promise<Record<string, string | undefined>> {
  await github.pressAll()
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await github.file(file)])))
}

/** Runs the shortest workflow after one change, with a command that prints this. */
async function startWith({ change = ['', ''], prints = JSON.stringify(FINDINGS) }: Start) {
  const review = { mode: '100755', content: `#!/bin/sh\necho '${prints}'\n` } as const
  const github = await sandbox({ base: { ...BASE, review }, head: { ...HEAD, review } })
  const event = { name: 'pull_request', payload: await github.event() }
  const text = readFileSync(path.join(ROOT, 'examples/start.yml'), 'utf8').replace(...change)
  const file = path.join(temporaryFiles({ 'start.yml': text }), 'start.yml')
  return shown(await runWorkflow(file, { github, event }))
}

interface Start {
  readonly change?: [from: string | RegExp, to: string]
  readonly prints?: string
}

describe('examples, run as the runner would', () => {
  test('start.yml: what the command finds is posted', async () => {
    const { review } = await startWith({})
    const outputs = { outcome: 'posted', comments: '2', suggestions: '1', summarized: '1' }
    expect(review).toMatchObject([{ result: 'success', outputs }])
  })

  test.for<[mistake: string, given: Parameters<typeof startWith>[0], says: string]>([
    ['another commit is checked out', { change: [/ref: .*/, 'ref: main'] }, 'Check out the head: ref:'],
    [
      'no such file',
      { change: ['findings-path: ', 'findings-path: the-'] },
      'Did the step that should write it run',
    ],
    ['an input is misspelt', { change: ['findings-path:', 'findings-file:'] }, 'Valid inputs: '],
    ['a model ran out of tokens', { prints: '[{"path": "src/cart.ts", "li' }, 'at line 1, column 29'],
    ['a field is missing', { prints: '[{"path": "a"}]' }, 'a finding needs a "message" or a "title"'],
  ])('start.yml: %s, and the log says what to do', async ([, given, says]) => {
    const { review } = await startWith(given)
    expect(review?.[0]?.log).toContain(says)
  })

  test('eslint.yml: a comment for each message, its fixes as buttons, and the step fails', async () => {
    const { 'wide.js': before = '' } = filesIn('eslint/fixable')
    const github = await sandbox({ base: {}, head: { 'wide.js': before } })
    const { eslint } = await runExample('eslint.yml', github)
    expect(eslint).toMatchObject([{ result: 'failure', outputs: { outcome: 'posted', suggestions: '6' } }])
    expect(eslint?.[0]?.log).toContain('A finding meets fail-on: error')
    const { 'wide.js': after } = filesIn('eslint/fixable/after')
    expect(await pressed(github, ['wide.js'])).toEqual({ 'wide.js': after })
  })

  test('sarif.yml: a comment for each result, its fixes as buttons; the rest of the repository is left alone', async () => {
    const { 'src/cart.js': before = '' } = filesIn('sarif/shop')
    const mended = before.replace('var sum', 'let sum')
    const github = await sandbox({ base: { 'src/cart.js': mended }, head: { 'src/cart.js': before } })
    const { scan } = await runExample('sarif.yml', github)
    const outputs = { outcome: 'posted', findings: '3', comments: '1', suggestions: '1', summarized: '0' }
    expect(scan).toMatchObject([{ result: 'success', outputs }])
    expect(await pressed(github, ['src/cart.js'])).toEqual({ 'src/cart.js': mended })
  })

  test('formatter.yml: applying all suggestions formats the files', async () => {
    const github = await sandbox({ base: {}, head: filesIn('prettier/before') })
    const { format } = await runExample('formatter.yml', github)
    expect(format).toMatchObject([{ result: 'success', outputs: { findings: '5', suggestions: '3' } }])
    const after = filesIn('prettier/after')
    expect(await pressed(github, Object.keys(after))).toEqual(after)
  })

  test('forks/: findings made without a write token are posted by the workflow of the default branch', async () => {
    const { 'wide.js': before = '' } = filesIn('eslint/fixable')
    const github = await sandbox({ base: {}, head: { 'wide.js': before }, fork: true })
    const home = temporaryFiles()
    const { findings } = await runExample('forks/findings.yml', github, { home, runId: '41' })
    expect(findings).toMatchObject([{ result: 'success' }])
    const event = (conclusion: string) => ({
      name: 'workflow_run',
      payload: { workflow_run: workflowRun(github, { id: 41, conclusion }) },
    })
    const skipped = await runExample('forks/post.yml', github, { home, event: event('failure') })
    expect(skipped.post).toMatchObject([{ result: 'skipped' }])
    const { post } = await runExample('forks/post.yml', github, { home, event: event('success') })
    expect(post).toMatchObject([{ result: 'success', outputs: { outcome: 'posted', suggestions: '6' } }])
    expect(visibleReviews(github)).toHaveLength(1)
  })
})

describe('examples with a model, run as the runner would', () => {
  const secrets = { MODEL_KEY: 'key' }

  test.for<[example: string, job: string]>([
    ['llm.yml', 'review'],
    ['llm-text.yml', 'review'],
    ['llm-split.yml', 'post'],
    ['composite/review.yml', 'post'],
    ['sharded.yml', 'post'],
  ])('%s: one review; applying all suggestions fixes the code', async ([example, job]) => {
    const { files, description, mended } = loops(3)
    const github = await sandbox(description)
    const jobs = await runExample(example, github, { secrets })
    const outputs = { outcome: 'posted' }
    const result = example.startsWith('composite/') ? 'failure' : 'success'
    expect(jobs[job], jobs.model?.[0]?.log).toMatchObject([{ result, outputs }])
    expect(visibleReviews(github)).toHaveLength(1)
    expect(await pressed(github, files)).toEqual(mended)
  })

  describe('verify.yml', () => {
    async function verified(text: string) {
      const { files, description, mended } = loops(3)
      const { base, head } = description
      const more = { check: failsWith(text) }
      const github = await sandbox({ base: { ...base, ...more }, head: { ...head, ...more } })
      const jobs = await runExample('verify.yml', github, { secrets })
      return { github, files, mended, jobs, bodies: github.comments().map(({ body }) => body) }
    }

    test('what passes the tests has a button and says so, what fails has none', async () => {
      const { github, files, mended, jobs, bodies } = await verified('i < n')
      const outputs = { outcome: 'posted', comments: '3', suggestions: '2' }
      expect(jobs, jobs.verify?.[0]?.log).toMatchObject({
        verify: [{ result: 'success' }],
        post: [{ result: 'success', outputs }],
      })
      expect(
        bodies.filter((body) => body.includes('Checked with `npm test` together with 1 other')),
      ).toHaveLength(2)
      expect(bodies.filter((body) => body.includes('The last lines of `npm test`:'))).toHaveLength(1)
      const after = await pressed(github, files)
      expect(after).toEqual({ ...mended, 'src/loop1.ts': after['src/loop1.ts'] })
      expect(after['src/loop1.ts']).toContain('i <= n')
    })

    test('where the tests fail without any change, that is said, and the review is posted all the same', async () => {
      const { jobs, bodies } = await verified('i <= n')
      const outputs = { outcome: 'posted', comments: '3', suggestions: '3' }
      expect(jobs).toMatchObject({ verify: [{ result: 'failure' }], post: [{ result: 'success', outputs }] })
      expect(jobs.verify?.[0]?.log).toContain('without any change, so nothing can be proven')
      expect(jobs.post?.[0]?.log).toContain('verified/**/verified.json matches no file')
      expect(bodies.filter((body) => body.includes('Checked'))).toEqual([])
    })
  })

  test('llm-split.yml: from a fork there is no key, and nothing runs', async () => {
    const github = await sandbox({ ...loops(1).description, fork: true })
    const { model, post } = await runExample('llm-split.yml', github)
    expect({ model, post }).toMatchObject({ model: [{ result: 'skipped' }], post: [{ result: 'skipped' }] })
  })

  test('llm.yml: if the model fails, the job fails and nothing is posted', async () => {
    const github = await sandbox(loops(1).description)
    const { review } = await runExample('llm.yml', github, { secrets: { MODEL_KEY: '' } })
    expect(review).toMatchObject([{ result: 'failure', log: expect.stringContaining('401 no key') }])
    expect(visibleReviews(github)).toEqual([])
  })
})

/** The payload of `workflow_run`: for a fork it has the head, but no pull request. */
function workflowRun(github: Sandbox, more: object) {
  const login = 'dev'
  return {
    event: 'pull_request',
    head_sha: github.headSha,
    head_branch: HEAD_BRANCH,
    head_repository: { full_name: `${login}/${github.repo}`, owner: { login } },
    pull_requests: [],
    ...more,
  }
}
