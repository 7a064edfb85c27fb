import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { revealInvisible } from '../../src/core/text/invisible.ts'
import { writeMarkdown } from '../../src/core/text/markdown.ts'
import { prose } from '../../src/core/text/prose.ts'
import { simpleMarkdown } from '../../src/core/text/simple-markdown.ts'
import { hostileProse, plainProse } from '../helpers/hostile-text.ts'
import { markdownProperty, readByAll } from '../helpers/markdown-property.ts'
import {
  denseInline,
  denseLines,
  nestedLists,
  ordinaryBlock,
  ordinaryProse,
} from '../helpers/ordinary-prose.ts'
import { isExhaustive, securityRuns } from '../helpers/runs.ts'
import { commandLines } from '../oracles/command-lines.ts'
import { expectHarmless, expectNoSuggestion } from '../oracles/harmless.ts'
import { cmarkGfm, comrak, type MarkdownNode, outline } from '../oracles/markdown.ts'

const HOSTS = ['github.com']

/** As passed on by `prose`. */
function normalised(text: string): string {
  return revealInvisible(text.replace(/\r\n?/g, '\n'))
}

describe('the fast path writes to the letter what the parser would have written', () => {
  test.for<[name: string, from: fc.Arbitrary<string>, share: number]>([
    ['ordinary prose', ordinaryProse, 0.05],
    ['ordinary blocks', ordinaryBlock, 0.2],
    ['marks that stand close together', denseInline, 0.02],
    ['lines that stand close together', denseLines, 0.01],
    ['lists in lists', nestedLists, 0.02],
    ['plain sentences', plainProse, 0.2],
    ['hostile prose', hostileProse, isExhaustive ? 0 : -1],
  ])('%s', ([, from, share]) => {
    const taken = { count: 0, runs: 0 }
    fc.assert(
      fc.property(from.map(normalised), (source) => {
        const [fast, mixed] = [simpleMarkdown(source, HOSTS), simpleMarkdown(source, HOSTS, writeMarkdown)]
        taken.runs++
        if (fast !== undefined) taken.count++
        if (mixed !== undefined) expect(mixed).toBe(writeMarkdown(source, HOSTS))
        if (fast !== undefined) expect(fast).toBe(mixed)
      }),
      { numRuns: securityRuns() },
    )
    // Otherwise the test would be empty.
    expect(taken.count / taken.runs).toBeGreaterThan(share)
  })

  test.for<[rule: string, source: string, written: string | undefined]>([
    ['code that would meet', '`a`[`b`](https://b.example)', undefined],
    ['a URL after an open bracket', '[a https://github.com/b', undefined],
    ['a list in the line of another', '1. - a', undefined],
    ['a number that is not a list', 'a\n2. b', undefined],
    ['a list with a gap', '- a\n\n- b\n- c', '- a\n\n- b\n\n- c'],
    ['a list that is indented more', '1. a\n    - b\n    - c\n1. d', '1. a\n   - b\n   - c\n2. d'],
    ['lists in lists', '1. a\n   - b\n     - c\n   - d\n2. e', '1. a\n   - b\n     - c\n   - d\n2. e'],
    ['code in an item', '- a\n  ```ts\n  b\n  ```', '- a\n  ```ts\n  b\n  ```'],
    ['a fence that never closes', 'a\n```ts\nb', 'a\n\n```ts\nb\n```'],
    ['a heading', '## a `b`\nc', '**a `b`**\n\nc'],
    ['a dead link', 'see [a](https://b.example/c_d).', 'see a (`https://b.example/c_d`).'],
    ['bold with its colon', '**Fix:** a', '**Fix:** a'],
  ])('%s', ([, source, written]) => {
    expect(simpleMarkdown(source, HOSTS)).toBe(written)
    if (written !== undefined) expect(writeMarkdown(source, HOSTS)).toBe(written)
  })
})

const anyOrdinary = fc
  .oneof(ordinaryProse, denseInline, denseLines, nestedLists)
  .map((source) => prose(source, { mode: 'markdown', linkHosts: HOSTS, writeMarkdown }))

describe('ordinary prose', () => {
  test(`is harmless, ${readByAll}`, () => {
    markdownProperty(
      { from: anyOrdinary, numRuns: securityRuns() },
      (written) => [`${written}\n`],
      ([document], written) => {
        expectHarmless(document as MarkdownNode)
        expectNoSuggestion(document as MarkdownNode)
        expect(commandLines(written)).toEqual([])
      },
    )
  })

  test.skipIf(cmarkGfm.skip)(`is the same for ${cmarkGfm.name} and for ${comrak.name}`, () => {
    markdownProperty(
      { from: anyOrdinary.map((written) => `${written}\n`), numRuns: securityRuns(), readers: [cmarkGfm] },
      (written) => [written],
      ([document], written) => {
        expect(outline(document as MarkdownNode)).toEqual(comrak.read([written]).flatMap(outline))
      },
    )
  })
})
