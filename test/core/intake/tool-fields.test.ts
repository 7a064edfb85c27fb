import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badEntryText } from '../../../src/core/finding/finding.ts'
import { intake } from '../../../src/core/intake/intake.ts'
import type { Finding, Format } from '../../../src/index.ts'
import { comrak, visibleText } from '../../oracles/markdown.ts'

async function read(text: string, format: Format) {
  return intake({ file: 'f', text }, format)
}

async function one(text: string, format: Format): Promise<Finding> {
  const { findings, bad } = await read(text, format)
  expect(bad.map(badEntryText)).toEqual([])
  expect(findings).toHaveLength(1)
  return findings[0] as Finding
}

/** Each format with one finding, and its fields as they stand in the output. */
const SHELLCHECK = {
  file: 'a.sh',
  line: 4,
  endLine: 5,
  column: 6,
  endColumn: 13,
  level: 'style',
  code: 2086,
  message: 'Use __x__ and *args.',
  fix: { replacements: [{ line: 4, endLine: 4, column: 6, endColumn: 7, replacement: '"' }] },
}
const PYLINT = {
  type: 'convention',
  path: 'a.py',
  line: 8,
  endLine: 9,
  column: 0,
  symbol: 'invalid-name',
  message: 'Bad __init__',
  'message-id': 'C0103',
}
const GOLANGCI = {
  FromLinter: 'govet',
  Text: 'Use <T>',
  Severity: 'error',
  SourceLines: ['é := 1'],
  Pos: { Filename: 'a.go', Offset: 23, Line: 3, Column: 4 },
  SuggestedFixes: [{ Message: 'Rename', TextEdits: [{ Pos: 20, End: 22, NewText: 'eg==' }] }],
}
const RUBOCOP = {
  severity: 'refactor',
  message: 'Style/Foo: Use __x__',
  cop_name: 'Style/Foo',
  corrected: false,
  location: { start_line: 3, last_line: 4, start_column: 5, line: 3, column: 5 },
}
const STYLELINT = {
  line: 1,
  column: 12,
  endLine: 2,
  endColumn: 3,
  rule: 'color-hex-length',
  severity: 'warning',
  text: 'Expected "#FFF" (color-hex-length)',
  fix: { range: [0, 4], text: '#fff' },
}
const MARKDOWNLINT = {
  fileName: 'a.md',
  lineNumber: 3,
  ruleNames: ['MD009', 'no-trailing-spaces'],
  ruleDescription: 'Trailing spaces',
  ruleInformation: 'https://github.com/DavidAnson/markdownlint/blob/v0.40.0/doc/md009.md',
  errorDetail: 'Actual: 3',
  errorContext: '__x__',
  errorRange: [31, 3],
  fixInfo: { editColumn: 31, deleteCount: 3 },
  severity: 'error',
}
const QUALITY = {
  description: 'no-x: Do not __x__',
  check_name: 'no-x',
  fingerprint: 'f',
  severity: 'blocker',
  location: { path: 'a.rb', lines: { begin: 3, end: 5 } },
}
const CHECKSTYLE =
  '<?xml version="1.0"?><checkstyle version="8"><file name="src/A&amp;B.java">' +
  '<error line="2" column="14" severity="info" message="Name &apos;T&lt;X&gt;&apos; __x__" ' +
  'source="com.puppycrawl.tools.checkstyle.checks.naming.MethodNameCheck"/></file></checkstyle>'
const COMMAND =
  '::notice file=src/a%2Cb.ts,line=3,endLine=4,col=5,endColumn=6,title=A%3A title::First%0Asecond 100%25 __x__'
const GCC = 'src/a.c:4:23: warning: unused ‘__x__’ [-Wunused]'

const change = (startColumn: number, endColumn: number, text: string, line: number) => [
  { startLine: line, startColumn, endLine: line, endColumn, text },
]

describe('every field arrives', () => {
  const cases: [format: Format, text: string, fields: Partial<Finding>][] = [
    [
      'shellcheck',
      JSON.stringify({ comments: [SHELLCHECK] }),
      {
        path: 'a.sh',
        startLine: 4,
        line: 5,
        column: 6,
        severity: 'info',
        rule: 'SC2086',
        url: 'https://www.shellcheck.net/wiki/SC2086',
        source: 'ShellCheck',
        message: 'Use \\_\\_x\\_\\_ and \\*args.',
        fix: { changes: change(6, 7, '"', 4), unit: 'code-point' },
      },
    ],
    [
      'shellcheck',
      JSON.stringify([SHELLCHECK]),
      { fix: { changes: change(6, 7, '"', 4), unit: 'tab-8' }, column: 6, severity: 'info' },
    ],
    [
      'pylint',
      JSON.stringify([PYLINT]),
      {
        path: 'a.py',
        startLine: 8,
        line: 9,
        column: 1,
        severity: 'info',
        rule: 'invalid-name',
        url: 'https://pylint.readthedocs.io/en/stable/user_guide/messages/convention/invalid-name.html',
        source: 'pylint',
        message: 'Bad \\_\\_init\\_\\_',
      },
    ],
    [
      'golangci-lint',
      JSON.stringify({ Issues: [GOLANGCI], Report: {} }),
      {
        path: 'a.go',
        line: 3,
        column: 4,
        severity: 'error',
        rule: 'govet',
        source: 'golangci-lint',
        message: 'Use \\<T>',
        fix: {
          changes: change(1, 3, 'z', 3),
          unit: 'utf-8',
          description: 'Rename',
          original: { firstLine: 3, lines: ['é := 1'] },
        },
      },
    ],
    [
      'rubocop',
      JSON.stringify({ files: [{ path: 'a.rb', offenses: [RUBOCOP] }], summary: {} }),
      {
        path: 'a.rb',
        startLine: 3,
        line: 4,
        column: 5,
        severity: 'info',
        rule: 'Style/Foo',
        url: 'https://docs.rubocop.org/rubocop/cops_style.html#stylefoo',
        source: 'RuboCop',
        message: 'Use \\_\\_x\\_\\_',
      },
    ],
    [
      'stylelint',
      JSON.stringify([{ source: '/w/a.css', warnings: [STYLELINT] }]),
      {
        path: '/w/a.css',
        startLine: 1,
        line: 2,
        column: 12,
        severity: 'warning',
        rule: 'color-hex-length',
        url: 'https://stylelint.io/user-guide/rules/color-hex-length',
        source: 'stylelint',
        message: 'Expected "#FFF"\n\nThere is a fix (its place cannot be told):\n\n```text\n#fff\n```',
      },
    ],
    [
      'markdownlint',
      JSON.stringify([MARKDOWNLINT]),
      {
        path: 'a.md',
        line: 3,
        column: 31,
        severity: 'error',
        rule: 'MD009/no-trailing-spaces',
        url: 'https://github.com/DavidAnson/markdownlint/blob/v0.40.0/doc/md009.md',
        source: 'markdownlint',
        message: 'Trailing spaces \\[Actual: 3] \\[Context: "\\_\\_x\\_\\_"]',
        fix: { changes: change(31, 34, '', 3), unit: 'utf-16', mark: 'left-out' },
      },
    ],
    [
      'codequality',
      JSON.stringify([QUALITY]),
      {
        path: 'a.rb',
        startLine: 3,
        line: 5,
        severity: 'error',
        rule: 'no-x',
        message: 'Do not \\_\\_x\\_\\_',
      },
    ],
    [
      'codequality',
      JSON.stringify([
        {
          ...QUALITY,
          location: {
            path: 'a.rb',
            positions: { begin: { line: 3, column: 7 }, end: { line: 4, column: 1 } },
          },
        },
      ]),
      { startLine: 3, line: 4, column: 7 },
    ],
    [
      'checkstyle',
      CHECKSTYLE,
      {
        path: 'src/A&B.java',
        line: 2,
        column: 14,
        severity: 'info',
        rule: 'MethodName',
        source: 'Checkstyle',
        message: "Name 'T\\<X>' \\_\\_x\\_\\_",
      },
    ],
    [
      'commands',
      COMMAND,
      {
        path: 'src/a,b.ts',
        startLine: 3,
        line: 4,
        column: 5,
        severity: 'info',
        title: 'A: title',
        message: 'First\nsecond 100% \\_\\_x\\_\\_',
      },
    ],
    [
      'compiler',
      GCC,
      {
        path: 'src/a.c',
        line: 4,
        column: 23,
        severity: 'warning',
        rule: '-Wunused',
        message: 'unused ‘\\_\\_x\\_\\_’',
      },
    ],
  ]
  const rows = cases.flatMap(([format, text, fields]) =>
    Object.entries(fields).map(([field, value]) => [format, field, text, value] as const),
  )
  test.for(rows)('%s: %s', async ([format, field, text, value]) => {
    expect((await one(text, format))[field as keyof Finding]).toEqual(value)
    // Detection agrees.
    expect((await one(text, 'auto'))[field as keyof Finding]).toEqual(value)
  })
})

describe('severities of each tool', () => {
  test.for<[format: Format, write: (word: string) => string, words: Record<string, string>]>([
    [
      'shellcheck',
      (level) => JSON.stringify({ comments: [{ ...SHELLCHECK, level }] }),
      { error: 'error', warning: 'warning', info: 'info', style: 'info' },
    ],
    [
      'pylint',
      (type) => JSON.stringify([{ ...PYLINT, type }]),
      {
        fatal: 'error',
        error: 'error',
        warning: 'warning',
        convention: 'info',
        refactor: 'info',
        info: 'info',
      },
    ],
    [
      'golangci-lint',
      (Severity) => JSON.stringify({ Issues: [{ ...GOLANGCI, Severity }] }),
      { error: 'error', high: 'error', warning: 'warning', medium: 'warning', low: 'info', '': 'warning' },
    ],
    [
      'rubocop',
      (severity) => JSON.stringify({ files: [{ path: 'a.rb', offenses: [{ ...RUBOCOP, severity }] }] }),
      {
        fatal: 'error',
        error: 'error',
        warning: 'warning',
        convention: 'info',
        refactor: 'info',
        info: 'info',
      },
    ],
    [
      'codequality',
      (severity) => JSON.stringify([{ ...QUALITY, severity }]),
      { blocker: 'error', critical: 'error', major: 'warning', minor: 'warning', info: 'info' },
    ],
    [
      'checkstyle',
      (word) => CHECKSTYLE.replace('severity="info"', `severity="${word}"`),
      { error: 'error', warning: 'warning', info: 'info' },
    ],
    [
      'commands',
      (word) => COMMAND.replace('notice', word),
      { error: 'error', warning: 'warning', Notice: 'info' },
    ],
    [
      'compiler',
      (word) => `a.c:1:2: ${word} m`,
      {
        'error:': 'error',
        'fatal error:': 'error',
        'warning:': 'warning',
        'note:': 'info',
        'style:': 'info',
        '[error]': 'error',
        'E:': 'error',
        'F:': 'error',
        'W:': 'warning',
        'C:': 'info',
        'R0903:': 'info',
        E999: 'error',
        F401: 'warning',
      },
    ],
  ])('%s', async ([format, write, words]) => {
    for (const [word, severity] of Object.entries(words))
      expect([word, (await one(write(word), format)).severity]).toEqual([word, severity])
  })

  test('an unknown word is a warning, and noted', async () => {
    const { findings, notes } = await read(JSON.stringify([{ ...QUALITY, severity: 'odd' }]), 'codequality')
    expect(findings[0]?.severity).toBe('warning')
    expect(notes).toEqual(['f: finding 0: severity "odd" is not known and is treated as warning'])
  })
})

describe('bad entries are named; the others are read', () => {
  test.for<[format: Format, text: string, bad: string]>([
    [
      'shellcheck',
      JSON.stringify([SHELLCHECK, { ...SHELLCHECK, file: null }]),
      'finding 1: "file" is missing',
    ],
    ['pylint', JSON.stringify([{ ...PYLINT, line: -1 }, PYLINT]), 'finding 0: "line" is -1'],
    ['codequality', JSON.stringify([QUALITY, 7]), 'finding 1: "location.path" is missing'],
    [
      'rubocop',
      JSON.stringify({ files: [{ path: 'a.rb', offenses: [RUBOCOP, { ...RUBOCOP, message: '' }] }] }),
      'finding 1: "files[0].offenses[1].message" is ""',
    ],
    [
      'stylelint',
      JSON.stringify([{ source: 'a.css', warnings: [STYLELINT, { ...STYLELINT, line: 'x' }] }]),
      'finding 1: "[0].warnings[1].line" is "x"',
    ],
    [
      'golangci-lint',
      JSON.stringify({ Issues: [GOLANGCI, { ...GOLANGCI, Pos: {} }] }),
      'finding 1: "Pos.Filename" is missing',
    ],
    ['commands', `${COMMAND}\n::error file=a.ts,line=x::m`, 'finding 1: "line" is "x"'],
    [
      'checkstyle',
      CHECKSTYLE.replace('</file>', '<error line="1"/></file>'),
      'finding 1: "message" is missing',
    ],
  ])('%s', async ([format, text, expected]) => {
    const { findings, bad } = await read(text, format)
    expect(findings).toHaveLength(1)
    expect(bad.map(badEntryText)).toEqual([expect.stringContaining(expected)])
  })
})

describe('commands', () => {
  test.for<[rule: string, text: string, expected: Partial<Finding>[]]>([
    [
      'a command without a file is about no file',
      '::error::It crashed',
      [{ path: '', message: 'It crashed' }],
    ],
    ['the title stands in for a message', '::error file=a.c,title=T::', [{ title: 'T', message: 'T' }]],
    ['indentation and the case of names', '  ::ERROR FILE=a.c,Line=3::m', [{ path: 'a.c', line: 3 }]],
    ['a range', '::error file=a.c,line=3,endLine=9::m', [{ startLine: 3, line: 9 }]],
    ['double decoding is not done', '::error file=a.c::100%250A', [{ message: '100%0A' }]],
    ['other commands are none', '::group::x\n::debug::y\n::endgroup::', []],
    [
      'nothing between stop and start',
      '::stop-commands::abc\n::error file=a.c::no\n::abc::\n::error file=b.c::yes',
      [{ path: 'b.c' }],
    ],
  ])('%s', async ([, text, expected]) => {
    expect((await read(text, 'commands')).findings).toMatchObject(expected)
  })

  test('lines that are no commands are counted', async () => {
    expect((await read(`start\n${COMMAND}\nend`, 'commands')).notes).toEqual([
      'f: skipped 2 lines without a command',
    ])
  })

  test('text without any command is an error', async () => {
    await expect(read('hello', 'commands')).rejects.toThrow(
      'f: no line is a workflow command; "::error file=',
    )
  })
})

describe('golangci-lint', () => {
  const withEdits = (TextEdits: unknown, more = {}) =>
    JSON.stringify({ Issues: [{ ...GOLANGCI, ...more, SuggestedFixes: [{ Message: '', TextEdits }] }] })

  test.for<[rule: string, text: string]>([
    ['an edit below the line', withEdits([{ Pos: 20, End: 40, NewText: null }])],
    ['an edit above the line', withEdits([{ Pos: 2, End: 3, NewText: null }])],
    ['text that is not Base64', withEdits([{ Pos: 20, End: 22, NewText: '§' }])],
    ['text that is not UTF-8', withEdits([{ Pos: 20, End: 22, NewText: '/w==' }])],
    [
      'edits that overlap',
      withEdits([
        { Pos: 20, End: 23, NewText: null },
        { Pos: 22, End: 24, NewText: null },
      ]),
    ],
    ['no source line', withEdits([{ Pos: 20, End: 22, NewText: null }], { SourceLines: null })],
    [
      'an offset that is not filled in',
      withEdits([{ Pos: 20, End: 22, NewText: null }], { Pos: { ...GOLANGCI.Pos, Offset: 0 } }),
    ],
  ])('no fix: %s', async ([, text]) => {
    const finding = await one(text, 'golangci-lint')
    expect([finding.fix, finding.alternatives]).toEqual([undefined, undefined])
  })

  test('several fixes are alternatives', async () => {
    const [fix] = GOLANGCI.SuggestedFixes
    const text = JSON.stringify({ Issues: [{ ...GOLANGCI, SuggestedFixes: [fix, fix] }] })
    expect((await one(text, 'golangci-lint')).alternatives).toHaveLength(2)
  })
})

describe('shellcheck', () => {
  test('insertions at the same place have no known order: shown, not offered', async () => {
    const at = { line: 4, endLine: 4, column: 6, endColumn: 6 }
    const replacements = [
      { ...at, replacement: 'a' },
      { ...at, replacement: 'b' },
    ]
    const finding = await one(JSON.stringify([{ ...SHELLCHECK, fix: { replacements } }]), 'shellcheck')
    expect(finding.fix).toBeUndefined()
    expect(finding.message).toContain('its place cannot be told')
  })
})

describe('left out, and said so', () => {
  test('RuboCop: what it has corrected', async () => {
    const offenses = [{ ...RUBOCOP, corrected: true }, RUBOCOP]
    const { findings, notes } = await read(JSON.stringify({ files: [{ path: 'a.rb', offenses }] }), 'rubocop')
    expect([findings.length, notes]).toEqual([1, ['f: left out 1 corrected offense']])
  })

  test('stylelint: what it says of its options; parse errors are findings', async () => {
    const result = {
      source: 'a.css',
      warnings: [],
      deprecations: [{ text: 'Old rule' }],
      invalidOptionWarnings: [{ text: 'Bad option' }],
      parseErrors: [{ line: 2, column: 3, text: 'Cannot parse' }],
    }
    const { findings, notes } = await read(JSON.stringify([result]), 'stylelint')
    expect(findings).toMatchObject([{ line: 2, column: 3, severity: 'error', message: 'Cannot parse' }])
    expect(notes).toEqual(['f: stylelint reports: Old rule', 'f: stylelint reports: Bad option'])
  })

  test('Checkstyle: a file that it could not check is a finding', async () => {
    const text =
      '<checkstyle><file name="A.java"><exception><![CDATA[Crash: x\n\tat y]]></exception></file></checkstyle>'
    expect(await one(text, 'checkstyle')).toMatchObject({
      path: 'A.java',
      severity: 'error',
      message: 'Crash: x',
    })
  })
})

test('a tool’s plain text comes out as written', async () => {
  const piece = fc.constantFrom(
    '__init__', '*args', '**kw', '<T>', '`code`', '[a](b)', '![x](y)', '# h', '> q', '- l', '1. n', '~~s~~', '&lt;', '\\n',
    '|', '<!-- c -->', 'word', "'q'", '_x_', 'a_b_c', '*', '_', '~', '[', ']', '<', '\\', 'http', '+', '=', '---', '$x$',
  ) // biome-ignore format: a list
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
      const said = pieces.join(' ')
      const text = JSON.stringify([{ ...QUALITY, description: said }])
      const { message = '' } = await one(text, 'codequality')
      const [document] = comrak.read([message])
      const shown = document ? visibleText(document) : ''
      const flat = (each: string) => each.replaceAll('`', '').replace(/\s+/g, ' ').trim()
      expect(flat(shown)).toBe(flat(said))
    }),
  )
})
