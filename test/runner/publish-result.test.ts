import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { diffOf } from '../../src/core/diff/diff.ts'
import { readFinding } from '../../src/core/finding/finding.ts'
import { planReview } from '../../src/index.ts'
import type { Result } from '../../src/review.ts'
import { type PublishOptions, publishResult } from '../../src/runner/publish-result.ts'
import type { Runner } from '../../src/runner/runner.ts'
import { FINDINGS } from '../helpers/github-run.ts'
import { temporaryFiles } from '../helpers/run.ts'

type Cause = Extract<Result, { outcome: 'degraded' }>['cause']
type Ending = Result extends infer One
  ? One extends Result
    ? Omit<One, 'plan' | 'diff' | 'commit'>
    : never
  : never

const diff = diffOf([])
const findings = FINDINGS.flatMap((entry, index) => {
  const read = readFinding(entry, { file: 'test', index })
  return 'finding' in read ? [read.finding] : []
})

function publish(ending: Ending, given: Partial<PublishOptions> & { failOn?: 'error' } = {}) {
  const directory = temporaryFiles()
  const messages: [kind: string, text: string][] = []
  const outputs: Record<string, unknown> = {}
  const record = (kind: string) => (text: string | Error) => void messages.push([kind, String(text)])
  const runner: Runner = {
    info: record('info'),
    notice: record('notice'),
    warning: record('warning'),
    error: record('error'),
    setFailed: record('failed'),
    setOutput: (name, value) => {
      outputs[name] = value
    },
  }
  const { failOn = 'none' } = given
  const options = {
    reportPath: path.join(directory, 'report.json'),
    summaryPath: path.join(directory, 'summary.md'),
    directories: [directory],
    mayOnlyRead: false,
    ...given,
    failOn,
  }
  const plan = planReview({ findings, diff, options: { failOn } })
  publishResult({ plan, diff, commit: '', ...ending }, runner, options)
  return {
    messages,
    outputs,
    options,
    of: (kind: string) => messages.filter(([one]) => one === kind).map(([, text]) => text),
  }
}

const degraded = (cause: Cause): Ending => ({
  outcome: 'degraded',
  message: 'Not posted',
  hint: 'Do this',
  cause,
})

describe('a review that could not be posted', () => {
  test.for<[cause: Cause, mayOnlyRead: boolean, fails: boolean]>([
    ['fork', false, false],
    ['permission', true, false],
    ['permission', false, true],
    ['failure', true, true],
    ['failure', false, true],
  ])('%s, the token may only read: %s; the step fails: %s', ([cause, mayOnlyRead, fails]) => {
    const { of } = publish(degraded(cause), { mayOnlyRead })
    expect(of('failed')).toEqual(fails ? ['Not posted'] : [])
    expect(of('warning')).toContain(fails ? 'Why is this here?' : 'Not posted')
    expect(of('error')).toEqual(['Better so.'])
    expect(of('info')).toContain('Do this')
  })
})

test('a file that cannot be written is a warning, and the rest is published', () => {
  const nowhere = path.join(temporaryFiles(), 'nowhere', 'file')
  const posted = { outcome: 'posted', id: 1, url: 'https://x.test' } as const
  const { of, outputs } = publish(posted, { reportPath: nowhere, summaryPath: nowhere })
  expect(of('warning')).toEqual([
    expect.stringMatching(/^The report cannot be written: ENOENT/),
    expect.stringMatching(/^The job summary cannot be written: ENOENT/),
  ])
  expect(outputs).toMatchObject({ outcome: 'posted', 'review-id': 1, findings: 3 })
  expect(outputs).not.toHaveProperty('report')
  expect(of('failed')).toEqual([])
})

test('fail-on is reported last', () => {
  const { messages, options } = publish({ outcome: 'dry-run' }, { failOn: 'error' })
  expect(messages.at(-1)).toEqual(['failed', 'A finding meets fail-on: error'])
  expect(JSON.parse(readFileSync(options.reportPath, 'utf8')).findings).toHaveLength(3)
})
