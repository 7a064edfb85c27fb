import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strictFindingsSchema } from '../../../src/commands/schema.ts'
import { type ChangedFile, diffOf, parseDiff } from '../../../src/core/diff/diff.ts'
import { intake } from '../../../src/core/intake/intake.ts'
import { annotate } from '../../../src/core/prompt/annotate.ts'
import { EXAMPLE_DIFF, EXAMPLE_JSON, EXAMPLE_TEXT, prompt } from '../../../src/core/prompt/prompt.ts'
import { PROMPT_FORMATS } from '../../../src/core/prompt/prompt-format.ts'
import { shard } from '../../../src/core/prompt/shard.ts'
import { revealInvisible } from '../../../src/core/text/invisible.ts'
import { planReview } from '../../../src/index.ts'
import { hostileCode } from '../../helpers/hostile-text.ts'
import { changes } from '../../helpers/random-changes.ts'
import { fencepost, temporaryFiles } from '../../helpers/run.ts'
import { runs } from '../../helpers/runs.ts'
import { gitDiff } from '../../oracles/git.ts'
import { buttonsOf } from '../../oracles/press.ts'
import { trueFiles } from '../../oracles/true-hunks.ts'

/** What a model can see: rows by file, parsed from the printed text alone. */
function readBack(text: string): Map<string, string[]> {
  const files = new Map<string, string[]>()
  let rows: string[] = []
  for (const line of text.split('\n')) {
    const [, path] = /^=== (.*) \([^()]*\)$/.exec(line) ?? []
    if (path !== undefined) {
      rows = []
      files.set(path, rows)
    }
    const [, old, number, sign, content] = /^(old| {3}) +(\d+) \| ([+ -])(.*)$/.exec(line) ?? []
    if (number !== undefined) rows.push(`${old?.trim()}${number}${sign}${content}`)
  }
  return files
}

const shown = (text: string) => revealInvisible(text).replaceAll('\n', '<U+000A>')

describe('annotate', () => {
  test('every line of the new file that the diff shows has its number, and no other', () => {
    fc.assert(
      fc.property(changes, ({ before, after }) => {
        const diff = parseDiff(gitDiff(before, after))
        const wanted = trueFiles(before, after, [], [], 3).map(({ path, hunks }) => [
          shown(path),
          (hunks === 'no-patch' ? [] : hunks.flat()).map(({ kind, oldLine, newLine, text }) =>
            kind === 'deleted'
              ? `old${oldLine}-${shown(text)}`
              : `${newLine}${kind === 'added' ? '+' : ' '}${shown(text)}`,
          ),
        ])
        expect([...readBack(annotate(diff.files, diff))]).toEqual(wanted)
      }),
      { numRuns: runs(60) },
    )
  })

  test('no row passes for another row or a header', () => {
    const forged = fc.constantFrom(
      '=== b.ts (added)',
      '    9 | +x',
      'old 9 | -x',
      '@@ x',
      'a\r    9 | +x',
      'a\u2028    9 | +x',
      '\u001b[1A',
    )
    const row = fc.oneof(
      forged,
      hostileCode.map((text) => text.replaceAll('\n', ' ')),
    )
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), row, (rows, heading) => {
        const patch = [`@@ -0,0 +1,${rows.length} @@ ${heading}`, ...rows.map((text) => `+${text}`)].join(
          '\n',
        )
        const diff = diffOf([{ path: 'a.ts', status: 'added', patch }])
        const read = [...readBack(annotate(diff.files, diff)).entries()]
        expect(read.map(([path, own]) => [path, own.length])).toEqual([['a.ts', rows.length]])
      }),
    )
  })

  test.for<[rule: string, file: Partial<ChangedFile>, says: string]>([
    [
      'renamed',
      { status: 'renamed', previousPath: 'old.ts' },
      '=== a.ts (renamed from old.ts)\n(no line is changed)',
    ],
    ['binary', { binary: true }, '(binary: it has no lines)'],
    ['too large', {}, '(no lines to show: it is binary, empty or too large)'],
    ['cut', { patch: '@@ -1,9 +1,9 @@\n a' }, '(the diff is incomplete: no line can be named)'],
    ['deleted', { status: 'removed', patch: '@@ -1 +0,0 @@\n-a' }, '=== a.ts (deleted)\n@@\nold 1 | -a'],
    ['CRLF', { patch: '@@ -0,0 +1 @@ f()\n+a\r' }, '(lines end with CRLF)\n@@ f()\n    1 | +a\n'],
    [
      'no newline at the end',
      { patch: '@@ -0,0 +1 @@\n+a\n\\ No newline at end of file' },
      '    1 | +a\n      | \\ no newline',
    ],
  ])('describes a file: %s', ([, file, says]) => {
    const diff = diffOf([{ path: 'a.ts', status: 'modified', ...file }])
    expect(annotate(diff.files, diff)).toContain(says)
  })

  test('names the files that are not shown', () => {
    const diff = diffOf(['a', 'b', 'c'].map((path) => ({ path, status: 'modified' as const })))
    expect(annotate(diff.files.slice(1, 2), diff)).toMatch(/\(changed too, not shown here: a, c\)\n$/)
    expect(annotate([], diff)).toBe('')
  })
})

describe('shards', () => {
  const files = fc
    .uniqueArray(fc.record({ path: fc.string({ minLength: 1 }), size: fc.nat(50_000) }), {
      selector: ({ path }) => path,
      maxLength: 40,
    })
    .map((all) =>
      all.map(({ path, size }): ChangedFile => ({ path, status: 'modified', patch: 'x'.repeat(size) })),
    )

  test('every file is in exactly one, in the order of the diff, and none has much more than its share', () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 1, max: 8 }), (all, parts) => {
        const dealt = Array.from({ length: parts }, (_, index) => shard(all, index + 1, parts))
        expect(
          dealt
            .flat()
            .map(({ path }) => path)
            .toSorted(),
        ).toEqual(all.map(({ path }) => path).toSorted())
        const sizes = dealt.map((own) => own.reduce((sum, { patch = '' }) => sum + patch.length + 100, 0))
        const largest = Math.max(0, ...all.map(({ patch = '' }) => patch.length + 100))
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(largest)
        for (const own of dealt) expect(own).toEqual(all.filter((file) => own.includes(file)))
      }),
    )
  })
})

describe('prompt', () => {
  test.for(PROMPT_FORMATS)('%s', async (format) => {
    await expect(prompt(format, {})).toMatchFileSnapshot(`../../golden/prompt-${format}.txt`)
  })

  test('the example of the JSON prompt fits the schema and has its suggestion on the right line', async () => {
    expect(new Ajv2020({ allowUnionTypes: true }).validate(strictFindingsSchema(), EXAMPLE_JSON)).toBe(true)
    const { findings } = await intake({ file: 'f', text: JSON.stringify(EXAMPLE_JSON) }, 'auto')
    const { review } = planReview({ findings, diff: EXAMPLE_DIFF })
    expect(buttonsOf(review.comments)).toMatchObject([{ path: 'src/cart.ts', first: 10, last: 10 }])
  })

  test.for<[rule: string, answer: string, button: object]>([
    ['one line', EXAMPLE_TEXT, { first: 10, last: 10 }],
    [
      'a range and code of several lines',
      'src/cart.ts:10-11: warning: Read better so. [SUGGEST:   for (const item of items) {\n    sum += item.cost]',
      { first: 10, last: 11 },
    ],
  ])('an answer in the format of the text prompt has its suggestion: %s', async ([, answer, button]) => {
    const { findings } = await intake({ file: 'f', text: answer }, 'auto')
    const { review } = planReview({ findings, diff: EXAMPLE_DIFF })
    expect(buttonsOf(review.comments)).toMatchObject([button])
  })

  test('the answer that nothing was found gives no finding', async () => {
    expect(await intake({ file: 'f', text: 'No issues found.' }, 'auto')).toMatchObject({
      findings: [],
      bad: [],
    })
  })

  test('is for a terminal or a pipe: the instructions, then the schema', async () => {
    const { status, stdout } = await fencepost(['prompt'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')).toEqual(strictFindingsSchema())
  })
})

describe('the command', () => {
  const path = (name: string) =>
    `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-a\n+b\n`
  const diff = ['src/a.ts', 'src/b.ts', 'package-lock.json', 'lib/x.min.js', 'test/a.ts'].map(path).join('')
  const shownFiles = (text: string) => [...readBack(text).keys()]

  test.for<[rule: string, args: string[], files: string[]]>([
    ['lock files and generated code are left out', [], ['src/a.ts', 'src/b.ts', 'test/a.ts']],
    [
      '--exclude is instead of that',
      ['--exclude', 'src/**'],
      ['package-lock.json', 'lib/x.min.js', 'test/a.ts'],
    ],
    [
      "--exclude '' leaves nothing out",
      ['--exclude', ''],
      ['src/a.ts', 'src/b.ts', 'package-lock.json', 'lib/x.min.js', 'test/a.ts'],
    ],
    ['--paths', ['--paths', 'src/**', '--paths', '**/x.*'], ['src/a.ts', 'src/b.ts']],
    ['--shards', ['--shards', '2', '--shard', '1'], ['src/a.ts', 'test/a.ts']],
    ['--shards, the other part', ['--shards', '2', '--shard', '2'], ['src/b.ts']],
    ['an empty part is empty', ['--shards', '9', '--shard', '9'], []],
  ])('%s', async ([, args, files]) => {
    const { status, stdout } = await fencepost(['annotate', '--diff', '-', ...args], { stdin: diff })
    expect(status).toBe(0)
    expect(shownFiles(stdout)).toEqual(files)
    if (files.length === 0) expect(stdout).toBe('')
  })

  test.for<[rule: string, args: string[], says: string]>([
    ['a part of nothing', ['--diff', 'x.diff', '--shard', '1'], '--shard needs --shards'],
    ['which part?', ['--diff', 'x.diff', '--shards', '3'], '--shard is required'],
    [
      'no such part',
      ['--diff', 'x.diff', '--shards', '3', '--shard', '4'],
      'shard is "4"; valid: a whole number from 1 to 3',
    ],
    [
      'no parts',
      ['--diff', 'x.diff', '--shards', '0', '--shard', '1'],
      'shards is "0"; valid: a whole number from 1 to 256',
    ],
  ])('%s', async ([, args, says]) => {
    const cwd = temporaryFiles({ 'x.diff': diff })
    const { status, stdout, stderr } = await fencepost(['annotate', ...args], { cwd })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(says)
  })
})
