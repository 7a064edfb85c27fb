import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/core/finding/finding.ts'
import { planReview } from '../../../src/index.ts'
import { joinLines } from '../../helpers/model-answer.ts'
import { runs } from '../../helpers/runs.ts'
import { gitDiff } from '../../oracles/git.ts'
import { buttonsOf, pressAll } from '../../oracles/press.ts'

/** Few different lines, so that repetitions, blank lines and moved lines are common. */
const line = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'epsilon', 'return x', '}') },
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('```', '``` ```', '  indented', '-- dashed', '++ plus', '@@ at', '~~~~'),
  },
)
const lines = fc.array(line, { minLength: 1, maxLength: 30 })

/** A version of a text with some ranges of lines replaced. */
function edited(before: readonly string[]): fc.Arbitrary<string[]> {
  const edit = fc.record({
    at: fc.nat(before.length),
    remove: fc.nat(3),
    insert: fc.array(line, { maxLength: 3 }),
  })
  return fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) => {
    const after = [...before]
    for (const { at, remove, insert } of edits) after.splice(Math.min(at, after.length), remove, ...insert)
    return after
  })
}

const scenario = lines
  .chain((base) => fc.record({ base: fc.constant(base), head: edited(base) }))
  .filter(({ base, head }) => head.length > 0 && base.join('\n') !== head.join('\n'))
  .chain(({ base, head }) =>
    fc.record({
      base: fc.constant(base),
      head: fc.constant(head),
      ending: fc.constantFrom('\n', '\r\n'),
      finalNewline: fc.boolean(),
      ranges: fc.array(
        fc.record({
          first: fc.integer({ min: 1, max: head.length }),
          length: fc.nat(5),
          insert: fc.array(line, { maxLength: 6 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  )

function fileText(content: readonly string[], ending: string, finalNewline: boolean): string {
  return content.length === 0 ? '' : content.join(ending) + (finalNewline ? ending : '')
}

describe('the button is right', () => {
  test.for(['tool', 'model'] as const)(
    'a committable suggestion of a %s, pressed, gives the file meant',
    (kind) => {
      let pressed = 0
      // In Markdown files a model's fences are content; repairs in other files are tested in committable.test.ts.
      const path = kind === 'model' ? 'f.md' : 'f.txt'
      fc.assert(
        fc.property(scenario, ({ base, head, ending, finalNewline, ranges }) => {
          // A model's lost indentation is restored.
          fc.pre(
            kind === 'tool' || ![...head, ...ranges.flatMap(({ insert }) => insert)].includes('  indented'),
          )
          const headText = fileText(head, ending, finalNewline)
          const diff = gitDiff({ [path]: fileText(base, ending, finalNewline) }, { [path]: headText })
          const findings = ranges.map(({ first, length, insert }, index): Finding => {
            const last = Math.min(head.length, first + length)
            const replaced = head.slice(first - 1, last).join('\n')
            return {
              origin: { file: 'test', index },
              kind,
              path,
              line: last,
              ...(first === last ? {} : { startLine: first }),
              severity: 'warning',
              message: `Remove or change number ${index}`,
              // The original proves the range, so that only the code is tested here.
              ...(kind === 'model' && replaced.trim() !== '' ? { original: replaced } : {}),
              suggestion: kind === 'tool' ? insert.map((text) => `${text}\n`).join('') : joinLines(insert),
            }
          })
          const plan = planReview({ findings, diff })
          const buttons = buttonsOf(plan.review.comments)
          expect(buttons).toHaveLength(plan.counts.suggestions)

          // The replacements of the committable findings, applied from bottom to top.
          const meant = [...head]
          const committable = findings.filter(
            (_, index) => plan.findings[index]?.suggestion === 'committable',
          )
          for (const { startLine, line = 0, origin } of committable.toSorted(
            (a, b) => (b.line ?? 0) - (a.line ?? 0),
          )) {
            const first = startLine ?? line
            meant.splice(first - 1, line - first + 1, ...(ranges[origin.index]?.insert ?? []))
          }
          if (overlap(committable)) return // each alone is tested by the other cases
          pressed += buttons.length
          expect(pressAll(headText, diff, buttons, ending)).toBe(fileText(meant, ending, finalNewline))
        }),
        { numRuns: runs(250) },
      )
      expect(pressed).toBeGreaterThan(runs(250) / 5)
    },
  )

  test('no block holds blank lines alone, and none ends with a blank line where a neighbour is at hand', () => {
    fc.assert(
      fc.property(scenario, ({ base, head, ranges }) => {
        const diff = gitDiff({ 'f.txt': fileText(base, '\n', true) }, { 'f.txt': fileText(head, '\n', true) })
        const findings = ranges.map(({ first, length, insert }, index): Finding => {
          const last = Math.min(head.length, first + length)
          const suggestion = insert.map((text) => `${text}\n`).join('')
          const origin = { file: 'test', index }
          return {
            origin,
            kind: 'tool',
            path: 'f.txt',
            startLine: first,
            line: last,
            severity: 'info',
            message: 'x',
            suggestion,
          }
        })
        for (const button of buttonsOf(planReview({ findings, diff }).review.comments)) {
          const blank = button.lines.filter((text) => text.trim() === '').length
          expect(button.lines.length === 0 || blank < button.lines.length).toBe(true)
        }
      }),
      { numRuns: runs(100) },
    )
  })
})

/** The given ranges may overlap although the minimal edits do not. */
function overlap(findings: readonly Finding[]): boolean {
  const ranges = findings.map(({ startLine, line = 0 }) => ({ first: startLine ?? line, last: line }))
  return ranges.some((one, index) =>
    ranges.slice(index + 1).some((other) => one.first <= other.last && other.first <= one.last),
  )
}
