import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IntakeError, intake } from '../../../src/core/intake/intake.ts'
import type { Finding, Format } from '../../../src/index.ts'

async function read(text: string, format: Format = 'compiler') {
  return intake({ file: 'f', text }, format)
}

/** `path:start-line:column severity rule message`, as far as there is one. */
function line({ path, startLine, line, column, severity, rule, message }: Finding): string {
  const place = [path, startLine === undefined ? line : `${startLine}-${line}`, column].filter(
    (part) => part !== undefined,
  )
  return [place.join(':'), severity, rule ?? '-', message].join(' ')
}

describe('one line', () => {
  test.for<[tool: string, text: string, expected: string]>([
    ['gcc', 'a.c:4:23: warning: unused [-Wunused]', 'a.c:4:23 warning -Wunused unused'],
    ['gcc without a column', 'a.c:4: error: bad', 'a.c:4 error - bad'],
    ['gcc, a fatal error', 'a.c:1:10: fatal error: x.h: No such file', 'a.c:1:10 error - x.h: No such file'],
    ['clang-tidy', 'a.cc:4:2: warning: m [bugprone-x,cert-y]', 'a.cc:4:2 warning bugprone-x,cert-y m'],
    ['MSVC', 'src\\a.cpp(12): error C2065: m', 'src\\a.cpp:12 error C2065 m'],
    ['MSBuild', 'C:\\w\\a.cs(3,4): warning CS0168: m [C:\\w\\a.csproj]', 'C:\\w\\a.cs:3:4 warning CS0168 m'],
    [
      'MSBuild, with the framework',
      '/w/a.cs(3,4): error CS0168: m [/w/a.csproj::TargetFramework=net8.0]',
      '/w/a.cs:3:4 error CS0168 m',
    ],
    [
      'MSBuild, other brackets before the project',
      'a.cs(3,4): error CS0021: Cannot apply indexing with [] to [Obsolete] [/w/a.fsproj]',
      'a.cs:3:4 error CS0021 Cannot apply indexing with \\[] to \\[Obsolete]',
    ],
    [
      'MSBuild, a project in the message',
      'a.cs(3,4): warning MSB3277: see [a.csproj]',
      'a.cs:3:4 warning MSB3277 see \\[a.csproj]',
    ],
    [
      'brackets of other tools',
      'a.c:3:4: warning: not in [/w/a.csproj]',
      'a.c:3:4 warning - not in \\[/w/a.csproj]',
    ],
    ['tsc', "a.ts(1,14): error TS2322: Type 'A<T>' m.", "a.ts:1:14 error TS2322 Type 'A\\<T>' m."],
    ['tsc --pretty', 'a.ts:1:14 - error TS2322: m.', 'a.ts:1:14 error TS2322 m.'],
    ['mypy', 'a.py:6: error: m  [no-untyped-def]', 'a.py:6 error no-untyped-def m'],
    ['mypy with ends', 'a.py:7:9:8:36: error: m  [misc]', 'a.py:7-8:9 error misc m'],
    ['pyright', '/w/a.py:3:5 - error: m (reportFoo)', '/w/a.py:3:5 error reportFoo m'],
    ['flake8', "a.py:1:1: F401 'os' imported but unused", "a.py:1:1 warning F401 'os' imported but unused"],
    ['flake8 in pylint’s way', 'a.py:1: [F401] m', 'a.py:1 warning F401 m'],
    ['ruff', 'a.py:1:8: F401 `os` m', 'a.py:1:8 warning F401 `os` m'],
    [
      'pylint',
      "a.py:8:8: W0612: Unused 'x' (unused-variable)",
      "a.py:8:9 warning unused-variable Unused 'x'",
    ],
    ['pylint in msvs’ way', 'a.py(8): [W0612(unused-variable)Cart] m', 'a.py:8 warning unused-variable m'],
    ['shellcheck', 'a.sh:4:6: note: Double quote. [SC2086]', 'a.sh:4:6 info SC2086 Double quote.'],
    ['yamllint', 'a.yaml:1:5: [error] too many spaces (colons)', 'a.yaml:1:5 error colons too many spaces'],
    [
      'markdownlint',
      'a.md:3:31 error MD009/no-x Trailing [A: 3]',
      'a.md:3:31 error MD009/no-x Trailing \\[A: 3]',
    ],
    ['markdownlint, older', 'a.md:3 MD009/no-x Trailing', 'a.md:3 warning MD009/no-x Trailing'],
    ['stylelint unix', '/w/a.css:1:3: m (no-x) [error]', '/w/a.css:1:3 error no-x m'],
    ['ESLint unix', "/w/a.js:2:10: 'a' m. [Warning/@s/no-x]", "/w/a.js:2:10 warning @s/no-x 'a' m."],
    ['ESLint compact', '/w/a.js: line 2, col 10, Error - m. (no-x)', '/w/a.js:2:10 error no-x m.'],
    ['golangci-lint', 'a.go:9:2: m (errcheck)', 'a.go:9:2 warning errcheck m'],
    ['rubocop', 'a.rb:1:1: C: [Correctable] Style/X: m', 'a.rb:1:1 info Style/X m'],
    ['Checkstyle', '[ERROR] /w/A.java:2:14: m [MethodName]', '/w/A.java:2:14 error MethodName m'],
    ['Maven', '[ERROR] /w/A.java:[2,14] cannot find symbol', '/w/A.java:2:14 error - cannot find symbol'],
    [
      'javac',
      'A.java:3: warning: [rawtypes] found raw type: List',
      'A.java:3 warning rawtypes found raw type: List',
    ],
    ['hadolint', 'Dockerfile:1 DL3006 warning: Tag it', 'Dockerfile:1 warning DL3006 Tag it'],
    ['phpcs', '/w/a.php:2:1: error - Missing doc', '/w/a.php:2:1 error - Missing doc'],
    [
      'SwiftLint',
      '/w/a.swift:1:1: warning: Line: m (line_length)',
      '/w/a.swift:1:1 warning line_length Line: m',
    ],
    [
      'actionlint',
      '.github/workflows/a.yml:3:5: m [syntax-check]',
      '.github/workflows/a.yml:3:5 warning syntax-check m',
    ],
    [
      'grep -n',
      'src/a.py:6:    def __init__(self, *args):',
      'src/a.py:6 warning - def \\_\\_init\\_\\_(self, \\*args):',
    ],
    ['grep -n, a number first', 'a.ts:12:34 apples', 'a.ts:12 warning - 34 apples'],
    ['a file without an extension', 'deploy:3:1: warning: m [SC1000]', 'deploy:3:1 warning SC1000 m'],
    ['a path with blanks', 'my docs/a b.c:3:1: error: m', 'my docs/a b.c:3:1 error - m'],
    ['line 0 is the whole file', 'a.c:0:0: warning: m [x]', 'a.c warning x m'],
    ['colours', '\u001b[1ma.c:4:2: \u001b[35mwarning: \u001b[0mm', 'a.c:4:2 warning - m'],
    [
      'parentheses that are no rule',
      'a.c:4:2: error: x undeclared (first use)',
      'a.c:4:2 error - x undeclared (first use)',
    ],
    ['brackets that are no rule', 'a.c:4:2: error: bad index [3]', 'a.c:4:2 error - bad index \\[3]'],
  ])('%s', async ([, text, expected]) => {
    const { findings, notes } = await read(text)
    expect([findings.map(line), notes]).toEqual([[expected], []])
  })
})

test('ruff, what can be fixed: the format that has the code is named', async () => {
  const { findings, notes } = await read('a.py:1:8: F401 [*] `os` m')
  expect(findings.map(line)).toEqual(['a.py:1:8 warning F401 `os` m'])
  expect(notes).toEqual([
    expect.stringContaining('f: has no code of the fixes; ruff check --output-format rdjson'),
  ])
})

describe('what is around it', () => {
  test.for<[rule: string, text: string, expected: string[]]>([
    [
      'a note joins the line before it, with its place',
      'a.c:13:27: error: too few\na.h:4:5: note: declared here',
      ['a.c:13:27 error - too few\n\n- `a.h:4`: declared here'],
    ],
    [
      'a note about the same line is a paragraph',
      'a.c:3:1: warning: m [-Wx]\na.c:3:4: note: put () round it',
      ['a.c:3:1 warning -Wx m\n\nput () round it'],
    ],
    [
      'a note with a rule is a finding',
      'a.sh:1:1: error: m [SC1000]\na.sh:4:6: note: n [SC2086]',
      ['a.sh:1:1 error SC1000 m', 'a.sh:4:6 info SC2086 n'],
    ],
    ['a note with nothing before it is a finding', 'a.py:3: note: n', ['a.py:3 info - n']],
    [
      'what mypy was asked to reveal is a finding',
      'a.py:1: error: m  [misc]\na.py:3: note: Revealed type is "int"',
      ['a.py:1 error misc m', 'a.py:3 info - Revealed type is "int"'],
    ],
    [
      'source, carets and a hint',
      'a.c:4:48: warning: m [-Wx]\nint *p; return *p;\n               ^\n               = NULL\na.c:5:1: error: n',
      ['a.c:4:48 warning -Wx m', 'a.c:5:1 error - n'],
    ],
    [
      'the chain of tsc belongs to it',
      "a.ts(1,2): error TS2345: Argument m.\n  Type 'A' m.\n    Property 'b' m.\na.ts(3,4): error TS1: n",
      ["a.ts:1:2 error TS2345 Argument m.\nType 'A' m.\nProperty 'b' m.", 'a.ts:3:4 error TS1 n'],
    ],
    [
      'a build around it',
      '> shop@1.0.0 build\n> tsc\n\na.ts(1,2): error TS1: m\nmake: *** [Makefile:3: all] Error 2',
      ['a.ts:1:2 error TS1 m'],
    ],
    [
      'CRLF',
      'a.c:1:2: error: m\r\n  x\r\n  ^\r\na.c:3:4: error: n\r\n',
      ['a.c:1:2 error - m', 'a.c:3:4 error - n'],
    ],
    [
      'rustc',
      'error[E0308]: mismatched `T`\n  --> src/main.rs:4:5\n   |\n4  |     x\n   |     ^ expected\n   |\n   = note: expected `i32`\n\nerror: aborting due to 1 previous error\n',
      ['src/main.rs:4:5 error E0308 mismatched `T`\nexpected\nnote: expected `i32`'],
    ],
    [
      'rustc, the code of a fix',
      'error[E0004]: m\n --> a.rs:7:11\n  |\n7 |     match x {\n  |           ^ not covered\n  |\nhelp: add an arm\n  |\n8 ~         1 => a(),\n9 +         _ => todo!(),\n  |\n',
      ['a.rs:7:11 error E0004 m\nnot covered\nhelp: add an arm'],
    ],
    [
      'rustc, what it says about other places',
      'error[E0382]: m\n --> a.rs:6:10\n  |\n6 |     take(s);\n  |          ^ used here\n  |\nnote: n\n --> a.rs:2:12\n  |\n2 | fn take(s: S) {}\n  |    ----    ^ owned\nhelp: h\n --> b.rs:1:1\n  |\n1 | struct S;\n  | ^^^^^^^^\n\n',
      ['a.rs:6:10 error E0382 m\nused here\n\n- `a.rs:2`: n owned\n- `b.rs:1`: h'],
    ],
    [
      'ruff, the code of a fix',
      'E401 Multiple imports\n --> a.py:2:5\n  |\n1 | def f():\n2 |     import os, sys\n  |     ^^^^^^^^^^^^^^\n  |\nhelp: Split imports\n  |\n1 | def f():\n  -     import os, sys\n2 +     import os\n3 +     import sys\n  |\n',
      ['a.py:2:5 warning E401 Multiple imports\nhelp: Split imports'],
    ],
    [
      'a list that is no code of a fix',
      'a.c:4:2: error: m\n  - one\n  - two',
      ['a.c:4:2 error - m\n\\- one\n\\- two'],
    ],
    [
      'Cppcheck about its own run',
      'a.c:7:11: style: m [x]\n if (a)\n     ^\nnofile:0:0: information: n [missingIncludeSystem]\n\n',
      ['a.c:7:11 info x m', ' info missingIncludeSystem n'],
    ],
    [
      'RuboCop, its progress',
      'Inspecting 3 files\n.CW\n\nOffenses:\n\na.rb:1:1: C: Style/X: m\nx\n^\n\n3 files inspected, 1 offense detected\n',
      ['a.rb:1:1 info Style/X m'],
    ],
    [
      'gcc, an operator in the source is no label',
      'a.c:4:3: warning: m [-Wx]\n    4 |   a ^ b; // c\n      |   ~~^~~\n',
      ['a.c:4:3 warning -Wx m'],
    ],
    [
      'javac, whose caret is the column',
      "A.java:3: error: ';' expected\n\tint x = 1\n\t         ^\n1 error\n",
      ["A.java:3:11 error - ';' expected"],
    ],
    [
      'tsc about its own run',
      'error TS18003: No inputs were found.',
      [' error TS18003 No inputs were found.'],
    ],
    ['gcc about its own run', 'cc1: fatal error: no.c: No such file', [' error - no.c: No such file']],
    ['clean: mypy', 'Success: no issues found in 3 source files', []],
    ['clean: ruff', 'All checks passed!', []],
    ['clean: pylint', '\n-----------------------\nYour code has been rated at 10.00/10\n', []],
  ])('%s', async ([, text, expected]) => {
    const { findings, notes } = await read(text)
    expect([findings.map(line), notes]).toEqual([expected, []])
  })

  test('a line below the source is not part of the message', async () => {
    const { findings, notes } = await read('a.c:1:2: error: m [-Wx]\n  x = 1;\n  ^\nIt failed.\n')
    expect(findings.map(line)).toEqual(['a.c:1:2 error -Wx m'])
    expect(notes).toEqual(['f: skipped 1 line without a finding'])
  })

  test('other lines are counted', async () => {
    const { findings, notes } = await read('Hello\na.c:1:2: error: m\nAnd then it went on.\n')
    expect(findings.map(line)).toEqual(['a.c:1:2 error - m'])
    expect(notes).toEqual(['f: skipped 2 lines without a finding'])
  })

  test('a log without a finding is an error', async () => {
    await expect(read('node: command not found')).rejects.toThrow(
      'f: no line looks like a finding; "src/cart.c:12:5',
    )
  })
})

describe('whose text it is', () => {
  test.for<[format: string, rule: string, text: string]>([
    [
      'text',
      'a message without column and rule',
      'src/a.ts:12: The total is wrong.\nsrc/b.ts:3: So is this.',
    ],
    [
      'text',
      'severities without columns',
      'src/a.ts:12: error: The total is wrong.\nsrc/a.ts:20: warning: Slow.',
    ],
    ['text', 'markers, even with columns', 'src/a.ts:12:5: error: Wrong. [SUGGEST: x = 1]'],
    ['text', 'bullets', '- src/a.ts:12:5: error: Wrong.\n- src/a.ts:13:5: error: Wrong.'],
    ['text', 'numbers', '1. src/a.ts:12:5: error: Wrong.'],
    ['text', 'bold', '**src/a.ts:12:5**: error: Wrong.'],
    ['text', 'backticks', '`src/a.ts:12:5`: error: Wrong.'],
    ['text', 'a fence', 'src/a.ts:12:5: error: Wrong.\n```ts\nx = 1\n```'],
    ['text', 'a range', 'src/a.ts:12-15: error: Wrong.\nsrc/a.ts:3:4: error: m'],
    [
      'text',
      'a heading and prose',
      'I looked at it all.\nIt is fine but for this.\nHere it is.\nsrc/a.ts:12: Wrong.',
    ],
    ['text', 'nothing found', 'No issues found.'],
    ['compiler', 'columns and severities', 'a.c:4:23: warning: unused\na.c:5:1: error: bad'],
    ['compiler', 'rules without columns', 'a.py:6: error: m  [no-untyped-def]'],
    ['compiler', 'codes', 'a.py:1:1: F401 m'],
    ['compiler', 'carets', 'a.py:1:1: m\nx = 1\n^'],
    ['compiler', 'closing counts', 'a.py:6: error: m\nFound 1 error in 1 file (checked 2 source files)'],
    ['compiler', 'grep -n', 'a.c:3:int x;\na.c:5:  int y;'],
    ['compiler', 'grep -n, indented lines only', 'a.py:3:    def __init__(self):\na.go:9:\tx := 1'],
    ['text', 'two blanks may be a model’s', 'a.py:3:  The total is wrong.'],
    ['compiler', 'clean output', 'All checks passed!'],
    ['commands', 'a command', 'Linting\n::error file=a.c,line=3::m'],
    ['commands', 'a file that is not the first property', '::warning line=3,file=a.c::m'],
    ['checkstyle', 'XML', '<?xml version="1.0"?>\n<!-- x -->\n<checkstyle><file name="a"/></checkstyle>'],
    [
      'json',
      'JSON in an answer about a compiler',
      'a.c:4:2: error: m\n```json\n[{"path": "a.c", "message": "m"}]\n```',
    ],
  ])('%s: %s', async ([format, , text]) => {
    const { notes } = await read(text, 'auto')
    expect(notes[0]).toMatch(new RegExp(`^f: read as ${format}, because [a-z]`))
  })
})

const word = fc.constantFrom(
  'unused',
  '‘x’',
  '__init__',
  '*args',
  "'T'",
  'of',
  'type',
  'a.c:3',
  '(x)',
  '100%',
  '->',
)
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `m ${words.join(' ')} end`)
const diagnostic = fc.record({
  path: fc.constantFrom('a.c', 'src/b.h', './lib/c.cpp', '/w/d e.c'),
  line: fc.integer({ min: 1, max: 99_999 }),
  column: fc.integer({ min: 1, max: 300 }),
  severity: fc.constantFrom('error', 'warning'),
  rule: fc.option(fc.constantFrom('-Wunused', '-Wformat=', 'SC2086'), { nil: undefined }),
  message: sentence,
  echo: fc.constantFrom('', '\n   11 |   if (i < u)\n      |       ^~', '\n\tx = 1;\n\t^', '\nx = 1;\n  ^~~'),
})

test('what is printed in gcc’s way comes back, in order, whatever is echoed below it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(diagnostic, { minLength: 1, maxLength: 8 }), async (all) => {
      const text = all
        .map(
          ({ path, line, column, severity, rule, message, echo }) =>
            `${path}:${line}:${column}: ${severity}: ${message}${rule ? ` [${rule}]` : ''}${echo}`,
        )
        .join('\n')
      for (const format of ['compiler', 'auto'] as const) {
        const { findings } = await read(text, format)
        const fields = ({ path, line, column, severity, rule }: Finding | (typeof all)[number]) =>
          [path, line, column, severity, rule].join()
        expect(findings.map(fields)).toEqual(all.map(fields))
        const plain = (markdown = '') => markdown.replace(/\\(.)/g, '$1')
        expect(findings.map(({ message }) => plain(message))).toEqual(all.map(({ message }) => message))
      }
    }),
  )
})

test('no text makes it crash', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'a.c',
      ':',
      '1',
      '(',
      ')',
      ',',
      ' ',
      '\n',
      '^',
      '~',
      '|',
      'error',
      'note',
      '[',
      ']',
      '-->',
      '::',
      'file=',
      '%0A',
      '<',
      '>',
      '<checkstyle>',
      '*',
    ),
    fc.string({ maxLength: 3 }),
  )
  const formats: Format[] = ['compiler', 'commands', 'checkstyle', 'auto']
  await fc.assert(
    fc.asyncProperty(fc.array(piece), fc.constantFrom(...formats), async (pieces, format) => {
      try {
        const { findings } = await read(pieces.join(''), format)
        expect(findings.every(({ message }) => message?.trim())).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(IntakeError)
      }
    }),
  )
})

describe('source that looks like JSON is not an answer', () => {
  const json = '[{"path": "b.py", "line": 3, "message": "x"}, (1, 2)]'
  test.for<[tool: string, text: string]>([
    [
      'ruff',
      `PT007 Wrong type\n --> a.py:2:1\n  |\n1 | @mark(\n2 |     ${json},\n  |     ^^^^\n  |\nhelp: Use a tuple\n  |\n  -     ${json},\n2 +     (),\n  |\n`,
    ],
    ['flake8 --show-source', `a.py:2:1: E501 line too long (99 > 79 characters)\n${json}\n    ^\n`],
    ['mypy --pretty', `a.py:2: error: Bad  [misc]\r\n    ${json}\r\n    ^~~~~\r\n`],
  ])('%s', async ([, text]) => {
    const { format, findings } = await read(text, 'auto')
    expect([format, findings.map(({ path, line }) => `${path}:${line}`)]).toEqual(['compiler', ['a.py:2']])
  })

  test('JSON below source that a model shows is its answer', async () => {
    const text = 'This line:\n  x = y\n      ^\n[{"path": "b.py", "line": 3, "message": "x"}]\n'
    const { format, findings } = await read(text, 'auto')
    expect([format, findings.map(({ path }) => path)]).toEqual(['json', ['b.py']])
  })
})
