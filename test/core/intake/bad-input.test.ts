import { describe, expect, test } from 'vitest'
import { IntakeError, intake } from '../../../src/core/intake/intake.ts'
import { FORMATS, type Format } from '../../../src/index.ts'

async function read(text: string, format: Format) {
  return intake({ file: 'f', text }, format)
}

describe('an empty file', () => {
  const NONE: readonly Format[] = ['patch', 'compiler', 'text', 'jsonl', 'rdjsonl', 'commands']
  const blank = ['', ' \n\n', '\uFEFF', '\uFEFF\r\n']

  test.for(NONE)('%s: none', async (format) => {
    for (const text of blank) expect(await read(text, format)).toEqual({ findings: [], bad: [], notes: [] })
  })

  test('auto: none, with a warning', async () => {
    const warnings = ['f is empty: taken as no findings; a step that crashed looks the same']
    for (const text of blank)
      expect(await read(text, 'auto')).toEqual({ findings: [], bad: [], notes: [], warnings })
  })

  test.for(FORMATS.filter((format) => format !== 'auto' && !NONE.includes(format)))(
    '%s: an error',
    async (format) => {
      for (const text of blank)
        await expect(read(text, format)).rejects.toThrow(
          `f is empty; a document is expected, because the format is ${format}`,
        )
    },
  )
})

describe('the wrong document is refused, with what is expected', () => {
  const JSON_FORMATS = [
    'codequality',
    'shellcheck',
    'pylint',
    'golangci-lint',
    'rubocop',
    'stylelint',
    'markdownlint',
  ] as const
  test.for(JSON_FORMATS)('%s', async (format) => {
    await expect(read('{"a": ', format)).rejects.toThrow(
      /^f: not JSON: It ends too early at line 1, column 7; .* is expected/,
    )
    await expect(read('7', format)).rejects.toThrow(/^f: the document is 7; .* is expected/)
  })

  test.for<[format: Format, text: string, message: string]>([
    ['golangci-lint', '{"Issues": 7}', 'f: "Issues" is 7;'],
    ['shellcheck', '{"comments": {}}', 'f: "comments" is an object;'],
    ['rubocop', '{"other": []}', 'f: the document is an object;'],
    ['checkstyle', '<html></html>', 'f: the document is <html>; <checkstyle>'],
    ['checkstyle', 'hello', 'f: not XML: '],
    ['checkstyle', '<checkstyle><file name="a">', 'f: not XML: unclosed tag: file at line 1, column 27'],
    ['checkstyle', '<checkstyle>&nbsp;</checkstyle>', 'f: not XML: undefined entity at line 1'],
    [
      'checkstyle',
      '<checkstyle>\n<file name=a/></checkstyle>',
      'f: not XML: unquoted attribute value at line 2',
    ],
  ])('%s: %s', async ([format, text, message]) => {
    await expect(read(text, format)).rejects.toThrow(message)
  })
})

describe('XML with a document type is refused before anything is expanded', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE checkstyle [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? '' : index - 1};`.repeat(10)}">`,
  ).join('')}]><checkstyle><file name="&a11;"><error message="&a11;"/></file></checkstyle>`

  test.for([
    ['a billion laughs', bomb],
    [
      'an external entity',
      '<!DOCTYPE checkstyle [<!ENTITY x SYSTEM "file:///etc/passwd">]><checkstyle>&x;</checkstyle>',
    ],
    ['an external document type', '<!DOCTYPE checkstyle SYSTEM "http://127.0.0.1/x.dtd"><checkstyle/>'],
  ])('%s', async ([, text = '']) => {
    for (const format of ['checkstyle', 'auto'] as const)
      await expect(read(text, format)).rejects.toThrow(
        /^f: has a document type at line 1, column \d+, which is not read/,
      )
  })
})

/** Each takes minutes if the code is not linear. */
describe('a megabyte or more of', () => {
  const N = 400_000
  test.for<[rule: string, format: Format, text: string]>([
    ['open tags', 'checkstyle', `<checkstyle>${'<a>'.repeat(N)}`],
    [
      'attributes',
      'checkstyle',
      `<checkstyle ${Array.from({ length: N / 4 }, (_, index) => `a${index}="x"`).join(' ')}/>`,
    ],
    ['entities', 'checkstyle', `<checkstyle><file name="${'&amp;'.repeat(N)}"/></checkstyle>`],
    [
      'CDATA',
      'checkstyle',
      `<checkstyle><file name="a"><exception>${'<![CDATA[x]]>'.repeat(N / 4)}</exception></file></checkstyle>`,
    ],
    ['blanks before XML', 'auto', `${' '.repeat(N)}<checkstyle/>`],
    ['colons', 'auto', 'a.c:1:2:'.repeat(N / 4)],
    ['parentheses', 'compiler', `a.c(${'1,'.repeat(N)}`],
    ['carets', 'compiler', `a.c:1:2: error: m\n${' ^~'.repeat(N)}`],
    ['notes', 'compiler', `a.c:1:2: error: m\n${'a.c:1:2: note: n\n'.repeat(N / 10)}`],
    ['brackets at the end', 'compiler', `a.c:1:2: error: m ${'[x] '.repeat(N)}`],
    ['parentheses at the end', 'auto', `a.c:1:2: m ${'(x) '.repeat(N)}`],
    ['lines below a finding', 'compiler', `a.c:1:2: error: m\n${'  x\n'.repeat(N)}`],
    ['lines that wrap', 'compiler', `a.py:1:2: error: m\n${'x\n'.repeat(N)}[misc]\nx\n^`],
    ['headings', 'auto', 'config.yaml\n'.repeat(N / 4)],
    ['commands', 'commands', '::error '.repeat(N)],
    ['properties', 'commands', `::error ${'file=a,'.repeat(N)}::m`],
    ['escapes', 'commands', `::error file=a::${'%25'.repeat(N)}`],
    ['lines that begin like commands', 'auto', '::error x=1\n'.repeat(N / 4)],
    ['colours', 'compiler', `${'\u001b[1m'.repeat(N)}a.c:1:2: error: m`],
  ])('%s: %s', async ([, format, text]) => {
    try {
      expect((await read(text, format)).bad).toEqual([])
    } catch (error) {
      expect(error).toBeInstanceOf(IntakeError)
    }
  })
})

describe('JSON of tools that are not read is named, with what to run', () => {
  test.for<[text: string, advice: string]>([
    [
      '[{"cell": null, "code": "F401", "filename": "/w/a.py", "location": {"row": 1, "column": 8}, "message": "m"}]',
      'ruff check --output-format rdjson',
    ],
    [
      '{"summary": {}, "diagnostics": [{"category": "lint", "description": "d"}], "command": "check"}',
      'biome check --reporter=rdjson',
    ],
    [
      '{"results": [{"check_id": "x", "path": "a.py", "extra": {"message": "m"}}], "errors": []}',
      'semgrep --sarif',
    ],
    ['{"results": [{"issue_text": "x", "filename": "a.py"}]}', 'bandit --format sarif'],
    ['{"version": "1", "generalDiagnostics": []}', 'pyright without --outputjson'],
    ['{"totals": {"errors": 1}, "files": {"a.php": {"messages": []}}}', 'phpcs --report=checkstyle'],
  ])('%s', async ([text, advice]) => {
    await expect(read(text, 'auto')).rejects.toThrow(advice)
    await expect(read(text, 'auto')).rejects.toThrow('These formats are read: json, jsonl, text')
  })

  test('ESLint’s output for a terminal is not taken for yamllint’s', async () => {
    const text =
      '\n/w/a.js\n  1:5  error  Parsing error: x (y)\n  2:10  error  m (n)  no-undef\n\n✖ 2 problems\n'
    await expect(read(text, 'auto')).rejects.toThrow('run eslint --format json')
  })

  test('text of nobody names the formats', async () => {
    await expect(read('It went well.', 'auto')).rejects.toThrow(
      /^f: not JSON: .* is expected\. These formats are read: json, /,
    )
  })
})
