import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeSuggestionBlocks } from '../../../src/core/suggest/suggestion-block.ts'
import { runs } from '../../helpers/runs.ts'

type Case = [rule: string, message: string, codes: string[], rest: string]

describe('a suggestion block in a message', () => {
  test.for<Case>([
    [
      'is taken out',
      'Use this:\n```suggestion\na = 1\n```\nIt is faster.',
      ['a = 1\n'],
      'Use this:\nIt is faster.',
    ],
    ['several lines, indentation kept', '```suggestion\n  a\n\n    b\n```', ['  a\n\n    b\n'], ''],
    ['an empty one deletes', '```suggestion\n```', [''], ''],
    ['one blank line is one blank line', '```suggestion\n\n```', ['\n'], ''],
    ['blank lines at its end are kept', '```suggestion\na\n\n```', ['a\n\n'], ''],
    ['tildes', '~~~suggestion\na\n~~~', ['a\n'], ''],
    ['a longer fence holds a shorter one', '````suggestion\n```js\na\n```\n````', ['```js\na\n```\n'], ''],
    ['a longer fence may close it', '```suggestion\na\n`````', ['a\n'], ''],
    ['the other kind does not close it', '```suggestion\n~~~\n```', ['~~~\n'], ''],
    ['a fence with a word does not close it', '```suggestion\na\n```js\n```', ['a\n```js\n'], ''],
    ['blanks round the word', '``` suggestion \na\n``` ', ['a\n'], ''],
    ['an indented one loses its indentation', '  ```suggestion\n  a\n    b\n  ```', ['a\n  b\n'], ''],
    ['CRLF', 'x\r\n```suggestion\r\na\r\nb\r\n```\r\ny', ['a\nb\n'], 'x\r\ny'],
    ['two', '```suggestion\na\n```\nor\n```suggestion\nb\n```', ['a\n', 'b\n'], 'or'],
    ['markers in it are code', '```suggestion\n[SUGGEST: a]\n```', ['[SUGGEST: a]\n'], ''],
  ])('%s', ([, message, codes, rest]) => {
    const { text, blocks } = takeSuggestionBlocks(message)
    expect(blocks.map(({ code, certain }) => (certain ? code : 'uncertain'))).toEqual(codes)
    expect(text).toBe(rest)
  })

  test.for<[rule: string, message: string]>([
    ['no block', 'a suggestion: use x'],
    ['another language', '```js\nsuggestion\n```'],
    ['another word', '```suggestions\na\n```'],
    ['more words', '```suggestion js\na\n```'],
    ['inside another fence', '````md\n```suggestion\na\n```\n````'],
    ['inside a fence of tildes', '~~~\n```suggestion\na\n```\n~~~'],
    ['inside a fence that never closes', '```js\n~~~suggestion\na\n~~~'],
    ['indented so far that it is code', '    ```suggestion\n    a\n    ```'],
    ['two backticks', '``suggestion\na\n``'],
    ['in a sentence', 'Write ```suggestion``` there'],
    ['an invalid reach', '```suggestion:-1\na\n```'],
    ['a reach beyond all lines', '```suggestion:-1000+0\na\n```'],
  ])('text, to the letter: %s', ([, message]) => {
    expect(takeSuggestionBlocks(message)).toEqual({ text: message, blocks: [] })
  })

  test.for<[rule: string, info: string, reach: { above: number; below: number } | undefined]>([
    ['none: the range of the finding', 'suggestion', undefined],
    ['lines above', 'suggestion:-1+0', { above: 1, below: 0 }],
    ['lines below', 'suggestion:-0+2', { above: 0, below: 2 }],
    ['the line alone', 'suggestion:-0+0', { above: 0, below: 0 }],
    ['far', 'suggestion:-100+100', { above: 100, below: 100 }],
  ])("GitLab's reach: %s", ([, info, reach]) => {
    const { blocks } = takeSuggestionBlocks(`\`\`\`${info}\na\n\`\`\``)
    expect(blocks).toEqual([{ code: 'a\n', certain: true, ...(reach ? { reach } : {}) }])
  })

  test.for<Case>([
    ['never closes', 'x\n```suggestion\na\n', ['a\n'], 'x'],
    ['never closes, nothing in it', 'x\n```suggestion', [''], 'x'],
    ['closes with too few', '````suggestion\na\n```', ['a\n```\n'], ''],
    [
      'another one opens before it closes',
      '```suggestion\na\n```suggestion\nb\n```',
      ['a\n```suggestion\nb\n'],
      '',
    ],
  ])('shown, not offered: %s', ([, message, codes, rest]) => {
    const { text, blocks } = takeSuggestionBlocks(message)
    expect(blocks.map(({ code }) => code)).toEqual(codes)
    expect(blocks.every(({ certain }) => !certain)).toBe(true)
    expect(text).toBe(rest)
  })
})

test('what was taken out and what remains give back the input', () => {
  const line = fc.constantFrom(
    'a',
    '',
    '  b',
    '```js',
    '~~~',
    '``',
    'suggestion',
    '[SUGGEST: x]',
    '\t',
    '> ```',
  )
  const prose = fc.array(fc.constantFrom('a', 'suggestion', '`b`', '# c', '``'), {
    minLength: 1,
    maxLength: 4,
  })
  const part = fc.oneof(
    prose.map((lines) => ({ kind: 'prose' as const, lines })),
    fc.array(line, { maxLength: 5 }).map((lines) => ({ kind: 'block' as const, lines })),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const message = parts
        .flatMap(({ kind, lines }) => (kind === 'block' ? ['`````suggestion', ...lines, '`````'] : lines))
        .join('\n')
      const { text, blocks } = takeSuggestionBlocks(message)
      const of = (wanted: string) => parts.filter(({ kind }) => kind === wanted).map(({ lines }) => lines)
      expect(text).toBe(of('prose').flat().join('\n'))
      expect(blocks).toEqual(
        of('block').map((lines) => ({ code: lines.map((code) => `${code}\n`).join(''), certain: true })),
      )
    }),
  )
})

test('no text makes it throw, and no line is lost', () => {
  const piece = fc.constantFrom(
    '```',
    '````',
    '~~~',
    'suggestion',
    ':-1+0',
    '\n',
    '\r\n',
    ' ',
    'a',
    '   ',
    '`',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const message = pieces.join('')
      const { text, blocks } = takeSuggestionBlocks(message)
      const count = (of: string) => of.split('a').length - 1
      expect(count(text) + blocks.reduce((sum, { code }) => sum + count(code), 0)).toBe(count(message))
    }),
    { numRuns: runs(1000) },
  )
})

/** Each takes minutes if the time is not linear. */
describe('a megabyte', () => {
  const filled = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length))

  test.for([
    ['of blocks', filled('```suggestion\na\n```\n')],
    ['of openings', filled('```suggestion\n')],
    ['of fences', filled('```\nsuggestion\n')],
    ['of fences that do not match', filled('```\n~~~suggestion\n')],
    ['of backticks', `${filled('`')}suggestion\na\n${filled('`')}`],
    ['of backticks on the opening line', `\`\`\`suggestion${filled(' `')}`],
    ['of blanks on the opening line', `\`\`\`suggestion${filled(' ')}x`],
    ['of blanks before the word', `\`\`\`${filled(' ')}suggestion`],
    ['of code', `\`\`\`suggestion\n${filled('a   b\n')}\`\`\``],
    ['of blanks in the code', `\`\`\`suggestion\n${filled(' ')}a\n\`\`\``],
    ['of newlines', `\`\`\`suggestion${filled('\n')}`],
    ['of the word', filled('suggestion ')],
  ])('%s', ([, message = '']) => {
    expect(takeSuggestionBlocks(message).text.length).toBeLessThanOrEqual(message.length)
  })
})
