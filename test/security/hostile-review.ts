import fc from 'fast-check'
import { type ChangedFile, type Diff, diffOf } from '../../src/core/diff/diff.ts'
import { type BadEntry, type Finding, readFinding } from '../../src/core/finding/finding.ts'
import type { PlanOptions } from '../../src/core/options/plan-options.ts'
import { writeMarkdown } from '../../src/core/text/markdown.ts'
import { GITHUB_LIMITS, type ReviewPlan } from '../../src/index.ts'
import { planGiven as planReview } from '../../src/library/plan-given.ts'
import { hostileCode, hostileProse } from '../helpers/hostile-text.ts'

/** Texts that a runner, a terminal or a parser would interpret. */
const commands = fc.constantFrom(
  '::error::x',
  '  ::set-output name=a::b',
  '\t::add-mask::x',
  '\u00a0::warning file=a,line=1::x',
  '\u3000::debug::x',
  '\u0085::error::x',
  ':\u200b:error::x',
  '\u00ad::error::x',
  '::stop-commands::x',
  '::ERROR::x',
  'a ::error::x',
  '##[error]x',
  'a ##[add-mask]x',
  '##[Group]x',
  '#\u200b#[error]x',
  '##\u00ad[error]x',
  '##[set-env name=A;]x',
  '%0A::error::x',
  '%0D%0A##[error]x',
  '\r::error::x',
  '\r\n::error::x',
  '\u2028::error::x',
  '\u001b[2K::error::x',
  '\u009b31m',
  '\u001b]8;;https://evil.example\u0007',
  'outcome=approved',
  'x<<EOF\n::error::x\nEOF',
  `$${'{{ secrets.TOKEN }}'}`,
  '{{constructor}}',
  '::',
  ':',
  '##[',
  '##',
  '[',
)

/** Hostile Markdown, commands, and both. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  hostileProse,
  commands,
  fc
    .array(fc.oneof(commands, fc.constantFrom('\n', '\r', ' ', '\u2028', 'a')), { maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.tuple(hostileProse, commands, hostileProse).map((parts) => parts.join('')),
)

/** Every file of the diff, line by line. */
export const HOSTILE_FILE = [
  'one',
  '::error::two',
  '\tthree ##[error]x',
  'four\u202e',
  '',
  'six `x`',
  '/close',
  '<!-- eight',
]
const PATHS = ['src/sample.ts', 'we ird/##[error]x.py', '::error::y.md', 'a`b|c.txt', '__proto__', '<b>.html']

const DIFF: Diff = diffOf(
  PATHS.map(
    (path): ChangedFile => ({
      path,
      status: 'added',
      patch: [`@@ -0,0 +1,${HOSTILE_FILE.length} @@`, ...HOSTILE_FILE.map((line) => `+${line}`)].join('\n'),
    }),
  ),
)

/** An entry as written by a model that an attacker controls. */
export const hostileEntry = fc.record(
  {
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PATHS) },
      { weight: 1, arbitrary: hostileText },
    ),
    line: fc.integer({ min: 1, max: HOSTILE_FILE.length + 2 }),
    start_line: fc.integer({ min: 1, max: HOSTILE_FILE.length }),
    side: fc.constantFrom('RIGHT', 'LEFT'),
    severity: fc.oneof(fc.constantFrom('error', 'warning', 'info'), hostileText),
    title: hostileText,
    message: hostileText,
    suggestion: fc.oneof(hostileCode, hostileText),
    original: fc.oneof(fc.constantFrom(...HOSTILE_FILE), hostileCode),
    rule: hostileText,
    category: hostileText,
    source: hostileText,
    url: fc.oneof(hostileText, fc.webUrl({ withQueryParameters: true, withFragments: true })),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    evidence: fc.record({ badge: hostileText, reasoning: hostileText }, { requiredKeys: [] }),
    recommendation: hostileText,
  },
  { requiredKeys: ['path', 'message'] },
)

export interface HostileReview {
  readonly plan: ReviewPlan
  readonly findings: readonly Finding[]
  readonly notes: readonly string[]
  readonly diff: Diff
}

export function planHostile(
  entries: readonly object[],
  options: Partial<PlanOptions> = {},
  limits = GITHUB_LIMITS,
): HostileReview {
  const findings: Finding[] = []
  const bad: BadEntry[] = []
  const notes: string[] = []
  for (const [index, entry] of entries.entries()) {
    const read = readFinding(entry, { file: '::error::findings.json', index }, index % 2 ? 'tool' : 'model')
    if ('bad' in read) bad.push(read.bad)
    else findings.push(read.finding)
    if ('notes' in read) notes.push(...read.notes)
  }
  const plan = planReview({ findings, bad, diff: DIFF, limits, options: { ...options, writeMarkdown } })
  return { plan, findings, notes, diff: DIFF }
}

/** Literal prose is ten times as fast: enough for tests that are not about Markdown. */
export function hostileReview(prose: 'markdown' | 'literal'): fc.Arbitrary<HostileReview> {
  return fc
    .tuple(fc.array(hostileEntry, { minLength: 1, maxLength: 2 }), fc.array(hostileText, { maxLength: 1 }))
    .map(([entries, summaries]) => planHostile(entries, { prose, summaries }))
}
