import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDiff } from '../../src/core/diff/diff.ts'
import { intake } from '../../src/core/intake/intake.ts'
import { planReview } from '../../src/index.ts'
import { printable } from '../../src/output/log.ts'
import { renderPlan } from '../../src/terminal/render-plan.ts'
import { renderReview } from '../../src/terminal/render-review.ts'
import { createTerminal, PLAIN, type Terminal } from '../../src/terminal/terminal.ts'
import { cut, widthOf, wrap } from '../../src/terminal/text-width.ts'
import { hostileCode, hostileProse } from '../helpers/hostile-text.ts'
import { patch } from '../helpers/one-finding.ts'
import { ROOT } from '../helpers/run.ts'
import { runs } from '../helpers/runs.ts'

const fixture = (file: string) => readFileSync(path.join(ROOT, 'fixtures/preview', file), 'utf8')

describe('the terminal', () => {
  const TTY = { isTTY: true, columns: 120 }
  test.for<[rule: string, stream: object, env: Record<string, string>, colour: boolean, columns: number]>([
    ['a terminal', TTY, {}, true, 120],
    ['a pipe', {}, {}, false, 100],
    ['NO_COLOR', TTY, { NO_COLOR: '1' }, false, 120],
    ['an empty NO_COLOR says nothing', TTY, { NO_COLOR: '' }, true, 120],
    ['a dumb terminal', TTY, { TERM: 'dumb' }, false, 120],
    ['FORCE_COLOR in a pipe', {}, { FORCE_COLOR: '1' }, true, 100],
    ['FORCE_COLOR is stronger than NO_COLOR', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true, 100],
    ['FORCE_COLOR=0', TTY, { FORCE_COLOR: '0' }, false, 120],
    ['COLUMNS', TTY, { COLUMNS: '60' }, true, 60],
    ['COLUMNS that is not a number', TTY, { COLUMNS: 'x' }, true, 120],
    ['narrower than anything fits', { isTTY: true, columns: 12 }, {}, true, 40],
  ])('%s', ([, stream, env, colour, columns]) => {
    const terminal = createTerminal(stream, env)
    expect(terminal.columns).toBe(columns)
    expect(terminal.paint('red', printable('x')) !== 'x').toBe(colour)
  })
})

describe('the width of a text', () => {
  test.for<[text: string, columns: number]>([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['中文', 4],
    ['한', 2],
    ['ａ', 2],
    ['ｱ', 1],
    ['👩‍👩‍👧', 2],
    ['🇩🇪', 2],
    ['❤️', 2],
    ['→', 1],
    ['a\u200bb', 2],
  ])('%s', ([text, columns]) => {
    expect(widthOf(text)).toBe(columns)
  })

  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom('a', 'word', '中文', '👩‍👩‍👧', ' ', '  ', 'e\u0301', 'x'.repeat(50)),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
      ),
    )
    .map((parts) => printable(parts.join('').replace(/\s/g, ' ')))

  test('wrapped, every line fits and nothing but blanks is lost', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 90 }), (whole, columns) => {
        const lines = wrap(whole, columns)
        for (const part of lines) expect(widthOf(part)).toBeLessThanOrEqual(columns)
        expect(lines.join('').replaceAll(' ', '')).toBe(whole.replaceAll(' ', ''))
      }),
    )
  })

  test('cut, it fits and is the beginning', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 90 }), (whole, columns) => {
        const shown = cut(whole, columns)
        expect(widthOf(shown)).toBeLessThanOrEqual(columns)
        expect(shown === whole || (shown.endsWith('…') && whole.startsWith(shown.slice(0, -1)))).toBe(true)
      }),
    )
  })
})

describe('the review in a terminal', () => {
  const at = (columns: number, colour = false): Terminal =>
    createTerminal({}, { COLUMNS: String(columns), FORCE_COLOR: colour ? '1' : '0' })

  async function reviewed() {
    const diff = parseDiff(fixture('pr.diff'))
    const { findings } = await intake({ file: 'f', text: fixture('findings.json') }, 'json')
    return { diff, plan: planReview({ findings, diff, options: { minConfidence: 0.5 } }) }
  }

  test.for([80, 40])('%i columns', async (columns) => {
    const { plan, diff } = await reviewed()
    await expect(renderReview(plan, diff, at(columns))).toMatchFileSnapshot(`../golden/review-${columns}.txt`)
  })

  test('the plan in 40 columns', async () => {
    const { plan } = await reviewed()
    await expect(renderPlan(plan, at(40))).toMatchFileSnapshot('../golden/plan-40.txt')
  })

  test('colours change only the colours', async () => {
    const { plan, diff } = await reviewed()
    for (const render of [
      (terminal: Terminal) => renderReview(plan, diff, terminal),
      (terminal: Terminal) => renderPlan(plan, terminal),
    ]) {
      expect(render(at(60, true))).toContain('\u001b[')
      expect(stripVTControlCharacters(render(at(60, true)))).toBe(render(at(60)))
    }
  })

  test('whatever is in it, every line fits, nothing steers the terminal, and every message is there', async () => {
    const row = hostileCode.map((text) => `+${text.replace(/[\r\n]+/g, ' ')}中文`)
    const entry = fc.record({
      title: hostileProse,
      message: hostileProse.map((text) => `${text}\n\nEND`),
      line: fc.integer({ min: 1, max: 9 }),
      suggestion: hostileCode,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.array(entry, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 40, max: 130 }),
        async (rows, entries, columns) => {
          const diff = parseDiff(patch('src/中文.ts', 1, rows, 0))
          const text = JSON.stringify(entries.map((one) => ({ path: 'src/中文.ts', ...one })))
          const { findings } = await intake({ file: 'f', text }, 'json')
          const plan = planReview({ findings, diff })
          for (const shown of [renderReview(plan, diff, at(columns)), renderPlan(plan, at(columns))]) {
            for (const part of shown.split('\n')) expect(widthOf(part), part).toBeLessThanOrEqual(columns)
            expect(shown).not.toMatch(/[^\P{Cc}\n]/u)
          }
          const ends = renderReview(plan, diff, at(columns)).match(/END/g)
          expect(ends?.length).toBeGreaterThanOrEqual(findings.length)
        },
      ),
      { numRuns: runs(60) },
    )
  })

  test('in a log lines are not wrapped', async () => {
    const { plan } = await reviewed()
    expect(Math.max(...renderPlan(plan, PLAIN).split('\n').map(widthOf))).toBeGreaterThan(40)
  })
})

describe('entries that were dropped', () => {
  const origin = (index: number) => ({ file: 'review/findings.json', index })
  const bad = [
    { origin: origin(0), field: 'line', message: 'is "x"; a line is a whole number from 1 up' },
    { origin: origin(3), field: '', message: 'is 7; a finding is an object' },
    {
      origin: origin(12),
      field: '',
      message: 'would give the token of this run away, so its text is withheld',
      code: 'holds-token' as const,
      path: 'src/cart.ts',
      line: 10,
      severity: 'error' as const,
    },
  ]
  const diff = parseDiff('')
  const plan = planReview({ findings: [], bad, diff })

  test.for<[where: string, terminal: Terminal]>([
    ['a log', PLAIN],
    ['a terminal', createTerminal({ columns: 120 }, {})],
    ['a narrow terminal', createTerminal({ columns: 40 }, {})],
  ])('in %s each is listed with its file, its index and the reason', ([, terminal]) => {
    for (const text of [renderPlan(plan, terminal), renderReview(plan, diff, terminal)]) {
      const section = text.split('\n\n').find((part) => part.startsWith('Dropped')) ?? ''
      const lines = section.trimEnd().split('\n')
      expect(lines.filter((each) => each.trim() === '')).toEqual([])
      const printed = lines.join(' ').replace(/\s+/g, ' ')
      for (const { index } of bad.map((entry) => entry.origin))
        expect(printed).toContain(`review/findings.json: finding ${index}: `)
      expect(printed).toContain('"line" is "x"; a line is a whole number from 1 up. (bad-entry)')
      expect(printed).toContain('its text is withheld. (src/cart.ts:10, error, holds-token)')
    }
  })
})
