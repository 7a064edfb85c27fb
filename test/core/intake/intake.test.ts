import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badEntryText } from '../../../src/core/finding/finding.ts'
import { FORMATS, type Format, IntakeError, intake } from '../../../src/core/intake/intake.ts'
import { runs } from '../../helpers/runs.ts'

const one = '{"path": "a.ts", "line": 1, "message": "m"}'
const two = '{"path": "b.ts", "line": 2, "message": "n"}'

async function paths(text: string, format: Format = 'auto'): Promise<string[]> {
  const { findings, bad } = await intake({ file: 'f', text }, format)
  expect(bad.map(badEntryText)).toEqual([])
  expect(findings.map(({ origin }) => origin)).toEqual(findings.map((_, index) => ({ file: 'f', index })))
  return findings.map(({ path }) => path)
}

async function failure(text: string, format: Format = 'auto'): Promise<string> {
  try {
    await intake({ file: 'f', text }, format)
    return 'none'
  } catch (error) {
    if (error instanceof IntakeError) return error.message
    throw error
  }
}

type Case = [rule: string, text: string, paths: string[]]

describe('json', () => {
  const cases: Case[] = [
    ['a list', `[${one}, ${two}]`, ['a.ts', 'b.ts']],
    ['a list over many lines', `[\n  ${one},\n  ${two}\n]\n`, ['a.ts', 'b.ts']],
    ['findings in an object', `{"version": 1, "findings": [${one}, ${two}]}`, ['a.ts', 'b.ts']],
    ['findings before a path', `{"path": "x", "findings": [${one}]}`, ['a.ts']],
    ['a single finding', one, ['a.ts']],
    ['a single finding over many lines', JSON.stringify(JSON.parse(one), null, 2), ['a.ts']],
    ['a single finding with the other names', '{"file": "a.ts", "body": "m"}', ['a.ts']],
    ['an empty list is not an error', '[]', []],
    ['an empty list of findings is not an error', '{"findings": []}', []],
    ['a byte order mark', `\uFEFF[${one}]`, ['a.ts']],
    ['CRLF', `[\r\n${one},\r\n${two}\r\n]\r\n`, ['a.ts', 'b.ts']],
  ]
  test.for(cases)('auto: %s', async ([, text, expected]) => {
    expect(await paths(text)).toEqual(expected)
  })
  test.for(cases)('with the format given: %s', async ([, text, expected]) => {
    expect(await paths(text, 'json')).toEqual(expected)
  })
})

describe('jsonl', () => {
  const cases: Case[] = [
    ['one a line', `${one}\n${two}\n`, ['a.ts', 'b.ts']],
    ['no final newline', `${one}\n${two}`, ['a.ts', 'b.ts']],
    ['blank lines', `\n${one}\n\n \n${two}\n\n`, ['a.ts', 'b.ts']],
    ['CRLF', `${one}\r\n${two}\r\n`, ['a.ts', 'b.ts']],
    ['a single line', `${one}\n`, ['a.ts']],
    ['nothing', '\n', []],
  ]
  test.for(cases)('auto: %s', async ([, text, expected]) => {
    expect(await paths(text)).toEqual(expected)
  })
  test.for(cases)('with the format given: %s', async ([, text, expected]) => {
    expect(await paths(text, 'jsonl')).toEqual(expected)
  })

  test('a line that is cut off is a bad entry with its place; the others are read', async () => {
    const { findings, bad } = await intake(
      { file: 'f', text: `${one}\n\n${two}\n{"path": "c.ts", "mess` },
      'auto',
    )
    expect(findings.map(({ path }) => path)).toEqual(['a.ts', 'b.ts'])
    expect(bad.map(badEntryText)).toEqual([
      'f: finding 2: is not JSON: It ends too early at line 4, column 23; one finding per line is expected',
    ])
  })

  test('no line is JSON: the format is wrong', async () => {
    expect(await failure('Hello\nWorld\n', 'jsonl')).toBe(
      "f: not JSON Lines: Unexpected token 'H' at line 1, column 1; one finding per line is expected",
    )
  })
})

describe('JSON as models write it', () => {
  const list = `[${one}, ${two}]`
  test.for<Case>([
    ['in a code fence', `\`\`\`json\n${list}\n\`\`\``, ['a.ts', 'b.ts']],
    ['in a code fence without a language', `\`\`\`\n${list}\n\`\`\`\n`, ['a.ts', 'b.ts']],
    ['with prose round it', `Here you are:\n\n${list}\n\nI hope this helps!`, ['a.ts', 'b.ts']],
    ['with prose on its line', `Here: ${list} Done.`, ['a.ts', 'b.ts']],
    ['with prose and a fence', `Sure!\n\n\`\`\`json\n{"findings": ${list}}\n\`\`\`\nBye.`, ['a.ts', 'b.ts']],
    [
      'with brackets in the prose',
      `I looked at a[0], {x}, int[] and [1].\n${list}\nSee [docs](u).`,
      ['a.ts', 'b.ts'],
    ],
    ['with code in the prose', `The code \`if (x) { "use strict"\` is odd.\n${list}`, ['a.ts', 'b.ts']],
    [
      'with other JSON in the prose',
      `It answers {"message": "Not Found"} or [{"a": 1}].\n${list}`,
      ['a.ts', 'b.ts'],
    ],
    [
      'with quotes and brackets in the texts',
      '```\n[{"path": "a.ts", "message": "use \\"]\\" or ``` [{"}]\n```',
      ['a.ts'],
    ],
    ['a single finding', `Only one: ${one}.`, ['a.ts']],
    [
      'a fence a file: none is lost',
      `\`\`\`json\n[${one}]\n\`\`\`\nand\n\`\`\`json\n[${two}]\n\`\`\``,
      ['a.ts', 'b.ts'],
    ],
    ['lines of JSON in a fence: none is lost', `\`\`\`jsonl\n${one}\n${two}\n\`\`\``, ['a.ts', 'b.ts']],
    ['lines of JSON with commas', `${one},\n${two},\n`, ['a.ts', 'b.ts']],
    ['a list below another name', `Result: {"status": "ok", "issues": [${one}]}`, ['a.ts']],
    ['an empty list in a fence', 'Nothing to report:\n```json\n[]\n```', []],
    ['an empty list alone on its line', 'Nothing to report:\n\n[]\n', []],
    ['no findings in an object', 'Nothing: {"findings": []}', []],
    ['an empty list before the real one', `\`\`\`\n[]\n\`\`\`\n${list}`, ['a.ts', 'b.ts']],
  ])('%s', async ([, text, expected]) => {
    expect(await paths(text)).toEqual(expected)
    expect(await paths(text, 'json')).toEqual(expected)
  })

  test.for<[rule: string, text: string, bad: string]>([
    ['without a path', '{"line": 3, "message": "m"}', '"path" is missing'],
    ['a text among findings', `[${one}, "oops"]`, 'is "oops"'],
    ['an object after a finding', `${one}\n{"tags": []}`, '"path" is missing'],
  ])('a bad entry in prose is reported too: %s', async ([, json, text]) => {
    const { bad } = await intake({ file: 'f', text: `Look:\n\`\`\`\n${json}\n\`\`\`` }, 'auto')
    expect(bad.map(badEntryText)).toEqual([expect.stringContaining(text)])
  })
})

describe('a parse error has its position', () => {
  const EXPECTED = 'a list of findings or {"findings": […]} is expected'

  test.for<[rule: string, text: string, message: string]>([
    ['a wrong token', '[{"path": x}]', `f: not JSON: Unexpected token 'x' at line 1, column 11; ${EXPECTED}`],
    [
      'a wrong token on a later line',
      `[\n${one},\n{"path": 'b.ts'}\n]`,
      `f: not JSON: Unexpected token ''' at line 3, column 10; ${EXPECTED}`,
    ],
    [
      'a comma too many',
      `[\n${one},\n]`,
      `f: not JSON: Unexpected token ']' at line 3, column 1; ${EXPECTED}`,
    ],
    [
      'a comma too many in an object',
      '{"path": "a.ts",}',
      `f: not JSON: Expected double-quoted property name at line 1, column 17; ${EXPECTED}`,
    ],
    [
      'a list that is cut off',
      `[${one},\n${two},\n{"pa`,
      `f: not JSON: It ends too early at line 3, column 5; ${EXPECTED}`,
    ],
    [
      'a list that is cut off in a fence',
      `Hi\n\`\`\`\n[${one},\n{"path": "b\n\`\`\``,
      `f: not JSON: Bad control character in string literal at line 4, column 12; ${EXPECTED}`,
    ],
    [
      'a fence that is cut off after a whole one',
      `[${one}]\n[{"path": `,
      `f: not JSON: It ends too early at line 2, column 11; ${EXPECTED}`,
    ],
    [
      'a newline in a text',
      '[{"path": "a.ts", "message": "a\nb"}]',
      `f: not JSON: Bad control character in string literal at line 1, column 32; ${EXPECTED}`,
    ],
    ['prose only', 'I found nothing.', `f: not JSON: Unexpected token 'I' at line 1, column 1; ${EXPECTED}`],
    [
      'prose that reads like an error',
      'x in JSON at position 7',
      `f: not JSON: Unexpected token 'x' at line 1, column 1; ${EXPECTED}`,
    ],
    ['another document', '{"runs": []}', `f: the document is an object; ${EXPECTED}`],
    ['null', 'null', `f: the document is null; ${EXPECTED}`],
    ['a text', '"oops"', `f: the document is "oops"; ${EXPECTED}`],
    ['a number', '7', `f: the document is 7; ${EXPECTED}`],
    [
      'findings that are no list',
      '{"findings": {"path": "a.ts"}}',
      'f: "findings" is an object; a list of findings is expected',
    ],
    ['findings that are null', '{"findings": null}', 'f: "findings" is null; a list of findings is expected'],
  ])('%s', async ([, text, message]) => {
    const [said] = (await failure(text)).split('. These formats are read: ')
    expect(said).toBe(message)
  })
})

describe('bad entries do not stop the others', () => {
  test('each is named with its index', async () => {
    const text = `[${one}, {"path": "a.ts"}, ${two}, 7, {"path": "a.ts", "message": "m", "line": -1}]`
    const { findings, bad } = await intake({ file: 'out/f.json', text }, 'auto')
    expect(findings.map(({ origin }) => origin.index)).toEqual([0, 2])
    expect(bad.map(badEntryText)).toEqual([
      'out/f.json: finding 1: "message" is missing; a finding needs a "message" or a "title"',
      'out/f.json: finding 3: is 7; a finding is an object with "path" and "message"',
      'out/f.json: finding 4: "line" is -1; a line is a whole number from 1 up, or left out for the whole file',
    ])
  })

  test('an unknown severity is noted with its finding', async () => {
    const text = `[${one}, {"path": "a.ts", "message": "m", "severity": "urgent"}]`
    expect((await intake({ file: 'f', text }, 'auto')).notes).toEqual([
      'f: read as json, because it begins like JSON',
      'f: finding 1: severity "urgent" is not known and is treated as warning',
    ])
  })

  test('entries in = findings + bad', async () => {
    const field = fc.constantFrom(
      'path',
      'file',
      'line',
      'message',
      'title',
      'severity',
      '__proto__',
      'constructor',
    )
    const value = fc.oneof(fc.constantFrom('a.ts', 'm', '12', 0, 3, null), fc.jsonValue({ maxDepth: 1 }))
    const entry = fc.oneof(
      { weight: 4, arbitrary: fc.dictionary(field, value) },
      { weight: 1, arbitrary: fc.jsonValue() },
    )
    const write = (entries: readonly unknown[]) => JSON.stringify(entries)
    await fc.assert(
      fc.asyncProperty(fc.array(entry), async (entries) => {
        const texts = [
          write(entries),
          `{"findings": ${write(entries)}}`,
          `\`\`\`\n{"findings": ${write(entries)}}\n\`\`\``,
        ]
        for (const text of texts) {
          const { findings, bad } = await intake({ file: 'f', text }, 'json')
          const indexes = [...findings, ...bad].map(({ origin }) => origin.index)
          expect(indexes.sort((a, b) => a - b)).toEqual([...entries.keys()])
        }
        if (entries.length === 0) return
        const lines = entries.map((entry) => JSON.stringify(entry)).join('\n')
        const { findings, bad } = await intake({ file: 'f', text: lines }, 'jsonl')
        expect(findings.length + bad.length).toBe(entries.length)
      }),
    )
  })

  test('the same findings come out of every form', async () => {
    const entry = fc.record({
      path: fc.constantFrom('a.ts', 'b/c.ts'),
      message: fc.string({ minLength: 1 }),
      line: fc.integer({ min: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          entry.filter(({ message }) => message.trim() !== ''),
          { minLength: 1 },
        ),
        async (entries) => {
          const list = JSON.stringify(entries)
          const lines = entries.map((one) => JSON.stringify(one)).join('\n')
          const texts = [
            list,
            JSON.stringify(entries, null, 2),
            lines,
            `So:\n\`\`\`json\n${list}\n\`\`\`\n`,
            `So:\n\`\`\`\n${lines}\n\`\`\``,
          ]
          for (const text of texts) {
            const { findings } = await intake({ file: 'f', text }, 'auto')
            expect(findings.map(({ path, message, line }) => ({ path, message, line }))).toEqual(entries)
          }
        },
      ),
    )
  })
})

test('no text makes it crash', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      ':',
      ',',
      '\\',
      '\n',
      ' ',
      '```',
      '"path"',
      '"findings"',
      one,
      'null',
      '1',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece), fc.constantFrom(...FORMATS), async (pieces, format) => {
      const text = pieces.join('')
      try {
        await intake({ file: 'f', text }, format)
      } catch (error) {
        expect(error).toBeInstanceOf(IntakeError)
        expect((error as Error).message).toMatch(
          /line \d+, column \d+|the document is|"(?:findings|version)" is|is expected/,
        )
      }
    }),
    { numRuns: runs(1000) },
  )
})

/** Each crashes or takes minutes if the code is recursive or not linear. */
describe('hostile input', () => {
  const DEEP = 100_000
  const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP)

  test.for([
    ['lists', nested('[', ']')],
    ['objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
    ['lists in a finding', `[{"path": "a.ts", "message": ${nested('[', ']')}}]`],
  ])('%s nested 100,000 deep', async ([, text = '']) => {
    expect(await failure(text)).toContain('nested too deep at line 1')
  })

  test.for([
    ['opening brackets', '['.repeat(1_000_000)],
    ['opening braces', '{"a":'.repeat(200_000)],
    ['closing brackets', ']'.repeat(1_000_000)],
    ['lists that are never closed', '[{'.repeat(DEEP)],
    ['deep objects in prose', `x ${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
    ['quotes', '"'.repeat(1_000_000)],
    ['brackets and quotes', '{ "'.repeat(300_000)],
    ['blanks after a bracket', `[${' '.repeat(1_000_000)}x`],
    ['brackets and blanks', '[  '.repeat(300_000)],
    ['backslashes in a text', `{"${'\\'.repeat(1_000_000)}`],
    ['empty lists in a sentence', 'int[] '.repeat(150_000)],
    ['prose', 'x'.repeat(1_000_000)],
  ])('a megabyte of %s', async ([, text = '']) => {
    expect(await failure(text)).toMatch(/^f: not JSON: .* at line 1, column \d+; /)
  })

  test('as many findings in prose as the limit allows', async () => {
    expect(await paths(`So:\n${`${one}\n`.repeat(10_000)}`)).toHaveLength(10_000)
  })
})

describe('the format is detected from the content, with the reason', () => {
  test.for<[content: string, text: string, format: string, why: string]>([
    ['a list of findings', `[${one}]`, 'json', 'it begins like JSON'],
    ['findings one a line', `${one}\n${two}`, 'jsonl', 'its second line begins another object'],
    ['findings in an answer', `Here:\n\`\`\`json\n[${one}]\n\`\`\``, 'json', 'it contains JSON'],
    [
      'an answer in lines',
      'I looked.\n\nsrc/a.ts:12: wrong\n',
      'text',
      'it has lines like "path:line: message"',
    ],
    ['a line that begins with a bracket', '[error] src/a.ts:12: wrong', 'text', 'it has lines'],
    ['an answer that finds nothing', 'No issues found.', 'text', 'it says that nothing was found'],
    [
      'git diff',
      'diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n',
      'patch',
      'it begins like a diff',
    ],
    ['a plain unified diff', '--- f\n+++ f\n@@ -1 +1 @@\n-a\n+b\n', 'patch', 'it begins like a diff'],
    [
      'rdjson',
      '{"source": {"name": "t"}, "diagnostics": [{"message": "m", "location": {"path": "a"}}]}',
      'rdjson',
      'it has "diagnostics"',
    ],
    [
      'rdjsonl',
      '{"message": "m", "location": {"path": "a"}}\n{"message": "n", "location": {"path": "a"}}',
      'rdjsonl',
      'each line is a diagnostic',
    ],
    ['one line of rdjsonl', '{"message": "m", "location": {"path": "a"}}', 'rdjsonl', 'it is one diagnostic'],
    ['ESLint', '[{"filePath": "/a.js", "messages": []}]', 'eslint', 'it lists files'],
    [
      'findings that mention a location',
      '[{"path": "a", "message": "the \\"location\\" is wrong"}]',
      'json',
      'it begins',
    ],
  ])('%s', async ([, text, format, why]) => {
    const { notes } = await intake({ file: 'f', text }, 'auto')
    expect(notes[0]).toContain(`f: read as ${format}, because ${why}`)
  })
})
