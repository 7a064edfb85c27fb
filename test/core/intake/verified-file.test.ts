import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVerified } from '../../../src/core/intake/verified-file.ts'
import { runs } from '../../helpers/runs.ts'

const ID = '1234567890123456789012345678901234567890'
const PASSED = { path: 'a.ts', blob: ID, first: 1, last: 1, lines: ['a'], result: 'passed', together: 0 }
const file = (more: object = {}, entry: object = {}) => ({
  version: 1,
  commit: ID,
  command: 'npm test',
  results: [{ ...PASSED, ...entry }],
  ...more,
})

test('what verify writes is read, and of output no more than is shown', () => {
  const output = [...Array.from({ length: 50 }, (_, line) => `${line}`), '\u001b[31mred\u001b[0m']
  const read = readVerified(JSON.stringify(file({}, { result: 'failed', output })))
  expect(read).toMatchObject({ verified: { commit: ID, command: 'npm test', results: [{ path: 'a.ts' }] } })
  const [entry] = 'verified' in read ? read.verified.results : []
  expect(entry?.output?.length).toBe(20)
  expect(entry?.output?.at(-1)).toBe('red')
})

test.for<[what: string, text: string, problem: string]>([
  ['no JSON', '{', 'it is not JSON'],
  ['too deep', '['.repeat(1e6), 'nested too deep'],
  ['a list', '[]', 'it is a list'],
  [
    'another version',
    JSON.stringify(file({ version: 2 })),
    '"version" is 2; this version of Fencepost reads 1',
  ],
  ['no commit', JSON.stringify(file({ commit: 'main' })), '"commit" is "main"'],
  ['no command', JSON.stringify(file({ command: '' })), '"command" is ""'],
  ['a huge command', JSON.stringify(file({ command: 'x'.repeat(1e6) })), '"command" is '],
  ['no list', JSON.stringify(file({ results: {} })), '"results" is '],
  ['too many', JSON.stringify(file({ results: Array(50_001).fill(PASSED) })), 'at most 50000 results'],
  ['no path', JSON.stringify(file({}, { path: '' })), '"results[0].path" is ""'],
  ['half a line', JSON.stringify(file({}, { first: 1.5 })), '"results[0].first" is 1.5'],
  ['code that is no list', JSON.stringify(file({}, { lines: 'a' })), '"results[0].lines" is "a"'],
  ['lines that are no texts', JSON.stringify(file({}, { lines: [1] })), '"results[0].lines[0]" is 1'],
  ['another result', JSON.stringify(file({}, { result: 'approved' })), 'valid: passed, failed'],
  ['a negative number', JSON.stringify(file({}, { together: -1 })), '"results[0].together" is -1'],
])('%s', ([, text, problem]) => {
  const read = readVerified(text)
  expect('problem' in read ? read.problem : 'read').toContain(problem)
  expect(JSON.stringify(read).length).toBeLessThan(1000)
})

test('no text makes it throw', () => {
  const field = fc.constantFrom('version', 'commit', 'command', 'results')
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), field, (text, value, name) => {
      for (const each of [text, JSON.stringify(value), JSON.stringify(file({ [name]: value }))])
        expect(Object.keys(readVerified(each))).toHaveLength(1)
    }),
    { numRuns: runs(500) },
  )
})
