import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffOf } from '../../../src/core/diff/diff.ts'
import { badEntryText, readFinding } from '../../../src/core/finding/finding.ts'
import { gitlabReview } from '../../../src/core/gitlab/review.ts'
import { preview } from '../../../src/core/preview/preview.ts'
import { writeMarkdown } from '../../../src/core/text/markdown.ts'
import { GITHUB_LIMITS, GITLAB_LIMITS, type PlanInput, planReview } from '../../../src/index.ts'
import { printable } from '../../../src/output/log.ts'
import { renderReport } from '../../../src/output/report.ts'
import { toAnnotations } from '../../../src/runner/annotations.ts'
import { jobSummary } from '../../../src/runner/job-summary.ts'
import { renderPlan } from '../../../src/terminal/render-plan.ts'
import { renderReview } from '../../../src/terminal/render-review.ts'
import { createTerminal } from '../../../src/terminal/terminal.ts'
import { cut, wrap } from '../../../src/terminal/text-width.ts'
import { runs } from '../../helpers/runs.ts'
import { at, log, read, result } from '../../helpers/sarif-log.ts'

// Half of a surrogate pair cannot be encoded as UTF-8: platforms refuse or replace it.

const NARROW = createTerminal({ columns: 40 }, { FORCE_COLOR: '1' })

/** Of any length, so that a cut can fall into a pair anywhere; also with lone surrogates in the input. */
const text = fc
  .tuple(
    fc.integer({ min: 0, max: 80 }),
    fc.constantFrom('😀', '😀\u200b', '𝒳', '𝒳\u202e', 'a😀', '\ud83d', '\ude00', '\ud83d\ud83d', '👩‍💻'),
    fc.constantFrom(1, 30, 31, 200, 1500),
  )
  .map(([length, unit, count]) => `${'x'.repeat(length)}${unit.repeat(count)}`)

const entry = fc.record(
  {
    path: fc.oneof(fc.constant('src/a.ts'), text),
    line: fc.oneof(fc.integer({ min: 1, max: 4 }), text),
    severity: fc.oneof(fc.constant('error'), text),
    title: text,
    message: text,
    suggestion: text,
    original: text,
    rule: text,
    category: text,
    source: text,
    url: text,
    evidence: fc.record({ badge: text, reasoning: text }),
  },
  { requiredKeys: ['path', 'message'] },
)

const ROW = `const ${'x'.repeat(33)}😀 = something that is longer than what is quoted`

function diffWith(rows: readonly string[], name: string) {
  const lines = rows.map((row) => row.replaceAll('\n', ' ').toWellFormed())
  const patch = [`@@ -1,0 +1,${lines.length} @@`, ...lines.map((row) => `+${row}`)].join('\n')
  const other = `src/${name.toWellFormed()}.ts`
  return diffOf([
    { path: 'src/a.ts', status: 'modified', patch },
    { path: other, status: 'modified', patch },
  ])
}

/** Everything that is shown or sent of a review. */
function leaving(input: PlanInput, foreign = '\ud83d'): string[] {
  const { diff } = input
  if (typeof diff === 'string') throw new Error('a parsed diff is expected')
  return [GITHUB_LIMITS, GITLAB_LIMITS].flatMap((limits) => {
    const plan = planReview({ ...input, limits })
    const done = { plan, diff, commit: '' }
    const refs = { base_sha: 'a', start_sha: 'b', head_sha: 'c' }
    return [
      plan.review.body,
      ...plan.review.comments.map(({ body }) => body),
      JSON.stringify(gitlabReview(plan.review, diff, refs).notes.map(({ body }) => body)),
      ...plan.log.map(printable),
      renderPlan(plan, NARROW),
      renderReview(plan, diff, NARROW),
      renderReport(plan),
      jobSummary({ ...done, outcome: 'dry-run' }),
      jobSummary({ ...done, outcome: 'degraded', message: foreign, hint: '', cause: 'failure' }),
      preview({ plan, diff, subject: foreign, status: foreign }),
      ...toAnnotations(plan).flatMap(({ title, message, path }) => [title, message, path].map(printable)),
    ]
  })
}

function expectWellFormed(texts: readonly string[]) {
  for (const each of texts) {
    const at = each.isWellFormed() ? -1 : [...each].findIndex((char) => !char.isWellFormed())
    expect(at < 0 ? '' : [...each].slice(Math.max(0, at - 60), at + 10).join('')).toBe('')
  }
}

describe('no text that leaves holds half of a surrogate pair', () => {
  test('findings as people and models write them', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 3 }),
        fc.array(text, { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        (entries, rows, isTool) => {
          const reads = entries.map((each, index) =>
            readFinding(each, { file: 'f\ud83d', index }, isTool ? 'tool' : 'model'),
          )
          const findings = reads.flatMap((each) => ('finding' in each ? each.finding : []))
          const bad = reads.flatMap((each) => ('bad' in each ? each.bad : []))
          const said = reads.flatMap((each) => ('notes' in each ? each.notes : badEntryText(each.bad)))
          const diff = diffWith(rows, rows[0] ?? '')
          const options = { writeMarkdown, commit: 'a'.repeat(40), head: `b${'𝒳'.repeat(20)}` }
          expectWellFormed([...said.map(printable), ...leaving({ findings, bad, diff, options })])
        },
      ),
      { numRuns: runs(120) },
    )
  })

  test.for<[what: string, entry: object]>([
    ['a value that is named in an error', { path: 'src/a.ts', line: `${'x'.repeat(59)}😀y`, message: 'm' }],
    ['an unknown severity', { path: 'src/a.ts', severity: `${'x'.repeat(59)}😀y`, message: 'm' }],
    [
      'a row that is quoted in a reason',
      { path: 'src/a.ts', line: 2, message: 'm', suggestion: `two\n${ROW}\nthree` },
    ],
  ])('%s is cut between characters', ([, given]) => {
    const read = readFinding(given, { file: 'f', index: 0 })
    const said = 'bad' in read ? [badEntryText(read.bad)] : read.notes
    const findings = 'finding' in read ? [read.finding] : []
    const texts = [...said, ...leaving({ findings, diff: diffWith(['one', 'two', ROW, 'four'], 'b') }, '')]
    expect(texts.join('\n')).toContain('…')
    // Spelled out or as a JSON escape it would still be half a character.
    expect(texts.join('\n')).not.toMatch(/U\+D[89A-F][0-9A-F]{2}|\\ud[89a-f]/i)
  })

  test('more files than a body names, each with a long name', () => {
    const findings = Array.from({ length: 300 }, (_, index) => ({
      path: `src/${'x'.repeat(index % 64)}${'😀\u200b'.repeat(30)}${index}.ts`,
      line: 1,
      message: `Number ${index}. ${'Long. '.repeat(400)}`,
    }))
    expectWellFormed(leaving({ findings, diff: diffOf([]) }))
  })

  test('SARIF: names, messages, rules', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1 }),
        fc.integer({ min: 0, max: 12 }),
        async (odd, scale) => {
          const long = 'x'.repeat(odd) + '😀'.repeat(2 ** scale)
          const entry = result({
            ruleIndex: 0,
            message: { text: long },
            locations: [
              at('src/a.ts', { startLine: 1 }, { logicalLocations: [{ fullyQualifiedName: long }] }),
            ],
          })
          const rules = [{ id: long, name: long, properties: { category: long } }]
          const toolExecutionNotifications = [{ level: 'error', message: { text: long } }]
          const { findings, bad, notes } = await read(
            log([entry], {
              tool: { driver: { name: long, rules } },
              invocations: [{ executionSuccessful: false, toolExecutionNotifications }],
            }),
          )
          const diff = diffWith(['one', 'two'], 'b')
          expectWellFormed([
            ...notes,
            ...findings.flatMap(({ rule = '', title = '', category = '', source = '', message = '' }) => [
              rule,
              title,
              category,
              source,
              message,
            ]),
            ...leaving({ findings, bad, diff }),
          ])
        },
      ),
      { numRuns: runs(26) },
    )
  })

  test('lines however narrow they are', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 45 }), (given, columns) => {
        const shown = printable(given)
        const lines = wrap(shown, columns)
        expectWellFormed([cut(shown, columns), ...lines])
        expect(lines.join('').replaceAll(' ', '')).toBe(shown.replaceAll(' ', ''))
      }),
      { numRuns: runs(300) },
    )
  })
})
