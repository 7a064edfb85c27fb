import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChangedFile,
  diffOf,
  type Hunk,
  parseDiff,
  parsePatch,
  type Row,
} from '../../../src/core/diff/diff.ts'
import { changes, states } from '../../helpers/random-changes.ts'
import { runs } from '../../helpers/runs.ts'
import { commitOf, type Files, git, gitDiff, treeOf } from '../../oracles/git.ts'
import { trueFiles } from '../../oracles/true-hunks.ts'

describe('line maps agree with git', () => {
  const variant = fc.record({
    context: fc.constantFrom(3, 3, 0, 1, 10),
    args: fc.constantFrom([], ['--no-renames'], ['-M'], ['-C', '--find-copies-harder'], ['--full-index']),
    config: fc.subarray([
      'core.quotePath=false',
      'diff.noprefix=true',
      'diff.suppressBlankEmpty=true',
      'diff.algorithm=patience',
    ]),
  })

  test('every row of every file is where git has it, on both sides, and no other row is', () => {
    fc.assert(
      fc.property(changes, variant, ({ before, after }, { context, args, config }) => {
        const text = gitDiff(before, after, [...args, `-U${context}`], config)
        const diff = parseDiff(text)
        const truth = trueFiles(before, after, args, config, context)
        expect(diff.files.map(({ path, previousPath, status }) => ({ path, previousPath, status }))).toEqual(
          truth.map(({ path, previousPath, status }) => ({ path, previousPath, status })),
        )
        for (const [index, file] of diff.files.entries()) {
          const read = diff.of(file)
          const hunks = 'hunks' in read ? read.hunks.map(({ rows }) => rows) : read.unreadable
          expect(hunks).toEqual(truth[index]?.hunks)
        }
      }),
      { numRuns: runs(120) },
    )
  })

  test('the maps of a hunk are those of its rows', () => {
    fc.assert(
      fc.property(states, ({ old, new: now }) => {
        const diff = parseDiff(gitDiff({ x: old }, { x: now }))
        for (const { rows, right, left, rightRows } of diff.files.flatMap((file) => hunksOf(diff.of(file)))) {
          expect(right).toEqual(rows.filter(({ kind }) => kind !== 'deleted'))
          expect(left).toEqual(rows.filter(({ kind }) => kind === 'deleted'))
          expect(rightRows.map((index) => rows[index])).toEqual(right)
        }
      }),
      { numRuns: runs(30) },
    )
  })
})

function hunksOf(read: ReturnType<typeof parsePatch>): readonly Hunk[] {
  return 'hunks' in read ? read.hunks : []
}

/** Sign, line numbers and text: `+3 text`. */
function rowsText(read: ReturnType<typeof parsePatch>): string[] {
  return hunksOf(read).flatMap(({ rows }) =>
    rows.map(({ kind, oldLine, newLine, text }) => {
      if (kind === 'context') return `${oldLine} ${newLine} ${text}`
      return kind === 'added' ? `+${newLine} ${text}` : `-${oldLine} ${text}`
    }),
  )
}

function filesText(text: string): string[] {
  const diff = parseDiff(text)
  return diff.files.map(({ path, previousPath, status }) =>
    [status, ...(previousPath === undefined ? [] : [previousPath]), path].join(' '),
  )
}

describe('a patch as the files API returns it', () => {
  test.for<[rule: string, patch: string, rows: string[]]>([
    ['begins at @@ and ends without a newline', '@@ -1,2 +1,2 @@\n a\n-b\n+c', ['1 1 a', '-2 b', '+2 c']],
    ['has counts left out that are 1', '@@ -1 +1 @@\n-a\n+b', ['-1 a', '+1 b']],
    ['has text after the header', '@@ -7 +7 @@ function f() { // @@\n-a\n+b', ['-7 a', '+7 b']],
    [
      'has notes about the final newline, which are no rows',
      '@@ -1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n\\ No newline at end of file',
      ['-1 a', '+1 a', '+2 b'],
    ],
    [
      'has the note in another language',
      '@@ -1 +1 @@\n-a\n\\ Kein Zeilenumbruch am Dateiende.\n+b\n\\Pas de fin de ligne',
      ['-1 a', '+1 b'],
    ],
    ['is of a new file', '@@ -0,0 +1,2 @@\n+a\n+b', ['+1 a', '+2 b']],
    ['is of a deleted file', '@@ -1,2 +0,0 @@\n-a\n-b', ['-1 a', '-2 b']],
    [
      'has blank context rows without their blank',
      '@@ -1,3 +1,3 @@\n a\n\n-b\n+c',
      ['1 1 a', '2 2 ', '-3 b', '+3 c'],
    ],
    ['ends with a blank context row', '@@ -1,2 +1,2 @@\n-b\n+c\n ', ['-1 b', '+1 c', '2 2 ']],
    [
      'has rows that look like headers',
      '@@ -1,3 +1,3 @@\n--- a/x\n-@@ -1 +1 @@\n-\\ No newline\n+++ b/x\n+diff --git a/x b/x\n+@@',
      ['-1 -- a/x', '-2 @@ -1 +1 @@', '-3 \\ No newline', '+1 ++ b/x', '+2 diff --git a/x b/x', '+3 @@'],
    ],
    ['has hunks without context', '@@ -3,0 +4 @@\n+d\n@@ -9 +10,0 @@\n-i', ['+4 d', '-9 i']],
    [
      'was translated to CRLF',
      '@@ -1,2 +1,2 @@\r\n a\r\n-b\r\n+c\r\n\\ No newline at end of file\r\n',
      ['1 1 a', '-2 b', '+2 c'],
    ],
  ])('%s', ([, patch, rows]) => {
    expect(rowsText(parsePatch(patch))).toEqual(rows)
  })

  test.for<[rule: string, patch: string, endings: Row['ending'][]]>([
    ['LF', '@@ -1 +1 @@\n-a\n+b', ['lf', 'lf']],
    ['CRLF', '@@ -1 +1 @@\n-a\r\n+b\r', ['crlf', 'crlf']],
    ['from CRLF to LF', '@@ -1 +1 @@\n-a\r\n+a', ['crlf', 'lf']],
    ['none at the end', '@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file', ['lf', 'none']],
    ['LF in a diff that was translated to CRLF', '@@ -1 +1 @@\r\n-a\r\n+b\r\n', ['lf', 'lf']],
    ['CRLF in a diff that was translated to CRLF', '@@ -1 +1 @@\r\n-a\r\r\n+b\r\r\n', ['crlf', 'crlf']],
  ])('the ending of a row: %s', ([, patch, endings]) => {
    expect(hunksOf(parsePatch(patch)).flatMap(({ rows }) => rows.map(({ ending }) => ending))).toEqual(
      endings,
    )
  })

  test('a CR that no LF follows is part of the text', () => {
    const [row] = hunksOf(parsePatch('@@ -0,0 +1 @@\n+a\r\n\\ No newline at end of file')).flatMap(
      ({ rows }) => rows,
    )
    expect(row).toEqual({ kind: 'added', newLine: 1, text: 'a\r', ending: 'none' })
  })

  test.for<[rule: string, patch: string | undefined]>([
    ['absent', undefined],
    ['empty', ''],
    ["GitLab's word for a binary file", 'Binary files a/x and b/x differ'],
    ['white space', '\n'],
  ])('without rows: %s', ([, patch]) => {
    expect(parsePatch(patch)).toEqual({ unreadable: 'no-patch' })
  })

  test.for<[rule: string, patch: string]>([
    ['a row is missing at the end', '@@ -1,3 +1,3 @@\n a\n-b\n+c'],
    ['a row is missing at the end, with a final newline', '@@ -1,3 +1,3 @@\n a\n-b\n+c\n'],
    ['a row is missing before the next hunk', '@@ -1,3 +1,3 @@\n a\n-b\n+c\n@@ -9 +9 @@\n-a\n+b'],
    ['a row too many', '@@ -1 +1 @@\n-a\n+b\n+c'],
    ['a context row too many', '@@ -1 +1 @@\n-a\n+b\n c'],
    ['a deleted row too many', '@@ -1 +1 @@\n+b\n-a\n-c'],
    ['all rows are of the wrong side', '@@ -1,2 +1 @@\n+a\n+b'],
    ['a header is cut', '@@ -1 +1 @@\n-a\n+b\n@@ -9,3 +9,'],
    ['only a header', '@@ -1 +1 @@'],
    ['only half of a header', '@@ -1'],
    ['a merge diff of two parents', '@@@ -1,2 -1,2 +1,2 @@@\n  a\n++b'],
    ['a line without a sign', '@@ -1,3 +1,3 @@\n a\nb\n c'],
    ['a note before any row', '@@ -1 +1 @@\n\\ No newline at end of file\n-a\n+b'],
    ['hunks that overlap', '@@ -1,2 +1,2 @@\n a\n-b\n+c\n@@ -2 +2 @@\n-a\n+b'],
    ['hunks that overlap in the new file only', '@@ -1 +1,3 @@\n-a\n+b\n+c\n+d\n@@ -9 +2 @@\n-a\n+b'],
    ['hunks that overlap in the old file only', '@@ -1,3 +1 @@\n-a\n-b\n-c\n+d\n@@ -2 +9 @@\n-a\n+b'],
    ['hunks that go back', '@@ -9 +9 @@\n-a\n+b\n@@ -1 +1 @@\n-a\n+b'],
    ['a row at line 0', '@@ -0 +0 @@\n-a\n+b'],
    ['line numbers that no file has', '@@ -1 +99999999999999999999 @@\n-a\n+b'],
  ])('damaged, so that no line number can be wrong: %s', ([, patch]) => {
    expect(parsePatch(patch)).toEqual({ unreadable: 'damaged' })
  })
})

describe('a diff truncated anywhere has correct rows, or none', () => {
  const many = Array.from({ length: 40 }, (_, index) => `line ${index}\n`)
  const whole = gitDiff(
    { 'a.ts': many.join(''), 'old name.ts': many.join(''), 'last.ts': 'x' },
    {
      'a.ts': many.with(3, '-- 3\n').with(20, 'twenty\n').toSpliced(30, 2).join(''),
      'new name.ts': many.with(9, '').join(''),
      'last.ts': 'y',
    },
  )
  const full = parseDiff(whole)

  test.for(full.files.map(({ path, patch }) => ({ path, patch: patch ?? '' })))('$path', ({ patch }) => {
    const rows = rowsText(parsePatch(patch))
    for (let end = 0; end < patch.length; end++) expectPrefix(rowsText(parsePatch(patch.slice(0, end))), rows)
  })

  test('the whole diff', () => {
    for (let end = 0; end < whole.length; end++) {
      const cut = parseDiff(whole.slice(0, end))
      for (const file of cut.files) {
        const rows = rowsText(cut.of(file))
        const same = full.files.find(({ path }) => path === file.path)
        if (rows.length > 0) expectPrefix(rows, same ? rowsText(full.of(same)) : [])
      }
    }
  })

  /** The last row may be truncated too: without a newline that cannot be detected. */
  function expectPrefix(rows: string[], all: string[]) {
    expect(rows.slice(0, -1)).toEqual(all.slice(0, Math.max(0, rows.length - 1)))
    expect(all[rows.length - 1] ?? '').toSatisfy((row: string) => row.startsWith(rows.at(-1) ?? ''))
  }
})

describe('headers of git', () => {
  const x = 'one\ntwo\nthree\nfour\nfive\n'
  const y = x.replace('three', '3')

  test.for<[rule: string, before: Files, after: Files, files: string[], args?: string[], config?: string[]]>([
    ['modified', { x }, { x: y }, ['modified x']],
    ['new', {}, { x }, ['added x']],
    ['new and empty', {}, { x: '' }, ['added x']],
    ['deleted', { x }, {}, ['removed x']],
    ['deleted and empty', { x: '' }, {}, ['removed x']],
    ['emptied', { x }, { x: '' }, ['modified x']],
    ['renamed', { x }, { z: x }, ['renamed x z']],
    ['renamed and edited', { x }, { z: y }, ['renamed x z']],
    ['renamed with blanks', { 'a b/b c': x }, { 'a b/b d': y }, ['renamed a b/b c a b/b d']],
    ['renamed, quoted', { 'ä\t': x }, { 'ö"': y }, ['renamed ä\t ö"']],
    ['renamed, not detected', { x }, { z: y }, ['removed x', 'added z'], ['--no-renames']],
    [
      'copied: the source is not its old name',
      { x },
      { x, z: y },
      ['copied z'],
      ['-C', '--find-copies-harder'],
    ],
    ['mode only', { x }, { x: { mode: '100755', content: x } }, ['modified x']],
    ['mode and content', { x }, { x: { mode: '100755', content: y } }, ['modified x']],
    ['binary', { x: 'a\0' }, { x: 'b\0' }, ['modified x']],
    ['binary with its bytes', { x: 'a\0' }, { x: 'b\0' }, ['modified x'], ['--binary']],
    ['new binary', {}, { 'x y.png': 'b\0' }, ['added x y.png']],
    ['a file that became a link: once', { x }, { x: { mode: '120000', content: 'z' } }, ['added x']],
    ['a name like a side', { 'b/x': x }, { 'b/x': y }, ['modified b/x']],
    ['a name like a header', { 'x b/x': x }, { 'x b/x': y }, ['modified x b/x']],
    ['a name that ends in blanks', { 'x  ': x }, { 'x  ': y }, ['modified x  ']],
    ['a name in quotes', { '"x"': x }, { '"x"': y }, ['modified "x"']],
    ['a name with a backslash', { 'a\\b': x }, { 'a\\b': y }, ['modified a\\b']],
    ['a name with a newline', { 'a\nb': x }, { 'a\nb': y }, ['modified a\nb']],
    ['a name in UTF-8', { 'ä/😀': x }, { 'ä/😀': y }, ['modified ä/😀']],
    [
      'a name in UTF-8, not quoted',
      { 'ä/😀': x },
      { 'ä/😀': y },
      ['modified ä/😀'],
      [],
      ['core.quotePath=false'],
    ],
    ['no prefix', { 'a/x': x }, { 'a/x': y }, ['modified a/x'], [], ['diff.noprefix=true']],
    ['no prefix, new', {}, { 'b/x': y }, ['added b/x'], [], ['diff.noprefix=true']],
    ['no prefix, renamed', { 'a/x': x }, { 'b/x': y }, ['renamed a/x b/x'], [], ['diff.noprefix=true']],
    ['no prefix, blanks', { 'a b c': x }, { 'a b c': y }, ['modified a b c'], [], ['diff.noprefix=true']],
    [
      'own prefixes',
      { 's/x': x },
      { 's/x': y },
      ['modified s/x'],
      ['--src-prefix=old/', '--dst-prefix=new/'],
    ],
    [
      'own prefixes, one longer',
      { 's/x': x },
      { 's/x': y },
      ['modified s/x'],
      ['--src-prefix=o/', '--dst-prefix=newer/'],
    ],
    ['nothing changed', { x }, { x }, []],
  ])('%s', ([, before, after, files, args, config]) => {
    expect(filesText(gitDiff(before, after, args, config))).toEqual(files)
  })

  test.for<[rule: string, before: Files, after: Files]>([
    ['binary', { x: 'a\0\n@@ -1 +1 @@\n' }, { x: 'b\0\n' }],
    ['mode only', { x }, { x: { mode: '100755', content: x } }],
    ['renamed only', { x }, { z: x }],
    ['new and empty', {}, { x: '' }],
  ])('no patch: %s', ([, before, after]) => {
    const diff = parseDiff(gitDiff(before, after))
    expect(diff.files.map((file) => diff.of(file))).toEqual([{ unreadable: 'no-patch' }])
  })

  test('mnemonic prefixes', () => {
    const before = { 'a/x': x, 'only old': x }
    git(['read-tree', treeOf({ 'a/x': y, 'b/new': x })])
    const text = git(['-c', 'diff.mnemonicPrefix=true', 'diff', '--cached', '--no-renames', commitOf(before)])
    expect(text).toContain('diff --git c/a/x i/a/x')
    expect(filesText(text)).toEqual(['modified a/x', 'added b/new', 'removed only old'])
  })

  test('a mailed patch: the message above and the signature below are not parsed as files or rows', () => {
    const message = [
      'Subject line\n\ndiff -u a b\n--- a/message.ts\n+++ b/message.ts\nrename to nowhere\n@@ broken',
      'More of it\n\n-- \n--- not a file\n',
    ]
    const first = commitOf({ x, run: x })
    const second = commitOf(
      { x: y, run: { mode: '100755', content: x } },
      { parent: first, message: message[0] },
    )
    const third = commitOf({ x: y, run: y }, { parent: second, message: message[1] })
    const mails = git(['format-patch', '--stdout', `${first}..${third}`])
    const diff = parseDiff(mails)
    expect(filesText(mails)).toEqual(['modified run', 'modified x'])
    expect(diff.files.map((file) => rowsText(diff.of(file)))).toEqual([
      ['1 1 one', '2 2 two', '-3 three', '+3 3', '4 4 four', '5 5 five'],
      ['1 1 one', '2 2 two', '-3 three', '+3 3', '4 4 four', '5 5 five'],
    ])
  })

  test.for<[rule: string, change: (text: string) => string]>([
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['no final newline', (text) => text.trimEnd()],
    [
      'a command line and its output above',
      (text) => `$ git show\ncommit 1\n\n    diff --git a/q b/q\n\n${text}`,
    ],
  ])('a diff file with %s', ([, change]) => {
    const before = { 'a b': x, ä: x, gone: 'x\n' }
    const text = gitDiff(before, { 'a b': y, ä: y, 'new ö': 'y\n' })
    const diff = parseDiff(change(text))
    const plain = parseDiff(text)
    expect(filesText(change(text))).toEqual(filesText(text))
    expect(diff.files.map((file) => diff.of(file))).toEqual(plain.files.map((file) => plain.of(file)))
  })
})

describe('diffs of other tools', () => {
  const hunk = '@@ -1,3 +1,3 @@\n a\n-b\n+c\n d\n'
  const rows = ['1 1 a', '-2 b', '+2 c', '3 3 d']

  test.for<[rule: string, text: string, files: string[], rows?: string[][]]>([
    ['nothing', '', []],
    ['blank lines', '\n\n', []],
    ['no diff at all', 'Hello\n--- x\n+++ y\n', []],
    ['hunks without a name', hunk, []],
    [
      'GNU diff with times',
      `--- a/x.c\t2026-01-01 00:00:00.000000000 +0000\n+++ b/x.c\t2026-01-01 00:00:01.000000000 +0000\n${hunk}`,
      ['modified x.c'],
      [rows],
    ],
    [
      'GNU diff of folders, one file after the other',
      `diff -ru old/s/x.c new/s/x.c\n--- old/s/x.c\t2026\n+++ new/s/x.c\t2026\n${hunk}Only in new: z\n--- old/y\n+++ new/y\n${hunk}`,
      ['modified s/x.c', 'modified y'],
      [rows, rows],
    ],
    [
      'a deleted row that begins with two dashes is not a header',
      '--- a/x.sql\n+++ b/x.sql\n@@ -1,3 +1,2 @@\n a\n--- comment\n-++ more\n+++ b/y\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n',
      ['modified x.sql', 'modified y'],
      [
        ['1 1 a', '-2 -- comment', '-3 ++ more', '+2 ++ b/y'],
        ['-1 a', '+1 b'],
      ],
    ],
    ['two names of one folder', `--- x.c.orig\n+++ x.c\n${hunk}`, ['modified x.c'], [rows]],
    ['no prefix, both sides alike', `--- a/x\n+++ a/x\n${hunk}`, ['modified a/x'], [rows]],
    ['a new file', '--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n', ['added x'], [['+1 a']]],
    ['a deleted file', '--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n', ['removed x'], [['-1 a']]],
    [
      'a new file under both names',
      '--- a/x\t1970\n+++ b/x\t2026\n@@ -0,0 +1 @@\n+a\n',
      ['added x'],
      [['+1 a']],
    ],
    ['a deleted file under both names', '--- a/x\n+++ b/x\n@@ -1 +0,0 @@\n-a\n', ['removed x'], [['-1 a']]],
    [
      'Subversion',
      `Index: s/x\n=====\n--- s/x\t(revision 1)\n+++ s/x\t(working copy)\n${hunk}\nProperty changes on: s/x\n_____\nAdded: p\n## -0,0 +1 ##\n+v\n\\ No newline at end of property\n`,
      ['modified s/x'],
      [rows],
    ],
    ['CRLF', `--- a/x\n+++ b/x\n${hunk}`.replaceAll('\n', '\r\n'), ['modified x'], [rows]],
    [
      'a localised note between the rows',
      '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ Kein Zeilenumbruch am Dateiende.\n+b\n\\ Kein Zeilenumbruch am Dateiende.\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b',
      ['modified x', 'modified y'],
      [
        ['-1 a', '+1 b'],
        ['-1 a', '+1 b'],
      ],
    ],
    [
      'a cut file before another: rows of neither are shown at wrong lines',
      `--- a/x\n+++ b/x\n@@ -1,9 +1,9 @@\n a\n--- a/y\n+++ b/y\n${hunk}`,
      ['modified x'],
      [[]],
    ],
  ])('%s', ([, text, files, expected = []]) => {
    const diff = parseDiff(text)
    expect(filesText(text)).toEqual(files)
    expect(diff.files.map((file) => rowsText(diff.of(file)))).toEqual(expected)
  })

  test('a truncated file is damaged, not without a patch', () => {
    const diff = parseDiff('--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n-b\n')
    expect(diff.files.map((file) => diff.of(file))).toEqual([{ unreadable: 'damaged' }])
  })
})

describe('a file is parsed only on request', () => {
  function counting(path: string): { file: ChangedFile; reads: () => number } {
    let reads = 0
    const file: ChangedFile = {
      path,
      status: 'modified',
      get patch() {
        reads++
        return '@@ -1 +1 @@\n-a\n+b'
      },
    }
    return { file, reads: () => reads }
  }

  test('without a request its patch is not even read; with several it is parsed once', () => {
    const [asked, other] = [counting('a.ts'), counting('b.ts')]
    const diff = diffOf([asked.file, other.file])
    expect(diff.files.map(({ path }) => path)).toEqual(['a.ts', 'b.ts'])
    expect(asked.reads() + other.reads()).toBe(0)
    expect(diff.of(asked.file)).toBe(diff.of(asked.file))
    expect([asked.reads(), other.reads()]).toEqual([1, 0])
  })

  test('a damaged file does not harm its neighbours', () => {
    const text = gitDiff({ x: 'a\n', y: 'a\n' }, { x: 'b\n', y: 'b\n' }).replace(
      '@@ -1 +1 @@',
      '@@ -1,2 +1 @@',
    )
    const diff = parseDiff(text)
    const [x, y] = diff.files.map((file) => diff.of(file))
    expect(x).toEqual({ unreadable: 'damaged' })
    expect(rowsText(y ?? { hunks: [] })).toEqual(['-1 a', '+1 b'])
  })
})
