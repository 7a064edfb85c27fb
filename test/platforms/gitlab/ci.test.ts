import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { comments, summaries } from '../../helpers/gitlab-attempt.ts'
import { type Sandbox, sandbox } from '../../helpers/gitlab-run.ts'
import { ROOT, temporaryFiles } from '../../helpers/run.ts'

interface Job {
  readonly rules: readonly { readonly if: string }[]
  readonly script: readonly string[]
  readonly artifacts: { readonly paths: readonly string[] }
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const [job] = Object.values(parse(read('examples/gitlab-ci.yml')) as Record<string, Job>)
const BEFORE = read('fixtures/eslint/fixable/wide.js')
const AFTER = read('fixtures/eslint/fixable/after/wide.js')

/** Runs the lines of the job in one shell, as GitLab's runner does, with the variables of its pipeline. */
async function runJob(gitlab: Sandbox, variables: Record<string, string | undefined> = {}) {
  const cwd = temporaryFiles({ 'wide.js': BEFORE })
  const env = {
    ...gitlab.jobEnvironment(),
    CI_JOB_NAME: 'eslint',
    CI_PROJECT_DIR: cwd,
    GITLAB_TOKEN: gitlab.token,
    PATH: `${path.join(ROOT, 'test/workflow/tools')}:${process.env.PATH}`,
    ...variables,
  }
  const script = ['set -eo pipefail', ...(job?.script ?? [])].join('\n')
  const child = spawn('bash', ['-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text))
  const status = await new Promise((resolve) => child.on('close', resolve))
  return { status, log, cwd }
}

const open = (description: Parameters<typeof sandbox>[0] = {}) =>
  sandbox({ base: {}, head: { 'wide.js': BEFORE }, ...description })

describe('examples/gitlab-ci.yml, run as GitLab’s runner would', () => {
  test('a note for each message, its fixes as buttons, and the job fails', async () => {
    const gitlab = await open()
    const { status, log, cwd } = await runJob(gitlab)
    expect(log).toMatch(/Posted http\S+#note_\d+/)
    expect(status).toBe(1)
    expect(log).not.toContain(gitlab.token)
    expect(summaries(gitlab)[0]?.body).toContain('id=eslint')
    const report = JSON.parse(readFileSync(path.join(cwd, job?.artifacts.paths[0] ?? ''), 'utf8'))
    expect(report.review.notes).toHaveLength(comments(gitlab).length)
    expect(report.review.notes[0].position.head_sha).toBe(gitlab.headSha)

    // In another directory, as on runners.
    const again = await runJob(gitlab)
    expect(again.log).toContain('Nothing new')
    const buttons = comments(gitlab).flatMap(({ suggestions }) => suggestions.map(({ id }) => id))
    expect(await gitlab.pressBatch(buttons)).toMatchObject({ kind: 'committed' })
    expect(await gitlab.file('wide.js')).toBe(AFTER)
  })

  test('from a fork: on the merge request of the target project', async () => {
    const gitlab = await open({ fork: true })
    expect((await runJob(gitlab)).log).toContain('Posted')
    expect(comments(gitlab).length).toBeGreaterThan(0)
  })

  test('a pipeline of merged results: on the head of the merge request', async () => {
    const gitlab = await open()
    const merge = { CI_COMMIT_SHA: '1'.repeat(40), CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: gitlab.headSha }
    expect((await runJob(gitlab, merge)).log).toContain('Posted')
    expect(comments(gitlab).map(({ position }) => position?.head_sha)).toContain(gitlab.headSha)
  })

  test.for<[rule: string, variables: Record<string, string | undefined>, status: number, says: string]>([
    ['no token', { GITLAB_TOKEN: undefined }, 2, 'CI_JOB_TOKEN cannot replace it'],
    ['a token that is not valid', { GITLAB_TOKEN: 'glpat-0123456789abcdef' }, 1, 'GITLAB_TOKEN is not valid'],
    [
      'no merge request',
      { CI_MERGE_REQUEST_IID: undefined, CI_MERGE_REQUEST_PROJECT_ID: undefined },
      0,
      'This pipeline belongs to no merge request',
    ],
  ])('%s: a message that says what to do', async ([, variables, status, says]) => {
    const gitlab = await open()
    const ran = await runJob(gitlab, variables)
    expect(ran.log).toContain(says)
    expect(ran.status).toBe(status)
    expect(gitlab.notes()).toEqual([])
  })
})

test('docs/gitlab.md shows the example', () => {
  const [, block = 'none'] = /```yaml\n([\s\S]*?)```/.exec(read('docs/gitlab.md')) ?? []
  expect(read('examples/gitlab-ci.yml')).toContain(block)
})
