import { expect, test } from 'vitest'
import { readFinding } from '../../../src/core/finding/finding.ts'
import { planReview } from '../../../src/index.ts'
import { patch } from '../../helpers/one-finding.ts'

const FILES = ['lib/a.ts', 'lib/b.ts', 'lib/c.ts', 'lib/d.ts']
const DIFF = FILES.map((file) => patch(file, 1, ['+new'], 0)).join('')

function logOf(paths: readonly string[], kind: 'model' | 'tool'): readonly string[] {
  const findings = paths.map((path, index) => {
    const read = readFinding({ path, line: 1, message: 'said' }, { file: 'test', index }, kind)
    if ('bad' in read) throw new Error(read.bad.message)
    return read.finding
  })
  return planReview({ findings, diff: DIFF, options: { workspaces: ['/work/shop'] } }).log
}

test.for<[rule: string, paths: readonly string[], kind: 'model' | 'tool', expected: readonly string[]]>([
  [
    'a few absolute paths of a tool',
    ['/work/shop/lib/a.ts', '/work/shop/lib/a.ts', 'lib/b.ts'],
    'tool',
    ["PATH MAP: '/work/shop/lib/a.ts' -> 'lib/a.ts'"],
  ],
  [
    'many are one line',
    FILES.map((file) => `/work/shop/${file}`),
    'tool',
    ["PATH MAP: '/work/shop/' is left out of 4 paths, for example of 'lib/a.ts'"],
  ],
  [
    'what is turned has a line of its own',
    [...FILES.map((file) => `./${file}`), 'lib\\a.ts'],
    'tool',
    [
      "PATH MAP: './' is left out of 4 paths, for example of 'lib/a.ts'",
      "PATH MAP: 'lib\\a.ts' -> 'lib/a.ts'",
    ],
  ],
  [
    'each path of a model, because it is a guess',
    FILES.map((file) => `/app/${file}`),
    'model',
    FILES.map((file) => `PATH MAP: '/app/${file}' -> '${file}'`),
  ],
])('%s', ([, paths, kind, expected]) => {
  expect(logOf(paths, kind)).toEqual(expected)
})
