import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlanOptions } from '../../../src/core/options/plan-options.ts'
import { writeMarkdown } from '../../../src/core/text/markdown.ts'
import { planReview, type ReviewPlan } from '../../../src/index.ts'
import { ROOT } from '../../helpers/run.ts'
import { runs } from '../../helpers/runs.ts'
import { at, fixOf, type Json, log, read, replace, result } from '../../helpers/sarif-log.ts'
import { type Files, gitDiff } from '../../oracles/git.ts'
import { buttonsOf, pressAll } from '../../oracles/press.ts'

const sample = (file: string) => readFileSync(path.join(ROOT, 'fixtures/sarif', file), 'utf8')
const SHOP = [
  'Dockerfile',
  'dup/a.js',
  'dup/b.js',
  'src/cart.js',
  'src/digest.py',
  'src/main.c',
  'src/server.js',
]
const shop: Files = Object.fromEntries(SHOP.map((file) => [file, sample(`shop/${file}`)]))

async function plan(text: string, diff: string, options: Partial<PlanOptions> = {}): Promise<ReviewPlan> {
  const { findings, bad } = await read(text)
  expect(bad).toEqual([])
  return planReview({
    findings,
    diff,
    options: { writeMarkdown, workspaces: ['/tmp/shop'], scope: 'all', ...options },
  })
}

/** The visible text of a review, without the markers. */
function pages({ review, findings }: ReviewPlan): string {
  const comments = review.comments.map(
    ({ path: file, start_line, line, body }) =>
      `${file}:${start_line ? `${start_line}-` : ''}${line}\n\n${body}`,
  )
  const outcomes = findings.map(({ outcome, suggestion, code = '' }) =>
    `${outcome} ${suggestion} ${code}`.trim(),
  )
  return `${[outcomes.join('\n'), ...comments, review.body].join('\n\n=====\n\n').replace(/\n*<!-- .* -->/g, '')}\n`
}

describe('samples, planned against a change that brings all their files', () => {
  const diff = gitDiff({}, shop)
  test.for([
    'ast-grep',
    'biome',
    'clang',
    'codeql',
    'eslint',
    'flawfinder',
    'jscpd',
    'oxlint',
    'ruff',
    'semgrep',
    'snyk',
    'trivy',
  ])('%s', async (tool) => {
    const text = pages(await plan(sample(`${tool}.sarif`), diff))
    await expect(text).toMatchFileSnapshot(`../../golden/sarif/${tool}.md`)
  })

  test.for<[tool: string, file: string, change: (text: string) => string]>([
    ['semgrep', 'src/digest.py', (text) => text.replace('md5(data)', 'sha256(data)')],
    ['ruff', 'src/digest.py', (text) => text.replace('import os\n', '')],
    [
      'ast-grep',
      'src/cart.js',
      (text) => text.replace('var sum', 'let sum').replace("console.log('total'", "log.info('total'"),
    ],
  ])('applying every suggestion of %s gives the file that the tool intends', async ([tool, file, change]) => {
    const head = String(shop[file])
    const fileDiff = gitDiff({}, { [file]: head })
    const { review } = await plan(sample(`${tool}.sarif`), fileDiff)
    expect(pressAll(head, fileDiff, buttonsOf(review.comments))).toBe(change(head))
  })
})

describe('paths', () => {
  const diff = gitDiff({}, { 'a.js': 'x\n', 'dup/a.js': 'x\n' })
  const entry = result({
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'a.js', uriBaseId: 'SRCROOT' },
          region: { startLine: 1 },
        },
      },
    ],
  })
  test.for<[rule: string, root: string | undefined, workspace: string, path: string]>([
    ['the root is the workspace', 'file:///work/shop/', '/work/shop', 'a.js'],
    ['the root is a directory of the workspace', 'file:///work/shop/dup/', '/work/shop/', 'dup/a.js'],
    ['the root is on another machine', 'file:///github/workspace/', '/work/shop', 'a.js'],
    ['the root is a drive', 'file:///C:/Shop/dup', 'c:\\shop', 'dup/a.js'],
    ['the root is unknown', undefined, '/work/shop', 'a.js'],
  ])('%s', async ([, uri, workspace, expected]) => {
    const text = log([entry], uri ? { originalUriBaseIds: { SRCROOT: { uri } } } : {})
    const { review } = await plan(text, diff, { workspaces: [workspace] })
    expect(review.comments.map((comment) => comment.path)).toEqual([expected])
  })

  test('about no file: listed in the body', async () => {
    const { findings, review } = await plan(log([result({ locations: [] })]), diff, {
      repositoryUrl: 'https://github.com/o/r',
      commit: 'c'.repeat(40),
    })
    expect(findings.map(({ outcome, code }) => [outcome, code])).toEqual([['summary', 'no-file']])
    expect(review.body).toContain('**Warning** · no file\n\nSaid.\n\nThe finding is about no file.')
  })
})

describe('regions, applied', () => {
  const head = 'one\ntwo\nthree\nfour\n'
  test.for<[rule: string, head: string, replacement: Json, after: string]>([
    ['a whole line', head, replace({ startLine: 2 }, '2'), 'one\n2\nthree\nfour\n'],
    ['a whole line becomes two', head, replace({ startLine: 2 }, '2\n2a'), 'one\n2\n2a\nthree\nfour\n'],
    ['whole lines', head, replace({ startLine: 2, endLine: 3 }, '2'), 'one\n2\nfour\n'],
    ['the last line', head, replace({ startLine: 4 }, '4'), 'one\ntwo\nthree\n4\n'],
    ['the last line without a newline', 'one\ntwo', replace({ startLine: 2 }, '2'), 'one\n2'],
    ['the rest of a line', head, replace({ startLine: 2, startColumn: 2 }, 'x'), 'one\ntx\nthree\nfour\n'],
    [
      'a line with its newline',
      head,
      replace({ startLine: 2, endLine: 3, endColumn: 1 }),
      'one\nthree\nfour\n',
    ],
    [
      'an insertion above',
      head,
      replace({ startLine: 1, startColumn: 1, endColumn: 1 }, 'zero\n'),
      `zero\n${head}`,
    ],
    [
      'lines joined',
      head,
      replace({ startLine: 2, startColumn: 4, endLine: 3, endColumn: 1 }, ', '),
      'one\ntwo, three\nfour\n',
    ],
  ])('%s', async ([, text, replacement, after]) => {
    const diff = gitDiff({}, { 'a.ts': text })
    const entry = result({ locations: [at('a.ts', { startLine: 1 })], fixes: [fixOf('a.ts', replacement)] })
    const { review } = await plan(log([entry]), diff)
    const buttons = buttonsOf(review.comments)
    expect(buttons).toHaveLength(1)
    expect(pressAll(text, diff, buttons)).toBe(after)
  })

  test('a whole line without a final newline: the newline is not mentioned', async () => {
    const diff = gitDiff({}, { 'a.ts': 'one\ntwo' })
    const entry = result({
      fixes: [fixOf('a.ts', replace({ startLine: 2 }, '2'))],
      locations: [at('a.ts', { startLine: 2 })],
    })
    const [comment] = (await plan(log([entry]), diff)).review.comments
    expect(comment?.body).not.toContain('newline')
  })

  test.for<
    [
      rule: string,
      line: string,
      columnKind: string | undefined,
      startColumn: number,
      after: string | undefined,
    ]
  >([
    ['UTF-16 after a surrogate pair', '𝒳 = a', 'utf16CodeUnits', 6, '𝒳 = b'],
    ['code points after a surrogate pair', '𝒳 = a', 'unicodeCodePoints', 5, '𝒳 = b'],
    ['ASCII, whoever counts', 'x = a', undefined, 5, 'x = b'],
    ['unknown unit: a surrogate pair before it', '𝒳 = a', undefined, 5, undefined],
    ['unknown unit: an umlaut before it', 'ä = a', undefined, 5, undefined],
    ['unknown unit: an umlaut after it', 'x = a ä', undefined, 5, 'x = b ä'],
  ])('columns: %s', async ([, line, columnKind, startColumn, after]) => {
    const head = `${line}\n`
    const diff = gitDiff({}, { 'a.ts': head })
    const region = { startLine: 1, startColumn, endColumn: startColumn + 1 }
    const entry = result({
      locations: [at('a.ts', { startLine: 1 })],
      fixes: [fixOf('a.ts', replace(region, 'b'))],
    })
    const { review } = await plan(log([entry], columnKind ? { columnKind } : {}), diff)
    const buttons = buttonsOf(review.comments)
    expect(buttons).toHaveLength(after === undefined ? 0 : 1)
    if (after !== undefined) expect(pressAll(head, diff, buttons)).toBe(`${after}\n`)
  })
})

test('any edits of a text, written as SARIF, planned and pressed, give the text that was meant', async () => {
  const line = fc
    .array(fc.constantFrom('a', 'b', ' ', '(', 'ä', '𝒳', '€'), { maxLength: 6 })
    .map((chars) => chars.join(''))
  const scenario = fc.record({
    lines: fc.array(line, { minLength: 2, maxLength: 6 }),
    cuts: fc.uniqueArray(fc.nat(20), { minLength: 2, maxLength: 4 }),
    texts: fc.array(
      fc.array(fc.constantFrom('x', 'y', '\n', '𝒴'), { maxLength: 3 }).map((chars) => chars.join('')),
      {
        minLength: 2,
        maxLength: 2,
      },
    ),
    columnKind: fc.constantFrom('utf16CodeUnits', 'unicodeCodePoints'),
    finalNewline: fc.boolean(),
  })
  let pressed = 0
  await fc.assert(
    fc.asyncProperty(scenario, async ({ lines, cuts, texts, columnKind, finalNewline }) => {
      const head = lines.join('\n') + (finalNewline ? '\n' : '')
      const chars = [...head]
      const ends = cuts.filter((cut) => cut <= chars.length).toSorted((one, other) => one - other)
      const edits = texts.flatMap((text, index) => {
        const [from, to] = [ends[2 * index], ends[2 * index + 1]]
        return from === undefined || to === undefined ? [] : [{ from, to, text }]
      })
      if (head === '' || edits.length === 0) return
      const place = (offset: number) => {
        const before = chars.slice(0, offset).join('').split('\n')
        const last = before.at(-1) ?? ''
        return [
          before.length,
          (columnKind === 'utf16CodeUnits' ? last.length : [...last].length) + 1,
        ] as const
      }
      const replacements = edits.map(({ from, to, text }) => {
        const [[startLine, startColumn], [endLine, endColumn]] = [place(from), place(to)]
        return replace({ startLine, startColumn, endLine, endColumn }, text)
      })
      const entry = result({
        locations: [at('a.txt', { startLine: 1 })],
        fixes: [fixOf('a.txt', ...replacements)],
      })
      const diff = gitDiff({}, { 'a.txt': head })
      const { review } = await plan(log([entry], { columnKind }), diff)
      const buttons = buttonsOf(review.comments)
      if (buttons.length === 0) return
      let meant = [...chars]
      for (const { from, to, text } of edits.toReversed())
        meant = [...meant.slice(0, from), text, ...meant.slice(to)]
      pressed++
      const whole = meant.join('')
      // No suggestion can change the final newline of a file.
      expect([whole, whole.replace(/\n$/, ''), `${whole}\n`]).toContain(pressAll(head, diff, buttons))
    }),
    { numRuns: runs(150) },
  )
  expect(pressed).toBeGreaterThan(runs(150) / 5)
})
