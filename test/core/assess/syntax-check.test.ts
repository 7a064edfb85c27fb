import { Script } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/core/finding/finding.ts'
import type { PlanOptions, SyntaxParser } from '../../../src/core/options/plan-options.ts'
import { planReview } from '../../../src/index.ts'
import { modelFinding, planOnHead, wholeDiff } from '../../helpers/head.ts'
import { patch } from '../../helpers/one-finding.ts'
import { runs } from '../../helpers/runs.ts'
import { buttonsOf, pressAll } from '../../oracles/press.ts'

const LINES = [
  "const tax = require('./tax')",
  '',
  'function total(items, rates = [0.1, 0.2]) {',
  '  let sum = 0',
  '  for (const item of items) {',
  '    if (item.price > 0 && item.name !== "gift") {',
  '      sum += item.price * (1 + tax(item, rates[0]))',
  '    } else {',
  '      console.log(`skipped`, item.name)',
  '    }',
  '  }',
  '  return sum',
  '}',
  '',
  'module.exports = { total, rates: { low: [0.1], high: [0.2] } }',
]
const HEAD = { path: 'src/total.js', text: `${LINES.join('\n')}\n` }

const suggest = (index: number, line: number, suggestion: string, more: Record<string, unknown> = {}) =>
  modelFinding(HEAD.path, index, { line, original: LINES[line - 1], suggestion, ...more })

/** What a tool says is to be at a line. */
function toolFix(index: number, line: number, text: string, severity: Finding['severity'] = 'info'): Finding {
  const changes = [{ startLine: line, startColumn: 1, endLine: line + 1, endColumn: 1, text: `${text}\n` }]
  const fix = { changes, unit: 'utf-16' } as const
  return {
    origin: { file: 'tool', index },
    kind: 'tool',
    path: HEAD.path,
    line,
    severity,
    message: `tool ${index}`,
    fix,
  }
}

async function outcomes(findings: readonly Finding[], options: Partial<PlanOptions> = {}, head = HEAD) {
  const plan = await planOnHead(head, findings, options)
  return plan.findings.map(({ suggestion, code, reason }) => ({ suggestion, code, reason }))
}

const OFFERED = { suggestion: 'committable', code: undefined }
const REFUSED = { suggestion: 'quoted', code: 'does-not-parse' }

describe('a suggestion of a model', () => {
  test('names the line and what it would be there, after the commit', async () => {
    const [found] = await outcomes([
      suggest(0, 7, `      sum += 1\n      sum += 2 *\n      sum -= 3 +${' x +'.repeat(30)}`),
    ])
    expect(found).toMatchObject(REFUSED)
    expect(found?.reason).toMatch(
      /^With it the file no longer parses at line 9 \(sum -= 3 \+ x .{20,40}…\)\.$/,
    )
  })

  test.for<[what: string, options: Partial<PlanOptions>]>([
    ['no parser', { parse: undefined }],
    ['a parser that says nothing', { parse: () => undefined }],
  ])('is offered without proof: %s', async ([, options]) => {
    expect(await outcomes([suggest(0, 7, '      sum += 2 *')], options)).toMatchObject([OFFERED])
  })

  test('is offered as if there were no parser where the file is not at hand, or is another', async () => {
    for (const headText of [undefined, () => undefined, () => 'something else\n']) {
      const [found] = await outcomes([suggest(0, 12, '  return sum sum')], { headText })
      expect(found).toMatchObject({ suggestion: 'committable' })
    }
  })

  test('may not make a file worse that does not parse', async () => {
    const lines = LINES.with(4, '  for (const item of ) {')
    const head = { ...HEAD, text: `${lines.join('\n')}\n` }
    const [same, worse, mended] = await Promise.all(
      [
        suggest(0, 12, '  return 2 * sum'),
        suggest(0, 12, '  return sum +'),
        modelFinding(HEAD.path, 0, { line: 5, original: lines[4], suggestion: LINES[4] }),
      ].map(async (finding) => (await outcomes([finding], {}, head))[0]),
    )
    expect(same).toMatchObject(OFFERED)
    expect(mended).toMatchObject(OFFERED)
    expect(worse).toMatchObject(REFUSED)
    expect(worse?.reason).toMatch(/^With it the file gets more syntax errors at line 1[23] \(/)
  })

  test('is the same in a file with CRLF', async () => {
    const head = { ...HEAD, text: HEAD.text.replaceAll('\n', '\r\n') }
    expect(
      await outcomes(
        [suggest(0, 12, '  return 2 * sum\n  // done'), suggest(1, 4, '  let sum = =')],
        {},
        head,
      ),
    ).toMatchObject([
      OFFERED,
      { ...REFUSED, reason: 'With it the file no longer parses at line 4 (let sum = =).' },
    ])
  })

  test('is looked at as a whole where it takes several buttons', async () => {
    const rows = ['+let a = 1', ' let b = 2', '-gone', ' let c = 3', ' let d = 4']
    const diff = patch('a.js', 1, rows)
    const text = 'let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n'
    const entry = { start_line: 2, line: 3, original: 'let b = 2\nlet c = 3' }
    const plan = async (suggestion: string) => {
      const finding = modelFinding('a.js', 0, { ...entry, suggestion })
      const { parse } = await optionsFor(finding)
      return planReview({ findings: [finding], diff, options: { parse, headText: () => text } })
    }
    expect((await plan('let b = [5,\n  6]')).review.comments).toHaveLength(2)
    expect((await plan('let b = 5,\nlet c = 6')).findings).toMatchObject([REFUSED])
  })
})

async function optionsFor(finding: Finding): Promise<Partial<PlanOptions>> {
  const { loadSyntax } = await import('../../../src/input/load-syntax.ts')
  return { parse: await loadSyntax([finding.path], expect.fail) }
}

describe('suggestions that only break the file together', () => {
  // `one() +` goes on in the next line, unless that is a declaration.
  const head = { path: 'a.js', text: 'one()\ntwo()\nthree()\n' }
  const model = (index: number, line: number, suggestion: string, severity: string) =>
    modelFinding(head.path, index, { line, original: head.text.split('\n')[line - 1], suggestion, severity })
  const tool = (...given: Parameters<typeof toolFix>) => ({ ...toolFix(...given), path: head.path })
  const TOGETHER = expect.stringMatching(
    /^Together with another suggestion the file no longer parses at line [12] \(/,
  )

  test('each alone is offered', async () => {
    expect(await outcomes([model(0, 1, 'one() +', 'info')], {}, head)).toMatchObject([OFFERED])
    expect(await outcomes([model(0, 2, 'const two = 2', 'info')], {}, head)).toMatchObject([OFFERED])
  })

  test.for(['error', 'info'])('the lightest goes: the first is of severity %s', async (severity) => {
    const both = [model(0, 1, 'one() +', severity), model(1, 2, 'const two = 2', 'warning')]
    const refused = { ...REFUSED, reason: TOGETHER }
    const expected = severity === 'error' ? [OFFERED, refused] : [refused, OFFERED]
    expect(await outcomes(both, {}, head)).toMatchObject(expected)
  })

  test('a tool keeps its button, however light it is', async () => {
    const findings = [model(0, 1, 'one() +', 'error'), tool(1, 2, 'const two = 2', 'info')]
    expect(await outcomes(findings, {}, head)).toMatchObject([{ ...REFUSED, reason: TOGETHER }, OFFERED])
  })

  test('tools may break what they like, and it is not held against a model', async () => {
    const findings = [tool(0, 1, 'one() +'), tool(1, 2, 'const two = 2'), model(2, 3, 'three(3)', 'info')]
    expect(await outcomes(findings, {}, head)).toMatchObject([OFFERED, OFFERED, OFFERED])
    expect(await outcomes([tool(0, 1, 'one( +')], {}, head)).toMatchObject([OFFERED])
  })

  test('the lines of a button that is withheld go to the next', async () => {
    const findings = [
      model(0, 1, 'one() +', 'error'),
      model(1, 2, 'const two = 2', 'warning'),
      model(2, 2, 'two(2)', 'info'),
    ]
    expect(await outcomes(findings, {}, head)).toMatchObject([OFFERED, REFUSED, OFFERED])
  })

  test('where no end is found, the file has no button of a model', async () => {
    const rivals = Array.from({ length: 12 }, (_, index) =>
      model(index + 1, 2, `const two = ${index}`, 'warning'),
    )
    const found = await outcomes(
      [model(0, 1, 'one() +', 'error'), ...rivals, model(20, 3, 'three(3)', 'info')],
      {},
      head,
    )
    expect(found.slice(1, 13).every(({ suggestion }) => suggestion === 'quoted')).toBe(true)
  })

  test('only what has a button is parsed, and of a tool only beside a model', async () => {
    const parsed: string[] = []
    const parse: SyntaxParser = (_, text) => void parsed.push(text)
    await outcomes([tool(0, 1, 'one(1)'), tool(1, 2, 'two(2)')], { parse }, head)
    await outcomes([model(0, 1, 'Use another name here, please.', 'info')], { parse }, head)
    expect(parsed).toEqual([])
    const counted: SyntaxParser = (_, text) => (parsed.push(text) > 100 ? undefined : [])
    await outcomes([tool(0, 1, 'one(1)'), model(1, 2, 'two(2)', 'info')], { parse: counted }, head)
    const texts = ['one()\ntwo()', 'one()\ntwo(2)', 'one(1)\ntwo()', 'one(1)\ntwo(2)']
    expect(parsed).toEqual(texts.map((text) => `${text}\nthree()\n`))
  })
})

describe('whatever is suggested', () => {
  const mutations: ((line: string, at: number) => string)[] = [
    (line, at) => line.slice(0, at) + line.slice(at + 1),
    (line, at) => line.slice(0, at) + (line[at] ?? '') + line.slice(at),
    (line, at) => line.slice(0, at),
    (line) => `${line} +`,
    (line) => line.replace('sum', 'amount'),
    (line) => `${line}\n  audit(1)`,
    () => '',
  ]
  const change = fc.record({
    line: fc.integer({ min: 1, max: LINES.length }).filter((line) => LINES[line - 1] !== ''),
    at: fc.nat(40),
    mutation: fc.constantFrom(...mutations),
    severity: fc.constantFrom('error', 'warning', 'info'),
  })
  const diff = wholeDiff(HEAD)
  const readsInV8 = (text: string) => {
    try {
      return new Script(text) !== undefined
    } catch {
      return false
    }
  }

  test('a file that parses still does with all buttons pressed, and nothing is refused that V8 reads', async () => {
    const { parse } = await optionsFor(suggest(0, 1, 'x'))
    let pressed = 0
    let refused = 0
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const findings = changes.map(({ line, at, mutation, severity }, index) =>
          suggest(index, line, mutation(LINES[line - 1] ?? '', at), { severity }),
        )
        const plan = planReview({
          findings,
          diff,
          options: { parse, headText: () => HEAD.text, scope: 'all' },
        })
        const buttons = buttonsOf(plan.review.comments)
        pressed += buttons.length
        expect(parse?.(HEAD.path, pressAll(HEAD.text, diff, buttons))).toEqual([])
        for (const [index, { code, reason = '' }] of plan.findings.entries()) {
          if (code !== 'does-not-parse' || !reason.startsWith('With it')) continue
          refused++
          const { line = 0, suggestion = '' } = findings[index] ?? {}
          expect(readsInV8(LINES.toSpliced(line - 1, 1, suggestion).join('\n')), suggestion).toBe(false)
        }
      }),
      { numRuns: runs(400) },
    )
    expect(pressed).toBeGreaterThan(runs(400) / 4)
    expect(refused).toBeGreaterThan(runs(400) / 10)
  })
})
