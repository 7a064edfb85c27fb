import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assess, isInline, offersOf } from '../src/core/assess.ts'
import { parseDiff } from '../src/core/diff.ts'
import type { Finding } from '../src/core/finding.ts'
import { planReview, type ReviewPlan } from '../src/core/plan.ts'
import { DEFAULT_PLAN_OPTIONS, GITHUB_LIMITS } from '../src/core/plan-options.ts'
import { splitLines } from '../src/core/suggestion.ts'
import { hostileCode, hostileProse } from './hostile-text.ts'
import {
  allOracles,
  codeBlocks,
  type MarkdownNode,
  type MarkdownOracle,
  runs,
  suggestions,
} from './oracles/markdown.ts'

const FILE = ['first', '  second', 'third `tick`', '\tfourth', 'fifth', '', 'seventh']
const PATH = 'src/sample.txt'
const DIFF = parseDiff(
  [
    `diff --git a/${PATH} b/${PATH}`,
    'new file mode 100644',
    '--- /dev/null',
    `+++ b/${PATH}`,
    `@@ -0,0 +1,${FILE.length} @@`,
    ...FILE.map((line) => `+${line}`),
    '',
  ].join('\n'),
)

const LIMITS = [GITHUB_LIMITS, { ...GITHUB_LIMITS, dialect: 'gitlab' }] as const

interface Case {
  finding: Finding
  limits: (typeof LIMITS)[number]
  prose: 'markdown' | 'literal'
}

const hostileFinding: fc.Arbitrary<Finding> = fc
  .record(
    {
      kind: fc.constantFrom('model', 'tool'),
      line: fc.integer({ min: 1, max: FILE.length }),
      startLine: fc.integer({ min: 1, max: FILE.length }),
      title: hostileProse,
      message: hostileProse,
      suggestion: hostileCode,
      rule: hostileProse,
      category: hostileProse,
      source: hostileProse,
      url: fc.oneof(hostileProse, fc.webUrl({ withQueryParameters: true, withFragments: true })),
      evidence: fc.record({ badge: hostileProse, reasoning: hostileProse }),
    },
    { requiredKeys: ['kind', 'line', 'message'] },
  )
  .map(({ line, startLine = line, ...rest }) => ({
    origin: { file: 'findings.json', index: 0 },
    path: PATH,
    severity: 'warning',
    line: Math.max(line, startLine),
    ...(startLine === line ? {} : { startLine: Math.min(line, startLine) }),
    ...rest,
  }))

const hostileCase: fc.Arbitrary<Case> = fc.record({
  finding: hostileFinding,
  limits: fc.constantFrom(...LIMITS),
  prose: fc.constantFrom('markdown', 'markdown', 'markdown', 'literal'),
})

function planOf({ finding, limits, prose }: Case): ReviewPlan {
  return planReview({ findings: [finding], diff: DIFF, limits, options: { prose } })
}

/** What the plan means to commit, by the range that a comment covers. */
function meant({ finding }: Case): Map<string, string> {
  const assessed = assess(finding, 0, DIFF, DEFAULT_PLAN_OPTIONS)
  const offers = isInline(assessed) ? offersOf(assessed, DEFAULT_PLAN_OPTIONS, () => false) : []
  const edits = offers.flatMap((offer) => ('edits' in offer ? offer.edits : []))
  return new Map(edits.map(({ first, last, lines }) => [`${first}-${last}`, asBlock(lines)]))
}

function asBlock(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

/** Every comment that is a button has one suggestion block, with exactly its code; the others and the body none. */
function checkFences(tried: Case, plan: ReviewPlan, [body, ...comments]: readonly MarkdownNode[]): void {
  expect(suggestions(body as MarkdownNode)).toEqual([])
  const committable = plan.findings[0]?.suggestion === 'committable'
  const code = meant(tried)
  for (const [index, { line, start_line = line }] of plan.review.comments.entries()) {
    const wanted = committable ? [code.get(`${start_line}-${line}`)] : []
    expect(suggestions(comments[index] as MarkdownNode)).toEqual(wanted)
  }
}

function checkAll(oracle: MarkdownOracle, cases: readonly Case[]): void {
  const plans = cases.map(planOf)
  const bodies = plans.map(({ review }) => [review.body, ...review.comments.map(({ body }) => body)])
  const read = oracle.read(bodies.flat())
  for (const [index, plan] of plans.entries()) {
    const documents = read.splice(0, bodies[index]?.length)
    try {
      checkFences(cases[index] as Case, plan, documents)
    } catch (error) {
      throw new Error(`${JSON.stringify(cases[index])}\n${bodies[index]?.join('\n~~~~~\n')}`, {
        cause: error,
      })
    }
  }
}

describe.for(allOracles)('the fence holds, read by $name', (oracle) => {
  describe.skipIf(oracle.skip)('', () => {
    test('whatever the prose and whatever the code, a comment has its own suggestion block and no other', () => {
      const count = runs(oracle, 2000)
      // A process per document: by the batch, and without shrinking.
      if (oracle.cost > 1) checkAll(oracle, fc.sample(hostileCase, count))
      else
        fc.assert(
          fc.property(hostileCase, (tried) => checkAll(oracle, [tried])),
          { numRuns: count },
        )
    })
  })
})

void codeBlocks
void splitLines
