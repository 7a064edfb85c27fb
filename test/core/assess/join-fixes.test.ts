import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import type { Finding } from '../../../src/core/finding/finding.ts'
import type { TextChange } from '../../../src/core/finding/fix.ts'
import { planReview } from '../../../src/index.ts'
import { applied } from '../../oracles/apply-change.ts'
import { gitDiff } from '../../oracles/git.ts'
import { buttonsOf, pressAll } from '../../oracles/press.ts'

const PATH = 'src/cart.js'
const HEAD = 'var total = "0"\nvar other = "1"\nshow(total)\n'
const DIFF = gitDiff({ [PATH]: '' }, { [PATH]: HEAD })

function fixOn(line: number, from: number, to: number, text: string, more: Partial<Finding> = {}): Finding {
  const change: TextChange = { startLine: line, startColumn: from, endLine: line, endColumn: to, text }
  return {
    origin: { file: 'eslint.json', index: 0 },
    kind: 'tool',
    path: PATH,
    line,
    severity: 'warning',
    message: `Put ${text} at ${line}:${from}.`,
    rule: `rule-${from}`,
    source: 'eslint',
    fix: { changes: [change], unit: 'utf-16' },
    ...more,
  }
}

function plan(findings: Finding[], options = {}) {
  return planReview({ findings, diff: parseDiff(DIFF), options })
}

function outcomes({ findings }: ReturnType<typeof plan>): string[] {
  return findings.map(({ outcome, suggestion, code = '' }) => `${outcome} ${suggestion} ${code}`.trim())
}

function pressed({ review }: ReturnType<typeof plan>): string {
  return pressAll(HEAD, DIFF, buttonsOf(review.comments))
}

const KEYWORD = () => fixOn(1, 1, 4, 'let')
const QUOTES = () => fixOn(1, 13, 16, "'0'", { severity: 'error' })

describe('two exact fixes on one line', () => {
  test('at different columns: one suggestion, reported by the more severe, that says what both say', () => {
    const made = plan([KEYWORD(), QUOTES()])
    expect(outcomes(made)).toEqual(['merged committable joined', 'inline committable'])
    expect(made.counts).toMatchObject({ findings: 2, inline: 1, merged: 1, comments: 1, suggestions: 1 })
    expect(made.review.comments.map(({ body }) => body.replace(/<!--.*-->/, ''))).toMatchInlineSnapshot(`
      [
        "**Error:** Put '0' at 1\\:13\\.

      \`rule-13\` · from eslint

      **Warning:** Put let at 1\\:1\\.

      \`rule-1\` · from eslint

      \`\`\`suggestion
      let total = '0'
      \`\`\`

      ",
      ]
    `)
    expect(pressed(made)).toBe(HEAD.replace('var total = "0"', "let total = '0'"))
  })

  test('a second run knows both by the one comment', () => {
    const first = plan([KEYWORD(), QUOTES()])
    expect(first.fingerprints()).toHaveLength(2)
    for (const name of first.fingerprints()) expect(first.review.comments[0]?.body).toContain(name)
  })

  test.for<[rule: string, findings: Finding[], expected: string[]]>([
    [
      'that meet: which comes first would be a guess',
      [fixOn(1, 1, 4, 'let'), fixOn(1, 4, 5, '  ')],
      ['inline committable', 'inline quoted overlap'],
    ],
    [
      'at the same point',
      [fixOn(1, 5, 5, 'a'), fixOn(1, 5, 5, 'b')],
      ['inline committable', 'inline quoted overlap'],
    ],
    [
      'in units that may differ',
      [KEYWORD(), fixOn(1, 13, 16, "'0'", { fix: { ...fix(QUOTES()), unit: 'code-point' } })],
      ['inline committable', 'inline quoted overlap'],
    ],
    [
      'on different lines: two suggestions',
      [KEYWORD(), fixOn(2, 1, 4, 'let')],
      ['inline committable', 'inline committable'],
    ],
    [
      'one of which has an alternative',
      [KEYWORD(), { ...QUOTES(), alternatives: [fix(fixOn(1, 13, 16, '0'))] }],
      ['inline quoted overlap', 'inline committable alternatives'],
    ],
    [
      'of a model: each is judged by itself',
      [KEYWORD(), fixOn(1, 13, 16, "'0'", { kind: 'model' })],
      ['inline committable', 'inline quoted overlap'],
    ],
  ])('%s', ([, findings, expected]) => {
    expect(outcomes(plan(findings))).toEqual(expected)
  })

  test('without room for a comment each has its own line in the body', () => {
    const first = fixOn(2, 1, 4, 'let', { severity: 'error' })
    const made = plan([first, KEYWORD(), { ...QUOTES(), severity: 'warning' }], { maxComments: 1 })
    expect(outcomes(made)).toEqual([
      'inline committable',
      'summary quoted over-limit',
      'summary quoted over-limit',
    ])
  })
})

function fix({ fix }: Finding) {
  if (!fix) throw new Error('no fix')
  return fix
}

test('whatever fixes lie on a line: what is pressed is what the fixes with a button do, in any order', () => {
  const one = fc
    .record({
      from: fc.integer({ min: 1, max: 15 }),
      length: fc.integer({ min: 0, max: 4 }),
      text: fc.constantFrom('', 'x', 'yy'),
    })
    .filter(({ length, text }) => length > 0 || text !== '')
    .map(({ from, length, text }) => fixOn(1, from, Math.min(16, from + length), text))
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (findings) => {
      const made = plan(findings)
      const offered = findings.filter((_, at) => made.findings[at]?.suggestion === 'committable')
      const changes = offered.flatMap((finding) => fix(finding).changes)
      const distinct = [...new Map(changes.map((each) => [JSON.stringify(each), each])).values()]
      const sorted = distinct.toSorted((a, b) => a.startColumn - b.startColumn)
      if (made.review.comments.some(({ body }) => body.includes('```suggestion')))
        expect(pressed(made)).toBe(applied(HEAD, { unit: 'utf-16', changes: sorted }))
      expect(pressed(plan(findings.toReversed()))).toBe(pressed(made))
    }),
  )
})
