import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { partsOf, readTable } from './helpers/property-table.ts'
import { ROOT } from './helpers/run.ts'
import {
  casesFor,
  isAboutSecurity,
  isExhaustive,
  NIGHTLY,
  pairs,
  readTimes,
  SECURITY,
  sampleCases,
  securityRuns,
  TIMES,
} from './helpers/runs.ts'
import { tierFiles } from './helpers/tier-files.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `test/${file}`)
const sources = new Map(files.map((file) => [file, read(file)]))

/** The numbers of cases in the source of a file. */
function numbersIn(source: string): string[] {
  return [...source.matchAll(/\bnumRuns: ([\w().]+)/g)].map(([, number = '']) => number)
}

test('the number of cases always grows with FENCEPOST_RUNS', () => {
  const others = [...sources].filter(([file]) => !file.endsWith('markdown-property.ts'))
  const numbers = others.flatMap(([, source]) => numbersIn(source))
  expect(numbers.length).toBeGreaterThan(40)
  expect(numbers.filter((number) => !/^(?:runs\(|securityRuns\(\))/.test(number))).toEqual([])
})

test('every security property has the same number of cases', () => {
  const about = [...sources].filter(([file]) => isAboutSecurity(file))
  for (const [file, source] of about) {
    const tried = source.match(/\b(?:fc\.assert|fc\.sample|markdownProperty)\(/g) ?? []
    expect(numbersIn(source), file).toEqual(tried.map(() => 'securityRuns()'))
  }
  expect(about.flatMap(([, source]) => numbersIn(source)).length).toBeGreaterThan(10)
})

test('100 cases in npm test, 2,000 in .ci/run, and 100,000 in the nightly run', () => {
  expect(securityRuns()).toBe(TIMES === undefined ? 100 : 2000 * TIMES)
  expect([undefined, 1, NIGHTLY.security].map((times) => casesFor(2000, times))).toEqual([100, 2000, 100_000])
})

describe('a tier cannot run fewer cases than it declares', () => {
  test('npm test comes first in .ci/run, then all that has numbers', () => {
    const commands = read('.ci/run').split('\n')
    const at = (command: string) => commands.indexOf(command)
    const { scripts } = JSON.parse(read('package.json'))
    expect(scripts.test).toMatch(/ && vitest run$/)
    expect(scripts['test:all']).toBe('FENCEPOST_RUNS=1 vitest run')
    expect(at('npm cit')).toBeGreaterThan(at('export FENCEPOST_REQUIRE_TOOLS=1'))
    expect(at('npm run test:all')).toBeGreaterThan(at('npm cit'))
    expect(read('.ci/run')).toMatch(/^set -euo pipefail$/m)
  })

  test('the nightly run has the numbers of the table, and every file is in one of its jobs', () => {
    const { security, properties } = parse(read('.github/workflows/nightly.yml')).jobs
    expect(security.env.FENCEPOST_RUNS).toBe(NIGHTLY.security)
    expect(properties.env.FENCEPOST_RUNS).toBe(NIGHTLY.others)
    const [only, without] = [security, properties].map(({ steps }) => steps.at(-1).run as string)
    expect(only?.split(' ')).toEqual(expect.arrayContaining(['test/security', ...SECURITY]))
    const excluded = [...(without ?? '').matchAll(/--exclude '?([^' ]+)'?/g)].map(([, file]) => file)
    expect(excluded).toEqual(['test/security/**', ...SECURITY])
  })

  test.for(['0', '-1', 'abc', 'Infinity', 'NaN'])('FENCEPOST_RUNS=%s is refused', (given) => {
    expect(() => readTimes(given)).toThrow('Write a number above 0, such as 1 or 50.')
  })

  test('a number of cases that does not come from runs() is a failure', () => {
    const numRuns = 7
    expect(() =>
      fc.assert(
        fc.property(fc.nat(), () => true),
        { numRuns },
      ),
    ).toThrow('7 cases were tried')
  })

  test('a property that is stopped early is a failure', () => {
    const stopped = () => {
      fc.assert(fc.property(fc.nat(), wait), { interruptAfterTimeLimit: 5 })
    }
    expect(stopped).toThrow(/cases were tried|interrupted after/)
  })

  test('an enumeration always has a sample, spread over all cases', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index)
    expect(sampleCases(numbers, 4)).toEqual(isExhaustive ? numbers : [0, 25, 50, 75])
    expect(sampleCases([1, 2], 4)).toEqual([1, 2])
    expect(() => sampleCases([], 4)).toThrow('nothing to try')
    expect(() => pairs([], [1])).toThrow('nothing to try')
  })

  test('of a table each row and each column is tried', () => {
    const tried = pairs(['a', 'b', 'c'], [1, 2, 3, 4, 5])
    expect(tried).toHaveLength(isExhaustive ? 15 : 5)
    expect(new Set(tried.map(([row]) => row))).toEqual(new Set(['a', 'b', 'c']))
    expect(new Set(tried.map(([, column]) => column))).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})

// helpers/property-table.ts checks at the end of a run that every property of the table ran.
describe('the table of properties', () => {
  const rows = readTable().map(partsOf)

  test('has a row for every number in the sources', () => {
    expect(rows.length).toBeGreaterThanOrEqual([...sources.values()].flatMap(numbersIn).length)
  })

  test('names files that .ci/run and the nightly run try', () => {
    const tried = tierFiles()
    expect(rows.map(({ file }) => file).filter((file) => !tried.includes(file))).toEqual([])
  })

  test('never has fewer cases in a larger tier', () => {
    for (const { name, cases } of rows)
      expect(
        cases.toSorted((a, b) => a - b),
        name,
      ).toEqual(cases)
  })
})

function wait(): boolean {
  const until = Date.now() + 2
  while (Date.now() < until);
  return true
}
