import fc from 'fast-check'

/** Text that was made to break out of where it is put: the generators of the tests about bodies. */

const run = (char: string) => fc.integer({ min: 1, max: 9 }).map((length) => char.repeat(length))

const INFO = [
  '',
  'suggestion',
  ' suggestion',
  'suggestion:-1+0',
  'Suggestion',
  'suggestion x',
  'js',
  'mermaid',
]
const fenceLine = fc
  .tuple(
    fc.constantFrom('`', '~'),
    fc.integer({ min: 2, max: 7 }),
    fc.constantFrom(...INFO, '&#115;uggestion'),
  )
  .map(([char, length, info]) => char.repeat(length) + info)

const HTML = [
  '<pre>',
  '</pre>',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '<details>',
  '<summary>',
  '<b>',
  '</b>',
]
const MORE_HTML = [
  '<![CDATA[',
  '<?php',
  '<!X',
  '<img src=x>',
  '<a href="https://evil.example">',
  '<br',
  '<textarea>',
]
const LINKS = [
  '[x]',
  '[x]: https://evil.example "t"',
  '[x](https://evil.example)',
  '[x](https://github.com@evil.example/)',
  '[x](https://github.com/a/b)',
  '[x](https&colon;//evil.example)',
  '[x](<https://github.com/a b>)',
  '![i](https://evil.example/i.png)',
  '![i][x]',
  '[^1]',
  '[^1]: note',
  '^[note]',
  '[[wiki]]',
  '<https://evil.example>',
  'https://evil.example/a?b=c&d#1',
  'https://github.com/a/b/issues/1',
  'http://',
  'www.evil.example',
  'www.',
  'a@b.example',
  'a.b-c_d@e-f.example',
  'mailto:a@b.example',
  'xmpp:a@b.example/c',
  'ftp://evil.example',
]
const CALLS = [
  '@user',
  '@org/team',
  '\\@user',
  '&#64;user',
  '#12',
  'a/b#12',
  '&num;12',
  'GH-12',
  '!12',
  '@',
  '#',
]
const BLOCKS = [
  '# h',
  '## h #',
  '===',
  '---',
  '***',
  '- - -',
  '> q',
  '>>>',
  '- i',
  '* i',
  '+ i',
  '1. i',
  '9) i',
  '- [ ] t',
]
const TABLES = ['| a | b |', '|---|:-:|', '| `x\\|y` | \\| |', '|', '||', 'a | b', '-|-', ': x', ': ']
const MARKS = [
  '*',
  '**',
  '***',
  '_',
  '__',
  '~',
  '~~',
  '==',
  '^',
  '$',
  '$$',
  '$`',
  '`$',
  '\\',
  '\\\\',
  '|',
  '(',
  ')',
  ']',
  '!',
]
const ENTITIES = [
  '&lt;b&gt;',
  '&NewLine;',
  '&Tab;',
  '&nbsp;',
  '&#0;',
  '&#x202e;',
  '&ZeroWidthSpace;',
  '&#96;&#96;&#96;',
  '&amp;lt;',
]
const COMMANDS = [
  '/close',
  '/merge',
  '[SUGGEST: x]',
  '[SUGGEST:+1: y]',
  '[!NOTE]',
  ':tada:',
  '::error::x',
  '[toc]',
]
const CHARACTERS = [
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u200b',
  '\u00a0',
  '\ufeff',
  '\ud800',
  '\v',
  '\f',
  '\u{e0041}',
]
const WORDS = [
  'a',
  'word',
  'snake_case',
  '12',
  '1.',
  'x-y',
  'é',
  '中文',
  '“q”',
  '👩‍👩‍👧',
  '🇩🇪',
  '1️⃣',
  'end.',
  'Note:',
]

const fragment = fc.oneof(
  { weight: 3, arbitrary: fenceLine },
  { weight: 2, arbitrary: fc.oneof(run('`'), run('~'), run('*'), run('_'), run('>'), run('#'), run(' ')) },
  { weight: 2, arbitrary: fc.constantFrom(...HTML, ...MORE_HTML) },
  { weight: 3, arbitrary: fc.constantFrom(...LINKS) },
  { weight: 2, arbitrary: fc.constantFrom(...CALLS, ...COMMANDS) },
  { weight: 3, arbitrary: fc.constantFrom(...BLOCKS, ...TABLES) },
  { weight: 3, arbitrary: fc.constantFrom(...MARKS) },
  { weight: 2, arbitrary: fc.constantFrom(...ENTITIES, ...CHARACTERS) },
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
)

const PREFIXES = [
  '',
  '',
  '',
  ' ',
  '   ',
  '    ',
  '\t',
  '> ',
  '>',
  '- ',
  '* ',
  '1. ',
  '  ',
  '> - ',
  '- > ',
  '-\t',
  '      ',
]
const line = fc
  .tuple(
    fc.array(fc.constantFrom(...PREFIXES), { maxLength: 3 }),
    fc.array(fc.tuple(fragment, fc.constantFrom('', '', ' ', '  ', '\t')), { maxLength: 5 }),
  )
  .map(([prefix, parts]) => prefix.join('') + parts.flat().join(''))

const ENDINGS = ['\n', '\n', '\n', '\n\n', '\r\n', '\r', '  \n', '\\\n']

/** Markdown at its worst: fences that never close, HTML, forged blocks in containers, characters nobody sees. */
export const hostileProse: fc.Arbitrary<string> = fc
  .array(fc.tuple(line, fc.constantFrom(...ENDINGS)), { maxLength: 9 })
  .map((lines) => lines.flat().join(''))

const codeLine = fc.oneof(
  fenceLine,
  fc.tuple(fc.constantFrom('', ' ', '    ', '\t', '> ', '- '), fenceLine).map((parts) => parts.join('')),
  run('`'),
  fc.constantFrom(
    '',
    ' ',
    '\t',
    '',
    ...HTML,
    ...MORE_HTML,
    ...ENTITIES,
    ...COMMANDS,
    'const a = `b`',
    '\\',
    '# x',
    '@user',
  ),
  fc.string({ maxLength: 20 }),
  line,
)

/** Code at its worst: backticks, blank lines, lines that look like fences, HTML. */
export const hostileCode: fc.Arbitrary<string> = fc
  .tuple(fc.array(codeLine, { maxLength: 6 }), fc.constantFrom('\n', '\n', '\r\n'), fc.boolean())
  .map(([lines, ending, ended]) => lines.join(ending) + (ended ? ending : ''))
