import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { badEntryText, type Finding, readFinding } from '../../../src/core/finding/finding.ts'
import { findingSchema } from '../../../src/core/finding/finding-schema.ts'
import { runs } from '../../helpers/runs.ts'

const ORIGIN = { file: 'findings.json', index: 3 }

/** The finding without its origin. */
function read(entry: unknown): Omit<Finding, 'origin' | 'kind'> & { notes: string[] } {
  const result = readFinding(entry, ORIGIN)
  if ('bad' in result) throw new Error(badEntryText(result.bad))
  const { origin, kind, ...fields } = result.finding
  expect(origin).toEqual(ORIGIN)
  expect(kind).toBe('model')
  return { ...fields, notes: result.notes }
}

function problem(entry: unknown): string {
  const result = readFinding(entry, ORIGIN)
  return 'bad' in result ? badEntryText(result.bad) : 'none'
}

const base = { path: 'a.ts', message: 'm' }
const plain = { path: 'a.ts', message: 'm', severity: 'warning', notes: [] }

describe('the fields', () => {
  test.for<[rule: string, entry: object, finding: object]>([
    ['path and message are enough', base, plain],
    [
      'path and title are enough',
      { path: 'a.ts', title: 't' },
      { path: 'a.ts', title: 't', severity: 'warning', notes: [] },
    ],
    ['file is path', { file: 'a.ts', message: 'm' }, plain],
    [
      'path wins over file, which is shown',
      { file: 'b.ts', path: 'a.ts', message: 'm' },
      { ...plain, extra: [{ name: 'file', text: 'b.ts' }] },
    ],
    ['the same value twice is one', { file: 'a.ts', path: 'a.ts', message: 'm' }, plain],
    ['body is message', { path: 'a.ts', body: 'm' }, plain],
    ['description is message', { path: 'a.ts', description: 'm' }, plain],
    ['the same text twice is one', { ...base, body: 'm', description: 'm' }, plain],
    ['no text is lost', { ...base, body: 'b', description: 'd' }, { ...plain, message: 'm\n\nb\n\nd' }],
    ['an empty message gives way', { path: 'a.ts', message: '', body: 'm' }, plain],
    ['line', { ...base, line: 12 }, { ...plain, line: 12 }],
    ['end_line is line', { ...base, end_line: 12 }, { ...plain, line: 12 }],
    ['start_line and line', { ...base, start_line: 10, line: 12 }, { ...plain, startLine: 10, line: 12 }],
    [
      'start_line and end_line',
      { ...base, start_line: 10, end_line: 12 },
      { ...plain, startLine: 10, line: 12 },
    ],
    ['line and end_line', { ...base, line: 10, end_line: 12 }, { ...plain, startLine: 10, line: 12 }],
    ['start_line alone is the line', { ...base, start_line: 12 }, { ...plain, line: 12 }],
    ['a range of one line is a line', { ...base, start_line: 12, line: 12 }, { ...plain, line: 12 }],
    [
      'swapped ends, noted',
      { ...base, start_line: 12, line: 10 },
      {
        ...plain,
        startLine: 10,
        line: 12,
        notes: ['the lines 12, 10 are in the wrong order and are read as 10 to 12'],
      },
    ],
    ['a range in a text', { ...base, line: '746-750' }, { ...plain, startLine: 746, line: 750 }],
    ['a range in lines', { ...base, lines: 'L746 – L750' }, { ...plain, startLine: 746, line: 750 }],
    ['a range as a list', { ...base, line_range: [10, 12] }, { ...plain, startLine: 10, line: 12 }],
    ['a line with its letter', { ...base, line: 'L12' }, { ...plain, line: 12 }],
    ['an empty line is none', { ...base, line: '' }, plain],
    [
      'line 0 is absent, noted',
      { ...base, line: 0 },
      { ...plain, notes: ['line is 0 and is treated as absent'] },
    ],
    [
      'line 0 in quotes is absent, noted',
      { ...base, line: '0' },
      { ...plain, notes: ['line is 0 and is treated as absent'] },
    ],
    [
      'start_line 0 is absent, noted',
      { ...base, line: 3, startLine: 0 },
      { ...plain, line: 3, notes: ['start_line is 0 and is treated as absent'] },
    ],
    ['no line: the whole file', base, plain],
    [
      'a number in quotes',
      { ...base, start_line: '10', line: ' 12 ' },
      { ...plain, startLine: 10, line: 12 },
    ],
    [
      'null is absent',
      { ...base, line: null, start_line: null, suggestion: null, severity: null, side: null },
      plain,
    ],
    ['null gives way to the other name', { path: null, file: 'a.ts', message: null, body: 'm' }, plain],
    ['side', { ...base, side: 'LEFT' }, { ...plain, side: 'LEFT' }],
    ['side in lower case', { ...base, side: 'right' }, { ...plain, side: 'RIGHT' }],
    ['suggestion to the letter', { ...base, suggestion: '  x\n\n' }, { ...plain, suggestion: '  x\n\n' }],
    ['an empty suggestion deletes', { ...base, suggestion: '' }, { ...plain, suggestion: '' }],
    ['a blank line as suggestion', { ...base, suggestion: '\n' }, { ...plain, suggestion: '\n' }],
    ['original', { ...base, original: ' x' }, { ...plain, original: ' x' }],
    ['existing_code is original', { ...base, existing_code: ' x' }, { ...plain, original: ' x' }],
    ['existingCode is original', { ...base, existingCode: ' x' }, { ...plain, original: ' x' }],
    ['camelCase', { ...base, startLine: 10, endLine: 12 }, { ...plain, startLine: 10, line: 12 }],
    [
      'snake_case wins over camelCase',
      { ...base, startLine: 1, start_line: 10, line: 12 },
      { ...plain, startLine: 10, line: 12 },
    ],
    [
      'snake_case wins over camelCase in either order',
      { ...base, start_line: 10, startLine: 1, line: 12 },
      { ...plain, startLine: 10, line: 12 },
    ],
    [
      'what is shown',
      { ...base, rule: 'r', category: 'c', url: 'https://u', source: 's' },
      { ...plain, rule: 'r', category: 'c', url: 'https://u', source: 's' },
    ],
    ['a rule that is a number', { ...base, rule: 42 }, { ...plain, rule: '42' }],
    ['confidence', { ...base, confidence: 0.5 }, { ...plain, confidence: 0.5 }],
    ['confidence in quotes', { ...base, confidence: '0.5' }, { ...plain, confidence: 0.5 }],
    ['confidence in percent', { ...base, confidence: '85%' }, { ...plain, confidence: 0.85 }],
    ['confidence of ten', { ...base, confidence: '8/10' }, { ...plain, confidence: 0.8 }],
    [
      'confidence of a hundred is guessed',
      { ...base, confidence: 85 },
      { ...plain, confidence: 0.85, notes: ['confidence 85 is read as 0.85'] },
    ],
    [
      'confidence as a word is guessed',
      { ...base, confidence: 'High' },
      { ...plain, confidence: 0.9, notes: ['confidence "High" is read as 0.9'] },
    ],
    [
      'confidence that may be of ten or of a hundred is left out',
      { ...base, confidence: 7 },
      { ...plain, notes: ['confidence 7 is not a number from 0 to 1 and is left out'] },
    ],
    [
      'confidence that means nothing is left out',
      { ...base, confidence: {}, evidence: { badge: 'b', confidence: -1 } },
      {
        ...plain,
        evidence: { badge: 'b' },
        notes: [
          'confidence an object is not a number from 0 to 1 and is left out',
          'evidence.confidence -1 is not a number from 0 to 1 and is left out',
        ],
      },
    ],
    ['confidence 0', { ...base, confidence: 0 }, { ...plain, confidence: 0 }],
    [
      'evidence',
      { ...base, evidence: { badge: 'b', confidence: '1', reasoning: null } },
      { ...plain, evidence: { badge: 'b', confidence: 1 } },
    ],
    [
      'unknown text is kept under its name',
      { ...base, id: 7, tags: ['x'], impact: 'i', fix: '', recommendation: null, LINE: 'x' },
      {
        ...plain,
        extra: [
          { name: 'impact', text: 'i' },
          { name: 'LINE', text: 'x' },
        ],
      },
    ],
    ['the language alone is not shown', { ...base, language: 'python' }, plain],
    [
      'two replacements: the second is kept as code',
      { ...base, suggestion: 'a()', improved_code: 'b(`x`)' },
      { ...plain, suggestion: 'a()', extra: [{ name: 'improved_code', text: '```\nb(`x`)\n```' }] },
    ],
    ['suggested_code', { ...base, suggested_code: 'x' }, { ...plain, suggestion: 'x' }],
    ['replacement', { ...base, replacement: 'x' }, { ...plain, suggestion: 'x' }],
    ['rule_id is rule', { ...base, rule_id: 'r' }, { ...plain, rule: 'r' }],
    ['symbol is rule', { ...base, symbol: 'r' }, { ...plain, rule: 'r' }],
    ['check is rule', { ...base, check: 'r' }, { ...plain, rule: 'r' }],
    ['a code of one word is rule', { ...base, code: 'E501' }, { ...plain, rule: 'E501' }],
    ['a code that is a number is rule', { ...base, code: 2086 }, { ...plain, rule: '2086' }],
    [
      'other code is text',
      { ...base, code: 'if (x) y()' },
      { ...plain, extra: [{ name: 'code', text: 'if (x) y()' }] },
    ],
    [
      'the place of Codex',
      {
        title: 't',
        code_location: { absolute_file_path: '/w/a.ts', line_range: { start: 3, end: 5 } },
        priority: 1,
        confidence_score: 0.8,
      },
      { path: '/w/a.ts', startLine: 3, line: 5, title: 't', severity: 'error', confidence: 0.8, notes: [] },
    ],
    ['path to the letter', { ...base, path: ' a b.ts' }, { ...plain, path: ' a b.ts' }],
  ])('%s', ([, entry, finding]) => {
    expect(read(entry)).toEqual(finding)
  })

  test('text kind is the given one', () => {
    expect(readFinding(base, ORIGIN, 'tool')).toMatchObject({ finding: { kind: 'tool' } })
  })
})

describe('severity', () => {
  const words = {
    error: ['error', 'critical', 'high', 'blocker', 'fatal', 'must-fix', 'p0', 'p1'],
    warning: ['warning', 'medium', 'major', 'minor', 'moderate', 'important', 'p2'],
    info: 'info low note nit style suggestion trivial optional convention refactor p3'.split(' '),
  }
  test.for(
    Object.entries(words).flatMap(([severity, list]) => list.map((word) => [word, severity] as const)),
  )('%s is %s, in any case', ([word, severity]) => {
    const cases = [word, word.toUpperCase(), `${word[0]?.toUpperCase()}${word.slice(1)}`, ` ${word} `]
    for (const severityWord of cases) {
      expect(read({ ...base, severity: severityWord })).toEqual({ ...plain, severity })
    }
  })

  test.for<[rule: string, entry: object, severity: string]>([
    ['level', { level: 'high' }, 'error'],
    ['priority, a word', { priority: 'P0' }, 'error'],
    ['priority 0', { priority: 0 }, 'error'],
    ['priority 1', { priority: '1' }, 'error'],
    ['priority 2', { priority: 2 }, 'warning'],
    ['priority 3', { priority: 3 }, 'info'],
    ['severity wins', { severity: 'low', level: 'low', type: 'error' }, 'info'],
    ['type, if it is one', { type: 'critical' }, 'error'],
    ['with blanks', { severity: 'Must fix' }, 'error'],
    ['with an emoji', { severity: '🔴 Critical' }, 'error'],
  ])('%s', ([, entry, severity]) => {
    expect(read({ ...base, ...entry })).toMatchObject({ severity, notes: [] })
  })

  test('a type that is none is text', () => {
    expect(read({ ...base, type: 'bug' })).toEqual({ ...plain, extra: [{ name: 'type', text: 'bug' }] })
  })

  test('the priority in a title counts where no other is given, noted', () => {
    const title = '[P0] Check the length'
    const notes = ['severity error is taken from the title']
    expect(read({ path: 'a.ts', title, priority: null })).toMatchObject({ title, severity: 'error', notes })
    expect(read({ path: 'a.ts', title, priority: 3 })).toMatchObject({ severity: 'info', notes: [] })
  })

  test('a priority that is not known is warning, noted', () => {
    expect(read({ ...base, priority: 7 })).toMatchObject({
      severity: 'warning',
      notes: ['severity 7 is not known and is treated as warning'],
    })
  })

  test.for<[rule: string, value: unknown, named: string]>([
    ['an unknown word', 'bogus', '"bogus"'],
    ['a word of the language', 'constructor', '"constructor"'],
    ['an empty word', '', '""'],
    ['a number', 2, '2'],
    ['a list', ['error'], 'a list'],
  ])('%s is warning, noted', ([, severity, named]) => {
    expect(read({ ...base, severity })).toEqual({
      ...plain,
      notes: [`severity ${named} is not known and is treated as warning`],
    })
  })
})

describe('a bad entry names file, index, field, value and what is valid', () => {
  const PATH = 'a path such as "src/cart.ts" is required'
  const LINE = 'a line is a whole number from 1 up, or left out for the whole file'
  const START = 'a line is a whole number from 1 up, or left out for a single line'
  const TEXT = 'a text is expected'

  test.for<[rule: string, entry: unknown, text: string]>([
    ['no path', { message: 'm' }, `"path" is missing; ${PATH}`],
    ['path null', { path: null, message: 'm' }, `"path" is missing; ${PATH}`],
    ['path empty', { path: '', message: 'm' }, `"path" is ""; ${PATH}`],
    ['path blank', { path: ' ', message: 'm' }, `"path" is " "; ${PATH}`],
    ['path a number', { path: 7, message: 'm' }, `"path" is 7; ${PATH}`],
    ['no text', { path: 'a.ts' }, '"message" is missing; a finding needs a "message" or a "title"'],
    [
      'blank text',
      { path: 'a.ts', title: ' ', message: '\n' },
      '"message" is missing; a finding needs a "message" or a "title"',
    ],
    [
      'a message that is a list',
      { path: 'a.ts', message: ['m'] },
      '"message" is a list; a finding needs a "message" or a "title"',
    ],
    [
      'a body that is an object',
      { path: 'a.ts', message: 'm', body: {} },
      '"message" is an object; a finding needs a "message" or a "title"',
    ],
    ['line below 0', { ...base, line: -3 }, `"line" is -3; ${LINE}`],
    ['line below 0 in quotes', { ...base, line: '-3' }, `"line" is "-3"; ${LINE}`],
    ['start_line below 0', { ...base, startLine: -1 }, `"start_line" is -1; ${START}`],
    ['half a line', { ...base, line: 1.5 }, `"line" is 1.5; ${LINE}`],
    ['line a word', { ...base, line: 'twelve' }, `"line" is "twelve"; ${LINE}`],
    ['line true', { ...base, line: true }, `"line" is true; ${LINE}`],
    ['line a list', { ...base, line: [1, 2, 4] }, `"line" is a list; ${LINE}`],
    ['line beyond all files', { ...base, line: 1e300 }, `"line" is 1e+300; ${LINE}`],
    ['side', { ...base, side: 'MIDDLE' }, '"side" is "MIDDLE"; valid: RIGHT, LEFT'],
    ['suggestion', { ...base, suggestion: 7 }, `"suggestion" is 7; ${TEXT}`],
    ['original', { ...base, original: ['x'] }, `"original" is a list; ${TEXT}`],
    ['title', { ...base, title: {} }, `"title" is an object; ${TEXT}`],
    [
      'evidence',
      { ...base, evidence: 'x' },
      '"evidence" is "x"; an object with "badge", "confidence", "reasoning" is expected',
    ],
    ['in evidence, a text', { ...base, evidence: { badge: 2 } }, `"evidence.badge" is 2; ${TEXT}`],
    ['a text for a finding', 'm', 'is "m"; a finding is an object with "path" and "message"'],
    ['null for a finding', null, 'is null; a finding is an object with "path" and "message"'],
    ['a list for a finding', [base], 'is a list; a finding is an object with "path" and "message"'],
    ['a long value is cut', { ...base, line: 'x'.repeat(99) }, `"line" is "${'x'.repeat(60)}…"; ${LINE}`],
    ['a value with newlines is one line', { ...base, line: 'a\n::b' }, `"line" is "a\\n::b"; ${LINE}`],
  ])('%s', ([, entry, text]) => {
    expect(problem(entry)).toBe(`findings.json: finding 3: ${text}`)
  })
})

describe('hostile keys change nothing', () => {
  test.for(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])('%s', (key) => {
    const hostile = `{"${key}": {"path": "p", "line": 0, "polluted": true, "${key}": {"polluted": true}}`
    const entry = JSON.parse(
      `${hostile}, "path": "a.ts", "message": "m", "evidence": ${hostile}, "badge": "b"}}`,
    )
    expect(read(entry)).toEqual({ ...plain, evidence: { badge: 'b' } })
    expect(Object.keys(read(entry).evidence ?? {})).toEqual(['badge'])
    expect('polluted' in {}).toBe(false)
    expect('polluted' in read(entry)).toBe(false)
  })

  test('a path cannot come from a prototype', () => {
    expect(problem(JSON.parse('{"__proto__": {"path": "a.ts"}, "message": "m"}'))).toContain(
      '"path" is missing',
    )
  })

  test('a value nested 100,000 deep', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    const deepObject = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
    expect(problem({ ...base, line: deep })).toContain('"line" is a list')
    expect(problem({ ...base, message: deepObject })).toContain('"message" is an object')
    expect(read({ ...base, evidence: deepObject, unknown: deep })).toEqual({ ...plain, evidence: {} })
  })
})

describe('the public schema', () => {
  test('every finding it accepts is read as it is written', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '')
    const line = fc.integer({ min: 1, max: 1e6 })
    const entry = fc.record(
      {
        path: text,
        message: text,
        line,
        side: fc.constantFrom('RIGHT', 'LEFT'),
        severity: fc.constantFrom('error', 'warning', 'info'),
        title: fc.string(),
        suggestion: fc.string(),
        original: fc.string(),
        rule: fc.string(),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        evidence: fc.record({ badge: fc.string() }),
      },
      { requiredKeys: ['path', 'message'] },
    )
    fc.assert(
      fc.property(entry, (given) => {
        expect(findingSchema.safeParse(given).success).toBe(true)
        expect(read(given)).toEqual({ severity: 'warning', notes: [], ...given })
      }),
    )
  })

  test('it is JSON Schema for a machine', () => {
    const schema = z.toJSONSchema(findingSchema, { io: 'input' })
    expect(schema.required).toEqual(['path'])
    expect(Object.keys(schema.properties ?? {})).toEqual(
      expect.arrayContaining([
        'path',
        'line',
        'start_line',
        'side',
        'severity',
        'message',
        'suggestion',
        'original',
      ]),
    )
  })

  test('no entry makes it throw', () => {
    const key = fc.constantFrom(
      'path',
      'file',
      'line',
      'start_line',
      'endLine',
      'message',
      'body',
      'severity',
      'evidence',
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(key, fc.jsonValue())), (entry) => {
        const result = readFinding(entry, ORIGIN)
        expect('bad' in result).not.toBe('finding' in result)
      }),
      { numRuns: runs(500) },
    )
  })
})
