import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFinding, type TextKind } from '../../../src/core/finding/finding.ts'
import { type Finding, planReview } from '../../../src/index.ts'
import { patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'
import { buttonsOf } from '../../oracles/press.ts'

const DIFF = patch('src/a.ts', 10, [
  ' const one = 1',
  '+let two = 2',
  '+let three = 3',
  '+import { x, y } from "z"',
  ' const five = 5',
])

interface Entry {
  readonly source?: string
  readonly kind?: TextKind
  readonly file?: string
  readonly [field: string]: unknown
}

function finding({ kind = 'model', file = 'f.json', ...entry }: Entry, index: number): Finding {
  const read = readFinding({ path: 'src/a.ts', line: 11, ...entry }, { file, index }, kind)
  if ('bad' in read) throw new Error(read.bad.message)
  return read.finding
}

const plan = (entries: readonly Entry[]) => planReview({ findings: entries.map(finding), diff: DIFF })

const LONG = 'The variable two is never assigned again, so const says more about it than let does.'
const REWORDED = 'The variable two is never assigned again, so const would say more about it than let.'

describe('the same defect', () => {
  test.for<[rule: string, one: Entry, other: Entry, merged: boolean]>([
    ['same rule', { rule: 'prefer-const', message: 'a' }, { rule: 'prefer-const', message: 'b' }, true],
    [
      'same rule of a plugin',
      { rule: '@typescript-eslint/prefer-const', message: 'a' },
      { rule: 'prefer-const', message: 'b' },
      true,
    ],
    ['alike text', { message: LONG }, { message: REWORDED }, true],
    ['same text, short', { message: 'Unused import x.' }, { message: 'unused import X' }, true],
    [
      'same replacement',
      { message: 'Never assigned.', suggestion: 'const two = 2' },
      { message: 'Prefer constants here', suggestion: 'const two = 2\n' },
      true,
    ],
    [
      'another rule and text',
      { rule: 'a', message: 'One thing.' },
      { rule: 'b', message: 'Quite another.' },
      false,
    ],
    [
      'short texts that differ in a name',
      { message: 'Unused import x' },
      { message: 'Unused import y' },
      false,
    ],
    ['another line', { message: LONG }, { message: LONG, line: 12 }, false],
    ['another file', { message: LONG }, { message: LONG, path: 'src/b.ts' }, false],
    ['a range that begins there', { message: LONG }, { message: LONG, start_line: 11, line: 12 }, true],
    ['both about the whole file', { message: LONG, line: null }, { message: LONG, line: null }, true],
    ['one about the whole file', { message: LONG, line: null }, { message: LONG }, false],
    ['one source', { message: LONG, source: 'model a' }, { message: LONG, source: 'Model A' }, false],
  ])('%s', ([, one, other, merged]) => {
    const { findings } = plan([
      { source: 'model a', ...one },
      { source: 'model b', ...other },
    ])
    expect(findings.some(({ outcome }) => outcome === 'merged')).toBe(merged)
  })

  test('is one comment that names its sources and keeps every differing message', () => {
    const { review, findings, counts } = plan([
      { source: 'gpt', title: 'Use const', message: LONG },
      { source: 'claude', title: 'Use const', message: REWORDED },
      { source: 'gemini', title: 'Use const', message: LONG },
    ])
    expect(findings.map(({ outcome }) => outcome).toSorted()).toEqual(['inline', 'merged', 'merged'])
    expect(findings.map(({ comments }) => comments)).toEqual([[0], [0], [0]])
    expect(counts).toMatchObject({ findings: 3, comments: 1 })
    const [{ body } = { body: '' }] = review.comments
    expect(body).toContain('from gemini, gpt, claude')
    expect(body.split('const would say more')).toHaveLength(2)
    expect(body.split('const says more')).toHaveLength(2)
  })

  test('without names, each file is a source', () => {
    const same = { message: LONG }
    expect(plan([same, { ...same, file: 'g.json' }]).counts.comments).toBe(1)
    expect(plan([same, same]).counts.comments).toBe(2)
  })

  test('in the body is listed once, with all sources', () => {
    const { review, counts } = plan([
      { source: 'gpt', message: LONG, line: 99 },
      { source: 'claude', message: REWORDED, line: 99 },
    ])
    expect(counts).toMatchObject({ comments: 0, summarized: 1 })
    expect(review.body).toContain('from gpt, claude')
    expect(review.body).toContain('const would say more')
    expect(review.body).toContain('const says more')
  })

  test('two unused imports on one line, reported by two sources, are two comments', () => {
    const unused = (name: string, source: string): Entry => ({
      source,
      rule: 'no-unused-vars',
      line: 13,
      message: `'${name}' is defined but never used.`,
    })
    const { review, findings } = plan([
      unused('x', 'eslint'),
      unused('y', 'eslint'),
      unused('y', 'gpt'),
      unused('x', 'gpt'),
    ])
    expect(review.comments).toHaveLength(2)
    for (const { body } of review.comments) expect(/'x' is/.test(body)).toBe(!/'y' is/.test(body))
    expect(findings.filter(({ outcome }) => outcome === 'merged')).toHaveLength(2)
  })
})

describe('the suggestion', () => {
  const tool = { source: 'eslint', kind: 'tool', rule: 'prefer-const', message: LONG } as const
  const model = { source: 'gpt', rule: 'prefer-const', message: REWORDED } as const
  const other = { source: 'claude', rule: 'prefer-const', message: REWORDED } as const

  test.for<[rule: string, entries: Entry[], button: string | undefined, says: string]>([
    [
      'that agrees is counted',
      [
        { ...model, suggestion: 'const two = 2' },
        { ...other, suggestion: 'const two = 2' },
      ],
      'const two = 2',
      '2 of them suggest this change',
    ],
    [
      'of a tool beats that of a model',
      [
        { ...model, suggestion: 'const two = 3', confidence: 1, severity: 'error' },
        { ...tool, suggestion: 'const two = 2' },
      ],
      'const two = 2',
      'the suggestion of another source has the button',
    ],
    [
      'of the more confident model wins',
      [
        { ...model, suggestion: 'const two = 3', confidence: 0.5 },
        { ...other, suggestion: 'const two = 2', confidence: 0.9 },
      ],
      'const two = 2',
      'the suggestion of another source has the button',
    ],
    [
      'has no button in a tie',
      [
        { ...model, suggestion: 'const two = 3' },
        { ...other, suggestion: 'const two = 2' },
      ],
      undefined,
      'the sources suggest different changes',
    ],
    [
      'of one source alone is offered',
      [{ ...model, suggestion: 'const two = 2' }, { ...other }],
      'const two = 2',
      'from gpt, claude',
    ],
  ])('%s', ([, entries, button, says]) => {
    const { review } = plan(entries)
    expect(review.comments).toHaveLength(1)
    const [{ body } = { body: '' }] = review.comments
    expect(buttonsOf(review.comments).map(({ lines }) => lines.join('\n'))).toEqual(
      button === undefined ? [] : [button],
    )
    expect(body).toContain(says)
    // No suggestion is lost.
    for (const { suggestion } of entries)
      if (typeof suggestion === 'string') expect(body).toContain(suggestion)
  })
})

test('the order of findings and files does not matter', () => {
  const entry = fc.record(
    {
      line: fc.constantFrom(11, 12, 13, 99),
      message: fc.constantFrom(LONG, REWORDED, 'Something else entirely is wrong with this.'),
      rule: fc.constantFrom('a', 'b'),
      source: fc.constantFrom('gpt', 'claude', 'eslint'),
      severity: fc.constantFrom('error', 'warning'),
      suggestion: fc.constantFrom('const two = 2', 'const two = 3'),
      confidence: fc.constantFrom(0.2, 0.9),
    },
    { requiredKeys: ['line', 'message'] },
  )
  const files = fc.array(fc.array(entry, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(files, fc.nat(4), fc.infiniteStream(fc.nat()), (given, maxComments, dice) => {
      const read = given.map((entries, file) =>
        entries.map((each, index) => finding({ ...each, file: `${file}.json` }, index)),
      )
      const shuffled = read.toSorted(() => ((dice.next().value ?? 0) % 3) - 1)
      const planOf = (lists: Finding[][]) =>
        planReview({ findings: lists.flat(), diff: DIFF, options: { maxComments } })
      const { review, findings, counts } = planOf(read)
      const again = planOf(shuffled)
      expect([again.review, again.findings, again.counts]).toEqual([review, findings, counts])
      expect(findings).toHaveLength(read.flat().length)
      // Each is published once, alone or as part of the one that it is merged into.
      for (const { outcome, comments } of findings)
        expect(comments.length > 0 || outcome !== 'inline').toBe(true)
    }),
    { numRuns: runs(300) },
  )
})
