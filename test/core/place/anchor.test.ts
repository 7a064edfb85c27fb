import { describe, expect, test } from 'vitest'
import { buttonText, patch, planOne } from '../../helpers/one-finding.ts'

/**
 * new 10..13, a deleted row, new 14..16; then new 30..33. Old numbers run two behind at the end.
 */
const DIFF = [
  patch('a.ts', 10, [
    ' first();',
    '+const user = load(id);',
    '+check(user);',
    ' second();',
    '-const gone = remove(user);',
    '+const user2 = load(id);',
    ' third();',
    ' }',
  ]),
  '@@ -28,3 +30,4 @@\n fourth();\n+fifth(user);\n }\n sixth();\n',
].join('')
const REMOVED =
  'diff --git a/old.ts b/old.ts\ndeleted file mode 100644\n--- a/old.ts\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-one();\n-two();\n'

/** `11-12 RIGHT`, or the code of the reason why it is in the body. */
function placed(entry: Record<string, unknown>, diff = DIFF, options = {}): string {
  const { comments, code } = planOne(diff, { path: 'a.ts', ...entry }, options)
  const [comment] = comments
  if (!comment) return `body: ${code}`
  const { start_line, line, side } = comment
  return `${start_line === undefined ? line : `${start_line}-${line}`} ${side}`
}

describe('where a finding lands', () => {
  test.for<[rule: string, entry: Record<string, unknown>, expected: string]>([
    ['an added row', { line: 11 }, '11 RIGHT'],
    ['a context row', { line: 10 }, '10 RIGHT'],
    ['the last context row', { line: 33 }, '33 RIGHT'],
    ['one past it', { line: 34 }, 'body: line-not-in-diff'],
    ['between the hunks', { line: 20 }, 'body: line-not-in-diff'],
    ['a range in one hunk', { start_line: 11, line: 15 }, '11-15 RIGHT'],
    ['swapped ends', { start_line: 15, line: 11 }, '11-15 RIGHT'],
    ['a range of one line is a line', { start_line: 11, line: 11 }, '11 RIGHT'],
    ['a range that sticks out: the part that holds its end', { start_line: 5, line: 12 }, '10-12 RIGHT'],
    [
      'a range that sticks out below: the part that holds its start',
      { start_line: 15, line: 25 },
      '15-16 RIGHT',
    ],
    ['a range over both hunks: the part that holds its end', { start_line: 25, line: 31 }, '30-31 RIGHT'],
    [
      'a range over both hunks, begun far above: a line of the part that holds its end',
      { start_line: 12, line: 31 },
      '30 RIGHT',
    ],
    ['a range round a hunk: in the last one it crosses', { start_line: 1, line: 99 }, '30 RIGHT'],
    ['LEFT: a deleted row with that old number', { line: 12, side: 'LEFT' }, '12 LEFT'],
    ['LEFT in small letters', { line: 12, side: 'left' }, '12 LEFT'],
    ['LEFT: no deleted row has that number', { line: 11, side: 'LEFT' }, 'body: line-not-in-diff'],
    ['without side: the new number wins', { line: 12 }, '12 RIGHT'],
    [
      'without side: a deleted row whose text is quoted',
      { line: 12, original: 'const gone = remove(user);' },
      '12 LEFT',
    ],
    ['no line: about the whole file', {}, 'body: whole-file'],
    ['no line but a unique quote', { original: 'check(user);' }, '12 RIGHT'],
    ['a path that is not in the diff', { path: 'b.ts', line: 1 }, 'body: path-not-in-diff'],
  ])('%s', ([, entry, expected]) => {
    expect(placed(entry)).toBe(expected)
  })

  test.for<[rule: string, entry: Record<string, unknown>, expected: string]>([
    ['the quote is there', { line: 12, original: 'check(user);' }, '12 RIGHT'],
    ['but for white space', { line: 12, original: '  check( user );' }, '12 RIGHT'],
    ['with a line number', { line: 12, original: '12: check(user);' }, '12 RIGHT'],
    ['with a line number and a bar', { line: 12, original: '12 | check(user);' }, '12 RIGHT'],
    ['with a diff sign', { line: 12, original: '+check(user);' }, '12 RIGHT'],
    ['one line off: moved to the unique match', { line: 11, original: 'check(user);' }, '12 RIGHT'],
    ['far off: moved to the unique match', { line: 99, original: 'fifth(user);' }, '31 RIGHT'],
    ['several matches: the nearest', { line: 31, original: '}' }, '32 RIGHT'],
    ['several matches, none nearest: it stays', { line: 24, original: '}' }, 'body: line-not-in-diff'],
    ['as part of a line', { line: 10, original: 'load(id);\ncheck(user)' }, '11-12 RIGHT'],
    ['shorter parts count for nothing', { line: 10, original: 'load(id)' }, '10 RIGHT'],
    [
      'no match at all: it stays where it was said',
      { line: 10, original: 'nothing like this()' },
      '10 RIGHT',
    ],
    [
      'its lines set the range, line as the end',
      { line: 12, original: 'const user = load(id);\ncheck(user);' },
      '11-12 RIGHT',
    ],
    ['then as the start', { line: 11, original: 'const user = load(id);\ncheck(user);' }, '11-12 RIGHT'],
  ])('with a quoted original: %s', ([, entry, expected]) => {
    expect(placed(entry)).toBe(expected)
  })

  test('deleted-lines: prefer interprets the number as that of a deleted row', () => {
    expect(placed({ line: 12 }, DIFF, { deletedLines: 'prefer' })).toBe('12 LEFT')
    expect(placed({ line: 13 }, DIFF, { deletedLines: 'prefer' })).toBe('13 RIGHT')
  })

  test('a deleted file has only its old lines', () => {
    expect(placed({ path: 'old.ts', line: 2 }, REMOVED)).toBe('2 LEFT')
    expect(placed({ path: 'old.ts', line: 2, side: 'RIGHT' }, REMOVED)).toBe('body: line-not-in-diff')
  })
})

describe('what the comment says about its position', () => {
  test.for<[rule: string, entry: Record<string, unknown>, says: string]>([
    [
      'a range that was cut',
      { start_line: 5, line: 12 },
      'This is about lines 5 to 12; the diff shows only lines 10 to 12 of them here.',
    ],
    [
      'a finding that was moved',
      { line: 16, original: 'check(user);' },
      'Moved here from line 16: this is the code it quotes.',
    ],
  ])('%s', ([, entry, says]) => {
    expect(planOne(DIFF, { path: 'a.ts', ...entry }).comments[0]?.body).toContain(says)
  })
})

describe('a button after a quote', () => {
  const fix = { suggestion: 'check(user, now);' }
  test.for<[rule: string, entry: Record<string, unknown>, committable: boolean]>([
    ['the quote is there', { line: 12, original: 'check(user);' }, true],
    ['moved by a unique whole line from a line that is shown', { line: 14, original: 'check(user);' }, true],
    ['moved from a line that is not shown', { line: 22, original: 'check(user);' }, false],
    ['moved by a part of a line', { line: 13, original: 'const user = load(' }, false],
    ['moved to the nearest of several', { line: 31, original: '}' }, false],
    ['it may be on lines outside the hunks', { line: 16, original: '}\nhidden();' }, false],
  ])('%s', ([, entry, committable]) => {
    expect(planOne(DIFF, { path: 'a.ts', ...fix, ...entry }).suggestion).toBe(
      committable ? 'committable' : 'quoted',
    )
  })

  test('both ends match: no suggestion', () => {
    const diff = patch('a.ts', 1, ['+aaaa()', '+aaaa()', '+aaaa()', '+b()'])
    const entry = { path: 'a.ts', line: 2, original: 'aaaa()\naaaa()', suggestion: 'once()' }
    expect(planOne(diff, entry)).toMatchObject({ suggestion: 'quoted', code: 'original-unclear' })
  })
})

describe('a quote that leaves something out', () => {
  /** Lines 1 to 9. */
  const diff = patch('a.ts', 1, [
    '+first(user)',
    '+',
    '+second(user)',
    '+',
    '+function f() {',
    '+  if (user) {',
    '+    third(user)',
    '+  }',
    '+}',
  ])
  const over = (start_line: number, line: number, original: string, suggestion: string) => ({
    path: 'a.ts',
    start_line,
    line,
    original,
    suggestion,
  })
  test.for<[rule: string, entry: Record<string, unknown>, expected: string]>([
    [
      'the blank last line of the range',
      over(3, 4, 'second(user)', 'second(user, now)\n'),
      '3: second(user, now)',
    ],
    [
      'the blank lines at both ends',
      over(2, 4, 'second(user)', '\nsecond(user, now)\n\n'),
      '3: second(user, now)',
    ],
    [
      'the blank lines at both ends, and so does the code',
      over(2, 4, 'second(user)', 'second(user, now)'),
      '3: second(user, now)',
    ],
    [
      'nothing, and the code has no blank last line',
      over(3, 4, 'second(user)\n\n', 'second(user, now)'),
      '3-4: second(user, now)',
    ],
    [
      'nothing, but it has blank lines that the range has not',
      over(1, 3, '\nfirst(user)\n\nsecond(user)\n\n', 'first(user)\n\nsecond(user, now)'),
      '3: second(user, now)',
    ],
    [
      'indentation and a blank line',
      over(4, 6, 'function f() {\nif (user) {', '\nfunction f() {\n  if (user.id) {'),
      '6:   if (user.id) {',
    ],
    [
      'a blank line inside the range',
      over(1, 3, 'first(user)\nsecond(user)', 'first(user)\n\nsecond(user, now)'),
      'original-differs',
    ],
    ['a line of the range', over(1, 3, 'second(user)', 'second(user, now)'), 'original-differs'],
    [
      'the indentation of a bracket, on the very line named',
      { path: 'a.ts', line: 8, original: '}', suggestion: '  }\n  fourth(user)' },
      '8:   } |   fourth(user)',
    ],
    [
      'the indentation of a bracket, one line off',
      { path: 'a.ts', line: 7, original: '}', suggestion: '  }\n  fourth(user)' },
      'moved',
    ],
  ])('%s', ([, entry, expected]) => {
    const { buttons, code } = planOne(diff, entry)
    expect(code ?? buttons.map(buttonText).join(' & ')).toBe(expected)
  })
})
