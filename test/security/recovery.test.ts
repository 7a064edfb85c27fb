import { describe, expect, test } from 'vitest'
import { writeMarkdown } from '../../src/core/text/markdown.ts'
import type { MarkdownWriter } from '../../src/core/text/prose.ts'
import { planGiven as planReview } from '../../src/library/plan-given.ts'
import { run, sandbox } from '../helpers/github-run.ts'
import { patch } from '../helpers/one-finding.ts'

const DIFF = patch('a.ts', 1, ['+one', '+two', '+three'])

/** Fails as a part of the planner might: for one text only, with any error. */
function failing(isBad: (source: string) => boolean): MarkdownWriter {
  return (source, hosts) => {
    if (isBad(source)) throw new RangeError('Maximum call stack size exceeded')
    return writeMarkdown(source, hosts)
  }
}

/** Needed for every plan, independent of the findings. */
function noGlobs(): never {
  throw new TypeError('no such thing')
}

const FINDINGS = Array.from({ length: 7 }, (_, index) => ({
  path: 'a.ts',
  line: (index % 3) + 1,
  message: `~~number~~ ${index}`,
  suggestion: `better ${index}`,
}))

describe('T29 an exception while planning', () => {
  test.for([[[3]], [[0]], [[6]], [[1, 4]], [[0, 1, 2, 3, 4, 5, 6]]])(
    'of findings %j: they are shown as text, the others go on, and the log says so',
    ([bad = []]) => {
      const isBad = (source: string) => bad.some((index) => source.includes(`~~number~~ ${index}`))
      const plan = planReview({
        findings: FINDINGS,
        diff: DIFF,
        options: { writeMarkdown: failing(isBad) },
      })
      expect(plan.failure).toBeUndefined()
      for (const [index, report] of plan.findings.entries()) {
        expect(report.message).toBe(`~~number~~ ${index}`)
        expect(report.outcome).toBe('inline')
        const { body = '' } = plan.review.comments[report.comments[0] ?? -1] ?? {}
        if (bad.includes(index)) {
          expect(report).toMatchObject({ code: 'plan-failed', suggestion: 'none' })
          expect(body.replaceAll('\u200b', '')).toContain(`\\~\\~number\\~\\~ ${index}`)
        } else {
          expect(body).toContain(`~~number~~ ${index}`)
        }
      }
      const logged = plan.log.filter((line) => line.includes('shown as text'))
      expect(logged).toHaveLength(bad.length)
      expect(logged[0]).toContain(`finding ${bad[0]}`)
      expect(logged[0]).toContain('Maximum call stack')
    },
  )

  test('that no finding caused: nothing is posted, and every finding is reported elsewhere', async () => {
    const github = await sandbox()
    const findings = [
      { path: 'src/cart.ts', line: 10, title: 'First', message: 'a *text*', severity: 'error' },
      { path: 'src/else.ts', line: 1, title: 'Second', message: 'another *text*' },
    ]
    const result = await run(github, {
      findings,
      options: { failOn: 'error', protectedPaths: ['*.{a,b}'], globTest: noGlobs },
    })
    expect(result).toMatchObject({ outcome: 'degraded', cause: 'failure' })
    expect(result.plan.findings.map(({ title, outcome, code }) => [title, outcome, code])).toEqual([
      ['First', 'summary', 'plan-failed'],
      ['Second', 'summary', 'plan-failed'],
    ])
    expect(result.plan.counts).toMatchObject({ findings: 2, summarized: 2, comments: 0 })
    expect(result.plan.failed).toBe(true)
    expect(github.reviews()).toEqual([])
  })
})
