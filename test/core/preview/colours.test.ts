import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ColouredRow, colouredRows } from '../../../src/core/preview/coloured-rows.ts'
import { colouredText } from '../../../src/core/preview/coloured-text.ts'
import { html } from '../../../src/core/preview/html.ts'
import { languageOf } from '../../../src/core/preview/language.ts'
import { newPageBudget } from '../../../src/core/preview/page-budget.ts'
import { renderedMarkdown } from '../../../src/core/preview/rendered-markdown.ts'
import { hostileCode, hostileProse } from '../../helpers/hostile-text.ts'
import { runs } from '../../helpers/runs.ts'

const EXTENSIONS =
  'js ts json c cpp java cs kt scala m dart php groovy css scss less py go rs rb sh yml toml xml html sql swift lua ps1 dockerfile ini proto'.split(
    ' ',
  )

function coloured(name: string, rows: readonly ColouredRow[], budget = newPageBudget()): string[] {
  const runs = colouredRows(rows, languageOf(name), budget)
  return rows.map(({ text }, index) => html`${colouredText(text, runs[index])}`.markup)
}

function context(...lines: string[]): ColouredRow[] {
  return lines.map((text) => ({ kind: 'context', text }))
}

/** Two characters are written in two ways: they could begin a command in a log. */
const plain = (markup: string) =>
  markup
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&#91;', '[')
    .replaceAll('&#58;', ':')
const styles = (markup: string) =>
  [...markup.matchAll(/<span class="(.)">(.*?)<\/span>/g)].map(
    ([, style, text = '']) => `${style} ${plain(text)}`,
  )

describe('colours', () => {
  test.for<[file: string, line: string, styles: string[]]>([
    ['src/a.ts', 'const a = 1 // one', ['k const', 'd a', 'n 1', 'c // one']],
    ['a.py', 'def f(): return None', ['k def', 'd f', 'k return', 'k None']],
    ['.github/a.yml', 'on: push # all', ['n on', 'm : ', 'c # all']],
    ['lib/a.php', '$a = new B(); # x', ['p $a', 'k new', 'c # x']],
    ['Dockerfile', 'FROM node:20', ['k FROM']],
    ['a.rs', 'fn main() {}', ['k fn', 'd main']],
    ['notes.txt', 'const a = 1', []],
    ['README', 'if', []],
  ])('%s', ([file, line, wanted]) => {
    expect(coloured(file, context(line)).flatMap(styles)).toEqual(wanted)
  })

  test('a comment goes on over lines; what is deleted does not change what comes after', () => {
    const rows: ColouredRow[] = [
      { kind: 'context', text: '/* one' },
      { kind: 'deleted', text: 'two */ if' },
      { kind: 'added', text: 'if' },
      { kind: 'context', text: 'three' },
    ]
    expect(coloured('a.js', rows).map(styles)).toEqual([
      ['c /* one'],
      ['c two */', 'k if'],
      ['c if'],
      ['c three'],
    ])
  })

  test('a hunk that begins inside a comment', () => {
    expect(coloured('a.js', context(' * returns the sum', ' */', 'return')).flatMap(styles)).toEqual([
      'c  * returns the sum',
      'c  */',
      'k return',
    ])
    expect(coloured('a.py', context(' * 2', 'return')).flatMap(styles)).toEqual(['n 2', 'k return'])
  })

  test('long lines, long blanks and what is over the budget stay plain', () => {
    const long = `if ${'x'.repeat(300)}`
    expect(coloured('a.js', context(long, `if${' '.repeat(50)}x`, 'if'))).toEqual([
      long,
      `if${' '.repeat(50)}x`,
      '<span class="k">if</span>',
    ])
    const budget = { foldedRows: 0, colouredCharacters: 5 }
    expect(coloured('a.js', context('if (a)', 'if', 'else'), budget)).toEqual([
      'if (a)',
      '<span class="k">if</span>',
      'else',
    ])
  })

  test('an emoji is never split, so that its parts are not shown as hidden characters', () => {
    for (const name of EXTENSIONS) {
      const [markup = ''] = coloured(`a.${name}`, context("a👨‍👩‍👧 = '👍🏽' # ❤️ x"))
      expect(plain(markup), name).not.toContain('&lt;U+')
      expect(plain(markup), name).not.toMatch(/U\+/)
    }
  })

  test('a line of a code block is no command in a log', () => {
    const block = '```css\na\n::error::b\n  ::debug::c\n##[error]d\n```'
    const { markup } = renderedMarkdown(block, { budget: newPageBudget() })
    expect(markup).not.toMatch(/^\s*::|##\[/m)
    expect(plain(markup)).toContain('::error::b\n  ::debug::c\n##[error]d')
  })

  test('the text is the same with and without colours, whatever it is', () => {
    const line = fc.oneof(hostileProse, hostileCode).map((text) => text.replace(/[\r\n]+/g, ' '))
    const rows = fc.array(
      fc.record({ kind: fc.constantFrom<ColouredRow['kind'][]>('added', 'deleted', 'context'), text: line }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(fc.constantFrom(...EXTENSIONS), rows, (name, some) => {
        const shown = coloured(`a.${name}`, some).map(plain)
        expect(shown).toEqual(some.map(({ text }) => plain(html`${colouredText(text, undefined)}`.markup)))
      }),
      { numRuns: runs(300) },
    )
  })

  test('a file is known by its extension', () => {
    for (const name of EXTENSIONS) expect(languageOf(`x/y.${name}`), name).toBeDefined()
  })
})
