import { describe, expect, test } from 'vitest'
import { readFinding } from '../../../src/core/finding/finding.ts'
import { directoryInside, inDirectory } from '../../../src/core/intake/working-directory.ts'

function pathOf(path: string, kind: 'tool' | 'model' = 'tool'): string {
  const read = readFinding({ path, message: 'said' }, { file: 'f', index: 0 }, kind)
  if ('bad' in read) throw new Error(read.bad.message)
  return inDirectory(read.finding, 'packages/web').path
}

describe('working-directory', () => {
  test.for([
    ['src/a.ts', 'packages/web/src/a.ts'],
    ['./src/a.ts', 'packages/web/src/a.ts'],
    ['src\\a.ts', 'packages/web/src/a.ts'],
    ['../api/a.ts', 'packages/api/a.ts'],
    ['/home/x/a.ts', '/home/x/a.ts'],
    ['C:\\x\\a.ts', 'C:\\x\\a.ts'],
    ['packages/web/a.ts', 'packages/web/a.ts'],
  ] as const)('%s is %s', ([given, expected]) => {
    expect(pathOf(given)).toBe(expected)
  })

  test("a model's path is left as it is", () => {
    expect(pathOf('src/a.ts', 'model')).toBe('src/a.ts')
  })

  test.for([
    ['packages/web/', 'packages/web'],
    ['./packages//web', 'packages/web'],
    ['.', ''],
    ['a/../b', 'b'],
    ['../x', undefined],
    ['a/../../x', undefined],
    ['/x', undefined],
    ['C:\\x', undefined],
  ] as const)('%s is the directory %s', ([given, expected]) => {
    expect(directoryInside(given)).toBe(expected)
  })
})
