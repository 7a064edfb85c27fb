import fc from 'fast-check'

/** Generators of Markdown as models and people write it, for the tests of the fast path. */

const wordsOf = (text: string) => fc.constantFrom(...text.split(' '))

const plainWord = wordsOf(
  'the value is computed twice here, see compute() and x.y: a_b 12 3.5 10% (maybe) "quoted" don’t é 中文 snake_case_name a/b end. why?',
)
const oddWord = wordsOf(
  '→ £5 GH-12 #12 @user :tada: 1. 2) - -- & && < <= a[0] [x] * $5 9ba12248 🎉 ; A! | {x} ~5 www.x http:// + ] ) ! <Foo> </b> <br/> Map<string, <a.b> <x:y> &amp; \\* a@b.c a* _a !',
)
const word = fc.oneof({ weight: 8, arbitrary: plainWord }, { weight: 1, arbitrary: oddWord })
const code = wordsOf('`a` `compute()` `a_b*c` `<b>` `x | y` `[a](b)` `a b` ``a`b`` `£*x` ` a ` `@user` `:x:`')
const url = wordsOf(
  'https://github.com/a/b https://example.com/docs/x_y#z https://github.com/a_b/c-d?e=f https://b.example ../a.ts #L1 http://github.com/a https://github.com/b/c/issues/1 https://github.com/a%20b https://github.com/a_ a',
)
const linkText = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: code }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' '))
const link = fc.tuple(linkText, url).map(([text, address]) => `[${text}](${address})`)
const emphasis = fc
  .tuple(wordsOf('* ** * ** *** _ __ ~~'), linkText, wordsOf(' : . ? ,'.trimStart()))
  .map(([mark, text, end]) => mark + text + (end === ':' ? end : '') + mark)
const inline = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 12, arbitrary: word },
        { weight: 3, arbitrary: code },
        { weight: 2, arbitrary: emphasis },
        { weight: 1, arbitrary: link },
        { weight: 1, arbitrary: url },
      ),
      fc.oneof(
        { weight: 12, arbitrary: fc.constant(' ') },
        fc.constantFrom('', '.', ', ', ' (', ') ', '\n', ': ', '; '),
      ),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.flat().join('').trim())

const fence = fc
  .tuple(
    wordsOf('``` ``` ``` ```` ~~~'),
    fc.constantFrom('', 'ts', 'js', 'c++', 'suggestion', 'foo', 'ts x=1'),
    fc.array(
      fc.constantFrom(
        'const a = `b`',
        '',
        '  indented',
        '\ttab',
        '- x',
        '```',
        ' ```',
        '/close',
        '# a',
        '  - b',
      ),
      {
        maxLength: 4,
      },
    ),
  )
  .map(([mark, info, lines]) => [mark + info, ...lines, mark].join('\n'))

const indented = (text: string, blanks: number) => text.replaceAll('\n', `\n${' '.repeat(blanks)}`)
const bullet = wordsOf('- - - - * + 1. 1. 2. 3. 10. 1) 07. 0.')
const listOf = (content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        bullet.map((mark) => [mark]),
        fc.array(bullet, { minLength: 1, maxLength: 3 }),
        fc.constant(['1.', '2.', '3.', '4.']),
      ),
      fc.array(content, { minLength: 1, maxLength: 4 }),
      fc.oneof({ weight: 4, arbitrary: fc.constant('\n') }, fc.constantFrom('\n\n', '\n\n\n')),
      fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2),
    )
    .map(([marks, items, gap, more]) =>
      items
        .map((item, index) => {
          const mark = marks[index % marks.length] ?? '-'
          return `${mark} ${indented(item, mark.length + 1 + more)}`
        })
        .join(gap),
    )
const itemWith = (nested: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      inline,
      fc.oneof({ weight: 2, arbitrary: listOf(nested) }, fence, inline),
      fc.constantFrom('\n', '\n', '\n', '\n\n'),
      fc.constantFrom('', '', '', ' ', '  '),
    )
    .map(([text, more, gap, blanks]) => text + gap + blanks + more.replaceAll('\n', `\n${blanks}`))
const short = fc.constantFrom('a', 'a `b`', '**a**: b', '[a](../b)')
const nestedItem = itemWith(
  fc.oneof({ weight: 3, arbitrary: inline }, itemWith(fc.oneof(short, itemWith(short)))),
)
const list = listOf(fc.oneof({ weight: 4, arbitrary: inline }, { weight: 1, arbitrary: nestedItem }))

/** Nested lists of few words. */
export const nestedLists: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom(0, 0, 2, 3, 4, 5, 6),
      fc.constantFrom('- ', '- ', '- ', '1. ', '1. ', '2. ', '* ', ''),
      short,
    ),
    { minLength: 2, maxLength: 7 },
  )
  .map((lines) => lines.map(([blanks, mark, text]) => ' '.repeat(blanks) + mark + text).join('\n'))

const heading = fc.tuple(wordsOf('# ## ### ###### #######'), inline).map(([mark, text]) => `${mark} ${text}`)
const row = fc.array(fc.oneof({ weight: 3, arbitrary: word }, code, emphasis, link, fc.constant('')), {
  minLength: 1,
  maxLength: 3,
})
const simpleTable = fc
  .tuple(row, fc.array(row, { maxLength: 3 }), fc.constantFrom('---', ':-', '-:', ':-:', '-'), fc.boolean())
  .map(([header, rows, align, isEven]) => {
    const width = header.length
    const all = [
      header,
      header.map(() => align),
      ...rows.map((cells) => (isEven ? [...cells, '', ''].slice(0, width) : cells)),
    ]
    return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  })
const table = fc.constantFrom(
  '| a | b |\n|---|---|\n| `c` | d |',
  '| a |\n|---|\n| b | c |',
  'a | b\n-|-\nc | d',
)
const quote = fc
  .oneof(
    inline,
    list,
    fence,
    fc.tuple(inline, list).map((parts) => parts.join('\n\n')),
  )
  .map((text) => `> ${text.replaceAll('\n', '\n> ').replaceAll('> \n', '>\n')}`)
const rare = fc.oneof(
  table,
  quote,
  fc.constantFrom('---', '<details>', '[x]: y', 'a\n===', '    code', '- [ ] a', '#', '-', '> ```'),
)

const block = fc.oneof(
  { weight: 6, arbitrary: inline },
  { weight: 3, arbitrary: list },
  { weight: 2, arbitrary: fence },
  { weight: 1, arbitrary: heading },
  { weight: 1, arbitrary: simpleTable },
  { weight: 1, arbitrary: quote },
  { weight: 1, arbitrary: rare },
)

/** Mostly simple Markdown; some of it only looks simple. */
export const ordinaryProse: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      block,
      fc.oneof(
        { weight: 8, arbitrary: fc.constant('\n\n') },
        fc.constantFrom('\n', '\n\n\n', ' \n\n', '\n \n'),
      ),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((blocks) => blocks.flat().join(''))

/** A single block, so that more samples are entirely simple. */
export const ordinaryBlock: fc.Arbitrary<string> = block

/** Short lines with many marks close together. */
export const denseInline: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(
        wordsOf('a b. c: (d) é £ 🎉 12 x_y _ * [ ] ( ! @ & < \\ ~ | # 1. - : www. // `'),
        code,
        emphasis,
        link,
        url,
      ),
      fc.constantFrom('', '', ' ', ' ', ' ', '\n', '.', '(', ')', ':'),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.flat().join(''))

/** Short lines with and without blank lines between them, to test where blocks end and begin. */
export const denseLines: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '', '', ' ', '  ', '   ', '    '),
      fc.constantFrom('', '', '- ', '- ', '* ', '1. ', '2. ', '1) ', '# ', '> ', '-  ', '+ '),
      fc.constantFrom(
        'a',
        'a b',
        '`a`',
        '**a**',
        '```',
        '```ts',
        '',
        '',
        '---',
        '| a |',
        '|-|',
        '[a](b)',
        '<b>',
        '<!--',
        '-',
        '#',
        '~~~',
        '[a]: b',
        '===',
      ),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((lines) => lines.map((parts) => parts.join('')).join('\n'))
