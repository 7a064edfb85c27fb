import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { intake } from '../src/core/intake.ts'
import { planReview, type ReviewPlan } from '../src/index.ts'
import { gitDiff } from './oracles/git.ts'
import { buttonsOf, pressAll } from './oracles/press.ts'

const RUNS = Number(process.env.FENCEPOST_RUNS ?? 1)

/** Few different lines, so that repetitions, blank lines and moved lines are common. */
const line = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'return x', '}') },
  { weight: 3, arbitrary: fc.constantFrom('', '  ') },
  { weight: 1, arbitrary: fc.constantFrom('```', '-- dashed', '++ plus', '@@ at', '\ttab', 'übermäßig 😀') },
)
const lines = fc.array(line, { minLength: 1, maxLength: 30 })

function edited(before: readonly string[]): fc.Arbitrary<string[]> {
  const edit = fc.record({
    at: fc.nat(before.length),
    remove: fc.nat(3),
    insert: fc.array(line, { maxLength: 3 }),
  })
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) => {
    const after = [...before]
    for (const { at, remove, insert } of edits) after.splice(Math.min(at, after.length), remove, ...insert)
    return after
  })
}

const scenario = lines.chain((base) =>
  fc.record({ base: fc.constant(base), head: edited(base) }).chain(({ head }) =>
    fc.record({
      base: fc.constant(base),
      head: fc.constant(head),
      fixed: edited(head),
      ending: fc.constantFrom('\n', '\r\n'),
      endsBase: fc.boolean(),
      endsHead: fc.boolean(),
      endsFixed: fc.boolean(),
      context: fc.constantFrom(0, 1, 3),
    }),
  ),
)

/** Whether a text of these lines that has no newline at its end really ends with the last of them. */
function isPlain(content: readonly string[], ended: boolean): boolean {
  return ended || content.at(-1) !== ''
}

function fileText(content: readonly string[], ending: string, ended: boolean): string {
  return content.length === 0 ? '' : content.join(ending) + (ended ? ending : '')
}

async function planPatch(diff: string, patch: string): Promise<ReviewPlan> {
  const { findings, bad } = await intake({ file: 'fixes.patch', text: patch }, 'auto')
  expect(bad).toEqual([])
  return planReview({ findings, diff, options: { maxComments: 0 } })
}

describe('a patch is exact', () => {
  test('all buttons of a file that the diff shows whole give the fixed file', async () => {
    const refused: Record<string, number> = {}
    let files = 0
    await fc.assert(
      fc.asyncProperty(
        scenario,
        async ({ base, head, fixed, ending, endsBase, endsHead, endsFixed, context }) => {
          const headText = fileText(head, ending, endsHead)
          const fixedText = fileText(fixed, ending, endsFixed)
          const baseText = fileText(base, ending, endsBase)
          fc.pre(isPlain(head, endsHead) && isPlain(fixed, endsHead) && isPlain(fixed, endsFixed))
          fc.pre(headText !== '' && fixedText !== '' && headText !== fixedText && baseText !== headText)
          const diff = gitDiff({ 'f.txt': baseText }, { 'f.txt': headText }, ['-U1000'])
          const patch = gitDiff({ 'f.txt': headText }, { 'f.txt': fixedText }, [`-U${context}`])
          const plan = await planPatch(diff, patch)
          const shown = plan.findings.filter(({ suggestion }) => suggestion !== 'committable')
          for (const { code = 'none' } of shown) refused[code] = (refused[code] ?? 0) + 1
          for (const { code } of shown) expect(['final-newline', 'blank-line-block']).toContain(code)
          if (shown.some(({ code }) => code === 'blank-line-block')) return
          files++
          const pressed = pressAll(headText, diff, buttonsOf(plan.review.comments), ending)
          const wanted = fileText(fixed, ending, endsHead)
          expect(pressed).toBe(wanted)
          if (endsHead !== endsFixed) expect(JSON.stringify(plan.review)).toContain('end of the file')
        },
      ),
      { numRuns: 400 * RUNS },
    )
    expect(files).toBeGreaterThan(300)
    expect(refused['blank-line-block'] ?? 0).toBeLessThan(files / 20)
  })

  test('of a file that the diff shows in part, the buttons do what their groups say and nothing else', async () => {
    let pressedButtons = 0
    await fc.assert(
      fc.asyncProperty(scenario, async ({ base, head, fixed, ending, endsHead, context }) => {
        const headText = fileText(head, ending, endsHead)
        const fixedText = fileText(fixed, ending, endsHead)
        const baseText = fileText(base, ending, endsHead)
        fc.pre(isPlain(head, endsHead) && isPlain(fixed, endsHead))
        fc.pre(headText !== '' && fixedText !== '' && headText !== fixedText && baseText !== headText)
        const diff = gitDiff({ 'f.txt': baseText }, { 'f.txt': headText }, ['-U3'])
        const patch = gitDiff({ 'f.txt': headText }, { 'f.txt': fixedText }, [`-U${context}`])
        const { findings } = await intake({ file: 'fixes.patch', text: patch }, 'patch')
        const plan = planReview({ findings, diff, options: { maxComments: 0 } })
        expect(plan.findings).toHaveLength(findings.length)
        const meant = [...head]
        const offered = findings.filter((_, index) => plan.findings[index]?.suggestion === 'committable')
        for (const { fix } of offered.toReversed()) {
          const [change] = fix?.changes ?? []
          if (!change) continue
          const { startLine, endLine, text } = change
          const added = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)
          meant.splice(startLine - 1, endLine - startLine, ...added)
        }
        const buttons = buttonsOf(plan.review.comments)
        pressedButtons += buttons.length
        expect(pressAll(headText, diff, buttons, ending)).toBe(fileText(meant, ending, endsHead))
      }),
      { numRuns: 300 * RUNS },
    )
    expect(pressedButtons).toBeGreaterThan(200)
  })
})
