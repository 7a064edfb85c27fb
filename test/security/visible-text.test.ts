import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKnownLanguage } from '../../src/core/text/code-language.ts'
import { writeMarkdown } from '../../src/core/text/markdown.ts'
import { prose } from '../../src/core/text/prose.ts'
import { hostileProse } from '../helpers/hostile-text.ts'
import { markdownProperty, readByAll } from '../helpers/markdown-property.ts'
import { denseInline, ordinaryProse } from '../helpers/ordinary-prose.ts'
import { securityRuns } from '../helpers/runs.ts'
import { comrak, type MarkdownNode } from '../oracles/markdown.ts'

const HOSTS = ['github.com']

function markdown(text: string): string {
  return prose(text, { mode: 'markdown', linkHosts: HOSTS, writeMarkdown })
}

/** A document as it is on the screen, and the invisible parts of its source: link targets, languages of blocks. */
interface Seen {
  readonly text: string
  readonly addresses: readonly string[]
  readonly languages: readonly string[]
  /** Everything, in source order. */
  readonly source: string
}

function seenIn(document: MarkdownNode): Seen {
  const addresses: string[] = []
  const languages: string[] = []
  const unseen: string[] = []
  const hide = (list: string[], text: string) => {
    list.push(text)
    unseen.push(text)
    return `\0${unseen.length - 1}\0`
  }
  const read = (node: MarkdownNode, number = ''): string => {
    const { info = '', destination = '', type, start = '1' } = node.attributes
    const children = node.children.map((child, index) =>
      read(child, type === 'ordered' ? `${Number(start) + index} ` : ''),
    )
    const own = node.name === 'code' || node.name === 'code_block' ? decoded(node.text) : node.text
    const before = node.name === 'code_block' ? hide(languages, info) : ''
    const after = node.name === 'link' ? hide(addresses, destination) : ''
    return number + before + own + children.join('') + after + (own === '' && !after ? ' ' : '')
  }
  const text = read(document)
  return {
    text: text.replace(/\0\d+\0/g, ' '),
    addresses,
    languages,
    source: text.replace(/\0(\d+)\0/g, (_, index) => unseen[Number(index)] ?? ''),
  }
}

/** The writer escapes some blanks; in code the escapes would be visible. */
function decoded(text: string): string {
  return text.replace(/&#x([\dA-F]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
}

function decodedAddress(address: string): string {
  return address.replace(/(?:%[\dA-F]{2})+/g, (bytes) => {
    return Buffer.from(bytes.replaceAll('%', ''), 'hex').toString()
  })
}

/** Letters, digits and emoji: neither markup nor white space. */
function letters(text: string): string {
  return text.match(/[\p{L}\p{N}\p{M}\p{So}]/gu)?.join('') ?? ''
}

/** The same for a source; entities count as the characters they are shown as. */
function wordsOf(source: string): string[] {
  return source.replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Languages that ask a platform for a suggestion or a diagram, also after `&#115;`: not text for the reader. */
const ASKING = ['suggestion', 'uggestion', 'mermaid']

function expectAllSeen(document: MarkdownNode, source: string, written: string): void {
  const seen = seenIn(document)
  expect(letters(decoded(written))).toBe(letters(seen.source))
  expect(seen.languages.filter((language) => !isKnownLanguage(language))).toEqual([])
  expect(seen.addresses.filter((address) => !address.startsWith('https://github.com/'))).toEqual([])
  const shown = [seen.text, ...seen.addresses, ...seen.addresses.map(decodedAddress)].map((text) =>
    letters(text).toLowerCase(),
  )
  const isSeen = (word: string) =>
    ASKING.includes(word) || isKnownLanguage(word) || shown.some((text) => text.includes(word))
  expect(wordsOf(source.toLowerCase()).filter((word) => !isSeen(letters(word)))).toEqual([])
}

/** Prose with mostly unique words, so that a lost word is detected. */
const distinctWords: fc.Arbitrary<string> = fc
  .oneof(hostileProse, ordinaryProse, denseInline)
  .map((source) => {
    let count = 0
    return source.replace(/(?<![\w&#])(?:[abhiqt]|word|note|end)(?![\w;])/g, () => `w${count++}w`)
  })

describe('T5 nothing is in the source that is not on the screen', () => {
  test(`whatever the source, ${readByAll}`, () => {
    markdownProperty(
      { from: distinctWords, numRuns: securityRuns() },
      (source) => [`${markdown(source)}\n`],
      ([document], source) => expectAllSeen(document as MarkdownNode, source, markdown(source)),
    )
  })

  test.for<[rule: string, source: string, written: string]>([
    [
      'surplus cells',
      '| a | b |\n|---|---|\n| c | d | e | `f\\|g` |\n| h |\n| i | j | | *k* |',
      '| a | b |\n| - | - |\n| c | d |\n| h |\n| i | j |\n\ne \\| `f|g`\n\n*k*',
    ],
    ['surplus cells in a quote', '> | a |\n> |---|\n> | b | c |', '> | a |\n> | - |\n> | b |\n>\n> c'],
    ['the title of a link', '[a](https://github.com/b "c d")', '[a](https://github.com/b) ("c d")'],
    ['the title of a dead link', "[a](https://b.example 'c')", 'a (`https://b.example`) ("c")'],
    [
      'a link without a visible text',
      '[&nbsp;](https://github.com)',
      '\\[\\&nbsp;\\](https\\:·\\/\\/github.com)',
    ],
    ['the words after a language', '```ts title="a.ts"\nb\n```', 'title\\="a.ts"\n\n```ts\nb\n```'],
    ['an unknown language', '```ignore-this\na\n```', 'ignore-this\n\n```text\na\n```'],
    ['the lines of a suggestion', '```suggestion:-1+2\na\n```', 'suggestion\\:\\-1\\+2\n\n```text\na\n```'],
    ['numbers that do not follow each other', '1. a\n2. b\n5. c\n5. d', '1. a\n2. b\n\n5) c\n\n5. d'],
    ['the same number throughout is counted', '1. a\n1. b\n1. c', '1. a\n2. b\n3. c'],
    ['a number with zeros', '007. a\n008. b', '007\\. a\n008\\. b'],
    ['an alert', '> [!WARNING]\n> a', '> \\[·!WARNING\\]\n> a'],
    ['a table of contents', '[TOC]\n\n[[_TOC_]]', '\\[·TOC\\]\n\n\\[·\\[*TOC*\\]\\]'],
    [
      'pictures',
      ':tada: :+1: :100: a:b:c at x.ts:12:5',
      '\\:·tada: \\:·\\+1: \\:·100: a\\:·b\\:c at x.ts\\:12\\:5',
    ],
    ["GitLab's additions and deletions", '{+a+} [-b-]', '\\{\\+a\\+·\\} \\[\\-b\\-·\\]'],
    ["GitLab's placeholders", '%{project_name}', '%·\\{project_name\\}'],
    ['task lists', '- [x] a\n- [ ] b', '- \\[x\\] a\n- \\[ \\] b'],
    ['footnotes', 'a[^1]\n\n[^1]: b', 'a\\[\\^1\\]\n\n\\[\\^1\\]\\: b'],
  ])('%s', ([, source, written]) => {
    expect(markdown(source).replaceAll('\u200b', '·')).toBe(written)
    for (const document of comrak.read([`${markdown(source)}\n`]))
      expectAllSeen(document, source, markdown(source))
  })

  test('the check detects lost text', () => {
    const unseen = [
      '| a |\n|---|\n| b | c |',
      '```js secret\na\n```',
      '[a](https://github.com "b")',
      '[a]: b',
    ]
    for (const written of unseen) {
      const [document] = comrak.read([written])
      expect(() => expectAllSeen(document as MarkdownNode, written, written), written).toThrow()
    }
  })
})
