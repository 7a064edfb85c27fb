import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../helpers/run.ts'
import { auditWorkflow } from './audit-workflow.ts'

const SHA = '3d3c42e5aac5ba805825da76410c181273ba90b1'
const GOOD = `on: pull_request
permissions: {}
jobs:
  review:
    runs-on: ubuntu-latest
    permissions:
      contents: read # to check out
      pull-requests: write # to post the review
    concurrency: review-\${{ github.event.pull_request.number }}
    steps:
      - uses: actions/checkout@${SHA} # v7.0.1
        with:
          persist-credentials: false
      - run: ./review "$TITLE" > findings.json
        env:
          TITLE: \${{ github.event.pull_request.title }}
      - uses: fencepost/fencepost@v1
        with:
          findings-path: findings.json
`

describe('T18 T23 each audit finds its problem', () => {
  test('a good workflow passes', () => {
    expect(auditWorkflow(GOOD)).toEqual([])
  })

  test.for<[audit: string, from: string, to: string]>([
    ['dangerous-triggers', 'on: pull_request', 'on: pull_request_target'],
    ['dangerous-triggers', 'on: pull_request', 'on: [push, issue_comment]'],
    ['dangerous-triggers', 'on: pull_request', 'on: { workflow_run: { workflows: [x] } }'],
    [
      'template-injection',
      './review "$TITLE"',
      './review "${'.concat('{ github.event.pull_request.title }}"'),
    ],
    [
      'template-injection',
      '- run: ./review "$TITLE" > findings.json',
      `- uses: actions/github-script@${SHA} # v1\n        with: { script: "\${{ github.head_ref }}" }`,
    ],
    ['artipacked', 'persist-credentials: false', 'fetch-depth: 0'],
    ['artipacked', 'persist-credentials: false', 'persist-credentials: true'],
    [
      'artipacked',
      'fencepost/fencepost@v1',
      `actions/upload-artifact@${SHA} # v7\n        with: { path: . }\n      - uses: fencepost/fencepost@v1`,
    ],
    ['github-env', './review "$TITLE" > findings.json', 'echo "A=b" >> "$GITHUB_ENV"'],
    ['github-env', './review "$TITLE" > findings.json', 'echo bin >> $GITHUB_PATH'],
    ['excessive-permissions', 'pull-requests: write #', 'packages: write #'],
    ['excessive-permissions', 'permissions: {}', 'permissions: write-all'],
    ['excessive-permissions', 'permissions: {}', 'permissions:\n  contents: write # x'],
    [
      'excessive-permissions',
      '    permissions:\n      contents: read # to check out\n      pull-requests: write # to post the review\n',
      '',
    ],
    ['undocumented-permissions', 'contents: read # to check out', 'contents: read'],
    ['unpinned-uses', `@${SHA} # v7.0.1`, '@v7'],
    ['unpinned-uses', `@${SHA} # v7.0.1`, `@${SHA}`],
    ['unpinned-uses', `actions/checkout@${SHA} # v7.0.1`, 'docker://alpine:3'],
    ['cache-poisoning', 'on: pull_request\n', `on: { push: { tags: ['v*'] } }\n`],
    ['secrets-inherit', 'permissions: {}', 'permissions: {}\n# x\nx: { secrets: inherit }'],
    ['secrets-inherit', 'github.event.pull_request.title', 'toJSON(secrets)'],
    ['secret-beside-token', 'github.event.pull_request.title', 'secrets.MODEL_KEY'],
    ['bot-conditions', 'runs-on:', "if: github.actor == 'dependabot[bot]'\n    runs-on:"],
    [
      'concurrency-limits',
      '    concurrency: review-${'.concat('{ github.event.pull_request.number }}\n'),
      '',
    ],
    [
      'use-trusted-publishing',
      './review "$TITLE" > findings.json\n        env:\n          TITLE',
      'npm publish\n        env:\n          NODE_AUTH_TOKEN',
    ],
  ])('%s: %j to %j', ([audit, from, to]) => {
    // With a cache, which is fine as long as nothing is published.
    const cached =
      audit === 'cache-poisoning'
        ? GOOD.replace('- run:', `- uses: actions/cache@${SHA} # v1\n      - run:`)
        : GOOD
    const bad = cached.replace(from, () => to)
    expect(bad).not.toBe(cached)
    expect(auditWorkflow(bad).map((problem) => problem.split(':')[0])).toContain(audit)
  })
})

/** Simple examples in which the model and the write token share a job; the file names the safer way. */
const SIMPLE = /llm-split\.yml/

describe('T18 T19 our workflows and the examples', () => {
  const files = ['.github/workflows', 'examples'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ya?ml$/.test(name) && !/gitlab/.test(name))
      .map((name) => path.join(folder, name)),
  )
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

  test('both lists are non-empty', () => {
    for (const folder of ['.github', 'examples'])
      expect(files.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(2)
  })

  test.for(files)('%s', (file) => {
    const text = read(file)
    const problems = auditWorkflow(text)
    const known = problems.filter((problem) => problem.startsWith('secret-beside-token'))
    if (known.length > 0) expect(text, 'a model beside the token that writes').toMatch(SIMPLE)
    expect(problems.filter((problem) => !known.includes(problem))).toEqual([])
  })

  test('the model has its own job without a write token, and the posting job has no model key', () => {
    const split = read('examples/llm-split.yml')
    expect(auditWorkflow(split)).toEqual([])
    expect(split).toContain('secrets.')
  })

  /** Examples with a job for it. */
  const VERIFYING = files.filter((file) => /^ {2}verify:$/m.test(read(file)))

  test('several examples try suggestions', () => {
    expect(VERIFYING.length).toBeGreaterThan(6)
  })

  test.for(VERIFYING)(
    'T32 %s: the job that runs the pull request’s code has no secret and no write token, and only uploads afterwards',
    (file) => {
      const text = read(file)
      expect(auditWorkflow(text)).toEqual([])
      const { jobs } = parse(text) as {
        jobs: Record<string, { permissions: object; steps: { run?: string; uses?: string }[] }>
      }
      expect(Object.keys(jobs)).toEqual(['model', 'verify', 'post'])
      expect(JSON.stringify(jobs.model)).not.toMatch(/pull-requests|"contents":"write"/)
      expect(JSON.stringify(jobs.post)).not.toMatch(/secrets\./)
      expect(JSON.stringify(jobs.verify)).not.toMatch(/secrets\.|github\.token|write/)
      expect(jobs.verify?.permissions).toEqual({ contents: 'read' })
      const [ran, ...after] = jobs.verify?.steps.slice(jobs.verify.steps.findIndex(({ run }) => run)) ?? []
      expect(ran?.run).toContain('fencepost@1 verify')
      expect(after.map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/upload-artifact'])
      expect(jobs.post?.steps.filter(({ run, uses }) => run || uses?.startsWith('actions/checkout'))).toEqual(
        [],
      )
    },
  )

  test('from forks: the workflow with write permission runs no code of the pull request', () => {
    const post = read('examples/forks/post.yml')
    expect(auditWorkflow(post)).toEqual([])
    expect(post).toContain('workflow_run')
    expect(post).not.toMatch(/actions\/checkout|run: |pull-request: /)
    expect(read('examples/forks/findings.yml')).not.toMatch(/secrets\.|: write/)
  })
})
