import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Format, intake } from '../../../src/core/intake/intake.ts'
import { planReview } from '../../../src/index.ts'
import { applied } from '../../oracles/apply-change.ts'
import { gitDiff } from '../../oracles/git.ts'
import { type Button, buttonsOf, pressAll } from '../../oracles/press.ts'

const RUNNER = '/home/runner/work/shop/shop'

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => /\.(?:[jt]s|py)$/.test(name))
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}

async function planned(file: string, format: Format, diff: string, workspace: string) {
  const { findings, bad } = await intake({ file, text: readFileSync(file, 'utf8') }, format)
  expect(bad).toEqual([])
  const options = { maxComments: 0, workspaces: [workspace] }
  const { review, findings: report } = planReview({ findings, diff, options: { scope: 'all', ...options } })
  return { findings, report, comments: review.comments }
}

function press(head: string, name: string, diff: string, buttons: readonly Button[]): string {
  const ending = head.includes('\r\n') ? '\r\n' : '\n'
  const own = buttons.filter(({ path }) => path === name)
  return pressAll(
    head,
    diff.split(/^(?=diff --git)/m).find((part) => part.includes(` b/${name}\n`)) ?? '',
    own,
    ending,
  )
}

describe('applying all suggestions equals eslint --fix', () => {
  const heads = filesIn('fixtures/eslint/fixable')
  const fixed = filesIn('fixtures/eslint/fixable/after')
  const all = gitDiff({}, heads)

  test.for(Object.keys(heads))('%s', async (name) => {
    const { comments } = await planned(
      'fixtures/eslint/fixable/eslint.json',
      'eslint',
      all,
      `${RUNNER}/fixable`,
    )
    // Markdown cannot represent a line with a CR inside: such a change is only shown.
    const wanted = fixed[name]?.replace('t.x\r', "t['x']\r")
    expect(press(heads[name] ?? '', name, all, buttonsOf(comments))).toBe(wanted)
  })
})

type Counts = [newFiles: number, thirds: number, first: number, last: number]

/** How many fixes have a suggestion; the others share lines with one, or their lines are not in one hunk. */
describe.for<[file: string, format: Format, folder: string, workspace: string, counts: Counts]>([
  ['fixtures/eslint/eslint-9.json', 'eslint', 'fixtures/eslint/src', `${RUNNER}/shop/src`, [11, 11, 8, 7]],
  ['fixtures/eslint/eslint-10.json', 'eslint', 'fixtures/eslint/src', `${RUNNER}/shop/src`, [11, 11, 8, 7]],
  [
    'fixtures/eslint/fixable/eslint.json',
    'eslint',
    'fixtures/eslint/fixable',
    `${RUNNER}/fixable`,
    [14, 12, 9, 7],
  ],
  ['fixtures/rdjson/biome-2.6.6.json', 'rdjson', 'fixtures/rdjson/src', 'src', [10, 7, 7, 7]],
  ['fixtures/rdjson/ruff.json', 'rdjson', 'fixtures/rdjson/src', `${RUNNER}/src`, [2, 0, 2, 2]],
])('%s: a suggestion does what the tool does', ([file, format, folder, workspace, counts]) => {
  const heads = filesIn(folder)

  test.for<[rule: string, base: (head: string) => string, at: 0 | 1 | 2 | 3]>([
    ['new files', () => '', 0],
    ['every third line changed', (head) => changed(head, (line) => line % 3 === 0), 1],
    ['the first line changed', (head) => changed(head, (line) => line === 1), 2],
    ['the last line changed', (head) => changed(head, (line) => line === head.split('\n').length - 1), 3],
  ])('%s', async ([, base, at]) => {
    const bases = Object.fromEntries(Object.entries(heads).map(([name, head]) => [name, base(head)]))
    const diff = gitDiff(bases, heads)
    const { findings, report, comments } = await planned(file, format, diff, workspace)
    let pressed = 0
    for (const [index, { suggestion, comments: indexes }] of report.entries()) {
      const buttons = buttonsOf(indexes.flatMap((number) => comments[number] ?? []))
      const fix = findings[index]?.fix
      if (suggestion !== 'committable' || !fix || !buttons[0]) continue
      const { path } = buttons[0]
      expect(press(heads[path] ?? '', path, diff, buttons)).toBe(applied(heads[path] ?? '', fix))
      pressed++
    }
    expect(pressed).toBe(counts[at])
    expect(buttonsOf(comments).length).toBeGreaterThanOrEqual(pressed)
  })
})

function changed(head: string, which: (line: number) => boolean): string {
  return head
    .split('\n')
    .map((line, index) => (which(index + 1) ? line.replace(/\S/, '§') : line))
    .join('\n')
}

test('lines of text: a marker has the button, on the line that is named', async () => {
  const head =
    'function total(items) {\n  let sum = 0\n  for (const item of items) sum = item\n  return sum\n}\n'
  const diff = gitDiff({}, { 'src/cart.js': head })
  const text = [
    'I looked at the change.',
    '',
    '1. **src/cart.js:3**: High: the sum is lost.',
    '   [SUGGEST:   for (const item of items) sum += item]',
    '2. `src/cart.js:4` - [nit] Say what it is.',
    '   ```suggestion',
    '     return sum // in cents',
    '   ```',
  ].join('\n')
  const { findings } = await intake({ file: 'f', text }, 'auto')
  const { review } = planReview({ findings, diff, options: { scope: 'all' } })
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'info'])
  expect(press(head, 'src/cart.js', diff, buttonsOf(review.comments))).toBe(
    head.replace('sum = item', 'sum += item').replace('return sum', 'return sum // in cents'),
  )
})

test.for<[file: string, format: Format]>([
  ['fixtures/eslint/eslint-9.json', 'eslint'],
  ['fixtures/eslint/eslint-10.json', 'eslint'],
  ['fixtures/eslint/eslint-10-after-fix.json', 'eslint'],
  ['fixtures/eslint/textlint-15.json', 'eslint'],
  ['fixtures/rdjson/biome-2.4.16.json', 'rdjson'],
  ['fixtures/rdjson/biome-2.6.6.json', 'rdjson'],
  ['fixtures/rdjson/eslint-formatter-rdjson-1.json', 'rdjson'],
  ['fixtures/rdjson/ruff.json', 'rdjson'],
])('%s is detected as %s from its content', async ([file, format]) => {
  const input = { file, text: readFileSync(file, 'utf8') }
  expect((await intake(input, 'auto')).findings).toEqual((await intake(input, format)).findings)
})
