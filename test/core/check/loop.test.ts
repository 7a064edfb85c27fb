import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../../../src/core/check/check.ts'
import { checkText } from '../../../src/core/check/check-text.ts'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import { planReview, type ReviewPlan } from '../../../src/index.ts'
import { modelFinding } from '../../helpers/head.ts'
import { joinLines } from '../../helpers/model-answer.ts'
import { runs } from '../../helpers/runs.ts'
import { gitDiff } from '../../oracles/git.ts'
import { buttonsOf, pressAll } from '../../oracles/press.ts'

/** A change under review and the edit that a model wants to make on top of it. */
interface Review {
  readonly diff: string
  readonly head: readonly string[]
  /** Lines of the head that the code replaces. */
  readonly first: number
  readonly last: number
  readonly code: readonly string[]
  /** Another changed file of the same name. */
  readonly other: string
}

const PATH = 'packages/cart/total.ts'
const OTHER = 'packages/mail/total.ts'

const NOUNS = [
  'order',
  'invoice',
  'parcel',
  'refund',
  'coupon',
  'ledger',
  'stock',
  'basket',
  'voucher',
  'quota',
]
const VERBS = ['load', 'count', 'merge', 'price', 'check', 'store', 'split', 'audit', 'round', 'queue']

/** A function whose statements all differ, as code does. */
function functionOf(number: number, size: number): string[] {
  const noun = NOUNS[number % NOUNS.length] ?? ''
  const body = Array.from({ length: size }, (_, at) => {
    const verb = VERBS[(number + at) % VERBS.length] ?? ''
    const other = NOUNS[(number + 3 * at + 1) % NOUNS.length] ?? ''
    return `  const ${verb}${at}${other} = await ${other}Service.${verb}(${noun}${number}, ${at * 7 + number})`
  })
  return [`export async function ${noun}${number}All(${noun}${number}: Item[]) {`, ...body, '}', '']
}

const reviews: fc.Arbitrary<Review> = fc
  .record({
    sizes: fc.array(fc.integer({ min: 3, max: 8 }), { minLength: 4, maxLength: 14 }),
    changed: fc.nat(),
    added: fc.integer({ min: 1, max: 5 }),
    from: fc.nat(),
    count: fc.integer({ min: 1, max: 3 }),
    grows: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ sizes, changed, added, from, count, grows }) => {
    const before = sizes.flatMap((size, index) => functionOf(index, size))
    const at =
      before.findIndex((line) =>
        line.startsWith(
          `export async function ${NOUNS[(changed % sizes.length) % 10]}${changed % sizes.length}All`,
        ),
      ) + 1
    const news = functionOf(100 + added, added).slice(1, -2)
    const head = before.toSpliced(at, 1, ...news)
    const files = (lines: readonly string[], twin: readonly string[]) => ({
      [PATH]: `${lines.join('\n')}\n`,
      [OTHER]: `${twin.join('\n')}\n`,
    })
    const twin = sizes.flatMap((size, index) => functionOf(index + 40, size))
    const twinHead = twin.toSpliced(at, 1, ...functionOf(200, added).slice(1, -2))
    const diff = gitDiff(files(before, twin), files(head, twinHead))
    // Statements that the diff shows, without the brace of a function.
    const first = at + 1 + (from % added)
    const last = Math.min(first + count - 1, at + added)
    const replaced = head.slice(first - 1, last)
    const changes = replaced.map((line) => line.replace('await ', 'await (await session()).'))
    const more = replaced
      .slice(0, grows)
      .map((line, index) => line.replace('const ', `const more${index}`).replace(/\d+\)$/, '99)'))
    return { diff, head, first, last, code: [...changes, ...more], other: OTHER }
  })

/** What a model says about it; `right` is what it should have said. */
type Entry = { path: string; line: number; start_line: number; suggestion: string; original?: string }

/** The kinds of mistakes about the place, as models make them. */
const MISTAKES: Record<string, (entry: Entry, review: Review) => Partial<Entry> | undefined> = {
  'off by one': ({ line, start_line }) => ({ line: line + 1, start_line: start_line + 1 }),
  'off by two upwards': ({ line, start_line }) => ({
    line: Math.max(1, line - 2),
    start_line: Math.max(1, start_line - 2),
  }),
  'range too long': ({ line }) => ({ line: line + 1 }),
  'range too short': ({ line, start_line }) => (line > start_line ? { line: line - 1 } : undefined),
  'one number for a range': ({ line, start_line }) => (line > start_line ? { start_line: line } : undefined),
  'counted in the diff': ({ line, start_line }, { diff, head }) => {
    const row = diff.split('\n').indexOf(`+${head[line - 1]}`) + 1
    return { line: row, start_line: row - (line - start_line) }
  },
  'number of the old file': ({ line, start_line }, { head }) => ({
    line: line + head.length,
    start_line: start_line + head.length,
  }),
  stale: ({ line, start_line }) => ({ line: line + 9, start_line: start_line + 9 }),
  'a block for one line': ({ line }, review) => ({ start_line: line, suggestion: blockAround(review) }),
  'a block, its range two lines short': (_, review) => {
    const [start_line, line] = [review.first - BLOCK, review.last + BLOCK - 2]
    return start_line > 0 ? { start_line, line, suggestion: blockAround(review) } : undefined
  },
  'another file of that name': (_, { other }) => ({ path: other }),
  'no directory': () => ({ path: 'total.ts' }),
  'a path that is not there': () => ({ path: 'lib/totals.ts' }),
}

/** Lines on either side. */
const BLOCK = 3

/** The change among the lines around it, as a model writes that repeats a whole function. */
function blockAround({ head, first, last, code }: Review): string {
  return joinLines([...head.slice(first - 1 - BLOCK, first - 1), ...code, ...head.slice(last, last + BLOCK)])
}

/** What is quoted: nothing, the lines meant, the lines that stand where it says, or something like the lines meant. */
const QUOTES: Record<string, (review: Review, wrong: Entry) => string | undefined> = {
  nothing: () => undefined,
  'the lines meant': ({ head, first, last }) => joinLines(head.slice(first - 1, last)),
  'the lines named': ({ head }, { start_line, line }) =>
    joinLines(head.slice(start_line - 1, line)) || undefined,
  'from memory': ({ head, first, last }) =>
    joinLines(
      head.slice(first - 1, last).map((line) => line.replace('Service.', '.').replace('const ', 'let ')),
    ),
}

describe('the loop with check', () => {
  test.for(Object.keys(MISTAKES))('%s: an author who answers what is asked has the right button', (kind) => {
    fc.assert(
      fc.property(reviews, fc.constantFrom(...Object.keys(QUOTES)), (made, quote) => {
        const { diff, head, first, last, code } = made
        const right: Entry = { path: PATH, line: last, start_line: first, suggestion: joinLines(code) }
        const mistake = MISTAKES[kind]?.(right, made)
        fc.pre(mistake !== undefined)
        const wrong: Entry = { ...right, ...mistake }
        const original = QUOTES[quote]?.(made, wrong)
        const { plan, said } = ask({ ...wrong, ...(original === undefined ? {} : { original }) }, diff)
        const meant = `${head.toSpliced(first - 1, last - first + 1, ...code).join('\n')}\n`
        if (plan.findings[0]?.suggestion === 'committable') {
          // Who names and quotes other lines than they mean cannot be helped: that is not the question here.
          fc.pre(quote === 'the lines meant' || quote === 'from memory')
          expect(pressed(plan, made)).toBe(meant)
          return
        }
        expect(said).toMatch(/^to mend: /m)
        // Nothing to copy as it is: no row stands there without its number and sign.
        expect(said.split('\n')).not.toContain(head[first - 1])
        const answer = { ...right, original: rowsFrom(said, PATH, first, last) }
        const { plan: mended, said: again } = ask(answer, diff)
        expect(again).not.toMatch(/^to mend: /m)
        expect(pressed(mended, made)).toBe(meant)
      }),
      { numRuns: runs(60) },
    )
  })
})

function ask(entry: Entry, diff: string): { plan: ReviewPlan; said: string } {
  const findings = [modelFinding(entry.path, 0, { ...entry })]
  const plan = planReview({ findings, diff })
  const parsed = parseDiff(diff)
  return { plan, said: checkText(check(plan, parsed), parsed) }
}

function pressed({ review }: ReviewPlan, { diff, head }: Review): string {
  const buttons = buttonsOf(review.comments).filter(({ path }) => path === PATH)
  const own = diff.slice(diff.indexOf(`diff --git a/${PATH}`), diff.indexOf(`diff --git a/${OTHER}`))
  return pressAll(`${head.join('\n')}\n`, own, buttons)
}

/** The rows as they are printed, without number and sign; by their numbers, which the author takes from there too. */
function rowsFrom(said: string, path: string, first: number, last: number): string {
  const section = said.split('\n=== ').find((part) => part.startsWith(`${path} (`))
  const rows = new Map(
    (section ?? '').split('\n').flatMap((row) => {
      const [, number, text] = /^ {4} *(\d+) \| [+ ](.*)$/.exec(row) ?? []
      return number === undefined || text === undefined ? [] : [[Number(number), text] as const]
    }),
  )
  const wanted = Array.from({ length: last - first + 1 }, (_, index) => rows.get(first + index))
  if (wanted.includes(undefined)) throw new Error(`lines ${first} to ${last} are not shown:\n${said}`)
  return wanted.join('\n')
}
