import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/core/diff/diff.ts'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import { type PathOptions, type ResolvedPath, resolvePath } from '../../../src/core/place/resolve-path.ts'

/** `x.ts`, `old.ts => new.ts` for a rename, `old.ts +> new.ts` for a copy. */
function changed(written: string): ChangedFile {
  const [, from, sign, to] = /^(.*) ([=+]>) (.*)$/.exec(written) ?? []
  if (from === undefined || to === undefined) return { path: written, status: 'modified' }
  return { path: to, previousPath: from, status: sign === '=>' ? 'renamed' : 'copied' }
}

/** `exact src/x.ts`, `ambiguous a/x.ts b/x.ts`, `missing`. */
function outcome(resolved: ResolvedPath): string {
  switch (resolved.kind) {
    case 'found':
      return `${resolved.how} ${resolved.file.path}`
    case 'ambiguous':
      return `ambiguous ${resolved.candidates.join(' ')}`
    case 'missing':
      return 'missing'
  }
}

const MODEL: PathOptions = { guess: true }
const TOOL: PathOptions = { guess: false }

type Case = [rule: string, given: string, files: string[], expected: string]

describe('what every path may have in front', () => {
  const cases: Case[] = [
    ['as given', 'src/x.ts', ['src/x.ts', 'x.ts'], 'exact src/x.ts'],
    ['as given before anything is dropped', 'a/x.ts', ['x.ts', 'a/x.ts'], 'exact a/x.ts'],
    ['./', './src/x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['./ twice', '././src/x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['/', '/src/x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['a/', 'a/src/x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['b/', 'b/src/x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['./b/', './b/src/x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['/b/', '/b/src/x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['b/ once only', 'b/b/x.ts', ['b/x.ts', 'x.ts'], 'exact b/x.ts'],
    ['backslashes', 'src\\deep\\x.ts', ['src/deep/x.ts'], 'exact src/deep/x.ts'],
    ['.\\', '.\\src\\x.ts', ['src/x.ts'], 'exact src/x.ts'],
    ['a backslash that is part of the name', 'src\\x.ts', ['src\\x.ts', 'src/x.ts'], 'exact src\\x.ts'],
    ['the old name of a rename means the new file', 'old.ts', ['old.ts => new.ts'], 'exact new.ts'],
    ['the old name with ./', './old.ts', ['old.ts => new.ts'], 'exact new.ts'],
    ['the new name before the old one', 'x.ts', ['x.ts => y.ts', 'x.ts'], 'exact x.ts'],
    ['names that were swapped', 'x.ts', ['x.ts => y.ts', 'y.ts => x.ts'], 'exact x.ts'],
    ['one old name, two new ones', 'x.ts', ['x.ts => z.ts', 'x.ts => y.ts'], 'ambiguous y.ts z.ts'],
    ['a name with blanks', 'a b/b c', ['a b/b c'], 'exact a b/b c'],
    ['names of an object', 'constructor', ['__proto__', 'constructor'], 'exact constructor'],
  ]
  test.for(cases)('model text: %s', ([, given, files, expected]) => {
    expect(outcome(resolvePath(given, files.map(changed), MODEL))).toBe(expected)
  })
  test.for(cases)('tool text: %s', ([, given, files, expected]) => {
    expect(outcome(resolvePath(given, files.map(changed), TOOL))).toBe(expected)
  })
})

describe('a workspace in front', () => {
  test.for<[rule: string, given: string, workspaces: string[], expected: string]>([
    ['POSIX', '/home/runner/work/r/r/src/x.ts', ['/home/runner/work/r/r'], 'exact src/x.ts'],
    ['with a slash at its end', '/w/src/x.ts', ['/w/'], 'exact src/x.ts'],
    ['Windows', 'D:\\a\\r\\r\\src\\x.ts', ['D:\\a\\r\\r'], 'exact src/x.ts'],
    ['Windows, with slashes', 'D:/a/r/r/src/x.ts', ['D:\\a\\r\\r\\'], 'exact src/x.ts'],
    ['Windows, in another case', 'd:\\A\\r\\r\\src\\x.ts', ['D:\\a\\r\\r'], 'exact src/x.ts'],
    ['the second one', '/cwd/src/x.ts', ['/workspace', '/cwd'], 'exact src/x.ts'],
    ['one inside the other', '/w/repo/src/x.ts', ['/w', '/w/repo'], 'exact src/x.ts'],
    ['then ./', '/w/./src/x.ts', ['/w'], 'exact src/x.ts'],
    ['whole segments only', '/workspace/src/x.ts', ['/work'], 'missing'],
    ['POSIX cares for case', '/W/src/x.ts', ['/w'], 'missing'],
    ['the root and an empty workspace do not match', 'nowhere/src/x.ts', ['/', ''], 'missing'],
    ['unknown', '/elsewhere/src/x.ts', ['/w'], 'missing'],
  ])('%s', ([, given, workspaces, expected]) => {
    const files = ['src/x.ts', 'lib/x.ts'].map(changed)
    expect(outcome(resolvePath(given, files, { ...TOOL, workspaces }))).toBe(expected)
    if (expected !== 'missing') {
      expect(outcome(resolvePath(given, files, { ...MODEL, workspaces }))).toBe(expected)
    }
  })
})

describe('model text is matched by whole segments', () => {
  test.for<Case>([
    [
      "the specification's own example",
      'liveapi-backend/subPrompt.go',
      ['liveapi-backend/prompt/subPrompt.go', 'liveapi-backend/main.go'],
      'suffix liveapi-backend/prompt/subPrompt.go',
    ],
    ['the end of a path', 'src/x.ts', ['pkg/src/x.ts', 'x.ts'], 'suffix pkg/src/x.ts'],
    ['the most segments at the end', 'src/x.ts', ['pkg/src/x.ts', 'src/pkg/x.ts'], 'suffix pkg/src/x.ts'],
    ['all segments, in order', 'a1/b1/x.ts', ['a1/q/b1/x.ts', 'b1/a1/x.ts'], 'suffix a1/q/b1/x.ts'],
    ['with ./ in front', './src/x.ts', ['pkg/src/x.ts', 'other/x.ts'], 'suffix pkg/src/x.ts'],
    ['with b/ in front', 'b/src/x.ts', ['pkg/src/x.ts', 'other/x.ts'], 'suffix pkg/src/x.ts'],
    ['with backslashes', 'src\\x.ts', ['pkg/src/x.ts', 'other/x.ts'], 'suffix pkg/src/x.ts'],
    [
      'two that end with as much',
      'src/x.ts',
      ['q/src/x.ts', 'p/src/x.ts'],
      'ambiguous p/src/x.ts q/src/x.ts',
    ],
    ['two that contain it', 'src/x.ts', ['src/q/x.ts', 'src/p/x.ts'], 'ambiguous src/p/x.ts src/q/x.ts'],
    ['a short name or the name in the diff', 'b/x.ts', ['x.ts', 'src/b/x.ts'], 'ambiguous src/b/x.ts x.ts'],
    ['the only file with that basename', 'x.ts', ['src/x.ts', 'src/y.ts'], 'basename src/x.ts'],
    ['a wrong folder: the only basename', 'lib/x.ts', ['src/x.ts', 'src/y.ts'], 'basename src/x.ts'],
    ['an unknown root: the only basename', '/home/me/repo/src/x.ts', ['src/x.ts'], 'basename src/x.ts'],
    ['b/ and a wrong folder', 'b/x.ts', ['src/x.ts'], 'basename src/x.ts'],
    ['two with that basename', 'x.ts', ['src/x.ts', 'lib/x.ts'], 'ambiguous lib/x.ts src/x.ts'],
    ['a wrong folder and two basenames', 'q/x.ts', ['src/x.ts', 'lib/x.ts'], 'ambiguous lib/x.ts src/x.ts'],
    ['the end of a segment does not match', 'foo.go', ['barfoo.go'], 'missing'],
    [
      'the end of a folder does not match',
      'rc/x.ts',
      ['src/y/x.ts', 'lib/x.ts'],
      'ambiguous lib/x.ts src/y/x.ts',
    ],
    ['the beginning of a segment does not match', 'foo', ['foo.go'], 'missing'],
    ['another case is another file', 'SRC/X.ts', ['src/x.ts'], 'missing'],
    ['the old name of a copy means nothing', 'old.ts', ['old.ts +> new.ts'], 'missing'],
    ['the end of an old name means nothing', 'old.ts', ['src/old.ts => src/new.ts'], 'missing'],
    ['a folder', 'src', ['src/x.ts'], 'missing'],
    ['a folder with a slash', 'src/', ['src/x.ts'], 'missing'],
    ['nothing', '', ['x.ts'], 'missing'],
    ['a slash', '/', ['x.ts'], 'missing'],
    ['no files', 'x.ts', [], 'missing'],
  ])('%s', ([, given, files, expected]) => {
    expect(outcome(resolvePath(given, files.map(changed), MODEL))).toBe(expected)
  })

  test.for<Case>([
    ['the end of a path', 'src/x.ts', ['pkg/src/x.ts'], 'missing'],
    ['the basename', 'x.ts', ['src/x.ts'], 'missing'],
    ['the old name of a copy', 'old.ts', ['old.ts +> new.ts'], 'missing'],
    ['the name in the diff, whatever ends so', 'b/x.ts', ['x.ts', 'src/b/x.ts'], 'exact x.ts'],
  ])('tool text is exact: %s', ([, given, files, expected]) => {
    expect(outcome(resolvePath(given, files.map(changed), TOOL))).toBe(expected)
  })
})

test('git says what is a rename and what a copy', () => {
  const { files } = parseDiff(
    'diff --git a/o b/n\nsimilarity index 100%\nrename from o\nrename to n\n' +
      'diff --git a/s b/c\nsimilarity index 100%\ncopy from s\ncopy to c\n',
  )
  expect(['o', 'n', 's', 'c'].map((path) => outcome(resolvePath(path, files, MODEL)))).toEqual([
    'exact n',
    'exact n',
    'missing',
    'exact c',
  ])
})

describe('whatever the files and the path', () => {
  const segment = fc.constantFrom('a', 'b', 'src', 'x.ts', 'y.ts', '.', 'w')
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'))
  const files = fc
    .uniqueArray(fc.tuple(path, path, fc.constantFrom('modified', 'renamed', 'copied')), {
      selector: ([name]) => name,
      maxLength: 6,
    })
    .map((list) => list.map(([path, previousPath, status]): ChangedFile => ({ path, previousPath, status })))
  const given = fc
    .tuple(fc.constantFrom('', './', '/', 'a/', 'b/', '/w/'), path)
    .map(([front, rest]) => front + rest)
  const options = fc.record({ guess: fc.boolean(), workspaces: fc.constantFrom([], ['/w'], ['/w/a', '/w']) })

  test('an exact path is itself', () => {
    fc.assert(
      fc.property(files, options, (list, how) => {
        for (const file of list) {
          expect(resolvePath(file.path, list, how)).toEqual({ kind: 'found', file, how: 'exact' })
        }
      }),
    )
  })

  test('a found file has the basename that was given, or had the name', () => {
    fc.assert(
      fc.property(files, given, options, (list, name, how) => {
        const found = resolvePath(name, list, how)
        if (found.kind !== 'found') return
        const { path, previousPath, status } = found.file
        const basename = (text: string | undefined) => text?.split('/').at(-1)
        const names = [path, status === 'renamed' ? previousPath : path]
        expect(names.map(basename)).toContain(basename(name))
      }),
    )
  })

  test('tool text finds nothing that model text does not find, or find ambiguous', () => {
    fc.assert(
      fc.property(files, given, (list, name) => {
        const tool = resolvePath(name, list, TOOL)
        const model = resolvePath(name, list, MODEL)
        if (tool.kind === 'found' && model.kind === 'found') expect(model).toEqual(tool)
        if (tool.kind === 'found') expect(model.kind).not.toBe('missing')
      }),
    )
  })

  test('the order of the files does not matter', () => {
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.nat()), given, options, (list, keys, name, how) => {
        const shuffled = list
          .map((file) => ({ file, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ file }) => file)
        expect(outcome(resolvePath(name, shuffled, how))).toBe(outcome(resolvePath(name, list, how)))
      }),
    )
  })

  test('two candidates are both named, each once', () => {
    fc.assert(
      fc.property(files, given, (list, name) => {
        const found = resolvePath(name, list, MODEL)
        if (found.kind !== 'ambiguous') return
        expect(new Set(found.candidates).size).toBe(found.candidates.length)
        expect(found.candidates.length).toBeGreaterThan(1)
        expect(list.map((file) => file.path)).toEqual(expect.arrayContaining([...found.candidates]))
      }),
    )
  })
})

test('100,000 files with one name', () => {
  const files = Array.from({ length: 100_000 }, (_, index) => changed(`p${index}/index.ts`))
  expect(outcome(resolvePath('p7/index.ts', files, MODEL))).toBe('exact p7/index.ts')
  expect(resolvePath('index.ts', files, MODEL)).toMatchObject({ kind: 'ambiguous' })
  expect(outcome(resolvePath('./q/p7/index.ts', files, MODEL))).toMatch(/^ambiguous/)
})

describe('what the reviewed commit holds', () => {
  const files = ['packages/a/config.ts', 'config.ts', 'src/deep/only.ts'].map(changed)

  test.for<[rule: string, given: string, tree: readonly string[] | undefined, expected: string]>([
    ['a file that exists as named is not guessed', 'a/config.ts', ['a/config.ts'], 'missing'],
    ['nor taken for a diff name', 'b/config.ts', ['b/config.ts'], 'missing'],
    ['nor with ./ before it', './a/config.ts', ['a/config.ts'], 'missing'],
    ['nor by its name alone', 'lib/only.ts', ['lib/only.ts'], 'missing'],
    ['a file that does not exist is guessed', 'deep/only.ts', ['other.ts'], 'suffix src/deep/only.ts'],
    ['by its name too', 'lib/only.ts', [], 'basename src/deep/only.ts'],
    ['in an unknown tree the guess is unproven', 'deep/only.ts', undefined, 'unproven src/deep/only.ts'],
    ['by its name too, in an unknown tree', 'lib/only.ts', undefined, 'unproven src/deep/only.ts'],
    ['an exact path needs no tree', 'config.ts', undefined, 'exact config.ts'],
    ['a diff name needs none either', 'b/src/deep/only.ts', undefined, 'exact src/deep/only.ts'],
  ])('%s', ([, given, tree, expected]) => {
    const holds = tree && ((path: string) => tree.includes(path))
    const resolved = resolvePath(given, files, { guess: true, holds })
    const unproven = resolved.kind === 'found' && resolved.unproven
    expect(unproven ? `unproven ${resolved.file.path}` : outcome(resolved)).toBe(expected)
  })

  test('tool text is checked against the tree too', () => {
    const holds = (path: string) => path === 'b/config.ts'
    expect(outcome(resolvePath('b/config.ts', files, { guess: false, holds }))).toBe('missing')
  })
})
