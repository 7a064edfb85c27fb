import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badEntryText, type Finding } from '../../../src/core/finding/finding.ts'
import type { Fix } from '../../../src/core/finding/fix.ts'
import { type Intake, IntakeError, intake } from '../../../src/core/intake/intake.ts'
import { looksLikeEslint } from '../../../src/core/intake/looks-like.ts'
import { runs } from '../../helpers/runs.ts'
import { applied } from '../../oracles/apply-change.ts'

const ROOT = '/home/runner/work/shop/shop/'

async function read(document: unknown): Promise<Intake> {
  return intake({ file: 'f', text: JSON.stringify(document) }, 'eslint')
}

async function message(fields: object, result: object = {}): Promise<Finding> {
  const { findings, bad } = await read([
    { filePath: '/w/a.js', messages: [{ message: 'm', ...fields }], ...result },
  ])
  expect(bad.map(badEntryText)).toEqual([])
  if (!findings[0]) throw new Error('no finding')
  return findings[0]
}

function fixture(name: string): string {
  return readFileSync(`fixtures/eslint/${name}`, 'utf8')
}

interface EslintMessage {
  readonly ruleId: string | null
  readonly fix?: { range: [number, number]; text: string }
  readonly suggestions?: { desc: string; fix: { range: [number, number]; text: string } }[]
}
interface EslintResult {
  readonly filePath: string
  readonly source?: string
  readonly output?: string
  readonly messages: EslintMessage[]
}

/** Applies a fix as ESLint does: offsets in the text without its byte order mark. */
function asEslint(
  text: string,
  { range: [from, to], text: replacement }: { range: [number, number]; text: string },
) {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  return text.slice(0, from + mark) + replacement + text.slice(to + mark)
}

describe.for(['eslint-9.json', 'eslint-10.json', 'eslint-10-after-fix.json', 'fixable/eslint.json'])(
  '%s',
  (name) => {
    const results: EslintResult[] = JSON.parse(fixture(name))
    const messages = results.flatMap((result) =>
      result.messages.map((message) => ({ ...result, ...message })),
    )

    test('every message is a finding, in order', async () => {
      const { findings, bad } = await intake({ file: 'f', text: fixture(name) }, 'eslint')
      expect(bad).toEqual([])
      expect(findings.map(({ path, rule }) => [path, rule ?? null])).toEqual(
        messages.map(({ filePath, ruleId }) => [filePath, ruleId]),
      )
      expect(findings.map(({ origin }) => origin.index)).toEqual(messages.map((_, index) => index))
      expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['tool']))
    })

    test('every fix and suggestion does to the lines what ESLint does to the text', async () => {
      const { findings } = await intake({ file: 'f', text: fixture(name) }, 'eslint')
      let checked = 0
      for (const [index, { source, output, fix, suggestions = [] }] of messages.entries()) {
        const text = source ?? output ?? ''
        const made = [findings[index]?.fix, ...(findings[index]?.alternatives ?? [])].filter(
          (one) => one !== undefined,
        )
        const wanted = [...(fix ? [fix] : []), ...suggestions.map((suggestion) => suggestion.fix)]
        expect(made.map((one) => applied(text, one))).toEqual(wanted.map((one) => asEslint(text, one)))
        for (const one of made) expectQuotes(text, one)
        checked += made.length
      }
      expect(checked).toBeGreaterThan(5)
    })
  },
)

/** The quoted original is the text in git. */
function expectQuotes(text: string, { original, changes }: Fix) {
  const first = original?.firstLine ?? 0
  const lines = text.split('\n').slice(first - 1, first - 1 + (original?.lines.length ?? 0))
  expect(original?.lines).toEqual(lines.map((line) => line.replace(/\r$/, '')))
  expect(first).toBe(changes[0]?.startLine)
}

describe('the fields', () => {
  test.for<[rule: string, fields: object, finding: Partial<Finding>]>([
    ['a warning', { severity: 1 }, { severity: 'warning' }],
    ['an error', { severity: 2 }, { severity: 'error' }],
    ['what does not parse is an error', { severity: 1, fatal: true }, { severity: 'error' }],
    ["textlint's info", { severity: 3 }, { severity: 'info' }],
    ['a severity in words', { severity: 'error' }, { severity: 'error' }],
    ['one line', { line: 3, column: 5 }, { line: 3, column: 5 }],
    ['one line with an end', { line: 3, column: 5, endLine: 3, endColumn: 9 }, { line: 3, column: 5 }],
    ['several lines', { line: 3, column: 5, endLine: 5, endColumn: 2 }, { startLine: 3, line: 5, column: 5 }],
    [
      'an end before a line leaves it out',
      { line: 3, column: 5, endLine: 5, endColumn: 1 },
      { startLine: 3, line: 4, column: 5 },
    ],
    ['no line: the whole file', {}, {}],
    ['line 0: the whole file', { line: 0, column: 0 }, {}],
    [
      'null is absent',
      { line: 3, column: null, endLine: null, ruleId: null, fix: null, suggestions: null },
      { line: 3 },
    ],
    ['an end before the start is ignored', { line: 5, endLine: 3 }, { line: 5 }],
    [
      'keys that mean nothing',
      JSON.parse('{"__proto__": {"line": 9}, "constructor": 1, "line": 2}'),
      { line: 2 },
    ],
  ])('%s', async ([, fields, { line, startLine, column, severity = 'warning' }]) => {
    expect(await message(fields)).toEqual({
      origin: { file: 'f', index: 0 },
      kind: 'tool',
      path: '/w/a.js',
      message: 'm',
      severity,
      ...(line && { line }),
      ...(startLine && { startLine }),
      ...(column && { column }),
    })
  })

  test.for<[rule: string, ruleId: string | null, result: object, expected: Partial<Finding>]>([
    [
      "ESLint's own rule has a page",
      'no-var',
      { errorCount: 1 },
      { rule: 'no-var', source: 'ESLint', url: 'https://eslint.org/docs/latest/rules/no-var' },
    ],
    [
      'a plugin has none',
      '@stylistic/semi',
      { errorCount: 1 },
      { rule: '@stylistic/semi', source: 'ESLint' },
    ],
    ['no rule', null, { errorCount: 1 }, { source: 'ESLint' }],
    ['another tool with the same shape', 'no-todo', {}, { rule: 'no-todo' }],
  ])('%s', async ([, ruleId, result, expected]) => {
    const { rule, source, url } = await message({ ruleId }, result)
    expect({ rule, source, url }).toEqual(expected)
  })

  test('a line that git does not have becomes the last one', async () => {
    const at = { line: 3, column: 1 }
    expect((await message(at, { source: 'a\nb\n' })).line).toBe(2)
    expect((await message(at, { source: 'a\nb\nc' })).line).toBe(3)
    expect((await message(at, { source: '' })).line).toBe(1)
  })

  test("ESLint's line numbers are converted to git's", async () => {
    const source = 'a\u2028b\r\nc\rd\u2029e\nf\n'
    const lines = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (line) => (await message({ line, column: 1 }, { source })).line),
    )
    expect(lines).toEqual([1, 1, 2, 2, 2, 3])
  })

  test('suppressed messages are counted, not reported', async () => {
    const { findings, notes } = await read([
      { filePath: 'a.js', messages: [], suppressedMessages: [{ message: 'm' }, { message: 'n' }] },
      { filePath: 'b.js', messages: [], suppressedMessages: [{ message: 'o' }] },
    ])
    expect([findings, notes]).toEqual([[], ['f: left out 3 suppressed messages']])
  })

  test('after --fix the lines are quoted, since they may not be those of the pull request', async () => {
    const { findings, notes } = await read([
      { filePath: 'a.js', output: 'x\nlet y\nlet z\n', messages: [{ message: 'm', line: 2, column: 5 }] },
    ])
    expect(findings[0]).toMatchObject({ line: 2, original: 'let y' })
    expect(notes).toEqual(['f: "a.js": ESLint has fixed this file, so its lines are searched by their text'])
  })
})

test('a message is plain text: it reads as the tool wrote it, and `code` is code', async () => {
  const said = async (text: string) => (await message({ message: text })).message
  expect(await said("'__proto__' is *not* allowed in `a<b>`.")).toBe(
    "'\\_\\_proto\\_\\_' is \\*not\\* allowed in `a<b>`.",
  )
  expect(await said('Unexpected var, use let or const instead.')).toBe(
    'Unexpected var, use let or const instead.',
  )
})

describe('what has the suggestion', () => {
  const source = 'let a = 1\n'
  const fix = { range: [0, 3], text: 'const' }
  const other = { desc: 'Delete it.', fix: { range: [0, 10], text: '' } }
  const third = { desc: 'Name it.', fix: { range: [4, 5], text: 'b' } }
  const texts = ({ fix, alternatives }: Finding) => [
    fix?.changes[0]?.text,
    alternatives?.map(({ changes }) => changes[0]?.text),
  ]

  test.for<[rule: string, fields: object, expected: unknown]>([
    ['a fix', { fix }, ['const', undefined]],
    ['a fix before suggestions', { fix, suggestions: [other] }, ['const', ['']]],
    ['the only suggestion', { suggestions: [third] }, ['b', undefined]],
    ['none of several suggestions', { suggestions: [other, third] }, [undefined, ['', 'b']]],
    ['no suggestion without a fix', { suggestions: [{ desc: 'Think.' }] }, [undefined, undefined]],
    ['an empty list', { suggestions: [] }, [undefined, undefined]],
  ])('%s', async ([, fields, expected]) => {
    expect(texts(await message(fields, { source }))).toEqual(expected)
  })

  test('a suggestion has its description', async () => {
    expect((await message({ suggestions: [third] }, { source })).fix).toEqual({
      unit: 'utf-16',
      mark: 'counted',
      description: 'Name it.',
      changes: [{ startLine: 1, startColumn: 5, endLine: 1, endColumn: 6, text: 'b' }],
      original: { firstLine: 1, lines: ['let a = 1'] },
    })
  })

  test.for<[rule: string, fields: object, result: object, text: string]>([
    [
      'without source text',
      { fix },
      {},
      'm\n\nThere is a fix (its place cannot be told):\n\n```text\nconst\n```',
    ],
    [
      'a deletion without source text',
      { suggestions: [other] },
      {},
      'm\n\nDelete it. (a deletion; its place cannot be told)',
    ],
    [
      'an offset that the text does not have',
      { fix: { range: [0, 99], text: 'x' } },
      { source },
      'm\n\nThere is a fix (its place cannot be told):\n\n```text\nx\n```',
    ],
    [
      'an end before its start',
      { fix: { range: [3, 0], text: 'x' } },
      { source },
      'm\n\nThere is a fix (its place cannot be told):\n\n```text\nx\n```',
    ],
    [
      'before the text, where there is no byte order mark',
      { fix: { range: [-1, 0], text: '' } },
      { source },
      'm\n\nThere is a fix (a deletion; its place cannot be told)',
    ],
    [
      'code that could break the fence',
      { fix: { range: [0, 99], text: 'a\r\n```\r\nb\r\n' } },
      { source },
      'm\n\nThere is a fix (its place cannot be told):\n\n````text\na\n```\nb\n````',
    ],
  ])('a fix that cannot be located is shown: %s', async ([, fields, result, text]) => {
    const finding = await message(fields, result)
    expect(finding.message).toBe(text)
    expect(texts(finding)).toEqual([undefined, undefined])
  })

  test('if one of two suggestions cannot be located, none is offered', async () => {
    const far = { desc: 'Far.', fix: { range: [90, 99], text: 'x' } }
    expect(texts(await message({ suggestions: [third, far] }, { source }))).toEqual([undefined, ['b']])
  })
})

describe('positions', () => {
  const piece = fc.constantFrom('a', ' ', 'é', '日', '𐐀', '\n', '\r\n', '\r', '\u2028', '\u2029', '\uFEFF')
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

  test('any replacement in any text is the same by lines and by offsets', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.nat(40), fc.nat(10), text, async (source, from, length, replacement) => {
        const bare = source.replace(/^\uFEFF/, '').length
        const range: [number, number] = [Math.min(from, bare), Math.min(from + length, bare)]
        const finding = await message({ fix: { range, text: replacement } }, { source })
        if (!finding.fix) throw new Error('no fix')
        expect(applied(source, finding.fix)).toBe(asEslint(source, { range, text: replacement }))
        expectQuotes(source, finding.fix)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('bad entries', () => {
  const file = { filePath: 'a.js', source: 'x\n' }
  test.for<[rule: string, document: unknown, bad: string[]]>([
    ['a number', [7], ['"[0]" is 7; a result is an object with "filePath" and "messages"']],
    [
      'no path',
      [{ messages: [] }],
      ['"[0].filePath" is missing; a path such as "/work/src/cart.js" is required'],
    ],
    [
      "stylelint's result",
      [{ source: 'a.css', warnings: [] }],
      ['"[0].filePath" is missing; a path such as "/work/src/cart.js" is required'],
    ],
    ['no messages', [{ filePath: 'a.js' }], ['"[0].messages" is missing; a list of messages is required']],
    [
      'a message that is a text',
      [{ ...file, messages: ['m'] }],
      ['"[0].messages[0]" is "m"; a message is an object with "message", "line" and "severity"'],
    ],
    [
      'a message without text',
      [{ ...file, messages: [{ line: 1, message: ' ' }] }],
      ['"[0].messages[0].message" is missing; a text that says what is wrong is required'],
    ],
    [
      'a line that cannot be',
      [{ ...file, messages: [{ message: 'm', line: -1 }] }],
      ['"[0].messages[0].line" is -1; a line is a whole number from 1 up, or left out for the whole file'],
    ],
    [
      'half a line',
      [{ ...file, messages: [{ message: 'm', endLine: 1.5 }] }],
      [
        '"[0].messages[0].endLine" is 1.5; a line is a whole number from 1 up, or left out for the whole file',
      ],
    ],
    [
      'a range of one offset',
      [{ ...file, messages: [{ message: 'm', fix: { range: [1], text: '' } }] }],
      ['"[0].messages[0].fix.range" is a list; two offsets into the source text are expected'],
    ],
    [
      'a range of words',
      [{ ...file, messages: [{ message: 'm', suggestions: [{ fix: { range: [0, 'x'], text: '' } }] }] }],
      ['"[0].messages[0].suggestions[0].fix.range[1]" is "x"; two offsets into the source text are expected'],
    ],
  ])('%s', async ([, document, expected]) => {
    const { findings, bad } = await read(document)
    expect(findings).toEqual([])
    expect(bad.map(badEntryText)).toEqual(expected.map((text) => `f: finding 0: ${text}`))
  })

  test('the others are read, and the numbering continues', async () => {
    const { findings, bad } = await read([
      { ...file, messages: [{ message: 'm' }, 7] },
      null,
      { ...file, messages: [{ message: 'n' }] },
    ])
    expect(findings.map(({ origin }) => origin.index)).toEqual([0, 3])
    expect(bad.map(({ origin, field }) => [origin.index, field])).toEqual([
      [1, '[0].messages[1]'],
      [2, '[1]'],
    ])
  })

  test.for<[rule: string, text: string, message: string]>([
    ['not JSON', '\n> eslint .\n', "f: not JSON: Unexpected token '>' at line 2, column 1; "],
    [
      'cut off below a heading',
      '\n> eslint .\n[{"a": 1}',
      'f: not JSON: It ends too early at line 3, column 10; ',
    ],
    [
      'two runs',
      '[]\n> eslint .\n[]\n',
      'f: has 2 documents, as several runs of a tool print them; give each its own file, because ',
    ],
    ['an object', '{"results": []}', 'f: the document is an object; '],
    ['a text', '"x"', 'f: the document is "x"; '],
  ])('%s', async ([, text, start]) => {
    await expect(intake({ file: 'f', text }, 'eslint')).rejects.toThrow(
      new IntakeError(`${start}the output of \`eslint --format json\` is expected`),
    )
  })

  test.for<[rule: string, depth: number]>([
    ['deep', 40],
    ['deeper than any tool writes', 100_000],
  ])('values nested %s', async ([, depth]) => {
    const deep = '['.repeat(depth) + ']'.repeat(depth)
    const text = `[{"filePath": "a.js", "x": ${deep}, "messages": [{"message": "m", "y": ${deep}}, {"message": ${deep}}]}]`
    const reading = intake({ file: 'f', text }, 'eslint')
    if (depth > 64) return expect(reading).rejects.toThrow(/^f: not JSON: It is nested too deep at line 1/)
    const { findings, bad } = await reading
    expect([findings.length, bad.map(badEntryText)]).toEqual([
      1,
      ['f: finding 1: "[0].messages[1].message" is a list; a text that says what is wrong is required'],
    ])
  })
})

describe('textlint', () => {
  test('has the shape, but no source text: its fixes are shown', async () => {
    const { findings } = await intake({ file: 'f', text: fixture('textlint-15.json') }, 'eslint')
    expect(findings.map(({ line, rule, source, url, fix }) => [line, rule, source, url, fix])).toEqual([
      [1, 'terminology', undefined, undefined, undefined],
      [1, 'terminology', undefined, undefined, undefined],
      [3, 'no-todo', undefined, undefined, undefined],
    ])
    expect(findings[0]?.message).toContain('JavaScript\n```')
    expect(findings[0]?.path).toBe(`${ROOT}text/notes.md`)
  })
})

test.for<[rule: string, value: unknown, expected: boolean]>([
  ["ESLint's JSON", JSON.parse(fixture('eslint-10.json')), true],
  ["textlint's JSON", JSON.parse(fixture('textlint-15.json')), true],
  ["stylelint's JSON", [{ source: 'a.css', warnings: [{ line: 1, text: 't' }], errored: true }], false],
  ['an empty list', [], false],
  ['findings', [{ path: 'a.js', message: 'm' }], false],
  ['an object', { filePath: 'a.js', messages: [] }, false],
  ['null', [null], false],
])('it is detected from its content: %s', ([, value, expected]) => {
  expect(looksLikeEslint(value)).toBe(expected)
})
