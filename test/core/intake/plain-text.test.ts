import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainToMarkdown } from '../../../src/core/intake/plain-text.ts'
import { writeMarkdown } from '../../../src/core/text/markdown.ts'
import { prose } from '../../../src/core/text/prose.ts'
import { markdownProperty, readByAll } from '../../helpers/markdown-property.ts'
import { runs } from '../../helpers/runs.ts'
import { kinds, visibleText } from '../../oracles/markdown.ts'

test.for<[rule: string, text: string, markdown: string]>([
  [
    'a sentence stays',
    "'x' is assigned a value, but never used (no-unused-vars).",
    "'x' is assigned a value, but never used (no-unused-vars).",
  ],
  ['names stay', 'Use snake_case_names - or not: 1 + 1 = 2', 'Use snake_case_names - or not: 1 + 1 = 2'],
  ['code stays', 'Use `a*b*c` and ``d`e``, not *f*', 'Use `a*b*c` and ``d`e``, not \\*f\\*'],
  ['a fence stays', 'Use:\n```\na *b*\n```\n*c*', 'Use:\n```\na *b*\n```\n\\*c\\*'],
  ['a lone backtick', 'a ` b', 'a \\` b'],
  ['emphasis', '*a* __init__ ~b~', '\\*a\\* \\_\\_init\\_\\_ \\~b\\~'],
  ['HTML and entities', '<b> a < b &amp; a & b', '\\<b> a \\< b \\&amp; a & b'],
  ['links', '[a](b) ![c](d)', '\\[a](b) !\\[c](d)'],
  [
    'blocks',
    '# a\n> b\n- c\n+ d\n1. e\n===\n---\n| f |',
    '\\# a\n\\> b\n\\- c\n\\+ d\n1\\. e\n\\===\n\\---\n\\| f |',
  ],
  ['indentation', 'a\n    b\n\tc', 'a\nb\nc'],
  ['a backslash', 'C:\\dir \\*', 'C:\\\\dir \\\\\\*'],
])('%s', ([, text, markdown]) => {
  expect(plainToMarkdown(text)).toBe(markdown)
})

describe(readByAll, () => {
  const piece = fc.constantFrom(
    ...'*_~[]()<>&#|\\=+-!:;.1 x\n'.split(''),
    '  ',
    '\n\n',
    '&amp;',
    '&#35;',
    '1. ',
    '- ',
    '---',
    '| a | b |\n| - | - |',
    '[a]: b',
    '<b>',
    '![a](b)',
    '[^1]',
    '- [ ] ',
    '    ',
    '\t',
    '$x$',
  )
  test('in a comment it reads as it was written, paragraphs of text and nothing else', () => {
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').trim())
    markdownProperty(
      { from: text, numRuns: runs(400) },
      (written) => [prose(plainToMarkdown(written), { mode: 'markdown', linkHosts: [], writeMarkdown })],
      ([document], written) => {
        if (!document) throw new Error('nothing was read')
        const names = [...kinds(document)].filter((name) => !NOTHING.has(name))
        expect(names).toEqual([])
        expect(squeezed(visibleText(document))).toBe(squeezed(written))
      },
    )
  })
})

/** Text with different line ends. */
const NOTHING = new Set(['document', 'paragraph', 'text', 'softbreak', 'linebreak'])

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
