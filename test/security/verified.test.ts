import { createHash } from 'node:crypto'
import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readVerified } from '../../src/core/intake/verified-file.ts'
import { secretFinder } from '../../src/core/text/secret.ts'
import { UserError } from '../../src/errors.ts'
import { planReview } from '../../src/index.ts'
import { withholdVerified } from '../../src/input/withhold-verified.ts'
import { runAction } from '../helpers/action-run.ts'
import { type Sandbox, sandbox, visibleReviews } from '../helpers/github-run.ts'
import { hostileCode, hostileProse } from '../helpers/hostile-text.ts'
import { patch } from '../helpers/one-finding.ts'
import { HEAD } from '../helpers/run-review.ts'
import { securityRuns } from '../helpers/runs.ts'
import { commandLines } from '../oracles/command-lines.ts'
import { expectHarmless, expectNoSuggestion } from '../oracles/harmless.ts'
import { comrak, suggestions } from '../oracles/markdown.ts'
import { quickActionsOf } from '../oracles/quick-actions.ts'

const ID = '1234567890123456789012345678901234567890'
const EDIT = { path: 'src/cart.ts', blob: ID, first: 2, last: 2, lines: ['better();'] }
const verifiedFile = (entry: object, more: object = {}) =>
  JSON.stringify({
    ...{ version: 1, commit: ID, command: 'npm test' },
    results: [{ ...EDIT, result: 'passed', together: 0, ...entry }],
    ...more,
  })

const blobId = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')

/** The comment of one suggestion, with what this file says about it. */
function commented(text: string): string {
  const read = readVerified(text)
  if (!('verified' in read)) throw new Error(read.problem)
  const { review } = planReview({
    findings: [{ path: 'src/cart.ts', line: 2, title: 'Said', suggestion: 'better();' }],
    diff: patch('src/cart.ts', 1, ['+first();', '+second();', '+third();']),
    options: { verified: read.verified },
  })
  return review.comments[0]?.body ?? ''
}

describe('T31 texts of a forged file do nothing in a comment', () => {
  const documentOf = (body: string) => {
    const [document] = comrak.read([body])
    if (!document) throw new Error('no document')
    return document
  }
  const withoutMarker = (body: string) => body.slice(0, body.lastIndexOf('\n<!--'))

  test.for([
    '![x](https://evil.example/i.png)',
    '`](https://evil.example) `',
    '```suggestion\nevil()\n```',
    '\n\n```suggestion\nevil()\n```\n',
    '<!-- fencepost -->',
    '@everyone #1 /close',
    '\n/merge\n',
    '\u202egnp.exe',
    '\u001b]0;x\u0007\u001b[31m',
    '::error::x',
  ])('%j as the command and as its output', (text) => {
    const passed = commented(verifiedFile({}, { command: text }))
    const output = [text, ...text.split('\n')]
    const failed = commented(verifiedFile({ result: 'failed', output }, { command: text }))
    expect(suggestions(documentOf(passed))).toEqual(['better();\n'])
    expectNoSuggestion(documentOf(failed))
    for (const body of [passed, failed]) {
      expectHarmless(documentOf(withoutMarker(body)))
      expect(commandLines(body)).toEqual([])
      expect(quickActionsOf(body, ['close', 'merge'])).toEqual([])
    }
  })

  test('whatever they are', () => {
    const hostile = fc.oneof(hostileProse, hostileCode)
    fc.assert(
      fc.property(hostile, fc.array(hostile, { maxLength: 5 }), (command, output) => {
        fc.pre(command !== '')
        const failed = commented(verifiedFile({ result: 'failed', output }, { command }))
        const passed = commented(verifiedFile({}, { command }))
        const documents = comrak.read([failed, passed].map(withoutMarker))
        for (const document of documents) expectHarmless(document)
        expect(documents.map((document) => suggestions(document).length)).toEqual([0, 1])
      }),
      { numRuns: securityRuns() },
    )
  })

  test('however long they are', () => {
    const long = 'x'.repeat(9000)
    const output = Array(3000).fill(long)
    expect(commented(verifiedFile({ result: 'failed', output }, { command: long })).length).toBeLessThan(4000)
  })
})

describe('T31 a file that cannot be read stops the run before anything is posted', () => {
  const post = async (github: Sandbox, text: string | ((file: string) => void)) =>
    runAction(
      github,
      { 'verified-path': 'verified.json' },
      {
        prepare(directory) {
          const file = path.join(directory, 'verified.json')
          if (typeof text === 'string') writeFileSync(file, text)
          else text(file)
        },
      },
    )

  test.for<[what: string, text: string | ((file: string) => void), says: string]>([
    ['no JSON', 'passed', 'verified.json is not what fencepost verify writes: it is not JSON'],
    ['nested a million deep', '['.repeat(1e6), 'it is nested too deep'],
    ['more than 20 MiB', ' '.repeat(21 * 1024 * 1024), 'at most 20 MiB are read'],
    ['a prototype', '{"__proto__": {"version": 1}}', '"version" is '],
    ['wrong types', verifiedFile({ lines: { length: 1e9 } }), '"results[0].lines" is '],
    [
      'a link out of the workspace',
      (file) => symlinkSync('/proc/self/environ', file),
      'is outside of the directories',
    ],
    ['no file', () => {}, 'there is no such file'],
  ])('%s', async ([, text, says]) => {
    const github = await sandbox()
    const { status, stdout } = await post(github, text)
    expect(status).toBe(1)
    expect(stdout).toContain(says)
    expect(visibleReviews(github)).toEqual([])
  })

  test('of another commit: the review is posted as if there were none', async () => {
    const github = await sandbox()
    const entry = { path: 'src/cart.ts', first: 10, last: 10, lines: ['better 10;'], result: 'failed' }
    const { outputs, stdout } = await post(github, verifiedFile(entry))
    expect(outputs).toMatchObject({ outcome: 'posted', suggestions: '1' })
    expect(stdout).toContain(`The checks were made on commit ${ID}`)
  })

  test('of this commit, with the blob of another: the same; with its own: it counts', async () => {
    for (const [own, suggestions] of [
      [false, '1'],
      [true, '0'],
    ] as const) {
      const github = await sandbox()
      const blob = own ? blobId(HEAD['src/cart.ts']) : ID
      const entry = {
        path: 'src/cart.ts',
        first: 10,
        last: 10,
        lines: ['better 10;'],
        result: 'failed',
        blob,
      }
      const text = verifiedFile(entry, { commit: github.headSha })
      const { outputs } = await post(github, text)
      expect(outputs).toMatchObject({ outcome: 'posted', suggestions })
    }
  })
})

describe('T31 T20 a file with the token', () => {
  const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
  const finds = secretFinder(TOKEN)
  const read = (text: string) => {
    const done = readVerified(text)
    if (!('verified' in done)) throw new Error(done.problem)
    return withholdVerified(done.verified, finds)
  }

  test('in the output: that is withheld, the button stays away, and the run fails', () => {
    const { verified, alarm } = read(verifiedFile({ result: 'failed', output: ['a', TOKEN] }))
    expect(verified?.results).toMatchObject([
      { result: 'failed', output: [expect.stringContaining('withheld')] },
    ])
    expect(alarm?.message).toContain('would give the token of this run away')
  })

  test('in the command or the code', () => {
    const { verified, alarm } = read(verifiedFile({ lines: [TOKEN] }, { command: `curl ${TOKEN}` }))
    expect(verified).toMatchObject({ command: 'a command that is withheld', results: [] })
    expect(alarm).toBeInstanceOf(UserError)
  })

  test('split over several texts: nothing is posted', () => {
    const one = { ...EDIT, result: 'failed', together: 0, output: [TOKEN.slice(0, 14)] }
    const other = { ...EDIT, path: TOKEN.slice(14, 28), result: 'passed', together: 0 }
    const text = verifiedFile({}, { results: [one, other] })
    expect(() => read(text)).toThrow('taken together')
  })

  test('in none: nothing changes', () => {
    expect(read(verifiedFile({})).alarm).toBeUndefined()
    expect(withholdVerified(undefined, finds)).toEqual({ verified: undefined })
  })
})
