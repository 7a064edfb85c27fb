import { describe, expect, test } from 'vitest'
import { planReview } from '../../../src/index.ts'
import { collectFindings } from '../../../src/input/collect-findings.ts'

const SHARDS = 8
const FILES = 3000
const FINDINGS = 10_000

/** A large pull request: each file has one changed line with context. */
const DIFF = Array.from({ length: FILES }, (_, file) =>
  [
    `diff --git a/${pathOf(file)} b/${pathOf(file)}`,
    'index 1111111..2222222 100644',
    `--- a/${pathOf(file)}`,
    `+++ b/${pathOf(file)}`,
    '@@ -1,5 +1,6 @@',
    ' import x',
    ' ',
    '+const changed = true',
    ' const a = 1',
    ' const b = 2',
    ' const c = 3',
    '',
  ].join('\n'),
).join('')

function pathOf(file: number): string {
  return `packages/p${file % 100}/src/module-${file}.ts`
}

/** The uploads of eight matrix jobs: each has reviewed its own files, all with the same model. */
function shards(): { file: string; text: string }[] {
  const findings = Array.from({ length: FINDINGS }, (_, index) => ({
    path: pathOf(index % FILES),
    line: (index % 6) + 1,
    severity: index % 100 === 0 ? 'error' : index % 3 === 0 ? 'warning' : 'info',
    title: `Finding ${index}`,
    message: `What is said of number ${index}.`,
    source: 'model',
  }))
  return Array.from({ length: SHARDS }, (_, shard) => ({
    file: `findings-${shard}/findings.json`,
    text: JSON.stringify({
      findings: findings.filter(({ path }) => Number(/\d+/.exec(path)?.[0]) % SHARDS === shard),
    }),
  }))
}

async function planOf(inputs: { file: string; text: string }[]) {
  const { findings, bad } = await collectFindings(inputs, { format: 'auto', lenient: false })
  return planReview({ findings, bad, diff: DIFF })
}

describe('ten thousand findings of eight shards over three thousand files', () => {
  test('become one review: the most severe inline, the rest listed and counted, all in the report', async () => {
    const { review, findings, counts } = await planOf(shards())
    expect(counts).toMatchObject({ findings: FINDINGS, comments: 50, summarized: FINDINGS - 50 })
    expect(findings).toHaveLength(FINDINGS)
    expect(new Set(findings.map(({ title }) => title)).size).toBe(FINDINGS)
    const inline = findings.filter(({ outcome }) => outcome === 'inline')
    expect(new Set(inline.map(({ severity }) => severity))).toEqual(new Set(['error']))
    expect(review.body.length).toBeLessThanOrEqual(60_000)

    const listed = review.body.match(/^- .* · Finding \d+/gm) ?? []
    expect(listed).toHaveLength(100)
    const rest = Number(/(\d+) more findings did not fit here/.exec(review.body)?.[1])
    expect(50 + listed.length + rest).toBe(FINDINGS)
    // All others are counted, by file or by folder.
    const tail = review.body.slice(review.body.indexOf('Per file: '))
    const counted = [...tail.matchAll(/` (\d+)/g)].map(([, count]) => Number(count))
    const beyond = Number(/, (\d+) others\./.exec(tail)?.[1] ?? 0)
    expect(counted.reduce((sum, count) => sum + count, beyond)).toBe(rest)
  })

  test('in any order of the shards', async () => {
    const inputs = shards()
    const { log: _, ...one } = await planOf(inputs)
    const { log: __, ...other } = await planOf(inputs.toReversed())
    expect(other.review).toEqual(one.review)
    expect(other.findings).toEqual(one.findings)
  })
})
