import { expect, test } from 'vitest'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import { namesakesOf } from '../../../src/core/diff/namesakes.ts'
import { patch } from '../../helpers/one-finding.ts'

const { files } = parseDiff(
  ['a/index.ts', 'b/index.ts', 'index.ts', 'b/my-index.ts', 'b/Index.ts']
    .map((path) => patch(path, 1, ['+x()'], 0))
    .join(''),
)

test.for<[path: string, namesakes: string[]]>([
  ['a/index.ts', ['b/index.ts', 'index.ts']],
  ['index.ts', ['a/index.ts', 'b/index.ts']],
  ['b/my-index.ts', []],
  ['b/Index.ts', []],
])('other changed files with the name of %s', ([path, namesakes]) => {
  const file = files.find((each) => each.path === path)
  expect(file && namesakesOf(file, files).map((other) => other.path)).toEqual(namesakes)
})
