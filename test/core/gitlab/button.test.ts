import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FindingReport } from '../../../src/core/plan/plan.ts'
import { startGitLab } from '../../../src/sandbox/start-gitlab.ts'
import { comments } from '../../helpers/gitlab-attempt.ts'
import { run } from '../../helpers/gitlab-run.ts'
import { runs } from '../../helpers/runs.ts'

const NORMAL = 20

const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'b();', '  c', '\td', 'e `x`', '```', '/close', 'ü 中', 'trailing '),
  },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'no\u00a0break', '\u3000', '<b>', '&amp;') },
)
const text = fc.array(line, { minLength: 6, maxLength: 30 })

/** A file in two states, and replacements by a tool for some of its lines. */
const scenes = fc.record({
  before: text,
  edits: fc.array(
    fc.record({ at: fc.nat(30), remove: fc.nat(3), insert: fc.array(line, { maxLength: 3 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  eol: fc.constantFrom('\n', '\n', '\r\n'),
  isEnded: fc.boolean(),
  wanted: fc.array(
    fc.record({ first: fc.nat(30), more: fc.nat(4), lines: fc.array(line, { maxLength: 4 }) }),
    { minLength: 1, maxLength: 5 },
  ),
})

test('every suggestion, applied by GitLab, gives the file that was meant', async () => {
  let pressed = 0
  await fc.assert(
    fc.asyncProperty(scenes, async ({ before, edits, eol, isEnded, wanted }) => {
      const after = [...before]
      for (const { at, remove, insert } of edits) after.splice(at, remove, ...insert)
      fc.pre(after.length > 0 && after.join('\n') !== before.join('\n'))
      const written = (lines: readonly string[]) => lines.join(eol) + (isEnded && lines.length > 0 ? eol : '')
      const findings = wanted.map(({ first, more, lines }, index) => {
        const start = (first % after.length) + 1
        const last = Math.min(after.length, start + more)
        const suggestion = lines.length === 0 ? '' : `${lines.join('\n')}\n`
        return { path: 'f.txt', start_line: start, line: last, message: `Number ${index}`, suggestion }
      })
      const gitlab = await startGitLab({
        base: { 'f.txt': written(before) },
        head: { 'f.txt': written(after) },
      })
      try {
        const result = await run(gitlab, { findings, kind: 'tool' })
        const ids = comments(gitlab).flatMap(({ suggestions }) => suggestions.map(({ id }) => id))
        expect(ids).toHaveLength(result.plan.counts.suggestions)
        if (ids.length === 0) return
        expect(await gitlab.pressBatch(ids)).toMatchObject({ kind: 'committed' })
        pressed += ids.length
        const expected = meant(after, findings, result.plan.findings)
        if (expected) expect(await gitlab.file('f.txt')).toBe(written(expected))
      } finally {
        await gitlab.close()
      }
    }),
    { numRuns: runs(NORMAL) },
  )
  expect(pressed).toBeGreaterThan(runs(NORMAL) / 2)
})

/** The lines after every finding with a suggestion is applied, from bottom to top. */
function meant(
  lines: readonly string[],
  findings: readonly Wanted[],
  reports: readonly FindingReport[],
): string[] | undefined {
  const result = [...lines]
  const offered = findings
    .filter((_, index) => reports[index]?.suggestion === 'committable')
    .toSorted((one, other) => other.line - one.line)
  for (const [index, { start_line, line, suggestion }] of offered.entries()) {
    // Minimal edits may be disjoint although the given ranges overlap; then the expected result is undefined.
    if (line >= (offered[index - 1]?.start_line ?? Number.POSITIVE_INFINITY)) return undefined
    const replacement = suggestion === '' ? [] : suggestion.slice(0, -1).split('\n')
    result.splice(start_line - 1, line - start_line + 1, ...replacement)
  }
  return result
}

interface Wanted {
  readonly start_line: number
  readonly line: number
  readonly suggestion: string
}
