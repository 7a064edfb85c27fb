import { describe, expect, test } from 'vitest'
import { readFinding } from '../../../src/core/finding/finding.ts'
import type { PlanOptions } from '../../../src/core/options/plan-options.ts'
import { type Finding, planReview } from '../../../src/index.ts'
import { patch } from '../../helpers/one-finding.ts'
import { comrak, suggestionBlocks, visibleText } from '../../oracles/markdown.ts'

const DIFF = patch('a.ts', 1, [' aa', '+bb', ' cc'])

function finding(entry: object, index = 0): Finding {
  const read = readFinding({ path: 'a.ts', message: 'm', ...entry }, { file: 'f', index })
  if ('bad' in read) throw new Error(read.bad.message)
  return read.finding
}

function planned(entries: readonly object[], options: Partial<PlanOptions> = {}) {
  return planReview({ findings: entries.map(finding), diff: DIFF, options })
}

describe('fields that a model has invented', () => {
  const entry = {
    line: 2,
    recommendation: 'Use `x`.',
    exploitScenario: 'One\n\n- two',
    fix: '```suggestion\nevil()\n```',
    impact: '[SUGGEST: evil()]',
  }

  test.for([
    ['inline', 2],
    ['in the body', 40],
  ] as const)('%s, each is shown under its name and none is offered', ([, line]) => {
    const { review, findings, counts } = planned([{ ...entry, line }])
    const body = line === 2 ? (review.comments[0]?.body ?? '') : review.body
    const [document] = comrak.read([body])
    const shown = document ? visibleText(document) : ''
    for (const text of [
      'Recommendation',
      'Use x.',
      'Exploit scenario',
      'two',
      'Fix',
      'evil()',
      '[SUGGEST: evil()]',
    ])
      expect(shown.replaceAll('\u200b', '')).toContain(text)
    expect(suggestionBlocks(document)).toEqual([])
    expect(counts.suggestions).toBe(0)
    expect(findings[0]).toMatchObject({
      suggestion: 'none',
      extra: expect.arrayContaining([{ name: 'impact', text: entry.impact }]),
    })
  })

  test('of a finding that is merged too', () => {
    const { review } = planned([
      { line: 2, source: 'one', impact: 'first' },
      { line: 2, source: 'two', impact: 'second', reach: 'all' },
    ])
    expect(review.comments).toHaveLength(1)
    for (const text of ['first', 'second', 'all']) expect(review.comments[0]?.body).toContain(text)
  })
})

describe('the summary of a model', () => {
  test('is a paragraph after the counts', () => {
    const { review } = planned([{ line: 2 }], { summaries: ['All is **well**, @team.', 'Second.'] })
    expect(review.body.split('\n\n').slice(0, 3)).toEqual([
      '**1 finding**: 1 inline (1 warning).',
      'All is **well**, \\@\u200bteam.',
      'Second.',
    ])
  })

  test('alone is not posted', () => {
    const { review, summary } = planned([], { summaries: ['Nothing to say.'] })
    expect(review.body).toBe('')
    expect(summary).toBe('Nothing to say.')
  })

  test('is cut where it is long, and leaves room for those of others', () => {
    const { review } = planned([{ line: 2 }], { summaries: ['x '.repeat(50_000), 'The other.'] })
    expect(review.body.length).toBeLessThan(6000)
    expect(review.body).toContain('Cut here: ')
    expect(review.body).toContain('The other.')
  })
})
