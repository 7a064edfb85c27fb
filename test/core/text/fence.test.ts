import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import type { Finding } from '../../../src/core/finding/finding.ts'
import { splitLines } from '../../../src/core/finding/suggestion.ts'
import { GITHUB_LIMITS, type Limits } from '../../../src/core/options/plan-options.ts'
import { codeSpan, fence, longestBacktickRun } from '../../../src/core/text/fence.ts'
import { planReview, type ReviewComment } from '../../../src/index.ts'
import { hostileCode, hostileProse } from '../../helpers/hostile-text.ts'
import { markdownProperty, readByAll } from '../../helpers/markdown-property.ts'
import { securityRuns } from '../../helpers/runs.ts'
import { comrak, kinds, suggestionBlocks } from '../../oracles/markdown.ts'

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

interface Case {
  readonly finding: Finding
  readonly dialect: Limits['dialect']
  readonly prose: 'markdown' | 'literal'
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
  dialect: fc.constantFrom('github', 'github', 'gitlab'),
  prose: fc.constantFrom('markdown', 'markdown', 'literal'),
})

const hostilePlan = hostileCase.map(({ finding, dialect, prose }) => ({
  finding,
  plan: planReview({
    findings: [finding],
    diff: DIFF,
    limits: { ...GITHUB_LIMITS, dialect, quotedButtons: dialect === 'gitlab' },
    options: { prose },
  }),
}))

/** The file after the lines of a comment are replaced by its block. */
function pressed({ line = 0, start_line = line }: ReviewComment, block: string): string[] {
  return FILE.toSpliced(start_line - 1, line - start_line + 1, ...splitLines(block))
}

function wanted({ line = 1, startLine = line, suggestion = '' }: Finding): string[] {
  return FILE.toSpliced(startLine - 1, line - startLine + 1, ...splitLines(suggestion))
}

/**
 * A suggestion block, as it must be in the body: complete and without any prose. On GitLab it is in a quote if one of
 * its lines looks like a command.
 */
function asWritten({ info, text }: { info: string; text: string }): string {
  const mark = '`'.repeat(Math.max(3, longestBacktickRun(text) + 1))
  const lines = `${mark}${info}\n${text}${mark}`.split('\n')
  const inQuote = info.includes(':') && lines.some((line) => /^\/[a-z][\w-]*(?:\s|$)/i.test(line))
  const shown = inQuote ? lines.map((line) => (line === '' ? '>' : `> ${line}`)) : lines
  return `\n\n${shown.join('\n')}\n\n`
}

describe(`the fence holds, ${readByAll}`, () => {
  test('whatever prose and code are: one suggestion block in a button, none elsewhere', () => {
    let buttons = 0
    markdownProperty(
      { from: hostilePlan, numRuns: securityRuns() },
      ({ plan: { review } }) => [review.body, ...review.comments.map(({ body }) => body)],
      ([body, ...documents], { finding, plan }) => {
        expect(suggestionBlocks(body)).toEqual([])
        const committable = plan.findings[0]?.suggestion === 'committable'
        for (const [index, comment] of plan.review.comments.entries()) {
          const blocks = suggestionBlocks(documents[index])
          expect(blocks).toHaveLength(committable ? 1 : 0)
          for (const block of blocks) {
            buttons++
            expect(`\n\n${comment.body}`).toContain(asWritten(block))
            // A tool's code is exact; a model's code may be repaired first.
            if (finding.kind === 'tool') expect(pressed(comment, block.text)).toEqual(wanted(finding))
          }
        }
      },
    )
    expect(buttons).toBeGreaterThan(securityRuns() / 100)
  })
})

describe('fence', () => {
  test.for<[rule: string, lines: string[], block: string]>([
    ['three backticks at least', ['a'], '```text\na\n```'],
    ['one more than the longest run at the start of a line', ['```'], '````text\n```\n````'],
    ['one more than the longest run inside a line', ['a ````` b'], '``````text\na ````` b\n``````'],
    ['tildes do not count', ['~~~~~'], '```text\n~~~~~\n```'],
    ['no lines: the closing fence follows at once', [], '```text\n```'],
    ['blank lines and blanks stay', ['', '  ', 'a '], '```text\n\n  \na \n```'],
  ])('%s', ([, lines, block]) => {
    expect(fence(lines, 'text')).toBe(block)
  })
})

describe('codeSpan', () => {
  test.for<[rule: string, text: string, span: string]>([
    ['plain code', 'a', '`a`'],
    ['one backtick more than the longest run', 'a``b', '```a``b```'],
    ['padded where it begins or ends with a backtick', '`a', '`` `a ``'],
    ['padded where it begins and ends with a blank', ' a ', '`  a  `'],
    ['on one line', 'a\n\nb', '`a b`'],
    ['a forged fence', '```suggestion', '```` ```suggestion ````'],
  ])('%s', ([, text, span]) => {
    expect(codeSpan(text)).toBe(span)
    const [document] = comrak.read([span])
    expect(document && kinds(document)).toEqual(new Set(['document', 'paragraph', 'code']))
  })
})
