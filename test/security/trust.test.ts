import { describe, expect, test } from 'vitest'
import { intake } from '../../src/core/intake/intake.ts'
import type { PlanOptions } from '../../src/core/options/plan-options.ts'
import { type Finding, planReview } from '../../src/index.ts'
import { patch } from '../helpers/one-finding.ts'
import { comrak, linkTargets } from '../oracles/markdown.ts'

const ROWS = ['+function total(items) {', '+  return items.length', '+}', '+const other = 1']
const DIFF = patch('src/cart.js', 1, ROWS)

interface Fixed {
  readonly text?: string
  readonly helpUri?: string
  readonly path?: string
}

/** A SARIF log that replaces all of line 2; any tool or model could write it. */
async function sarif({ text = '  return items.size', helpUri = '', path = 'src/cart.js' }: Fixed) {
  const region = { startLine: 2, startColumn: 1, endLine: 2, endColumn: 22 }
  const artifactLocation = { uri: path }
  const log = {
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'any', rules: [{ id: 'size', helpUri }] } },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'size',
            message: { text: 'Better.' },
            locations: [{ physicalLocation: { artifactLocation, region } }],
            fixes: [
              {
                artifactChanges: [
                  { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text } }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  }
  return (await intake({ file: 'answer', text: JSON.stringify(log) }, 'auto')).findings
}

function plan(findings: readonly Finding[], options: Partial<PlanOptions> = {}) {
  const { review, findings: reports } = planReview({ findings, diff: DIFF, options })
  const [document] = comrak.read(review.comments.map(({ body }) => body))
  return { became: reports[0]?.code ?? reports[0]?.suggestion, links: document ? linkTargets(document) : [] }
}

describe('T27 the format of a text decides how it is parsed, not how far it is trusted', () => {
  test.for<[rule: string, text: string, auto: string, model: string]>([
    ['an ordinary fix', '  return items.size', 'committable', 'committable'],
    ['text after 300 blanks', `  return 1;${' '.repeat(300)}steal()`, 'far-right', 'far-right'],
    ['an invisible character', '  return it\u200bems', 'invisible-characters', 'invisible-characters'],
    ['a credential', `  return "ghp_${'a'.repeat(36)}"`, 'credential', 'credential'],
    ['something left out', '  // ... rest unchanged', 'committable', 'elision'],
    ['a bracket too many', '  return items.size }', 'committable', 'brackets-differ'],
    ['a fence round the code', '```js\n  return items.size\n```', 'committable', 'not-code'],
    ['advice', 'Use the size of the items instead.', 'committable', 'not-code'],
    ['the next line again', '  return items.size\n}', 'committable', 'doubtful-range'],
  ])('%s', async ([, text, auto, model]) => {
    const findings = await sarif({ text })
    expect(plan(findings).became).toBe(auto)
    expect(plan(findings, { trust: 'model' }).became).toBe(model)
  })

  test.for<[rule: string, address: string, isLive: boolean]>([
    ['a known tool', 'https://eslint.org/docs/latest/rules/eqeqeq', true],
    ['the platform', 'https://github.com/some/tool/blob/main/rules.md', true],
    ['any other host', 'https://evil.example/rules', false],
    ['a host that ends alike', 'https://noteslint.org/rules', false],
    ['a known host as a user name', 'https://eslint.org@evil.example/rules', false],
    ['pages of users', 'https://anyone.github.io/rules', false],
  ])('the link to a rule is live only for link-hosts: %s', async ([, helpUri, isLive]) => {
    for (const trust of ['auto', 'model'] as const) {
      expect(plan(await sarif({ helpUri }), { trust }).links.length, trust).toBe(isLive ? 1 : 0)
    }
    expect(plan(await sarif({ helpUri }), { linkHosts: ['docs.example'] }).links).toEqual([])
  })

  test('parsing follows the format: paths stay exact, columns stay columns', async () => {
    expect(plan(await sarif({ path: 'cart.js' }), { trust: 'model', scope: 'all' }).became).toBe(
      'path-not-in-diff',
    )
    const [finding] = await sarif({ text: '  return 0' })
    const { review } = planReview({
      findings: finding ? [finding] : [],
      diff: DIFF,
      options: { trust: 'model' },
    })
    expect(review.comments[0]?.body).toContain('```suggestion\n  return 0\n```')
  })

  test('a tie between untrusted sources has no suggestion, but a tool wins against a model', async () => {
    const [tool] = await sarif({})
    const model = (await intake({ file: 'm', text: MODEL }, 'json')).findings
    const findings = [...(tool ? [tool] : []), ...model]
    const { counts } = planReview({ findings, diff: DIFF })
    expect(counts).toMatchObject({ comments: 1, suggestions: 1 })
    const untrusted = planReview({ findings, diff: DIFF, options: { trust: 'model' } })
    expect(untrusted.counts).toMatchObject({ comments: 1, suggestions: 0 })
    expect(untrusted.findings.map(({ code }) => code)).toContain('sources-differ')
  })

  const MODEL = JSON.stringify([
    { path: 'src/cart.js', line: 2, rule: 'size', message: 'Better.', suggestion: '  return items.count' },
  ])
})
