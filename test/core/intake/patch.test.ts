import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badEntryText } from '../../../src/core/finding/finding.ts'
import { intake } from '../../../src/core/intake/intake.ts'
import { GITHUB_LIMITS } from '../../../src/core/options/plan-options.ts'
import { planReview, type ReviewPlan } from '../../../src/index.ts'
import { runs } from '../../helpers/runs.ts'
import { gitDiff } from '../../oracles/git.ts'
import { buttonsOf, pressAll } from '../../oracles/press.ts'

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

/** Cases found by random testing. */
const FOUND: (typeof scenario extends fc.Arbitrary<infer T> ? T : never)[] = [
  // A blank line that needs the line below, which is also the line of an insertion.
  {
    base: ['  ', '  ', 'alpha', '  ', 'return x', '  '],
    head: ['  ', '  ', 'alpha', 'delta', 'delta'],
    fixed: ['  ', '  ', '', 'delta', 'delta'],
    ending: '\n',
    endsBase: false,
    endsHead: true,
    endsFixed: false,
    context: 0,
  },
  // The same, but the line that both need is unchanged.
  {
    base: ['delta', 'beta', 'delta', '}', '\ttab', '}', 'gamma', '```', 'beta', '}'],
    head: ['delta', 'beta', 'delta', '}', '\ttab', '```', '```', 'beta', '}'],
    fixed: ['', '', '', '```', '', 'beta', '}'],
    ending: '\n',
    endsBase: false,
    endsHead: false,
    endsFixed: false,
    context: 0,
  },
  // Groups that need the line above only after they are merged.
  {
    base: ['}', 'return x', '', 'delta', 'delta', '  ', 'delta'],
    head: ['delta', 'beta', 'return x', '}', 'delta', 'delta', '  ', 'delta', ''],
    fixed: ['delta', 'beta', '', 'delta', '  ', '', 'delta'],
    ending: '\n',
    endsBase: true,
    endsHead: true,
    endsFixed: true,
    context: 3,
  },
]

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
  return planReview({ findings, diff, options: { maxComments: 0, scope: 'all' } })
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
      { numRuns: runs(400), examples: FOUND.map((found) => [found]) },
    )
    expect(files).toBeGreaterThan(runs(400) * 0.75)
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
        const plan = planReview({ findings, diff, options: { maxComments: 0, scope: 'all' } })
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
      { numRuns: runs(300) },
    )
    expect(pressedButtons).toBeGreaterThan(runs(300) * 0.66)
  })
})

describe('changes of a whole file are reported without a suggestion', () => {
  const content = Array.from({ length: 12 }, (_, index) => `line ${index + 1}\n`).join('')
  const before = { 'a.txt': content, 'b.txt': 'b\n', 'c.txt': 'c\n', 'd.bin': 'd\0d' }
  const after = {
    'renamed.txt': content.replace('line 6', 'six'),
    'c.txt': { mode: '100755', content: 'c\n' } as const,
    'new.txt': '```\nfresh\n',
    'd.bin': 'e\0e',
  }

  test('renamed, deleted, new, binary, another mode', async () => {
    const patch = gitDiff(before, after, ['--find-renames=50%'])
    const { findings, bad } = await intake({ file: 'out/fixes.patch', text: patch }, 'auto')
    expect(bad).toEqual([])
    expect(
      findings.map(({ path, line, message, source }) => [path, line, message?.split('\n')[0], source]),
    ).toEqual([
      ['b.txt', undefined, 'The patch deletes this file, which no suggestion can do.', 'fixes.patch'],
      [
        'c.txt',
        undefined,
        'The patch changes the mode or the binary content, which no suggestion can do.',
        'fixes.patch',
      ],
      [
        'd.bin',
        undefined,
        'The patch changes the mode or the binary content, which no suggestion can do.',
        'fixes.patch',
      ],
      ['new.txt', undefined, 'The patch adds this file, which no suggestion can do.', 'fixes.patch'],
      [
        'a.txt',
        undefined,
        'The patch renames this file to `renamed.txt`, which no suggestion can do.',
        'fixes.patch',
      ],
      ['a.txt', 6, undefined, 'fixes.patch'],
    ])
    const plan = planReview({ findings, diff: gitDiff({}, before), options: { scope: 'all' } })
    expect(plan.counts).toMatchObject({ findings: 6, comments: 1, suggestions: 1, summarized: 5 })
    expect(plan.review.body).toContain('+fresh')
  })

  test.for<[rule: string, text: string, said: string]>([
    ['a file that is changed twice', twice(), '"f.txt" is changed twice'],
    [
      'hunks with wrong line counts',
      gitDiff({ f: 'a\nb\n' }, { f: 'a\nc\n' }).replace('1,2 +1,2', '1,9 +1,9'),
      '"f" has hunks',
    ],
  ])('%s is a bad entry', async ([, text, said]) => {
    const { bad } = await intake({ file: 'p', text }, 'auto')
    expect(bad.map(badEntryText)).toEqual([expect.stringContaining(said)])
  })

  function twice(): string {
    const one = gitDiff({ 'f.txt': 'a\n' }, { 'f.txt': 'b\n' })
    return one + one
  }

  test('text that is not a diff', async () => {
    await expect(intake({ file: 'p', text: 'nothing here' }, 'patch')).rejects.toThrow(
      'p: not a patch; a unified diff',
    )
  })
})

describe('line ends', () => {
  const planFor = async (head: string, fixed: string) =>
    planPatch(gitDiff({}, { 'f.txt': head }), gitDiff({ 'f.txt': head }, { 'f.txt': fixed }))

  test.for<[rule: string, head: string, fixed: string, code: string]>([
    ['LF to CRLF', 'a\nb\n', 'a\r\nb\r\n', 'line-endings'],
    ['CRLF to LF', 'a\r\nb\r\n', 'a\nb\n', 'line-endings'],
    ['one line of them', 'a\nb\nc\n', 'a\nb\r\nc\n', 'line-endings'],
    ['and the text', 'a\r\nb\r\n', 'a\r\nx\n', 'line-endings'],
    ['a newline at the end added', 'a\nb', 'a\nb\n', 'final-newline'],
    ['a newline at the end removed', 'a\nb\n', 'a\nb', 'final-newline'],
  ])('%s: reported, not offered', async ([, head, fixed, code]) => {
    const { findings, counts } = await planFor(head, fixed)
    expect(findings.map((finding) => finding.code)).toEqual([code])
    expect(counts.suggestions).toBe(0)
  })

  test('a line without a line end, in a patch that has no other line', async () => {
    const [head, fixed] = ['a\r\nb\r\n', 'a\r\nb\r\nc']
    const diff = gitDiff({}, { 'f.txt': head })
    const { review } = await planPatch(diff, gitDiff({ 'f.txt': head }, { 'f.txt': fixed }, ['-U0']))
    expect(pressAll(head, diff, buttonsOf(review.comments), '\r\n')).toBe(`${fixed}\r\n`)
    expect(review.comments[0]?.body).toContain('The newline at the end of the file is to go')
  })

  test('text and the final newline: the text is offered, the newline reported', async () => {
    const { review, counts } = await planFor('a\nb', 'a\nx\n')
    expect(counts.suggestions).toBe(1)
    expect(review.comments[0]?.body).toContain('A newline is missing at the end of the file')
  })
})

test('a change too long for one comment is split into parts', async () => {
  const lines = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word} number ${index}, and so on\n`).join('')
  const head = lines('old', 3000)
  const fixed = lines('new', 4000)
  const diff = gitDiff({}, { 'f.txt': head })
  const plan = await planPatch(diff, gitDiff({ 'f.txt': head }, { 'f.txt': fixed }))
  expect(plan.review.comments.length).toBeGreaterThan(1)
  for (const { body } of plan.review.comments) expect(body.length).toBeLessThan(60_000)
  expect(pressAll(head, diff, buttonsOf(plan.review.comments))).toBe(fixed)
  expect(plan.review.comments[0]?.body).toMatch(/Part \d of \d: apply all in one batch/)
})

test('more lines than a suggestion may replace are split into parts too', async () => {
  const lines = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => (index % 7 === 0 ? '\n' : `${word} ${index}\n`)).join('')
  const [head, fixed] = [lines('old', 350), lines('new', 260)]
  const diff = gitDiff({}, { 'f.txt': head })
  const text = gitDiff({ 'f.txt': head }, { 'f.txt': fixed })
  const { findings } = await intake({ file: 'fixes.patch', text }, 'auto')
  const limits = { ...GITHUB_LIMITS, suggestionLines: 100 }
  const { review } = planReview({ findings, diff, limits, options: { maxComments: 0, scope: 'all' } })
  for (const { line = 0, start_line = line } of review.comments) expect(line - start_line).toBeLessThan(100)
  expect(pressAll(head, diff, buttonsOf(review.comments))).toBe(fixed)
})
