import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badEntryText, type Finding } from '../../../src/core/finding/finding.ts'
import { IntakeError, intake } from '../../../src/core/intake/intake.ts'
import { looksLikeText } from '../../../src/core/intake/text/looks-like-text.ts'
import { runs } from '../../helpers/runs.ts'

async function read(text: string): Promise<Finding[]> {
  const { findings, bad } = await intake({ file: 'f', text }, 'text')
  expect(bad.map(badEntryText)).toEqual([])
  expect(findings.map(({ origin, kind }) => [origin.index, kind])).toEqual(
    findings.map((_, index) => [index, 'model']),
  )
  return findings
}

async function messages(text: string): Promise<string[]> {
  return (await read(text)).map(({ path, line, message }) => `${path} ${line} ${message}`)
}

async function notes(text: string): Promise<string[]> {
  return (await intake({ file: 'f', text }, 'text')).notes
}

describe('one line', () => {
  type Expected = {
    path?: string
    line?: number
    startLine?: number
    severity?: string
    rule?: string
    message?: string
  }

  test.for<[rule: string, line: string, expected: Expected]>([
    ['path, line, message', 'src/a.ts:12: m', {}],
    ['a column is passed over', 'src/a.ts:12:5: m', {}],
    ['columns are no lines', 'src/a.ts:12:5-9: m', {}],
    ['a range', 'src/a.ts:12-15: m', { startLine: 12, line: 15 }],
    ['a range with a dash', 'src/a.ts:12–15: m', { startLine: 12, line: 15 }],
    ['a range and a column', 'src/a.ts:12-15:3: m', { startLine: 12, line: 15 }],
    ['a range with columns', 'src/a.ts:12:3-15:9: m', { startLine: 12, line: 15 }],
    ['a range the wrong way round', 'src/a.ts:15-12: m', { startLine: 12, line: 15 }],
    ['with an L', 'src/a.ts:L12-L15: m', { startLine: 12, line: 15 }],
    ["as in GitHub's addresses", 'src/a.ts#L12-L15: m', { startLine: 12, line: 15 }],
    ['gcc', 'src/a.c:12:5: error: m', { path: 'src/a.c', severity: 'error' }],
    ['gcc, fatal', 'src/a.c:12:5: fatal error: m', { path: 'src/a.c', severity: 'error' }],
    ['gcc, note', 'src/a.c:12:5: note: m', { path: 'src/a.c', severity: 'info' }],
    ['tsc', 'src/a.ts(12,5): error TS2322: m', { severity: 'error', rule: 'TS2322' }],
    ['tsc --pretty', 'src/a.ts:12:5 - error TS2322: m', { severity: 'error', rule: 'TS2322' }],
    [
      'tsc --pretty, in colours',
      '\u001b[96msrc/a.ts\u001b[0m:\u001b[93m12\u001b[0m:\u001b[93m5\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m TS2322: \u001b[0mm',
      { severity: 'error', rule: 'TS2322' },
    ],
    [
      'tsc, in a folder with parentheses',
      'app/(shop)/a.tsx(12,5): error TS1: m',
      { path: 'app/(shop)/a.tsx', severity: 'error', rule: 'TS1' },
    ],
    ['grep -n', 'src/a.ts:12:  m', {}],
    ['grep -n, a number first', 'src/a.ts:12:34 apples', { message: '34 apples' }],
    [
      'make',
      'Makefile:12: *** missing separator.  Stop.',
      { path: 'Makefile', message: '*** missing separator.  Stop.' },
    ],
    ['a severity', 'src/a.ts:12: Warning: m', { severity: 'warning' }],
    ['a severity in brackets', 'src/a.ts:12: [nit] m', { severity: 'info' }],
    ['a severity in parentheses', 'src/a.ts:12: (High) m', { severity: 'error' }],
    ['a severity in bold', 'src/a.ts:12: **Critical**: m', { severity: 'error' }],
    ['a severity in bold, the colon too', 'src/a.ts:12: **Critical:** m', { severity: 'error' }],
    ['a severity with a dash', 'src/a.ts:12: low - m', { severity: 'info' }],
    ['a severity first', '[error] src/a.ts:12: m', { severity: 'error' }],
    ['a severity first, in bold', '**High**: src/a.ts:12: m', { severity: 'error' }],
    ['a severity in place of the colon', 'src/a.ts:12 [error] m', { severity: 'error' }],
    [
      'a word is not a severity',
      'src/a.ts:12: error handling is missing',
      { message: 'error handling is missing' },
    ],
    ['another tag is text', 'src/a.ts:12: [perf] m', { message: '[perf] m' }],
    ['a marker is not a tag', 'src/a.ts:12: [SUGGEST: x]', { message: '[SUGGEST: x]' }],
    ['a bullet', '- src/a.ts:12: m', {}],
    ['a star', '* src/a.ts:12: m', {}],
    ['a number', '12. src/a.ts:12: m', {}],
    ['a checkbox', '- [ ] src/a.ts:12: m', {}],
    ['a heading', '### src/a.ts:12: m', {}],
    ['a numbered heading', '### 1. `src/a.ts:12` - m', {}],
    ['a picture', '🔴 src/a.ts:12: m', {}],
    ['an emoji after a bullet', '- ⚠️ **src/a.ts:12**: m', {}],
    ['in bold', '**src/a.ts:12**: m', {}],
    ['in bold, the colon too', '**src/a.ts:12:** m', {}],
    ['in backticks', '`src/a.ts:12`: m', {}],
    ['in backticks, with a dash', '`src/a.ts:12` — m', {}],
    ['in bold and backticks', '- **`src/a.ts:12`**: m', {}],
    ['the path in backticks', '`src/a.ts`:12: m', {}],
    ['the path in bold', '**src/a.ts**:12-14: m', { startLine: 12, line: 14 }],
    ['in quotes', '"src/a.ts":12: m', {}],
    ['indented', '    src/a.ts:12: m', {}],
    ['a drive', 'C:\\shop\\a.ts:12:5: m', { path: 'C:\\shop\\a.ts' }],
    [
      'a drive and spaces',
      'C:\\Documents and Settings\\a.ts:12: m',
      { path: 'C:\\Documents and Settings\\a.ts' },
    ],
    ['a drive, as tsc prints it', 'C:/shop/a.ts(12,5): m', { path: 'C:/shop/a.ts' }],
    ['an absolute path', '/home/me/the shop/a.ts:12: m', { path: '/home/me/the shop/a.ts' }],
    ['a relative path', './a and b/a.ts:12: m', { path: './a and b/a.ts' }],
    ['spaces', 'my docs/read me.md:12: m', { path: 'my docs/read me.md' }],
    ['spaces in backticks', '`notes for you.md:12`: m', { path: 'notes for you.md' }],
    ['a route', 'app/[id]/(a)/@b/$c.tsx:12: m', { path: 'app/[id]/(a)/@b/$c.tsx' }],
    ['a name of underscores', '__init__.py:12: m', { path: '__init__.py' }],
    ['a file without an extension in a folder', 'bin/run:12: m', { path: 'bin/run' }],
    ['a file that begins with a dot', '.gitignore:12: m', { path: '.gitignore' }],
    ['letters of any script', 'src/日本.ts:12: m', { path: 'src/日本.ts' }],
  ])('%s', async ([, line, expected]) => {
    const [finding, ...others] = await read(line)
    const { origin, kind, ...fields } = finding ?? {}
    expect(others).toEqual([])
    expect(fields).toEqual({ path: 'src/a.ts', line: 12, severity: 'warning', message: 'm', ...expected })
    expect(looksLikeText(`\n${line}\r\n`)).toBe(true)
  })

  test.for<[rule: string, line: string]>([
    ['prose', 'This is fine.'],
    ['a time', '10:30: we met'],
    ['an address', 'http://localhost:3000: refused'],
    ['a host', '127.0.0.1:80: refused'],
    ['a word', 'Note:12: x'],
    ['a place in a sentence', 'See src/a.ts:12: it has the same bug'],
    ['a place in a sentence, and more', 'The function in src/a.ts:12: it is wrong'],
    ['a place that begins a sentence', 'src/a.ts:12 has the same bug'],
    ['a marked place that begins a sentence', '`src/a.ts:12` has the same bug'],
    ['a place in a list', '- src/a.ts:12'],
    ['a marked place in a list', '- `src/a.ts:12`'],
    ['a place with nothing said of it', 'src/a.ts:12:'],
    ['a frame of a stack', '    at add (src/a.ts:12:5)'],
    ['no number', 'src/a.ts: m'],
    ['an invalid number', 'src/a.ts:12px: m'],
    ['a version', 'v1.2:3: m'],
    ['nothing before the colon', ':12: m'],
  ])('no finding: %s', async ([, line]) => {
    await expect(intake({ file: 'f', text: line }, 'text')).rejects.toThrow(IntakeError)
  })

  test('line 0 is the whole file, noted', async () => {
    const { findings, notes } = await intake({ file: 'f', text: 'a.ts:0: m\nb.ts:1: n' }, 'text')
    expect(findings.map(({ line }) => line)).toEqual([undefined, 1])
    expect(notes).toEqual(['f: finding 0: line is 0 and is treated as absent'])
  })
})

describe('many lines', () => {
  test.for<[rule: string, text: string, expected: string[]]>([
    ['each begins one', 'a.ts:1: m\nb.ts:2: n\n', ['a.ts 1 m', 'b.ts 2 n']],
    ['CRLF', 'a.ts:1: m\r\nb.ts:2: n\r\n', ['a.ts 1 m', 'b.ts 2 n']],
    ['blank lines between', '\n\na.ts:1: m\n\n\nb.ts:2: n\n\n', ['a.ts 1 m', 'b.ts 2 n']],
    ['an indented line continues the finding', 'a.ts:1: m\n  b.ts:2: n\n', ['a.ts 1 m\n  b.ts:2: n']],
    [
      'a line that starts no finding continues it',
      'a.ts:1: m\nand more\n\nand more',
      ['a.ts 1 m\nand more\n\nand more'],
    ],
    ['all of them indented alike', '  - a.ts:1: m\n  - b.ts:2: n', ['a.ts 1 m', 'b.ts 2 n']],
    [
      'a list loses its indentation',
      '- a.ts:1: m\n  more\n    code\n- b.ts:2: n',
      ['a.ts 1 m\nmore\n  code', 'b.ts 2 n'],
    ],
    ['a text that leaves the list keeps it', '- a.ts:1: m\n  more\nend', ['a.ts 1 m\n  more\nend']],
    [
      'no finding begins in a fence',
      'a.ts:1: m\n```\nb.ts:2: n\n```\nc.ts:3: o',
      ['a.ts 1 m\n```\nb.ts:2: n\n```', 'c.ts 3 o'],
    ],
    ['nor in one of tildes', 'a.ts:1: m\n~~~ts\nb.ts:2: n\n~~~', ['a.ts 1 m\n~~~ts\nb.ts:2: n\n~~~']],
    [
      'a longer fence is closed by a longer one',
      'a.ts:1: m\n````\n```\nb.ts:2: n\n````',
      ['a.ts 1 m\n````\n```\nb.ts:2: n\n````'],
    ],
    [
      'a fence that none closes is text',
      'a.ts:1: m\n```ts\ncode\nb.ts:2: n',
      ['a.ts 1 m\n```ts\ncode', 'b.ts 2 n'],
    ],
    [
      'a fence that was forgotten does not swallow the next',
      'a.ts:1: m\n```ts\nb.ts:2: n\n```js\ncode\n```',
      ['a.ts 1 m', 'b.ts 2 n\n```js\ncode\n```'],
    ],
    [
      'a suggestion block',
      '- a.ts:1: m\n  ```suggestion\n  const a = 1\n  ```',
      ['a.ts 1 m\n```suggestion\nconst a = 1\n```'],
    ],
    [
      'a marker over several lines is kept as it is',
      '- a.ts:1: m [SUGGEST: if (a) {\n    b()\n  }]\n- b.ts:2: n',
      ['a.ts 1 m [SUGGEST: if (a) {\n    b()\n  }]', 'b.ts 2 n'],
    ],
    [
      'a heading is said below',
      '### `a.ts:1`\n\nIt is wrong.\n\n**b.ts:2**\nSo is it.',
      ['a.ts 1 It is wrong.', 'b.ts 2 So is it.'],
    ],
    ['a colon is said below', 'a.ts:1:\n  It is wrong.', ['a.ts 1 It is wrong.']],
    [
      'a place of which nothing is said belongs above',
      'a.ts:1: m, as in:\nb.ts:2:\nc.ts:3:\n',
      ['a.ts 1 m, as in:\nb.ts:2:\nc.ts:3:'],
    ],
    [
      'places in a list belong above',
      'a.ts:1: m, as in:\n- b.ts:2\n- `c.ts:3`',
      ['a.ts 1 m, as in:\n- b.ts:2\n- `c.ts:3`'],
    ],
    [
      'titles between belong to none',
      '# High\na.ts:1: m\n\n## Low\n---\nb.ts:2: n',
      ['a.ts 1 m', 'b.ts 2 n'],
    ],
    ['a title with text below is text', 'a.ts:1: m\n### Why\nSo.', ['a.ts 1 m\n### Why\nSo.']],
    ['a fence round all', 'So:\n```text\na.ts:1: m\nb.ts:2: n\n```\nBye.', ['a.ts 1 m', 'b.ts 2 n']],
    ['a fence round each', '```\na.ts:1: m\n```\nand\n```\nb.ts:2: n\n```', ['a.ts 1 m', 'b.ts 2 n']],
    [
      'fences in a longer one',
      '````\na.ts:1: m\n```ts\ncode\n```\nb.ts:2: n\n````\nBye.',
      ['a.ts 1 m\n```ts\ncode\n```', 'b.ts 2 n'],
    ],
    [
      'fences in one of the same length',
      '```\na.ts:1: m\n```ts\ncode\n```\nb.ts:2: n\n```',
      ['a.ts 1 m\n```ts\ncode\n```', 'b.ts 2 n'],
    ],
    [
      'a sentence that names a position continues the finding',
      'a.ts:1: m\nSee src/b.ts:2: the same',
      ['a.ts 1 m\nSee src/b.ts:2: the same'],
    ],
  ])('%s', async ([, text, expected]) => {
    expect(await messages(text)).toEqual(expected)
  })
})

describe('what is passed over is counted', () => {
  test.for<[rule: string, text: string, expected: string[]]>([
    ['nothing', 'a.ts:1: m', []],
    [
      'prose before the first',
      'Hello.\n\nI found:\n\na.ts:1: m',
      ['f: skipped 2 lines that belong to no finding'],
    ],
    ['one line', 'I found:\na.ts:1: m', ['f: skipped 1 line that belongs to no finding']],
    [
      'titles, and text after the fence',
      '```\na.ts:1: m\n```\nBye.\n# The end',
      ['f: skipped 2 lines that belong to no finding'],
    ],
  ])('%s', async ([, text, expected]) => {
    expect(await notes(text)).toEqual(expected)
  })
})

describe('no findings', () => {
  test.for([
    'No issues found.',
    'No issues found',
    '**No issues found.**',
    'No findings.',
    'None.',
    'LGTM!',
    'Looks good to me.',
    'Nothing to report.',
    'No problems detected in this diff.',
    'I found no issues.',
    'I did not find any issues.',
    'I have reviewed the changes. No issues were found. The code looks good!',
    'Review: no issues found in src/cart.ts.',
    '## Summary\n\nThere are no critical or blocking issues.',
    '0 findings',
    '[]',
  ])('%s', async (text) => {
    expect(await intake({ file: 'f', text }, 'text')).toEqual({
      findings: [],
      bad: [],
      notes: ['f: says that nothing was found'],
    })
  })

  test.for([
    'Hello',
    'No issues found, but the total is wrong.',
    'No issues found. The total in the cart ignores the discount.',
    'No critical issues. There is one typo in the README.',
    'No issues in the cart: the total ignores the discount.',
    'No tests were added.',
    'The code looks good.',
    'I could not read the diff.',
    'No.12 is missing',
    `No issues found. ${'It is fine. '.repeat(50)}`,
  ])('but not: %s', async (text) => {
    await expect(intake({ file: 'f', text }, 'text')).rejects.toThrow(
      new IntakeError(
        'f: no line looks like a finding; "src/cart.ts:12: what is wrong" is expected, one finding per line, or "No issues found."',
      ),
    )
    expect(looksLikeText(text)).toBe(false)
  })
})

test('a finding that is printed is read', async () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  const entry = fc.record({
    path: fc.tuple(word, word).map(([folder, name]) => `${folder}/${name}.ts`),
    line: fc.integer({ min: 1, max: 99_999 }),
    message: fc.string().map((text) => `m ${text}`.trim()),
  })
  const style = fc.constantFrom(
    (place: string, message: string) => `${place}: ${message}`,
    (place: string, message: string) => `- ${place}: ${message}`,
    (place: string, message: string) => `1. **${place}**: ${message}`,
    (place: string, message: string) => `\`${place}\` - ${message}`,
    (place: string, message: string) => `${place}:7: warning: ${message}`,
  )
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1 }), style, async (entries, write) => {
      const text = entries.map(({ path, line, message }) => write(`${path}:${line}`, message)).join('\n')
      const found = await read(text)
      expect(found.map(({ path, line, message }) => ({ path, line, message }))).toEqual(entries)
    }),
  )
})

test('no text makes it crash', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'a.ts:1: ',
      'src/b c.ts',
      ':',
      '12',
      '-',
      '\n',
      '\n',
      '  ',
      '- ',
      '**',
      '`',
      '```',
      '```ts',
      '~~~',
      '# ',
      '[',
      'error',
      'C:\\',
      '(1,2)',
      '#L3',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const text = pieces.join('')
      try {
        const { findings, bad } = await intake({ file: 'f', text }, 'text')
        expect(findings.length + bad.length > 0 || text.trim() === '' || text.length <= 300).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(IntakeError)
      }
    }),
    { numRuns: runs(500) },
  )
})

test('no line is lost: it is told by one finding, or counted', async () => {
  const style = fc.constantFrom(
    (word: string) => `src/a.ts:3: ${word}`,
    (word: string) => `- **src/b.ts:4**: ${word}`,
    (word: string) => `  src/c.ts:5: ${word}`,
    (word: string) => word,
    (word: string) => `    ${word}`,
    (word: string) => `## ${word}`,
    (word: string) => `- see src/d.ts:6: ${word}`,
    () => '',
    () => '```',
    () => '```ts',
    () => '~~~~',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(style, { maxLength: 25 }), async (styles) => {
      const lines = ['src/a.ts:1: first', ...styles.map((write, index) => write(`w${index}w`))]
      const { findings, bad, notes } = await intake({ file: 'f', text: lines.join('\n') }, 'text')
      const messages = findings.map(({ message = '' }) => message).join('\n')
      const words = [...lines.join('\n').matchAll(/w\d+w/g)].map(([word]) => word)
      const missing = words.filter((word) => !messages.includes(word))
      expect(bad).toEqual([])
      expect(messages.match(/w\d+w/g) ?? []).toEqual(words.filter((word) => !missing.includes(word)))
      expect(Number(/\d+/.exec(notes[0] ?? '0')?.[0])).toBe(missing.length)
    }),
    { numRuns: runs(300) },
  )
})

/** Each takes minutes if the time is not linear. */
test.for<[rule: string, piece: string]>([
  ['letters', 'x'],
  ['blanks', ' '],
  ['colons', ':'],
  ['digits', '1'],
  ['colons and digits', ':1'],
  ['parentheses', '(1,'],
  ['bold', '**'],
  ['backticks', '`'],
  ['bullets', '- '],
  ['pictures', '🔴'],
  ['blank lines', '\n'],
  ['fences', '```\n'],
  ['fences with a language', '```ts\n'],
  ['fences of two kinds', '```\n~~~\n'],
  ['headings', '# \n'],
  ['places', 'a.ts:1:\n'],
  ['findings', 'a.ts:1: m\n'],
  ['markers', '[SUGGEST: '],
  ['slashes', 'a/'],
  ['words', 'no issues '],
  ['colours', '\u001b[1'],
])('a megabyte of %s', async ([, piece]) => {
  // A pattern sees neither a newline nor the end of the text here.
  const text = `${piece.repeat(1_000_000 / piece.length)}\u2028`
  for (const one of piece.includes('\n') ? [text] : [text, `a.ts:1: m ${text}`]) {
    try {
      await intake({ file: 'f', text: one }, 'text')
    } catch (error) {
      expect(error).toBeInstanceOf(IntakeError)
    }
  }
  looksLikeText(text)
})
