import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type { findingSchema } from '../src/core/finding/finding-schema.ts'
import * as library from '../src/index.ts'
import { fencepost, ROOT } from './helpers/run.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const diff = read('fixtures/first-look/pr.diff')
const text = read('fixtures/first-look/findings.json')

/** A finding that the diff cannot place, so that there is something to mend. */
const ELSEWHERE = { path: 'src/cart.ts', line: 9999, message: 'Why?', suggestion: 'x' }

describe('readFindings', () => {
  test.for<[format: library.Format, text: string]>([
    ['json', text],
    ['text', 'src/cart.ts:11: error: One too many'],
    ['patch', '--- a/x.ts\n+++ b/x.ts\n@@ -1 +1 @@\n-a\n+b\n'],
    ['commands', '::error file=x.ts,line=1::Bad'],
  ])('detects %s, and says so', async ([format, given]) => {
    const found = await library.readFindings(given)
    expect(found.format).toBe(format)
    expect(found.findings.length).toBeGreaterThan(0)
    expect(found.notes[0]).toContain(`read as ${format}`)
  })

  test('takes a format, a name and the directory of a tool', async () => {
    const options = { format: 'compiler', file: 'tsc.log', workingDirectory: 'web' } as const
    const { format, findings } = await library.readFindings('src/a.ts(1,2): error TS1: Bad', options)
    expect(format).toBe('compiler')
    expect(findings).toMatchObject([{ path: 'web/src/a.ts', origin: { file: 'tsc.log' } }])
    expect(await library.readFindings({ file: 'f', text }, 'json')).toMatchObject({ format: 'json' })
  })

  test('rejects a text that does not have the format', async () => {
    await expect(library.readFindings('{', 'json')).rejects.toBeInstanceOf(library.UserError)
    expect(await library.readFindings('')).toMatchObject({ format: 'auto', findings: [] })
  })

  test('names what a program without types may pass by mistake', async () => {
    await expect(library.readFindings(JSON.parse('[]'))).rejects.toThrow('findings: not a text')
    await expect(library.readFindings(text, JSON.parse('"Eslint"'))).rejects.toThrow(
      /^format is "Eslint"; valid: auto, json, /,
    )
  })
})

describe('planReview', () => {
  test('plans findings as they are written like those that readFindings has read', async () => {
    const written = JSON.parse(text) as { findings: library.WrittenFinding[] }
    const found = await library.readFindings({ file: 'findings', text }, 'json')
    const plan = library.planReview({ findings: written.findings, diff })
    expect(plan.counts.comments).toBeGreaterThan(0)
    const { fingerprints, ...expected } = library.planReview({ ...found, diff })
    expect(plan).toMatchObject(expected)
    expect(plan.fingerprints()).toEqual(fingerprints())
  })

  test('reports a finding that cannot be read', () => {
    const { findings } = library.planReview({ findings: [{ path: '', message: 'x' }], diff })
    expect(findings).toMatchObject([{ outcome: 'dropped', code: 'bad-entry' }])
  })

  test.for<[mistake: string, call: () => unknown, said: string, hint: string]>([
    [
      'an option that does not exist',
      () => library.planReview({ findings: [], diff, options: JSON.parse('{"fail_on": "error"}') }),
      'There is no option "fail_on"',
      'failOn, head, headText',
    ],
    [
      'a value that is not valid',
      () => library.planReview({ findings: [], diff, options: JSON.parse('{"failOn": "eror"}') }),
      'failOn is "eror"; valid: none, error, warning, info',
      'Did you mean error?',
    ],
    [
      'a text in place of findings',
      () => library.planReview({ findings: JSON.parse(JSON.stringify(text)), diff }),
      'findings is not a list',
      'readFindings(text)',
    ],
  ])('names a mistake: %s', ([, call, said, hint]) => {
    expect(call).toThrow(library.UserError)
    expect(call).toThrow(expect.objectContaining({ message: said, hint: expect.stringContaining(hint) }))
  })

  test('takes every option that it has a default for', () => {
    const options = { ...library.DEFAULT_PLAN_OPTIONS, failOn: 'error', headText: undefined } as const
    expect(library.planReview({ findings: [], diff, options }).failed).toBe(false)
  })

  test('a finding that only looks as if readFindings had read it is a model’s', () => {
    const forged = { kind: 'tool', origin: 'trust me', path: 'src/cart.ts', line: 11, message: 'x' }
    const { sources } = library.planReview({ findings: [forged], diff })
    expect(sources).toMatchObject([{ kind: 'model' }])
  })
})

describe('check', () => {
  test('answers what fencepost check --json prints', async () => {
    const findings = [...(JSON.parse(text) as { findings: library.WrittenFinding[] }).findings, ELSEWHERE]
    const args = ['check', '--json', '--diff', 'fixtures/first-look/pr.diff', '--findings', '-']
    const { stdout } = await fencepost(args, { stdin: JSON.stringify(findings), cwd: ROOT })
    const { findings: printed, ...counts } = JSON.parse(stdout) as library.CheckAnswer
    const answer = library.check({ findings, diff })
    expect(answer).toMatchObject(counts)
    expect(answer.to_mend).toBeGreaterThan(0)
    expect(answer.findings).toEqual(printed.map((entry) => ({ ...entry, file: 'findings' })))
  })
})

test('a written finding has the fields of the documented format', () => {
  expectTypeOf<z.input<typeof findingSchema>>().toExtend<library.WrittenFinding>()
  expectTypeOf<keyof library.WrittenFinding>().toEqualTypeOf<keyof z.input<typeof findingSchema>>()
})

test('findings.schema.json is in the package, and it is the schema', async () => {
  const { exports, files } = JSON.parse(read('package.json')) as { exports: object; files: string[] }
  expect(exports).toMatchObject({ './findings.schema.json': './findings.schema.json' })
  expect(files).toContain('findings.schema.json')
  const { stdout } = await fencepost(['schema'])
  expect(read('findings.schema.json')).toBe(stdout)
})
