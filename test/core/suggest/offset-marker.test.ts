import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_OFFSET, parseOffsetMarkers } from '../../../src/core/suggest/offset-marker.ts'
import { runs } from '../../helpers/runs.ts'

/** `+2 code`; preceded by `?` if the code is only shown. */
function markers(text: string): string[] {
  return parseOffsetMarkers(text).markers.map(
    ({ offset, code, certain }) => `${certain ? '' : '?'}${offset > 0 ? '+' : ''}${offset} ${code}`,
  )
}

type Case = [rule: string, text: string, markers: string[]]

describe('the offset', () => {
  test.for<Case>([
    ['none: the line itself', '[SUGGEST: x = 1]', ['0 x = 1']],
    ['none, no blank', '[SUGGEST:x = 1]', ['0 x = 1']],
    ['0', '[SUGGEST:0: x = 1]', ['0 x = 1']],
    ['+0 and -0', '[SUGGEST:+0: x] [SUGGEST:-0: y]', ['0 x', '0 y']],
    ['a plus: below', '[SUGGEST:+2: x = 1]', ['+2 x = 1']],
    ['no sign: below', '[SUGGEST:2: x = 1]', ['+2 x = 1']],
    ['a minus: above', '[SUGGEST:-1: x = 1]', ['-1 x = 1']],
    ['no blank after it', '[SUGGEST:+2:x = 1]', ['+2 x = 1']],
    ['leading zeros', '[SUGGEST:+002: x]', ['+2 x']],
    ['the largest', '[SUGGEST:+999: x] [SUGGEST:-999: y]', ['+999 x', '-999 y']],
    ['out of range: still a number', '[SUGGEST:+1000: x] [SUGGEST:-1000: y]', ['+1000 x', '-1000 y']],
    ['a sign alone is malformed and means 0', '[SUGGEST:+: x] [SUGGEST:-: y]', ['0 x', '0 y']],
    ['a word before a colon is code', '[SUGGEST:default: return x]', ['0 default: return x']],
    ['a key before a colon is code', '[SUGGEST: retries: 3]', ['0 retries: 3']],
    ['a fraction is code', '[SUGGEST:2.5: x]', ['0 2.5: x']],
    ['two signs are code', '[SUGGEST:++2: x]', ['0 ++2: x']],
    ['a number with a unit is code', '[SUGGEST:2px: x]', ['0 2px: x']],
    ['a blank before the colon makes it code', '[SUGGEST:2 : x]', ['0 2 : x']],
    ['a blank before the sign: shown only', '[SUGGEST: +2: x]', ['?0 +2: x']],
    ['an offset and no code: shown only', '[SUGGEST:+2]', ['?0 +2']],
    ['a second colon is code', '[SUGGEST:+1: a ? b : c]', ['+1 a ? b : c']],
  ])('%s', ([, text, expected]) => {
    expect(markers(text)).toEqual(expected)
  })

  test('a number of any length is out of range, never code', () => {
    for (const digits of ['1'.repeat(11), '9'.repeat(25), '9'.repeat(1000)]) {
      for (const sign of ['', '+', '-']) {
        const [marker] = parseOffsetMarkers(`[SUGGEST:${sign}${digits}: x]`).markers
        expect(marker).toMatchObject({ code: 'x' })
        expect(Math.abs(marker?.offset ?? 0)).toBeGreaterThan(MAX_OFFSET)
        expect(Number.isSafeInteger(marker?.offset)).toBe(true)
      }
    }
  })
})

describe('the code', () => {
  test.for<Case>([
    ['ends at the bracket that balances', '[SUGGEST: a[i[0]] = b[1]] and c]', ['0 a[i[0]] = b[1]']],
    ['cut off, because it continues after the bracket', '[SUGGEST: x(/a="([^"]+)"/)]', ['?0 x(/a="([^"']],
    ['empty brackets', '[SUGGEST: const a: int[] = []]', ['0 const a: int[] = []']],
    ['a bracket in double quotes', '[SUGGEST: a = "]"]', ['0 a = "]"']],
    ['a bracket in single quotes', "[SUGGEST: a = ']']", ["0 a = ']'"]],
    ['a bracket in a template', '[SUGGEST: a = `]`]', ['0 a = `]`']],
    ['an opening bracket in quotes', '[SUGGEST: a = "["] rest]', ['0 a = "["']],
    ['an escaped quote in quotes', '[SUGGEST: a = "\\"]"]', ['0 a = "\\"]"']],
    ['a quote of the other kind in quotes', '[SUGGEST: a = "\']"]', ['0 a = "\']"']],
    ['a literal with a prefix', "[SUGGEST: a = r'[' + f']']", ["0 a = r'[' + f']'"]],
    ['an escaped bracket', '[SUGGEST: /\\[x\\]/.test(a)]', ['0 /\\[x\\]/.test(a)']],
    ['an escaped closing bracket', '[SUGGEST: /\\]/.test(a)]', ['0 /\\]/.test(a)']],
    ['an escaped backslash before a bracket', '[SUGGEST: a\\\\] rest', ['0 a\\\\']],
    ['an apostrophe is not a quote', "[SUGGEST: // don't] it isn't]", ["0 // don't"]],
    ['a quote that does not close on its line', '[SUGGEST: a = b[0] // 5"\n]\n"', ['0 a = b[0] // 5"\n']],
    ['newlines', '[SUGGEST: if (a) {\n  b()\n}]', ['0 if (a) {\n  b()\n}']],
    ['a block keeps its indentation', '[SUGGEST:\n    a()\n    b()\n]', ['0     a()\n    b()']],
    ['a block after an offset', '[SUGGEST:+1:\n  a()\n]', ['+1   a()']],
    ['a block with CRLF', '[SUGGEST:\r\n  a()\r\n]', ['0   a()']],
    ['one blank after the colon is notation, more are code', '[SUGGEST:   a()]', ['0   a()']],
    ['a tab is code', '[SUGGEST:\ta()]', ['0 \ta()']],
    ['no balance: the first bracket, shown only', '[SUGGEST: a[0] = b[1 + c] then', ['?0 a[0']],
    ['no balance for want of a quote', '[SUGGEST: a = "]" + b["x] then', ['?0 a = "']],
    ['no bracket: not a marker', '[SUGGEST: a = 1', []],
    ['empty code is text', '[SUGGEST:]', []],
    ['blank code is text', '[SUGGEST: ]', []],
    ['an offset and empty code is text', '[SUGGEST:+2:]', []],
    ['an offset and blank lines is text', '[SUGGEST:+2: \n\n ]', []],
    ['another case is text', '[suggest: x]', []],
    ['without a colon is text', '[SUGGEST x]', []],
    ['a blank before the colon is text', '[SUGGEST : x]', []],
  ])('%s', ([, text, expected]) => {
    expect(markers(text)).toEqual(expected)
  })
})

describe('several', () => {
  test.for<Case>([
    ['one after the other', 'a [SUGGEST: x] b [SUGGEST:+1: y] c', ['0 x', '+1 y']],
    ['without anything between', '[SUGGEST: x][SUGGEST:+1: y]', ['0 x', '+1 y']],
    ['the next one ends the scan', '[SUGGEST: a[0 [SUGGEST:+1: y]', ['+1 y']],
    ['the next one ends the scan, first bracket', '[SUGGEST: a[[0] [SUGGEST:+1: y]', ['?0 a[[0', '+1 y']],
    ['the next one ends the scan, inside quotes too', '[SUGGEST: "a [SUGGEST:+1: y] "]', ['+1 y']],
    ['an invalid marker does not hide the next', '[SUGGEST:] [SUGGEST: x]', ['0 x']],
  ])('%s', ([, text, expected]) => {
    expect(markers(text)).toEqual(expected)
  })
})

describe('code spans and fences', () => {
  test.for<Case>([
    ['in a span', 'Write `[SUGGEST: x]` there', []],
    ['in a span of two', 'Write ``[SUGGEST: `x`]`` there', []],
    ['in a span over two lines', 'Write `a\n[SUGGEST: x]` there', []],
    ['in a fence', '```\n[SUGGEST: x]\n```', []],
    ['in a fence with a language', 'So:\n```js\n[SUGGEST: x]\n```\n', []],
    ['in a fence of tildes', '~~~\n[SUGGEST: x]\n~~~', []],
    ['in an indented fence', '   ```\n   [SUGGEST: x]\n   ```', []],
    ['in a fence with a blank line', '```\n\n[SUGGEST: x]\n\n```', []],
    ['in a fence that never closes', '```\n[SUGGEST: x]\n', []],
    ['in a longer fence', '````\n```\n[SUGGEST: x]\n````', []],
    ['in a fence in a list', '- ```js\n  a\n\n  [SUGGEST: x]\n  ```', []],
    ['in a fence in a quote', '> ```js\n> [SUGGEST: x]\n> ```', []],
    ['in a fence with CRLF', '```\r\n[SUGGEST: x]\r\n```\r\n', []],
    ['after a fence', '```\na\n```\n[SUGGEST: x]', ['0 x']],
    ['after a span', 'Not `a` but [SUGGEST: x]', ['0 x']],
    ['between spans', '`a` [SUGGEST: x] `b`', ['0 x']],
    ['a fence is not closed by a shorter one', '````\n```\n[SUGGEST: x]\n', []],
    ['a fence is not closed by the other kind', '```\n~~~\n[SUGGEST: x]\n', []],
    ['a backtick without a partner', 'The ` key. [SUGGEST: x]', ['0 x']],
    ['a backtick without a partner of its length', 'The ` key. [SUGGEST: x] ``', ['0 x']],
    ['a backtick whose partner is in another paragraph', 'The ` key.\n\n[SUGGEST: x]\n\nThe ` key.', ['0 x']],
    ['escaped backticks', 'The \\` key [SUGGEST: x] \\`', ['0 x']],
    ['a span after an escaped backslash', '\\\\`[SUGGEST: x]`', []],
    ['tildes in a sentence', 'about ~~~ [SUGGEST: x] ~~~', ['0 x']],
    ['a span inside the code is code', '[SUGGEST: a = `b`]', ['0 a = `b`']],
    ['a literal that closes after the code: shown only', '[SUGGEST: a = b ` c] `d`', ['?0 a = b ` c']],
  ])('%s', ([, text, expected]) => {
    expect(markers(text)).toEqual(expected)
  })
})

describe('the text that remains', () => {
  test.for<[rule: string, text: string, rest: string]>([
    ['nothing was taken: to the letter', '  a [SUGGEST] \n', '  a [SUGGEST] \n'],
    ['before and after', 'Use this: [SUGGEST: x]\nIt is faster.', 'Use this: \nIt is faster.'],
    ['only a marker', '[SUGGEST: x]\n', ''],
    ['what is only text stays', 'a [SUGGEST:] b [SUGGEST: x] c [SUGGEST: y', 'a [SUGGEST:] b  c [SUGGEST: y'],
    ['examples in code stay', '`[SUGGEST: x]` or [SUGGEST: y]', '`[SUGGEST: x]` or'],
  ])('%s', ([, text, rest]) => {
    expect(parseOffsetMarkers(text).text).toBe(rest)
  })
})

describe('whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '[SUGGEST:',
      '[SUGGEST:+1:',
      '[SUGGEST:-2: ',
      '[',
      ']',
      '"',
      "'",
      '`',
      '``',
      '```',
      '~~~',
      '\\',
    ),
    fc.constantFrom('\n', '\r\n', '\n\n', ' ', 'a', 'x = 1', '0', ':', '+', '# '),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

  test('what was taken out and what remains give back the input', () => {
    fc.assert(
      fc.property(text, (input) => {
        const { text: rest, markers } = parseOffsetMarkers(input)
        let at = 0
        let outside = ''
        for (const { start, end, code } of markers) {
          expect(start).toBeGreaterThanOrEqual(at)
          const taken = input.slice(start, end)
          expect(taken).toMatch(/^\[SUGGEST:.*\]$/s)
          expect(taken).toContain(code)
          expect(code.trim()).not.toBe('')
          outside += input.slice(at, start)
          at = end
        }
        outside += input.slice(at)
        expect(rest).toBe(markers.length === 0 ? input : outside.trim())
      }),
      { numRuns: runs(2000) },
    )
  })

  test('code that is certain is balanced: what was written is what is read', () => {
    const code = fc.constantFrom(
      'a[0]',
      'f("]")',
      'x = [1, [2]]',
      "'['",
      'if (a) {\n  b\n}',
      '/\\[/',
      'a["k"] = `]`',
    )
    const offset = fc.integer({ min: -MAX_OFFSET, max: MAX_OFFSET })
    const prose = fc.constantFrom('', 'Better: ', 'see [1] and ', 'it is ', '`code` ', '\n')
    fc.assert(
      fc.property(fc.array(fc.tuple(prose, offset, code), { maxLength: 5 }), (list) => {
        const input = list.map(([before, n, inner]) => `${before}[SUGGEST:${n}: ${inner}]`).join('')
        expect(parseOffsetMarkers(input).markers).toMatchObject(
          list.map(([, n, inner]) => ({ offset: n, code: inner, certain: true })),
        )
      }),
    )
  })
})

/** Each takes minutes if the time is not linear. */
describe('a megabyte', () => {
  const MEGABYTE = 1_000_000
  const filled = (unit: string) => unit.repeat(Math.ceil(MEGABYTE / unit.length))

  test.for([
    ['of opening brackets', filled('[')],
    ['of closing brackets', filled(']')],
    ['of markers', filled('[SUGGEST: x]')],
    ['of openings', filled('[SUGGEST:')],
    ['of openings with offsets', filled('[SUGGEST:+1:')],
    ['of openings with quotes', filled('[SUGGEST: "')],
    ['of empty markers', filled('[SUGGEST:]')],
    ['of openings and brackets', filled('[SUGGEST: [[[')],
    ['of unbalanced markers', filled('[SUGGEST: [ ]')],
    ['of backticks', filled('`')],
    ['of spans', filled('`a`')],
    ['of runs that grow', Array.from({ length: 1400 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['of lone backticks in paragraphs', filled('`\n\n')],
    ['of fences', filled('```\n')],
    ['of fences that do not match', filled('```\n~~~~\n')],
    ['of backticks that open no fence', filled('``` `\n')],
    ['of tildes', filled('~')],
    ['of tildes in lines', filled('a ~~~\n')],
    ['of backslashes', filled('\\')],
    ['of escaped backticks', filled('\\`')],
    ['of blanks', filled(' ')],
    ['of newlines', filled('\n')],
    ['of indented lines', filled('\n    ')],
    ['of digits', `[SUGGEST:${filled('9')}: x]`],
    ['of digits without an end', `[SUGGEST:${filled('9')}`],
    ['of code', `[SUGGEST: ${filled('a[0] = "]"\n')}]`],
    ['of brackets in a marker', `[SUGGEST: ${filled('[')}`],
    ['of double quotes in a marker', `[SUGGEST: ${filled('"')}]`],
    ['of alternating quotes in a marker', `[SUGGEST: ${filled('"\'`')}]`],
    ['of escaped quotes in a marker', `[SUGGEST: "${filled('\\"')}]`],
    ['of apostrophes in a marker', `[SUGGEST: ${filled("a'")}]`],
    ['of blanks in a marker', `[SUGGEST: ${filled(' ')}`],
    ['of newlines in a marker', `[SUGGEST: ${filled('\n')}x]`],
    ['of blank lines in a marker', `[SUGGEST: x${filled('\n    ')}x]`],
  ])('%s', ([, text = '']) => {
    const { text: rest, markers } = parseOffsetMarkers(text)
    const taken = markers.reduce((sum, { start, end }) => sum + end - start, 0)
    expect(rest.length + taken).toBeLessThanOrEqual(text.length)
    if (markers.length === 0) expect(rest === text).toBe(true)
  })
})
