import fc from 'fast-check'

/** Generators of text that tries to break out of its context, for the tests of bodies. */

const run = (char: string) => fc.integer({ min: 1, max: 9 }).map((length) => char.repeat(length))
const wordsOf = (text: string) => fc.constantFrom(...text.split(' '))
const linesOf = (text: string) => fc.constantFrom(...text.trim().split('\n'))

const info = linesOf(`
suggestion
 suggestion
suggestion:-1+0
Suggestion
suggestion x
&#115;uggestion
js
js word
word
mermaid`)
const fenceLine = fc
  .tuple(fc.constantFrom('`', '~'), fc.integer({ min: 2, max: 7 }), fc.oneof(fc.constant(''), info))
  .map(([char, length, info]) => char.repeat(length) + info)

const html = linesOf(`
<pre>
</pre>
<!--
-->
<script>
</script>
<details>
<summary>
<b>
</b>
<![CDATA[
<?php
<!X
<br
<textarea>
<img src=x>
<a href="https://evil.example">`)

const links = linesOf(`
[x]
[x]: https://evil.example "t"
[x](https://evil.example)
[x](https://github.com@evil.example/)
[x](https://github.com/a/b)
[x](https://github.com/?a&lt;b)
[x](https&colon;//evil.example)
[x](<https://github.com/a b>)
![i](https://evil.example/i.png)
![i][x]
[](https://github.com)
[ ](https://github.com/a)
[a](https://github.com/b "t")
[a](https://evil.example 't')
[^1]
[^1]: note
^[note]
[[wiki]]
<https://evil.example>
https://evil.example/a?b=c&d#1
https://github.com/a/b/issues/1
http://
www.evil.example
www.
a@b.example
a.b-c_d@e-f.example
mailto:a@b.example
xmpp:a@b.example/c
ftp://evil.example`)

const blocks = linesOf(`
# h
## h #
#
===
---
***
- - -
> q
>>>
- i
* i
+ i
1. i
2. i
07. i
9) i
- [ ] t
| a | b |
| a | b | word | \`q\` |
|---|:-:|
| \`x\\|y\` | \\| |
a | b
-|-
: x
[!NOTE]
[toc]`)

const calls = wordsOf(
  String.raw`@user @org/team \@user &#64;user @ # #12 a/b#12 &num;12 GH-12 GL-12 !12 &12 $12 %12 ~12 ~bug ~"a" %"a" %{a} *iteration:1 9ba12248 [issue:12] [[_TOC_]] {+a+} [-a-] /close /merge :tada: ::error::x`,
)
const markers = fc.constantFrom('[SUGGEST: x]', '[SUGGEST:+1: y]', '[SUGGEST: [z]', '[SUGGEST:-9: ```]')
const marks = wordsOf(String.raw`* ** *** _ __ ~ ~~ == ^ $ $$ $${'`'} ${'`'}$ \ \\ | || ( ) ] !`)
const entities = wordsOf(
  '&lt;b&gt; &NewLine; &Tab; &nbsp; &#0; &#x202e; &ZeroWidthSpace; &#96;&#96;&#96; &amp;lt;',
)
const characters = wordsOf('\0 \u0085 \u2028 \u2029 \u202e \u200b \u00a0 \ufeff \ud800 \v \f \u{e0041}')
const words = wordsOf('a word snake_case 12 1. x-y é 中文 “q” 👩‍👩‍👧 🇩🇪 1️⃣ end. Note: £5 €')

const fragment: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 3, arbitrary: fenceLine },
  { weight: 3, arbitrary: blocks },
  { weight: 3, arbitrary: links },
  { weight: 3, arbitrary: marks },
  { weight: 2, arbitrary: fc.tuple(marks, words, marks).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.oneof(...'`~*_># '.split('').map(run)) },
  { weight: 2, arbitrary: html },
  { weight: 2, arbitrary: fc.oneof(calls, markers) },
  { weight: 2, arbitrary: fc.oneof(entities, characters) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
)

const prefix = fc.constantFrom(
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
  '-\t',
)
const line = fc
  .tuple(
    fc.array(prefix, { maxLength: 4 }),
    fc.array(fc.tuple(fragment, fc.constantFrom('', '', ' ', '  ', '\t')), { maxLength: 5 }),
  )
  .map(([prefix, parts]) => prefix.join('') + parts.flat().join(''))

/** Hostile Markdown: unclosed fences, HTML, forged blocks in containers, invisible characters. */
export const hostileProse: fc.Arbitrary<string> = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\n\n', '\r\n', '\r', '  \n', '\\\n')), {
    maxLength: 8,
  })
  .map((lines) => lines.flat().join(''))

const codeLine = fc.oneof(
  fenceLine,
  fc.tuple(prefix, fenceLine).map((parts) => parts.join('')),
  run('`'),
  fc.constantFrom('', '', ' ', '\t', '\\', '# x', '@user', 'const a = `b`'),
  html,
  fc.oneof(entities, calls, markers),
  fc.string({ maxLength: 20 }),
  line,
)

/** Hostile code: backticks, blank lines, lines that look like fences, HTML. */
export const hostileCode: fc.Arbitrary<string> = fc
  .tuple(fc.array(codeLine, { maxLength: 6 }), fc.constantFrom('\n', '\n', '\r\n'), fc.boolean())
  .map(([lines, ending, ended]) => lines.join(ending) + (ended ? ending : ''))

/** A tool's plain text: contains no Markdown, though some of it may look like Markdown. */
export const plainProse: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: wordsOf(
          "the value isn't used, see line (12): a_b x-y 3.5 10% 7; why? é 中文 /tmp/a and/or",
        ),
      },
      { weight: 1, arbitrary: wordsOf('- -- 1. 2) + : / ! GH-1 !3 w. a: "q" _a a_ __') },
      { weight: 1, arbitrary: fc.constantFrom('\n', '\n\n', '\n  ', '  \n', '\t') },
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(' '))
