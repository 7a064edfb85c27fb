import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnUnit, Fix, TextChange } from '../../../src/core/finding/fix.ts'
import { type Finding, planReview } from '../../../src/index.ts'
import { patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'
import { gitDiff } from '../../oracles/git.ts'
import { buttonsOf, pressAll } from '../../oracles/press.ts'

function findingWith(fix: Fix, line: number, more: Partial<Finding> = {}): Finding {
  const origin = { file: 'tool.json', index: 0 }
  return { origin, kind: 'tool', path: 'f.txt', line, severity: 'warning', message: 'said', fix, ...more }
}

function planFix(diff: string, fix: Fix, line: number, more: Partial<Finding> = {}) {
  const { review, findings } = planReview({ findings: [findingWith(fix, line, more)], diff })
  return { review, report: findings[0], buttons: buttonsOf(review.comments) }
}

const piece = fc.constantFrom('a', 'b ', 'ü', '漢', '😀', 'é', '(', '`', '  ', '\t')
const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

/** The length of a text in a unit, computed independently of the code under test. */
const LENGTH: Record<Exclude<ColumnUnit, 'unknown'>, (text: string) => number> = {
  'utf-16': (text) => text.length,
  'utf-8': (text) => Buffer.byteLength(text),
  'code-point': (text) => Array.from(text).length,
  'tab-8': (text) =>
    Array.from(text).reduce(
      (column, char) => (char === '\t' ? (Math.floor(column / 8) + 1) * 8 : column + 1),
      0,
    ),
}

function positionOf(text: string, offset: number, unit: keyof typeof LENGTH) {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: LENGTH[unit](before.slice(lineStart)) + 1 }
}

/** Offsets between characters, never inside a surrogate pair or between CR and LF. */
function offsetsOf(text: string): number[] {
  const offsets = [0]
  for (const char of text) offsets.push((offsets.at(-1) ?? 0) + char.length)
  return offsets.filter((offset) => !(text[offset - 1] === '\r' && text[offset] === '\n'))
}

const scenario = fc.record({
  content: fc.array(line, { minLength: 1, maxLength: 8 }),
  eol: fc.constantFrom('\n', '\r\n'),
  unit: fc.constantFrom(...(['utf-16', 'utf-8', 'code-point'] as const)),
  cuts: fc.uniqueArray(fc.nat(60), { minLength: 2, maxLength: 6 }),
  texts: fc.array(fc.array(fc.oneof(piece, fc.constant('\n')), { maxLength: 5 }), {
    minLength: 3,
    maxLength: 3,
  }),
})

describe('a fix by columns', () => {
  test('pressed, does what it does to the text, in each unit', () => {
    let pressed = 0
    fc.assert(
      fc.property(scenario, ({ content, eol, unit, cuts, texts }) => {
        const head = content.map((each) => each + eol).join('')
        const offsets = offsetsOf(head)
        const places = [...new Set(cuts.map((cut) => offsets[cut % offsets.length] ?? 0))].toSorted(
          (a, b) => a - b,
        )
        const changes: TextChange[] = []
        let meant = ''
        let at = 0
        for (let index = 0; index + 1 < places.length; index += 2) {
          const [from = 0, to = 0] = [places[index], places[index + 1]]
          const text = (texts[index / 2] ?? []).join('').replaceAll('\n', eol)
          const [start, end] = [positionOf(head, from, unit), positionOf(head, to, unit)]
          const [startLine, startColumn, endLine, endColumn] = [
            start.line,
            start.column,
            end.line,
            end.column,
          ]
          changes.push({ startLine, startColumn, endLine, endColumn, text })
          meant += head.slice(at, from) + text
          at = to
        }
        meant += head.slice(at)
        fc.pre(changes.length > 0)
        const diff = gitDiff({}, { 'f.txt': head })
        const { buttons, report } = planFix(
          diff,
          { changes, unit },
          Math.min(content.length, changes[0]?.startLine ?? 1),
        )
        if (report?.suggestion !== 'committable') {
          // The end of the file may swallow its newline; a block of blank lines has no neighbour.
          expect([
            'no-change',
            'fix-unplaceable',
            'blank-line-block',
            'final-newline',
            'target-not-in-diff',
          ]).toContain(report?.code)
          return
        }
        pressed++
        expect(pressAll(head, diff, buttons, eol)).toBe(meant)
      }),
      { numRuns: runs(250) },
    )
    expect(pressed).toBeGreaterThan(runs(250) * 0.6)
  })

  const DIFF = patch('f.txt', 10, [' const a = 1', '+const 😀 = "b" ', '+const c = 3', ' const d = 4'])
  const change = (
    startLine: number,
    startColumn: number,
    endLine: number,
    endColumn: number,
    text: string,
  ) => ({
    changes: [{ startLine, startColumn, endLine, endColumn, text }],
  })

  test.for<[rule: string, fix: Fix, expected: string]>([
    ['in one line', { unit: 'utf-16', ...change(12, 7, 12, 8, 'see') }, '12: const see = 3'],
    ['a whole line deleted with its newline', { unit: 'utf-16', ...change(12, 1, 13, 1, '') }, '12: '],
    [
      'an insertion between lines',
      { unit: 'utf-16', ...change(12, 1, 12, 1, 'new\n') },
      '11: const 😀 = "b"  | new',
    ],
    [
      'at the end of a line',
      { unit: 'utf-16', ...change(12, 12, 12, 12, ' // three') },
      '12: const c = 3 // three',
    ],
    [
      'two lines joined',
      { unit: 'utf-16', ...change(12, 12, 13, 1, '; ') },
      '12-13: const c = 3; const d = 4',
    ],
    ['after an emoji, by UTF-16', { unit: 'utf-16', ...change(11, 15, 11, 16, '') }, '11: const 😀 = "b"'],
    [
      'after an emoji, by code points',
      { unit: 'code-point', ...change(11, 14, 11, 15, '') },
      '11: const 😀 = "b"',
    ],
    ['after an emoji, by bytes', { unit: 'utf-8', ...change(11, 17, 11, 18, '') }, '11: const 😀 = "b"'],
    [
      'after an emoji, in an unknown unit',
      { unit: 'unknown', ...change(11, 14, 11, 15, '') },
      'fix-unplaceable',
    ],
    [
      'before an emoji, in an unknown unit',
      { unit: 'unknown', ...change(11, 1, 11, 6, 'let') },
      '11: let 😀 = "b" ',
    ],
    ['inside a character', { unit: 'utf-8', ...change(11, 8, 11, 9, 'x') }, 'fix-unplaceable'],
    ['beyond the line', { unit: 'utf-16', ...change(12, 40, 12, 41, 'x') }, 'fix-unplaceable'],
    ['reversed', { unit: 'utf-16', ...change(12, 8, 12, 3, 'x') }, 'fix-unplaceable'],
    [
      'a line that the diff does not show',
      { unit: 'utf-16', ...change(30, 1, 30, 2, 'x') },
      'target-not-in-diff',
    ],
    [
      'runs on into a line that the diff does not show',
      { unit: 'utf-16', ...change(13, 3, 14, 1, '') },
      'target-not-in-diff',
    ],
    ['CRLF into a file with LF', { unit: 'utf-16', ...change(12, 1, 12, 1, 'new\r\n') }, 'line-endings'],
    [
      'with other files',
      {
        unit: 'utf-16',
        ...change(12, 7, 12, 8, 'see'),
        elsewhere: [{ path: 'g.txt', ...change(1, 1, 1, 1, 'import see') }],
      },
      'several-files',
    ],
    [
      'on lines that the tool saw as they are',
      { unit: 'utf-16', ...change(12, 7, 12, 8, 'see'), original: { firstLine: 12, lines: ['const c = 3'] } },
      '12: const see = 3',
    ],
    [
      'on lines that the tool saw otherwise',
      { unit: 'utf-16', ...change(12, 7, 12, 8, 'see'), original: { firstLine: 12, lines: ['const c = 4'] } },
      'original-differs',
    ],
  ])('%s', ([, fix, expected]) => {
    const { buttons, report, review } = planFix(DIFF, fix, 12)
    const got = buttons.map(
      ({ first, last, lines }) => `${first === last ? first : `${first}-${last}`}: ${lines.join(' | ')}`,
    )
    expect(got[0] ?? report?.code).toBe(expected)
    // Shown or offered: the text of the fix is there.
    for (const { text } of [fix, ...(fix.elsewhere ?? [])].flatMap(({ changes }) => changes))
      expect(JSON.stringify(review)).toContain(JSON.stringify(text.trim()).slice(1, -1))
  })

  test.for<[rule: string, fix: Fix, expected: string]>([
    ['counted', { unit: 'utf-16', mark: 'counted', ...change(1, 2, 1, 7, 'let') }, '\uFEFFlet a = 1'],
    ['counted in bytes', { unit: 'utf-8', mark: 'counted', ...change(1, 4, 1, 9, 'let') }, '\uFEFFlet a = 1'],
    ['left out', { unit: 'code-point', mark: 'left-out', ...change(1, 1, 1, 6, 'let') }, '\uFEFFlet a = 1'],
    [
      'left out, and something put before the first line',
      { unit: 'code-point', mark: 'left-out', ...change(1, 1, 1, 1, 'x\n') },
      '\uFEFFx\nconst a = 1',
    ],
    ['not mentioned by the tool', { unit: 'utf-16', ...change(1, 1, 1, 6, 'let') }, 'fix-unplaceable'],
    [
      'not mentioned by the tool, on another line',
      { unit: 'utf-16', ...change(2, 7, 2, 8, 'c') },
      'const c = 2',
    ],
  ])('a byte order mark before line 1: %s', ([, fix, expected]) => {
    const diff = patch('f.txt', 1, ['+\uFEFFconst a = 1', '+const b = 2'])
    const { buttons, report } = planFix(diff, fix, 1)
    expect(buttons[0]?.lines.join('\n') ?? report?.code).toBe(expected)
  })

  test('a person must choose one of several: all are shown with their descriptions, none is offered', () => {
    const alternatives: Fix[] = [
      { unit: 'utf-16', ...change(12, 1, 12, 6, 'let'), description: 'Use let.' },
      { unit: 'utf-16', ...change(12, 1, 12, 6, 'var'), description: 'Use var.' },
    ]
    const { origin, kind, path, severity } = findingWith({ changes: [], unit: 'utf-16' }, 12)
    const findings: Finding[] = [{ origin, kind, path, severity, line: 12, message: 'said', alternatives }]
    const { review, findings: reports } = planReview({ findings, diff: DIFF })
    expect(buttonsOf(review.comments)).toEqual([])
    expect(reports[0]).toMatchObject({ suggestion: 'quoted', code: 'alternatives' })
    for (const text of ['Use let.', 'Use var.', '+let c = 3', '+var c = 3'])
      expect(review.comments[0]?.body).toContain(text)
  })

  test('the text that the tool saw proves the lines if the checkout is another commit', () => {
    const fix: Fix = { unit: 'utf-16', ...change(12, 7, 12, 8, 'see') }
    const proven: Fix = { ...fix, original: { firstLine: 12, lines: ['const c = 3'] } }
    const codeOf = (each: Fix) =>
      planReview({ findings: [findingWith(each, 12)], diff: DIFF, options: { needsOriginal: () => true } })
        .findings[0]
    expect(codeOf(fix)).toMatchObject({ suggestion: 'quoted', code: 'commit-differs' })
    expect(codeOf(proven)).toMatchObject({ suggestion: 'committable' })
  })

  test('a button on other lines says what the finding is about', () => {
    const fix: Fix = { unit: 'utf-16', ...change(10, 7, 10, 8, 'see') }
    const { review } = planFix(DIFF, fix, 12)
    expect(review.comments[0]).toMatchObject({ line: 10 })
    expect(review.comments[0]?.body).toContain('This is about line 12.')
  })
})
