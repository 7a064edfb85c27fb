import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import { parseDiffHeader, unquote } from '../../../src/core/diff/diff-header.ts'
import { oldLineOf } from '../../../src/core/diff/unchanged-line.ts'
import type { ColumnUnit } from '../../../src/core/finding/fix.ts'
import { intake } from '../../../src/core/intake/intake.ts'
import { columnFinder, columnIndex } from '../../../src/core/suggest/column.ts'
import { codeOf } from '../../../src/core/suggest/model/brackets.ts'
import { words } from '../../../src/core/text/letters.ts'
import { diceSimilarity, similarityWindow } from '../../../src/core/text/token-similarity.ts'
import { GITLAB_LIMITS, planReview } from '../../../src/index.ts'
import { planOne } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'

const PATH = 'src/a.ts'

/** A new file of these lines. */
function fileOf(lines: readonly string[]): string {
  const rows = lines.map((line) => `+${line}\n`).join('')
  return `${header()}@@ -0,0 +1,${lines.length} @@\n${rows}`
}

function header(): string {
  return `diff --git a/${PATH} b/${PATH}\nindex 1111111..2222222 100644\n--- a/${PATH}\n+++ b/${PATH}\n`
}

function repeated(line: string, count: number): string[] {
  return new Array<string>(count).fill(line)
}

/** Sizes that once overflowed the stack. bench/scaling.mjs measures the time. */
describe('input of megabytes is planned, and its finding is shown', () => {
  test.for<[rule: string, entry: Record<string, unknown>]>([
    ['a fence of 125,000 lines', { message: `suggestion\n\n\`\`\`\n${'x\n'.repeat(125_000)}` }],
    ['a closed fence of 200,000 lines', { message: `suggestion\n~~~\n${'x\n'.repeat(200_000)}~~~\n` }],
    [
      'a suggestion block of 200,000 lines',
      { message: `\`\`\`suggestion\n${'x\n'.repeat(200_000)}\`\`\`\n` },
    ],
    ['a double quote and 10 MB', { suggestion: `"${'a'.repeat(10_000_000)}` }],
    ['a single quote and 10 MB', { suggestion: `'${'a'.repeat(10_000_000)}` }],
    ['a backtick and 10 MB of escapes', { suggestion: `\`${'\\a'.repeat(5_000_000)}` }],
    ['10 MB of dots', { suggestion: '.'.repeat(10_000_000) }],
    ['10 MB of words', { suggestion: `// ${'the '.repeat(2_500_000)}` }],
    ['10 MB of advice', { suggestion: `Use${' ab'.repeat(3_000_000)}` }],
    ['10 MB of what a key begins with', { suggestion: `-----BEGIN ${'A '.repeat(5_000_000)}` }],
    ['a path of 10 MB', { path: `${'./'.repeat(5_000_000)}${PATH}` }],
    ['markers by the ten thousands', { message: '[SUGGEST:+5000:a]'.repeat(40_000) }],
    ['an original of 200,000 lines', { original: 'x\n'.repeat(200_000) }],
  ])('%s', ([, entry]) => {
    const { outcome, suggestion } = planOne(fileOf(['a', 'b', 'c']), { path: PATH, line: 2, ...entry })
    expect(outcome).toMatch(/^(?:inline|summary)$/)
    expect(suggestion).not.toBe('committable')
  })

  test.for([['"'], ["'"], ['`']])('a line of the diff with %s and 10 MB', ([quote]) => {
    const diff = fileOf(['a', `${quote}${'a'.repeat(10_000_000)}`, 'c'])
    expect(planOne(diff, { path: PATH, line: 2, suggestion: 'b' })).toMatchObject({
      outcome: 'inline',
      suggestion: 'quoted',
      code: 'too-long',
    })
  })

  test('a tool that adds 10 MB of the prefix of a key', () => {
    const entry = { path: PATH, line: 2, suggestion: `-----BEGIN ${'A '.repeat(5_000_000)}` }
    expect(planOne(fileOf(['a', 'b']), entry, {}, 'tool').suggestion).toBe('quoted')
  })

  test('an original that occurs 200,000 times: the nearest is taken, but proves nothing', () => {
    const diff = fileOf(repeated('const x = 1', 200_000))
    const { comments, code } = planOne(diff, {
      path: PATH,
      line: 200_100,
      original: 'const x = 1',
      suggestion: 'const x = 2',
    })
    expect(comments.map(({ line }) => line)).toEqual([200_000])
    expect(code).toBe('moved')
  })

  test('a patch of 150,000 groups', async () => {
    const rows = Array.from({ length: 150_000 }, (_, index) => `-a${index}\n+b${index}\n c\n`).join('')
    const { findings } = await intake(
      { file: 'x.patch', text: `${header()}@@ -1,300000 +1,300000 @@\n${rows}` },
      'patch',
    )
    expect(findings).toHaveLength(150_000)
  })

  test('200,000 hunks', () => {
    const hunks = Array.from(
      { length: 200_000 },
      (_, index) => `@@ -${3 * index + 2} +${3 * index + 2} @@\n-a\n+b\n`,
    )
    const diff = `${header()}${hunks.join('')}`
    const [file] = parseDiff(diff).files
    const read = file && parseDiff(diff).of(file)
    expect(read && 'hunks' in read && oldLineOf(read.hunks, 300_000)).toBe(300_000)
    const became = planOne(diff, { path: PATH, line: 300_000 }, {}, 'model', GITLAB_LIMITS)
    expect(became.comments.map(({ line }) => line)).toEqual([300_000])
  })

  test('a quoted name of 10 MB', () => {
    const name = `"a/${'\\303\\244'.repeat(1_000_000)}"`
    expect(unquote(name)).toBe(`a/${'ä'.repeat(1_000_000)}`)
    expect(parseDiffHeader([`diff --git ${name} ${name.replace('a/', 'b/')}`])?.path).toHaveLength(1_000_000)
  })
})

describe('code without its strings and comments', () => {
  test.for([
    ['a closed string', 'a "b" c', 'a  c'],
    ['an escaped quote in it', 'a "b\\" c" d', 'a  d'],
    ['an open string leaves its quote', "'a' + 'b", " + '"],
    ['a backslash at the end', '`a` + "b\\', ' + "'],
    ['an apostrophe', "it's", "it'"],
    ['empty strings', '""\'\'``', ''],
    ['a comment', 'a // "b"', 'a'],
  ])('%s', ([, line, code]) => {
    expect(codeOf(line ?? '')).toBe(code)
  })
})

describe('limits', () => {
  test.for<[lines: number, code: string | undefined]>([
    [2000, undefined],
    [2001, 'too-many-lines'],
  ])('a model may replace 2,000 lines: %d', ([count, code]) => {
    const diff = fileOf(Array.from({ length: count }, (_, index) => `x${index}()`))
    const became = planOne(diff, { path: PATH, start_line: 1, line: count, suggestion: 'x0()' })
    expect(became.code).toBe(code)
    expect(became.outcome).toBe('inline')
  })

  test('code that is too long for a suggestion is shown', () => {
    const diff = fileOf(repeated('x'.repeat(100), 1500))
    const { code, body, comments } = planOne(diff, {
      path: PATH,
      start_line: 1,
      line: 1500,
      suggestion: 'y()',
    })
    expect(code).toBe('too-long')
    expect(`${body}${comments[0]?.body}`).toContain('y()')
  })

  test('a range of 1,000 lines is identified by its ends', () => {
    const fingerprint = (lines: readonly string[]) =>
      planReview({
        diff: fileOf(lines),
        findings: [{ path: PATH, start_line: 1, line: lines.length, message: 'm' }],
      }).fingerprints()[0]
    const lines = Array.from({ length: 1000 }, (_, index) => `line ${index}`)
    expect(fingerprint(lines.with(500, 'other'))).toBe(fingerprint(lines))
    expect(fingerprint(lines.with(50, 'other'))).not.toBe(fingerprint(lines))
    expect(fingerprint(lines.with(950, 'other'))).not.toBe(fingerprint(lines))
    const short = lines.slice(0, 200)
    expect(fingerprint(short.with(100, 'other'))).not.toBe(fingerprint(short))
  })

  test('of hundreds of sources on a line, those that agree are one comment', () => {
    const said = (index: number) => `Defect number ${index} of part ${index * 31} is in function f${index}.`
    const findings = Array.from({ length: 800 }, (_, index) => ({
      path: PATH,
      line: 1,
      source: `tool ${index}`,
      message: said(index % 400),
    }))
    const { counts, findings: report } = planReview({
      diff: fileOf(['a']),
      findings,
      options: { maxComments: 0 },
    })
    expect(report).toHaveLength(800)
    expect(counts.comments).toBeLessThanOrEqual(400)
    expect(report.filter(({ outcome }) => outcome === 'merged')).toHaveLength(800 - counts.comments)
  })

  test('ESLint: text that is quoted many times is shown without a suggestion', async () => {
    const source = Array.from({ length: 2000 }, (_, index) => `const value${index} = ${index}`).join('\n')
    const messages = Array.from({ length: 1000 }, (_, index) => ({
      message: 'm',
      severity: 1,
      line: index + 1,
      fix: { range: [0, source.length], text: 'x' },
    }))
    const text = JSON.stringify([{ filePath: PATH, messages, source, errorCount: 0 }])
    const { findings } = await intake({ file: 'e.json', text }, 'eslint')
    const placed = findings.filter(({ fix }) => fix !== undefined)
    expect(placed.length).toBeGreaterThan(1)
    expect(placed.length).toBeLessThan(100)
    expect(findings.at(-1)?.message).toContain('its place cannot be told')
  })
})

describe('the quick ways find what the plain ones find', () => {
  const line = fc.constantFrom('', 'a', 'b c', 'a = b(c)', 'ä ö', 'a a a', '𝒳 y')

  test('the likeness of a window', () => {
    fc.assert(
      fc.property(
        fc.array(line),
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.nat(14), { minLength: 1, maxLength: 8 }),
        (code, rows, size, starts) => {
          const numbers = new Map<string, number>()
          const numbersOf = (text: string) =>
            words(text).map((word) => {
              if (!numbers.has(word)) numbers.set(word, numbers.size)
              return numbers.get(word) ?? -1
            })
          const window = similarityWindow(code.flatMap(numbersOf), (at) => numbersOf(rows[at] ?? ''), size)
          for (const start of starts) {
            const shown = rows.slice(start, start + size)
            expect(window(start)).toBe(diceSimilarity(words(code.join('\n')), words(shown.join('\n'))))
          }
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test('columns of a line, asked for in any order', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 })
    const unit = fc.constantFrom<ColumnUnit>('utf-8', 'utf-16', 'code-point', 'unknown')
    fc.assert(
      fc.property(text, unit, fc.array(fc.nat(20)), (line, unit, columns) => {
        const find = columnFinder(line, unit)
        for (const column of columns) expect(find(column)).toBe(columnIndex(line, column, unit))
      }),
      { numRuns: runs(300) },
    )
  })

  test('buttons never overlap, however many findings want the same lines', () => {
    const wanted = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(3)), { maxLength: 60 })
    const lines = Array.from({ length: 44 }, (_, index) => `  const value${index} = f(${index})`)
    fc.assert(
      fc.property(wanted, (ranges) => {
        const findings = ranges.map(([first, more], index) => ({
          path: PATH,
          start_line: first,
          line: first + more,
          message: `m${index}`,
          original: lines.slice(first - 1, first + more).join('\n'),
          suggestion: lines
            .slice(first - 1, first + more)
            .map((text) => `${text} + 1`)
            .join('\n'),
        }))
        const { review } = planReview({ diff: fileOf(lines), findings, options: { maxComments: 0 } })
        const taken = new Set<number>()
        for (const { body, line = 0, start_line = line } of review.comments) {
          if (!body.includes('```suggestion')) continue
          for (let at = start_line; at <= line; at++) {
            expect(taken.has(at)).toBe(false)
            taken.add(at)
          }
        }
        const free = ranges.filter(([first, more]) => !range(first, first + more).some((at) => taken.has(at)))
        expect(free).toEqual([])
      }),
      { numRuns: runs(100) },
    )
  })
})

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
