import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type GitLabApi, sharedGitLab } from '../../helpers/gitlab-client.ts'
import { numbered } from '../../helpers/sandbox-client.ts'

const sha1 = (path: string) => createHash('sha1').update(path).digest('hex')

/** The diff that GitLab's own code was run on: lines 5 and 6 gone, 10 and 50 changed, two new ones after 30. */
const GOLDEN_HEAD = numbered(60, { 10: 'LINE 10', 30: 'line 30\nnew a\nnew b', 50: 'LINE 50' })
  .replace('line 5\n', '')
  .replace('line 6\n', '')
const RENAMED = numbered(20)
const GOLDEN = {
  base: {
    'f.txt': numbered(60),
    'del.txt': 'gone\nalso gone\nlast\n',
    'nonl.txt': 'x\ny',
    'old.txt': RENAMED,
    'pure.txt': `pure\n${RENAMED}`,
    'same.txt': 'same\n',
  },
  head: {
    'f.txt': GOLDEN_HEAD,
    'new.txt': 'here\nthere\n',
    'nonl.txt': 'x\nz\n',
    'renamed.txt': RENAMED.replace('line 10\n', 'LINE 10\n'),
    'moved.txt': `pure\n${RENAMED}`,
    'same.txt': 'same\n',
  },
}

/** Creates a thread there; returns its line code without the hash, or the status of the error. */
async function codeAt(api: GitLabApi, place: Record<string, unknown>): Promise<string> {
  const { status } = await api.discuss(place)
  if (status !== 201) return String(status)
  const code = api.gitlab.notes().at(-1)?.lineCode ?? ''
  expect(code.slice(0, 40)).toBe(sha1(String(place.new_path ?? place.path)))
  return code.slice(40)
}

describe('line codes', () => {
  const shared = sharedGitLab(GOLDEN)

  test('the hash is that of the new path', () => {
    expect(sha1('f.txt')).toBe('7ad4af83b511907a1db3f4d18c33c63d9b6c4d9e')
    expect(sha1('README.md')).toBe('8ec9a00bfd09b3190ac6b22251dbb1aa95a0579d')
  })

  /** Every row, as numbered by GitLab's code. */
  const ROWS = `
    2,2 3,3 4,4 5,- 6,- 7,5 8,6 9,7 10,- -,8 11,9 12,10 13,11
    28,26 29,27 30,28 -,29 -,30 31,31 32,32 33,33
    47,47 48,48 49,49 50,- -,50 51,51`
  const CODES = `
    _2_2 _3_3 _4_4 _5_5 _6_5 _7_5 _8_6 _9_7 _10_8 _11_8 _11_9 _12_10 _13_11
    _28_26 _29_27 _30_28 _31_29 _31_30 _31_31 _32_32 _33_33
    _47_47 _48_48 _49_49 _50_50 _51_50 _51_51`
  const number = (text: string | undefined) => (text === '-' ? {} : { line: Number(text) })

  test('every row of the golden diff', async () => {
    const api = shared()
    const found: string[] = []
    for (const row of ROWS.trim().split(/\s+/)) {
      const [old, now] = row.split(',').map(number)
      const place = { path: 'f.txt', old_line: old?.line ?? null, new_line: now?.line ?? null }
      found.push(await codeAt(api, place))
    }
    expect(found).toEqual(CODES.trim().split(/\s+/))
    const { body } = await api.get(`${api.mr}/diffs`)
    const { diff } = body.find(({ new_path }: { new_path: string }) => new_path === 'f.txt')
    expect(diff.split('\n').filter((line: string) => line.startsWith('@@'))).toEqual([
      '@@ -2,12 +2,10 @@ line 1',
      '@@ -28,6 +26,8 @@ line 27',
      '@@ -47,7 +47,7 @@ line 46',
    ])
  })

  test.for([
    ['added', { path: 'f.txt', new_line: 8 }, '_11_8'],
    ['added with a stray old line', { path: 'f.txt', new_line: 8, old_line: 10 }, '400'],
    ['removed', { path: 'f.txt', old_line: 5 }, '_5_5'],
    ['context', { path: 'f.txt', old_line: 4, new_line: 4 }, '_4_4'],
    ['context, new line only', { path: 'f.txt', new_line: 4 }, '400'],
    ['context, old line only', { path: 'f.txt', old_line: 4 }, '400'],
    ['context, wrong pair', { path: 'f.txt', old_line: 7, new_line: 7 }, '400'],
    ['context, right pair', { path: 'f.txt', old_line: 7, new_line: 5 }, '_7_5'],
    ['in a hunk, paired as below it', { path: 'f.txt', old_line: 4, new_line: 2 }, '400'],
    ['between hunks', { path: 'f.txt', old_line: 20, new_line: 18 }, '_20_18'],
    ['above all hunks', { path: 'f.txt', old_line: 1, new_line: 1 }, '_1_1'],
    ['below all hunks', { path: 'f.txt', old_line: 60, new_line: 60 }, '_60_60'],
    ['between hunks, wrong pair', { path: 'f.txt', old_line: 20, new_line: 20 }, '400'],
    ['between hunks, new line only', { path: 'f.txt', new_line: 18 }, '400'],
    ['beyond the end', { path: 'f.txt', old_line: 61, new_line: 61 }, '400'],
    ['line zero', { path: 'f.txt', old_line: 0, new_line: 0 }, '400'],
    ['new file', { path: 'new.txt', new_line: 1 }, '_0_1'],
    ['new file, second line', { path: 'new.txt', new_line: 2 }, '_0_2'],
    ['new file, new path only', { old_path: null, new_path: 'new.txt', new_line: 1 }, '_0_1'],
    ['new file from /dev/null', { old_path: '/dev/null', new_path: 'new.txt', new_line: 1 }, '400'],
    ['new file, both lines', { path: 'new.txt', old_line: 1, new_line: 1 }, '400'],
    ['deleted file', { path: 'del.txt', old_line: 2 }, '_2_0'],
    ['deleted file, first line', { path: 'del.txt', old_line: 1 }, '_1_0'],
    ['deleted file, last line', { path: 'del.txt', old_line: 3 }, '_3_0'],
    ['deleted file, new line', { path: 'del.txt', new_line: 2 }, '400'],
    ['no newline at the end: context', { path: 'nonl.txt', old_line: 1, new_line: 1 }, '_1_1'],
    ['no newline at the end: removed', { path: 'nonl.txt', old_line: 2 }, '_2_2'],
    ['no newline at the end: added', { path: 'nonl.txt', new_line: 2 }, '_3_2'],
    ['rename, added', { old_path: 'old.txt', new_path: 'renamed.txt', new_line: 10 }, '_11_10'],
    ['rename, removed', { old_path: 'old.txt', new_path: 'renamed.txt', old_line: 10 }, '_10_10'],
    ['rename, context', { old_path: 'old.txt', new_path: 'renamed.txt', old_line: 9, new_line: 9 }, '_9_9'],
    ['rename, folded', { old_path: 'old.txt', new_path: 'renamed.txt', old_line: 1, new_line: 1 }, '_1_1'],
    ['rename by its new name, added: as if it were new', { path: 'renamed.txt', new_line: 10 }, '_0_10'],
    ['rename by its new name, context', { path: 'renamed.txt', old_line: 9, new_line: 9 }, '400'],
    ['rename by its new name, context as if added', { path: 'renamed.txt', new_line: 9 }, '500'],
    ['pure rename', { old_path: 'pure.txt', new_path: 'moved.txt', old_line: 1, new_line: 1 }, '400'],
    ['file not in the diff', { path: 'same.txt', old_line: 1, new_line: 1 }, '400'],
  ] as const)('%s', async ([, place, code]) => {
    expect(await codeAt(shared(), place)).toBe(code)
  })
})
