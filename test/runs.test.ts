import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from './helpers/run.ts'
import { securityRuns } from './helpers/runs.ts'

/** Tests of what text may not do, wherever they are. */
const SECURITY = ['core/text/prose.test.ts', 'core/text/fence.test.ts', 'core/gitlab/commands.test.ts']

const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const sources = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, 'test', file), 'utf8')]))

/** How often the properties of a file are tried, as it is written there. */
function numbersIn(source: string): string[] {
  return [...source.matchAll(/\bnumRuns: ([\w().]+)/g)].map(([, number = '']) => number)
}

test('how often a property is tried always grows with FENCEPOST_RUNS', () => {
  const others = [...sources].filter(([file]) => !file.endsWith('markdown-property.ts'))
  const numbers = others.flatMap(([, source]) => numbersIn(source))
  expect(numbers.length).toBeGreaterThan(40)
  expect(numbers.filter((number) => !/^(?:runs\(|securityRuns\(\))/.test(number))).toEqual([])
})

test('a property about security is tried as often as all of them', () => {
  const about = [...sources].filter(([file]) => file.startsWith('security/') || SECURITY.includes(file))
  for (const [file, source] of about) {
    const tried = source.match(/\b(?:fc\.assert|fc\.sample|markdownProperty)\(/g) ?? []
    expect(numbersIn(source), file).toEqual(tried.map(() => 'securityRuns()'))
  }
  expect(about.flatMap(([, source]) => numbersIn(source)).length).toBeGreaterThan(10)
})

test('2,000 cases here, and 100,000 in the nightly run', () => {
  const { jobs } = parse(readFileSync(path.join(ROOT, '.github/workflows/nightly.yml'), 'utf8'))
  const { env, steps } = jobs.security
  expect(securityRuns()).toBe(2000 * Number(process.env.FENCEPOST_RUNS ?? 1))
  expect(2000 * env.FENCEPOST_RUNS).toBeGreaterThanOrEqual(100_000)
  const run = steps.at(-1).run.split(' ')
  expect(run).toEqual(expect.arrayContaining(['test/security', ...SECURITY.map((file) => `test/${file}`)]))
})
