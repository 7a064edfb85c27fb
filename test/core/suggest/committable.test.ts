import { describe, expect, test } from 'vitest'
import { buttonText, patch, planOne } from '../../helpers/one-finding.ts'

/** Lines 10 to 19 of the new file; two deleted rows are between 14 and 15. */
const DIFF = patch('src/cart.ts', 10, [
  ' export function total(items) {',
  '+  let sum = 0',
  '+  for (const item of items) {',
  '+    sum += item.price',
  '+  }',
  '-  return items',
  '-    .reduce(add)',
  '+  return sum',
  ' }',
  ' ',
  ' export function isEmpty(items) {',
  '+  return items.length == 0',
])
const at = (line: number, suggestion: string, more: object = {}) => ({
  path: 'src/cart.ts',
  line,
  suggestion,
  ...more,
})
const over = (start_line: number, line: number, suggestion: string, more: object = {}) =>
  at(line, suggestion, { start_line, ...more })

describe('a suggestion is committable', () => {
  test.for<[rule: string, entry: Record<string, unknown>, buttons: string[]]>([
    ['one line for one line', at(11, '  let total = 0'), ['11: ' + '  let total = 0']],
    ['one trailing newline ends the last line', at(11, '  let total = 0\n'), ['11:   let total = 0']],
    [
      'an empty text deletes what is quoted, where the words ask for it',
      at(11, '', { original: '  let sum = 0', message: 'This variable is unused.' }),
      ['11: '],
    ],
    [
      'CRLF in the suggestion is LF in the block',
      at(11, '  let a = 0\r\n  let b = 0\r\n'),
      ['11:   let a = 0 |   let b = 0'],
    ],
    [
      'equal lines at both ends are cut off',
      over(
        10,
        13,
        'export function total(items) {\n  let sum = 1\n  for (const item of items) {\n    sum += item.price',
      ),
      ['11:   let sum = 1'],
    ],
    [
      'an insertion repeats the line above it',
      over(11, 12, '  let sum = 0\n  let tax = 0\n  for (const item of items) {'),
      ['11:   let sum = 0 |   let tax = 0'],
    ],
    [
      'a blank line takes in its neighbours',
      over(11, 12, '  let sum = 0\n\n  for (const item of items) {'),
      ['11-12:   let sum = 0 |  |   for (const item of items) {'],
    ],
    [
      '"\\n" is one blank line, never a block of its own',
      at(11, '\n'),
      ['10-12: export function total(items) { |  |   for (const item of items) {'],
    ],
    [
      'a deleted row inside: split at the lines that stay',
      over(13, 16, '    sum += item.price * item.count\n  }\n  return sum + tax\n}'),
      ['13:     sum += item.price * item.count', '15:   return sum + tax'],
    ],
    [
      'a deleted row between changed lines: one suggestion for each side',
      over(14, 15, '  } // end\n  return round(sum)'),
      ['14:   } // end', '15:   return round(sum)'],
    ],
    [
      'lost indentation of one line is restored',
      at(13, 'sum += item.price * item.count'),
      ['13:     sum += item.price * item.count'],
    ],
    [
      'lost indentation is restored where one shift makes the lines that stay equal',
      over(12, 14, 'for (const item of items) {\n  sum += item.price * item.count\n}'),
      ['13:     sum += item.price * item.count'],
    ],
    ['a code fence round it is dropped', at(11, '```ts\n  let total = 0\n```'), ['11:   let total = 0']],
    ['trailing blanks are dropped', at(11, '  let total = 0   '), ['11:   let total = 0']],
    [
      'line numbers equal to its lines are dropped',
      over(11, 12, '11: ' + '  let a = 0\n12:   for (const a of items) {'),
      ['11-12:   let a = 0 |   for (const a of items) {'],
    ],
    [
      'a diff of exactly its lines is read as one',
      at(11, '-  let sum = 0\n+  let sum = 1'),
      ['11:   let sum = 1'],
    ],
    ['emoji sequences are text', at(11, "  let sum = '👩‍👩‍👧'"), ["11:   let sum = '👩‍👩‍👧'"]],
    ['backticks do not matter', at(11, '  let s = "```"'), ['11:   let s = "```"']],
    [
      'a sentence in a comment is code',
      at(11, '  // Use a more descriptive name here.\n  let sum = 0'),
      ['11:   // Use a more descriptive name here. |   let sum = 0'],
    ],
    [
      'words in code are code',
      at(15, '  return sum if all of them else last'),
      ['15:   return sum if all of them else last'],
    ],
    [
      'a spread is not an elision',
      at(15, '  return [\n    sum,\n    ...rest,\n  ]'),
      ['15:   return [ |     sum, |     ...rest, |   ]'],
    ],
    [
      'more lines than its range, none of them near',
      at(11, '  let sum = 0\n  let tax = 0'),
      ['11:   let sum = 0 |   let tax = 0'],
    ],
    [
      'a quoted original proves a doubtful range',
      at(19, '  // checked\n  return items.length == 0', { original: '  return items.length == 0' }),
      ['19:   // checked |   return items.length == 0'],
    ],
  ])('%s', ([, entry, buttons]) => {
    const became = planOne(DIFF, entry)
    expect({ ...became, buttons: became.buttons.map(buttonText).toSorted() }).toMatchObject({
      suggestion: 'committable',
      buttons: buttons.toSorted(),
    })
  })

  test('a split change says that its parts belong together', () => {
    const { comments } = planOne(DIFF, over(13, 15, '    sum += item.count\n  }\n  return sum + tax'))
    expect(comments.map(({ body }) => /Part \d of \d.*/.exec(body)?.[0])).toEqual([
      'Part 2 of 2: apply all in one batch.',
      'Part 1 of 2: apply all in one batch.',
    ])
  })
})

describe('a suggestion is shown, not offered', () => {
  const unproven = { original: 'something else entirely' }
  test.for<[code: string, rule: string, entry: Record<string, unknown>, options?: object]>([
    ['no-change', 'the lines already read like this', at(11, '  let sum = 0')],
    ['no-change', 'but for the indentation that is restored', at(11, 'let sum = 0')],
    ['deleted-line', 'a deleted line', at(11, 'x', { side: 'LEFT' })],
    ['range-cut', 'a range that sticks out of the hunk', over(15, 30, '  return 0')],
    ['original-differs', 'the original differs from the file', at(11, '  let total = 0', unproven)],
    [
      'original-differs',
      'the original is only part of the line',
      at(11, '  let total = 0', { original: 'for (const item' }),
    ],
    [
      'moved',
      'the range and the quote have different lengths',
      over(11, 13, 'x', { original: '  let sum = 0' }),
    ],
    ['protected-path', 'a protected path', at(11, '  let total = 0'), { protectedPaths: ['src/**'] }],
    ['suggestions-off', 'suggestions are off', at(11, '  let total = 0'), { suggestions: false }],
    ['invisible-characters', 'a bidirectional control', at(11, '  let total = "\u202e"')],
    ['invisible-characters', 'a zero-width space', at(11, '  let to\u200btal = 0')],
    ['invisible-characters', 'a carriage return inside a line', at(11, '  let a = 0\r  let b = 0')],
    ['invisible-characters', 'a tag character', at(11, '  let total = "\u{e0041}"')],
    ['credential', 'a token', at(11, `  let token = "ghp_${'a1B2'.repeat(9)}"`)],
    ['credential', 'a private key', at(11, '  let key = "-----BEGIN RSA PRIVATE KEY-----"')],
    ['elision', 'an elision in a comment', over(11, 14, '  let sum = 1\n  // ... rest unchanged')],
    ['elision', 'a bare ellipsis', over(11, 14, '  let sum = 1\n  ...')],
    ['elision', 'words in place of code', over(11, 14, '  let sum = 1\n  // existing code')],
    ['far-right', 'code after a hundred blanks', at(11, `  let total = 0${' '.repeat(120)}evil()`)],
    ['looks-like-diff', 'a diff of other lines', at(11, '-  let x = 0\n+  let sum = 1')],
    ['looks-like-diff', 'added lines with signs and nothing to compare', at(11, '+  let sum = 1')],
    ['looks-like-diff', 'numbers that are not its own', over(11, 12, '21:   let a = 0\n22:   for (;;) {')],
    [
      'doubtful-range',
      'one number, several lines, the next one among them',
      at(11, '  let sum = 1\n  for (const item of items) {'),
    ],
    [
      'doubtful-range',
      'the line above among them',
      at(13, '  for (const item of items) {\n    sum += item.count'),
    ],
    [
      'doubtful-range',
      'the bracket below among them, indented as it is there',
      at(13, '    sum += item.price * item.count\n  }'),
    ],
    [
      'doubtful-range',
      'the bracket below in the place of the last line of the range',
      over(12, 13, '    sum += item.price * item.count\n  }'),
    ],
    ['doubtful-range', 'two lines away', at(11, '  let sum = 1\n  // loop\n    sum += item.price')],
    [
      'doubtful-range',
      'as many lines as its range, but shifted down by one',
      over(11, 12, '  for (const it of items) {\n    sum += item.price'),
    ],
    [
      'doubtful-range',
      'as many lines as its range, but shifted up by one',
      over(12, 13, '  let sum = 0\n  for (const it of items) {'),
    ],
    [
      'doubtful-range',
      'one line too high: it is a change of the next line',
      at(12, '    sum += item.price * item.count'),
    ],
    [
      'doubtful-range',
      'one line too low: it is a change of the line above',
      at(12, '  let sum = items.length > 0 ? 1 : 0'),
    ],
    ['not-code', 'advice in the place of code', at(11, 'Use a more descriptive name here.')],
    ['not-code', 'advice that quotes code', at(11, 'Consider using `const` instead of `let`')],
    ['not-code', 'a word for nothing', at(11, 'N/A')],
    ['not-code', 'nothing needed', at(11, 'No change needed')],
    ['looks-like-diff', 'nothing but deleted lines', at(11, '-  let sum = 0')],
    [
      'looks-like-diff',
      'a search-and-replace answer',
      at(11, '<<<<<<< SEARCH\n  let sum = 0\n=======\n  let sum = 1\n>>>>>>> REPLACE'),
    ],
    [
      'path-guessed',
      'a path matched by its name alone',
      at(11, '  let total = 0', { path: 'other/cart.ts' }),
    ],
  ])('%s: %s', ([code, , entry, options = {}]) => {
    expect(planOne(DIFF, entry, options)).toMatchObject({ suggestion: 'quoted', code, buttons: [] })
  })

  test.for<[rule: string, more: object]>([
    ['nothing is quoted', { message: 'This variable is unused.' }],
    ['nobody asks for it', { original: '  let sum = 0', message: 'The name is too general.' }],
    ['every field is filled in, with nothing', { original: '' }],
    ['the words ask for the opposite', { original: '  let sum = 0', message: 'Do not remove this line.' }],
  ])('an empty text is no suggestion at all: %s', ([, more]) => {
    const { comments, ...became } = planOne(DIFF, at(11, '', more))
    expect(became).toMatchObject({ suggestion: 'none', code: undefined, buttons: [] })
    expect(comments[0]?.body).not.toContain('```')
  })

  test('a path matched by its name alone has a button with a matching original', () => {
    const entry = at(11, '  let total = 0', { path: 'other/cart.ts', original: '  let sum = 0' })
    expect(planOne(DIFF, entry).buttons.map(buttonText)).toEqual(['11:   let total = 0'])
  })

  test('the code is shown as a diff with the reason', () => {
    const { comments } = planOne(DIFF, at(11, '  let total = 0', unproven))
    expect(comments[0]?.body).toContain('```diff\n-  let sum = 0\n+  let total = 0\n```')
    expect(comments[0]?.body).toContain(
      'No one-click change: the code that it quotes is not what stands there.',
    )
  })

  test('invisible characters are made visible where code is shown', () => {
    const { comments } = planOne(DIFF, at(11, '  let total = "\u202e"'))
    expect(comments[0]?.body).toContain('<U+202E>')
    expect(comments[0]?.body).not.toContain('\u202e')
  })
})

describe('files that need care', () => {
  const python = patch('a.py', 1, [' def f(x):', '+    if x:', '+        return 1', '     return 2'])
  test.for<[rule: string, diff: string, entry: Record<string, unknown>, expected: string]>([
    [
      'Python: one line is restored',
      python,
      { path: 'a.py', line: 3, suggestion: 'return 3' },
      '3:         return 3',
    ],
    [
      'Python: several lines of another indentation',
      python,
      { path: 'a.py', line: 3, suggestion: 'y = 3\nreturn y' },
      'doubtful-indentation',
    ],
    [
      'Python: several lines with their indentation',
      python,
      { path: 'a.py', line: 3, suggestion: '        y = 3\n        return y' },
      '3:         y = 3 |         return y',
    ],
    [
      'Markdown: a fence is content',
      patch('a.md', 1, ['+# A', '+text']),
      { path: 'a.md', line: 2, suggestion: '```\ntext\n```' },
      '2: ``` | text | ```',
    ],
    [
      'Markdown: trailing blanks are content',
      patch('a.md', 1, ['+# A', '+text']),
      { path: 'a.md', line: 2, suggestion: 'text  ' },
      '2: text  ',
    ],
    [
      'CRLF: compared without the CR',
      patch('a.txt', 1, ['+one\r', '+two\r']),
      { path: 'a.txt', line: 2, suggestion: 'two' },
      'no-change',
    ],
    [
      'CRLF: emitted with LF',
      patch('a.txt', 1, ['+one\r', '+two\r']),
      { path: 'a.txt', line: 2, suggestion: 'zwei\r\ndrei' },
      '2: zwei | drei',
    ],
    [
      'CRLF and LF mixed',
      patch('a.txt', 1, ['+one\r', '+two']),
      { path: 'a.txt', line: 2, suggestion: 'zwei' },
      'mixed-line-endings',
    ],
    [
      'a CR inside a line that has one already',
      patch('a.txt', 1, ['+one\rtwo', '+x']),
      { path: 'a.txt', line: 1, suggestion: 'uno\rdos' },
      'invisible-characters',
    ],
    [
      'bytes that are not UTF-8',
      patch('a.txt', 1, ['+gr\ufffdn', '+two']),
      { path: 'a.txt', line: 2, suggestion: 'zwei' },
      'not-utf8',
    ],
    [
      'a file of one blank line',
      patch('a.txt', 1, ['+one'], 0),
      { path: 'a.txt', line: 1, suggestion: '\n' },
      'blank-line-block',
    ],
    [
      'YAML keys that are numbers are code',
      patch('a.js', 3, ['+3: "c",', '+4: "d",']),
      { path: 'a.js', line: 3, suggestion: '3: "e",' },
      '3: 3: "e",',
    ],
    [
      'plain text may be sentences',
      patch('a.txt', 1, ['+This is a first sentence.', '+two']),
      { path: 'a.txt', line: 1, suggestion: 'This is a better sentence.' },
      '1: This is a better sentence.',
    ],
    [
      'a list in Markdown is not a diff',
      patch('a.md', 1, ['+a', '+b']),
      { path: 'a.md', start_line: 1, line: 2, suggestion: '- a\n- b' },
      '1-2: - a | - b',
    ],
    [
      'a symbolic link',
      'diff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+target\n\\ No newline at end of file\n',
      { path: 'l', line: 1, suggestion: 'other' },
      'special-file',
    ],
    [
      'a submodule',
      patch('m', 1, [`-Subproject commit ${'a'.repeat(40)}`, `+Subproject commit ${'b'.repeat(40)}`]),
      { path: 'm', line: 1, suggestion: 'x' },
      'special-file',
    ],
    [
      'lock file',
      patch('package-lock.json', 1, ['+{', '+}']),
      { path: 'package-lock.json', line: 1, suggestion: '[' },
      'protected-path',
    ],
    [
      'workflow',
      patch('.github/workflows/ci.yml', 1, ['+on: push', '+x']),
      { path: '.github/workflows/ci.yml', line: 1, suggestion: 'on: pull_request' },
      'protected-path',
    ],
    [
      'action in a folder',
      patch('tools/action.yml', 1, ['+a', '+b']),
      { path: 'tools/action.yml', line: 1, suggestion: 'c' },
      'protected-path',
    ],
  ])('%s', ([, diff, entry, expected]) => {
    const { buttons, code } = planOne(diff, entry)
    expect(buttons.length > 0 ? buttons.map(buttonText).join(' & ') : code).toBe(expected)
  })
})

describe('tool text is exact', () => {
  test.for<[rule: string, entry: Record<string, unknown>, button: string]>([
    ['trailing blanks stay', at(11, '  let total = 0  '), '11:   let total = 0  '],
    ['indentation stays', at(11, 'let total = 0'), '11: let total = 0'],
    [
      'lines next to the range are no doubt',
      at(11, '  let sum = 1\n  for (const item of items) {'),
      '11:   let sum = 1 |   for (const item of items) {',
    ],
    ['an ellipsis is code', at(11, '...'), '11: ...'],
  ])('%s', ([, entry, button]) => {
    expect(planOne(DIFF, entry, {}, 'tool').buttons.map(buttonText)).toEqual([button])
  })
})
