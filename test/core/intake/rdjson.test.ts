import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { badEntryText, type Finding } from '../../../src/core/finding/finding.ts'
import type { TextChange } from '../../../src/core/finding/fix.ts'
import { type Intake, IntakeError, intake } from '../../../src/core/intake/intake.ts'
import { looksLikeRdjson, looksLikeRdjsonl } from '../../../src/core/intake/looks-like.ts'
import { applied } from '../../oracles/apply-change.ts'

async function read(document: unknown): Promise<Intake> {
  return intake({ file: 'f', text: JSON.stringify(document) }, 'rdjson')
}

/** The finding of one diagnostic; the same in both formats. */
async function diagnostic(fields: object, result: object = {}): Promise<Finding & { notes: string[] }> {
  const entry = { message: 'm', location: { path: 'a.ts' }, ...fields }
  const { findings, bad, notes } = await read({ ...result, diagnostics: [entry] })
  expect(bad.map(badEntryText)).toEqual([])
  if (Object.keys(result).length === 0) {
    const lines = await intake({ file: 'f', text: `${JSON.stringify(entry)}\n` }, 'rdjsonl')
    expect(lines).toEqual({ findings, bad, notes })
  }
  if (!findings[0]) throw new Error('no finding')
  return { ...findings[0], notes }
}

function fixture(name: string): string {
  return readFileSync(`fixtures/rdjson/${name}`, 'utf8')
}

describe('the lines of a diagnostic', () => {
  test.for<[rule: string, range: object | null | undefined, lines: object]>([
    ['no range: the whole file', undefined, {}],
    ['null: the whole file', null, {}],
    ['an empty range: the whole file', {}, {}],
    ['only a start', { start: { line: 14, column: 15 } }, { line: 14 }],
    ['within a line', { start: { line: 14, column: 15 }, end: { line: 14, column: 18 } }, { line: 14 }],
    [
      'over lines',
      { start: { line: 5, column: 23 }, end: { line: 7, column: 2 } },
      { startLine: 5, line: 7 },
    ],
    ['the end is exclusive', { start: { line: 5, column: 23 }, end: { line: 6, column: 1 } }, { line: 5 }],
    ['without columns it is not', { start: { line: 5 }, end: { line: 6 } }, { startLine: 5, line: 6 }],
    ['the same line twice', { start: { line: 5 }, end: { line: 5 } }, { line: 5 }],
    ['0 is absent', { start: { line: 5, column: 0 }, end: { line: 0, column: 0 } }, { line: 5 }],
    ['numbers as text', { start: { line: '5' }, end: { line: '6' } }, { startLine: 5, line: 6 }],
  ])('%s', async ([, range, lines]) => {
    const { line, startLine } = await diagnostic({ location: { path: 'a.ts', range } })
    expect({ line, startLine }).toEqual({ line: undefined, startLine: undefined, ...lines })
  })
})

/** The examples are from reviewdog.proto. */
describe('what a suggestion replaces', () => {
  const TEXT = 'abc\r\ndef\r\nghi\r\n'
  const change = async (range: object, text: string) =>
    (await diagnostic({ suggestions: [{ range, text }] })).fix?.changes

  test.for<[rule: string, range: object, text: string, after: string]>([
    [
      'a part of a line',
      { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } },
      'x',
      'x\r\ndef\r\nghi\r\n',
    ],
    [
      'an insertion',
      { start: { line: 1, column: 2 }, end: { line: 1, column: 2 } },
      '15',
      'a15bc\r\ndef\r\nghi\r\n',
    ],
    ['no end: an insertion', { start: { line: 1, column: 2 } }, '15', 'a15bc\r\ndef\r\nghi\r\n'],
    [
      'an end without anything in it',
      { start: { line: 1, column: 2 }, end: {} },
      '15',
      'a15bc\r\ndef\r\nghi\r\n',
    ],
    [
      'with the line end',
      { start: { line: 1, column: 1 }, end: { line: 2, column: 1 } },
      '',
      'def\r\nghi\r\n',
    ],
    [
      'from the beginning of a line',
      { start: { line: 1 }, end: { line: 2, column: 1 } },
      '',
      'def\r\nghi\r\n',
    ],
    ['a whole line', { start: { line: 2 } }, 'x', 'abc\r\nx\nghi\r\n'],
    ['a whole line, said twice', { start: { line: 2 }, end: { line: 2 } }, 'x', 'abc\r\nx\nghi\r\n'],
    ['whole lines', { start: { line: 1 }, end: { line: 2 } }, 'x\ny', 'x\ny\nghi\r\n'],
    ['whole lines, the last one ended', { start: { line: 1 }, end: { line: 2 } }, 'x\ny\n', 'x\ny\nghi\r\n'],
    ['whole lines away', { start: { line: 1 }, end: { line: 2 } }, '', 'ghi\r\n'],
  ])('%s', async ([, range, text, after]) => {
    const changes = await change(range, text)
    expect(applied(TEXT, { changes: changes ?? [], unit: 'utf-8' })).toBe(after)
  })

  test.for<[rule: string, range: object | undefined]>([
    ['no range', undefined],
    ['no start', { end: { line: 2, column: 3 } }],
    [
      'an end without a column, which some read as none of the line and some as all of it',
      {
        start: { line: 1, column: 2 },
        end: { line: 2 },
      },
    ],
    ['an end without a line', { start: { line: 1, column: 2 }, end: { column: 3 } }],
    ['an end before its start', { start: { line: 1, column: 16 }, end: { line: 1, column: 1 } }],
    ['a last line before the first', { start: { line: 3 }, end: { line: 1 } }],
  ])('a suggestion without a clear range is shown, not offered: %s', async ([, range]) => {
    const finding = await diagnostic({ suggestions: [{ range, text: 'x' }] })
    expect(finding.fix ?? finding.alternatives).toBeUndefined()
    expect(finding.message).toBe('m\n\nSuggested (its place cannot be told):\n\n```text\nx\n```')
  })

  test('a missing text is a deletion', async () => {
    const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } }
    expect((await diagnostic({ suggestions: [{ range }] })).fix?.changes[0]?.text).toBe('')
  })
})

describe('several suggestions', () => {
  const at = (column: number, text: string) => ({
    range: { start: { line: 1, column }, end: { line: 1, column: column + 1 } },
    text,
  })
  const suggestions = [at(5, 'b'), at(1, 'a')]
  const texts = ({ fix, alternatives }: Finding) => [
    fix?.changes.map(({ text }) => text),
    alternatives?.map(({ changes }) => changes.map(({ text }) => text)),
  ]

  test.for<[rule: string, fields: object, expected: unknown]>([
    ['are to choose from', { suggestions }, [undefined, [['b'], ['a']]]],
    ['are one fix in what ruff prints', { suggestions, source: { name: 'ruff' } }, [['a', 'b'], undefined]],
    [
      'of ruff that overlap are none',
      { suggestions: [at(1, 'a'), at(1, 'b')], source: { name: 'ruff' } },
      [undefined, [['a'], ['b']]],
    ],
    [
      'of which one cannot be placed are no fix',
      { suggestions: [at(1, 'a'), { text: 'b' }], source: { name: 'ruff' } },
      [undefined, [['a']]],
    ],
    [
      'one beside one that cannot be placed is not the only one',
      { suggestions: [at(1, 'a'), { text: 'b' }] },
      [undefined, [['a']]],
    ],
    ['one', { suggestions: [at(1, 'a')] }, [['a'], undefined]],
    ['none', { suggestions: [] }, [undefined, undefined]],
    ['null', { suggestions: null }, [undefined, undefined]],
  ])('%s', async ([, fields, expected]) => {
    expect(texts(await diagnostic(fields))).toEqual(expected)
  })
})

describe('the fields', () => {
  test.for<[rule: string, own: unknown, common: unknown, severity: string]>([
    ['an error', 'ERROR', undefined, 'error'],
    ['a warning', 'WARNING', undefined, 'warning'],
    ['an info', 'INFO', undefined, 'info'],
    ['in small letters', 'info', undefined, 'info'],
    ['an error by number', 1, undefined, 'error'],
    ['a warning by number', 2, undefined, 'warning'],
    ['an info by number', 3, undefined, 'info'],
    ['unknown', 'UNKNOWN_SEVERITY', undefined, 'warning'],
    ['unknown by number', 0, undefined, 'warning'],
    ['none', undefined, undefined, 'warning'],
    ['that of the result', undefined, 'ERROR', 'error'],
    ['that of the result where it is unknown', 0, 3, 'info'],
    ['its own before that of the result', 'INFO', 'ERROR', 'info'],
    ['null', null, null, 'warning'],
  ])('severity: %s', async ([, own, common, expected]) => {
    const { severity, notes } = await diagnostic({ severity: own }, { severity: common })
    expect([severity, notes]).toEqual([expected, []])
  })

  test.for<[given: unknown, name: string]>([
    ['FATAL', '"FATAL"'],
    [4, '4'],
    [-1, '-1'],
    [{}, 'an object'],
  ])('an unknown severity is noted: %s', async ([severity, name]) => {
    expect((await diagnostic({ severity })).notes).toEqual([
      `f: finding 0: severity ${name} is not known; valid: UNKNOWN_SEVERITY, ERROR, WARNING, INFO`,
    ])
  })

  test.for<[rule: string, fields: object, expected: Partial<Finding>]>([
    ['code', { code: { value: 'E1', url: 'https://x.y/E1' } }, { rule: 'E1', url: 'https://x.y/E1' }],
    ['an empty code is ignored', { code: { value: null, url: '' } }, {}],
    ['a code that is a number', { code: { value: 12 } }, { rule: '12' }],
    ['a code without an object', { code: 'E1' }, { rule: 'E1' }],
    ['source', { source: { name: 'lint', url: 'https://x.y' } }, { source: 'lint' }],
    ['a source without an object', { source: 'lint' }, { source: 'lint' }],
    [
      'the original output says it where the message does not',
      { message: '', original_output: 'o' },
      { message: 'o' },
    ],
    ['the same in the names of the JSON mapping', { message: null, originalOutput: 'o' }, { message: 'o' }],
    ['the original output is not repeated', { original_output: 'o' }, { message: 'm' }],
    [
      'related locations are listed',
      {
        related_locations: [
          { message: 'first', location: { path: 'b.ts', range: { start: { line: 3 } } } },
          { location: { path: 'c.ts' } },
          { message: 'nowhere' },
          {},
        ],
      },
      { message: 'm\n\nSee also:\n\n- `b.ts:3`: first\n- `c.ts`\n- nowhere' },
    ],
    [
      'keys that mean nothing',
      JSON.parse('{"__proto__": {"code": "x"}, "constructor": 1, "images": []}'),
      {},
    ],
  ])('%s', async ([, fields, expected]) => {
    const { message, rule, url, source } = await diagnostic(fields)
    expect({ message, rule, url, source }).toEqual({ message: 'm', ...expected })
  })

  test('the source of the result is that of its diagnostics', async () => {
    const common = { source: { name: 'lint' } }
    expect((await diagnostic({}, common)).source).toBe('lint')
    expect((await diagnostic({ source: { name: 'own' } }, common)).source).toBe('own')
  })
})

describe('Biome', () => {
  const name = 'biome-2.6.6.json'
  const results: { diagnostics: { location?: { path: string }; suggestions?: unknown[] }[] } = JSON.parse(
    fixture(name),
  )

  test('every diagnostic with a place is a finding; the others are counted', async () => {
    const { findings, bad, notes } = await intake({ file: 'f', text: fixture(name) }, 'rdjson')
    const placed = results.diagnostics.filter(({ location }) => location)
    expect(bad).toEqual([])
    expect(findings.map(({ path }) => path)).toEqual(placed.map(({ location }) => location?.path))
    expect(notes).toEqual([
      'f: skipped 3 diagnostics: Biome reports that a file is not formatted, but not which one; for buttons, pass its changes as a patch',
    ])
    expect(findings.filter(({ fix }) => fix)).toHaveLength(17)
  })

  test.for<[rule: string, path: string, name: string, line: number, before: string, after: string]>([
    ['after wide letters', 'shop.ts', 'lint/style/useTemplate', 4, "'𐐀é' + name", '`𐐀é$' + '{name}`'],
    ['after a picture', 'shop.ts', 'lint/style/useTemplate', 7, "'😀' + a[i]", '`😀$' + '{a[i]}`'],
    ['at the end of a line', 'shop.ts', 'lint/suspicious/noDebugger', 4, 'debugger\n', '\n'],
    ['an insertion', 'shop.ts', 'lint/suspicious/noDoubleEquals', 5, "== '日本'", "=== '日本'"],
    ['over a CRLF', 'windows.ts', 'lint/suspicious/noDebugger', 3, '\r\ndebugger;', ''],
    ['after a byte order mark', 'marked.ts', 'lint/suspicious/noDebugger', 1, 'debugger; ', ''],
  ])('its columns are characters: %s', async ([, path, rule, line, before, after]) => {
    const { findings } = await intake({ file: 'f', text: fixture(name) }, 'rdjson')
    const finding = findings.find(
      (one) => one.path === `src/${path}` && one.rule === rule && one.line === line,
    )
    const text = fixture(`src/${path}`)
    if (!finding?.fix) throw new Error('no fix')
    expect(finding.fix.unit).toBe('code-point')
    expect(applied(text, finding.fix)).toBe(text.replace(before, after))
  })

  test('before it had severities its suggestions may be sentences: they are shown', async () => {
    const { findings, notes } = await intake({ file: 'f', text: fixture('biome-2.4.16.json') }, 'rdjson')
    const finding = findings.find(
      ({ rule, path }) => rule === 'lint/style/useConst' && path === 'src/shop.ts',
    )
    expect(finding?.message).toBe(
      'This let declares a variable that is only assigned once.\n\n' +
        'Suggested (its place cannot be told):\n\n```text\nSafe fix: Use const instead.\n```',
    )
    expect(findings.filter(({ fix, alternatives }) => fix ?? alternatives)).toEqual([])
    expect(notes.at(-1)).toBe(
      'f: the suggestions of 2 diagnostics are shown without a button: ' +
        'Biome before 2.5.6 may print words instead of code; update it to get buttons',
    )
  })

  test('a diagnostic without a place that is not about the format is bad', async () => {
    const { bad } = await read({
      source: { name: 'Biome' },
      diagnostics: [{ message: 'm', code: { value: 'lint' } }],
    })
    expect(bad.map(badEntryText)).toEqual([
      'f: finding 0: "location.path" is missing; a path such as "src/cart.ts" is required',
    ])
  })
})

describe('ruff', () => {
  test('its columns are characters, and its suggestions the parts of one fix', async () => {
    const { findings } = await intake({ file: 'f', text: fixture('ruff.json') }, 'rdjson')
    const text = fixture('src/tools.py')
    expect(findings.map(({ fix }) => fix && applied(text, fix))).toEqual([
      text.replace('import os\n', ''),
      text.replace('stdout=subprocess.PIPE, stderr=subprocess.PIPE', 'capture_output=True'),
    ])
    expect(findings.map(({ severity, source }) => [severity, source])).toEqual([
      ['warning', 'ruff'],
      ['warning', 'ruff'],
    ])
  })
})

describe('eslint-formatter-rdjson', () => {
  test('its columns are bytes, as the format says', async () => {
    const { findings, bad } = await intake(
      { file: 'f', text: fixture('eslint-formatter-rdjson-1.json') },
      'rdjson',
    )
    expect(bad).toEqual([])
    const finding = findings.find(({ rule }) => rule === 'prefer-template')
    const text = readFileSync('fixtures/eslint/src/cart.js', 'utf8')
    expect(finding?.fix && applied(text, finding.fix)).toBe(
      text.replace("'日本 \\d' + item.名前", '`日本 \\d$' + '{  item.名前}`'),
    )
  })

  test('a fix that ends before it begins is shown', async () => {
    const { findings } = await intake(
      { file: 'f', text: fixture('eslint-formatter-rdjson-1.json') },
      'rdjson',
    )
    const finding = findings.find(({ rule }) => rule === 'unicode-bom')
    expect(finding?.fix).toBeUndefined()
    expect(finding?.message).toContain('a deletion; its place cannot be told')
  })
})

describe('bad entries', () => {
  const location = { path: 'a.ts' }
  test.for<[rule: string, entry: unknown, bad: string]>([
    ['a number', 7, 'is 7; a diagnostic is an object with "message" and "location"'],
    ['null', null, 'is null; a diagnostic is an object with "message" and "location"'],
    ['no location', { message: 'm' }, '"location.path" is missing; a path such as "src/cart.ts" is required'],
    [
      'a blank path',
      { message: 'm', location: { path: ' ' } },
      '"location.path" is " "; a path such as "src/cart.ts" is required',
    ],
    [
      'a path that is a number',
      { message: 'm', location: { path: 7 } },
      '"location.path" is 7; a path such as "src/cart.ts" is required',
    ],
    ['no message', { location }, '"message" is missing; a text that says what is wrong is required'],
    [
      'a message that is a list',
      { message: [], location },
      '"message" is a list; a text that says what is wrong is required',
    ],
    [
      'a line that cannot be',
      { message: 'm', location: { path: 'a.ts', range: { start: { line: -3 } } } },
      '"location.range.start.line" is -3; a line is a whole number from 1 up, or left out',
    ],
    [
      'a range that is a list',
      { message: 'm', location: { path: 'a.ts', range: [1, 2] } },
      '"location.range" is a list; an object with "start" and "end" is expected',
    ],
    [
      'a column that is a word',
      { message: 'm', location, suggestions: [{ range: { start: { line: 1, column: 'x' } }, text: '' }] },
      '"suggestions[0].range.start.column" is "x"; a column is a whole number from 1 up, or left out',
    ],
    [
      'a suggestion that is a text',
      { message: 'm', location, suggestions: ['x'] },
      '"suggestions[0]" is "x"; a list of objects with "range" and "text" is expected',
    ],
  ])('%s', async ([, entry, expected]) => {
    const text = `f: finding 0: ${expected}`
    expect((await read({ diagnostics: [entry] })).bad.map(badEntryText)).toEqual([text])
    const lines = await intake({ file: 'f', text: `${JSON.stringify(entry)}\n` }, 'rdjsonl')
    expect(lines.bad.map(badEntryText)).toEqual([text])
  })

  test('the others are read', async () => {
    const { findings, bad } = await read({
      diagnostics: [{ message: 'm', location }, 7, { message: 'n', location }],
    })
    expect(findings.map(({ origin }) => origin.index)).toEqual([0, 2])
    expect(bad.map(({ origin }) => origin.index)).toEqual([1])
  })

  test.for<[rule: string, text: string, message: string]>([
    ['not JSON', 'hello', "f: not JSON: Unexpected token 'h' at line 1, column 1; "],
    ['a list', '[]', 'f: the document is a list; '],
    ['another object', '{"findings": []}', 'f: the document is an object; '],
    ['null', 'null', 'f: the document is null; '],
  ])('%s', async ([, text, start]) => {
    await expect(intake({ file: 'f', text }, 'rdjson')).rejects.toThrow(
      new IntakeError(`${start}reviewdog's {"source": …, "diagnostics": […]} is expected`),
    )
  })

  test('diagnostics that are not a list', async () => {
    await expect(read({ diagnostics: 'x' })).rejects.toThrow(
      new IntakeError('f: "diagnostics" is "x"; a list is expected'),
    )
  })

  test('an empty list may be left out', async () => {
    expect(await read({})).toEqual({ findings: [], bad: [], notes: [] })
    expect(await read({ source: { name: 'x' } })).toEqual({ findings: [], bad: [], notes: [] })
  })

  test('a line that is cut off is a bad entry with its place', async () => {
    const line = JSON.stringify({ message: 'm', location })
    const { findings, bad } = await intake({ file: 'f', text: `${line}\r\n\n{"mess` }, 'rdjsonl')
    expect(findings).toHaveLength(1)
    expect(bad.map(badEntryText)).toEqual([
      'f: finding 1: is not JSON: It ends too early at line 3, column 7; one diagnostic per line is expected',
    ])
  })

  test('no line is JSON: the format is wrong', async () => {
    await expect(intake({ file: 'f', text: 'Hello\nWorld' }, 'rdjsonl')).rejects.toThrow(
      new IntakeError(
        "f: not JSON Lines: Unexpected token 'H' at line 1, column 1; one diagnostic per line is expected",
      ),
    )
  })

  test.for<[rule: string, depth: number]>([
    ['deep', 40],
    ['deeper than any tool writes', 100_000],
  ])('values nested %s', async ([, depth]) => {
    const deep = '{"a":'.repeat(depth) + 1 + '}'.repeat(depth)
    const text = `{"diagnostics": [{"message": "m", "location": {"path": "a.ts", "x": ${deep}}, "severity": ${deep}}]}`
    const reading = intake({ file: 'f', text }, 'rdjson')
    if (depth > 64) return expect(reading).rejects.toThrow(/^f: not JSON: It is nested too deep at line 1/)
    const { findings, notes } = await reading
    expect([findings.length, notes.length]).toEqual([1, 1])
  })
})

describe('it is detected from its content', () => {
  const one = { message: 'm', location: { path: 'a.ts' } }
  test.for<[rule: string, value: unknown, document: boolean, line: boolean]>([
    ['a document', { diagnostics: [one] }, true, false],
    ['a line', one, false, true],
    ["Biome's", JSON.parse(fixture('biome-2.6.6.json')), true, false],
    ['one where the first has no place', { diagnostics: [{ message: 'm' }, one] }, true, false],
    ['no diagnostics of a tool', { source: { name: 'ruff' }, diagnostics: [] }, true, false],
    ['no diagnostics and no source', { diagnostics: [] }, false, false],
    [
      "Biome's own JSON",
      { summary: {}, diagnostics: [{ ...one, category: 'lint', location: { path: 'a.ts', start: {} } }] },
      false,
      false,
    ],
    ['a finding', { path: 'a.ts', message: 'm' }, false, false],
    ['null', null, false, false],
    ['a list', [one], false, false],
  ])('%s', ([, value, document, line]) => {
    expect([looksLikeRdjson(value), looksLikeRdjsonl(value)]).toEqual([document, line])
  })
})

test('changes are plain data', async () => {
  const change: TextChange = { startLine: 1, startColumn: 2, endLine: 1, endColumn: 3, text: 'x' }
  const range = { start: { line: 1, column: 2 }, end: { line: 1, column: 3 } }
  expect((await diagnostic({ suggestions: [{ range, text: 'x' }] })).fix).toEqual({
    unit: 'utf-8',
    changes: [change],
  })
})
