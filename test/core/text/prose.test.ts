import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { revealInvisible } from '../../../src/core/text/invisible.ts'
import { writeMarkdown } from '../../../src/core/text/markdown.ts'
import { inlineText, prose } from '../../../src/core/text/prose.ts'
import { hostileProse, plainProse } from '../../helpers/hostile-text.ts'
import { markdownProperty, readByAll } from '../../helpers/markdown-property.ts'
import { securityRuns } from '../../helpers/runs.ts'
import { commandLines } from '../../oracles/command-lines.ts'
import { expectHarmless, expectNoSuggestion } from '../../oracles/harmless.ts'
import { cmarkGfm, comrak, type MarkdownNode, outline, visibleText } from '../../oracles/markdown.ts'

const HOSTS = ['github.com']

function markdown(text: string): string {
  return prose(text, { mode: 'markdown', linkHosts: HOSTS, writeMarkdown })
}

function literal(text: string): string {
  return prose(text, { mode: 'literal', linkHosts: HOSTS })
}

/** Zero-width spaces made visible, for tables. */
function dotted(text: string): string {
  return text.replaceAll('\u200b', '·')
}

type Table = [rule: string, source: string, written: string][]

describe('ordinary review Markdown stays unchanged', () => {
  test.for<[rule: string, source: string]>([
    ['plain sentences', 'The value of x isn\'t used (see line 12, "total"); why? It is 5% off.'],
    ['paragraphs', 'one\ntwo\n\nthree'],
    ['emphasis', '*one* **two** ***three*** ~~four~~ in**wo**rd'],
    ['emphasis in emphasis', '**one *two* three** and *one **two** three*'],
    ['names with underscores', 'call max_value_of, then re-read the and/or clause'],
    ['code', 'use `a` or ``b`c``, and `**d**`, `<b>`, `@e`, `#12`'],
    ['emphasised code', '**`a`** is *`b`*'],
    ['a bullet list', '- one\n- two\n- three'],
    ['a numbered list, from any number', '3. one\n4. two'],
    ['nested lists', '1. one\n   - two\n     - three\n2. four'],
    ['paragraphs and code in a list', '- one\n\n  two\n\n  ```js\n  x()\n  ```\n\n- three'],
    ['two lists that follow each other', '- one\n\n* two'],
    ['a quote', '> one\n> two\n>\n> - three\n\nafter'],
    ['a table', '| a | b |\n| :- | -: |\n| **c** | `d\\|e` |\n| f\\|g | h |'],
    ['a fenced block with its language', '```c++\nif (a && !b) {\n\n\t`c`\n}\n```'],
    ['a fenced block that holds fences', '````md\n```suggestion\nx\n```\n````'],
    ['a hard line break', 'one\\\n**two**'],
    ['a link to an allowed host', '[the *docs*](https://github.com/a/b?c=d\\&e=f#L1-L2)'],
    ['emoji', 'done 👩‍👩‍👧 🇩🇪 1️⃣ ❤️ 👍🏽'],
  ])('%s', ([, source]) => {
    expect(markdown(source)).toBe(source)
  })

  test.for<Table[number]>([
    [
      'headings become bold',
      '# one\n\ntwo\n\n### three `four` *five* ##',
      '**one**\n\ntwo\n\n**three `four` _five_**',
    ],
    ['bold in a heading is not doubled', '# **one** two', '**one two**'],
    ['underlined headings become bold', 'one\n===\n\ntwo\n---', '**one**\n\n**two**'],
    ['an empty heading is nothing', '#\n\none', 'one'],
    [
      'other marks are written in one way',
      '__one__ _two_ ~three~\n\n* four\n\n1) five',
      '**one** *two* ~~three~~\n\n- four\n\n1. five',
    ],
    [
      'other fences are written in one way',
      '~~~js\none\n~~~\n\n    two',
      '```js\none\n```\n\n```text\ntwo\n```',
    ],
    ['a fence that never closes is closed', '```js\none', '```js\none\n```'],
    ['code that is broken over lines is joined', '`one\n/close`', '`one /close`'],
    ['emphasis is set off where parsers differ', 'a**🎉b🎉**c', 'a**·🎉b🎉·**c'],
    ['code and emphasis in it too', '£_**a**_€, *`b`*£', '£*·**a**·*€, *`b`·*£'],
    ['where a sign would be read in two ways, it is literal', '*_**a**_£*', '\\*\\_\\*\\*a\\*\\*\\_£\\*'],
    [
      'where writing and reading differ, it is literal',
      '*a*&NewLine;&NewLine;b',
      '\\*a\\*\\&NewLine;\\&NewLine;b',
    ],
    ['line endings are newlines', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['characters that are spelled out are themselves', 'a &lt; b &amp;&amp; c &copy;', 'a \\< b \\&\\& c ©'],
  ])('%s', ([, source, written]) => {
    expect(dotted(markdown(source))).toBe(written)
  })
})

describe('everything else becomes visible text', () => {
  test.for<Table[number]>([
    ['inline HTML', 'a <b>c</b>', 'a \\<b\\>c\\<\\/b\\>'],
    ['an HTML block', '<pre>\n**a**\n\n</pre>', '\\<pre\\>\n\\*\\*a\\*\\*\n\n\\<\\/pre\\>'],
    ['a block that would fold the rest away', '<details>\n\n**a**', '\\<details\\>\n\n**a**'],
    ['a comment', 'a <!-- b -->', 'a \\<!\\-\\- b \\-\\-\\>'],
    ['HTML over two lines, without a line break', 'a <b \t  \nc>', 'a \\<b\nc\\>'],
    ['a comment that never closes', '<!-- a\n\nb', '\\<!\\-\\- a\n\nb'],
    ['an image', '![a](https://b.example/c.png "d")', '!\\[a\\](https\\:·\\/\\/b.example/c.png "d")'],
    [
      'a definition and its reference',
      '[a]\n\n[a]: https://b.example',
      '\\[a\\]\n\n\\[a\\]\\: https\\:·\\/\\/b.example',
    ],
    ['a footnote', 'a[^1]\n\n[^1]: b', 'a\\[\\^1\\]\n\n\\[\\^1\\]\\: b'],
    ['a task list', '- [x] a', '- \\[x\\] a'],
    ['a rule', 'a\n\n---', 'a\n\n\\-\\-\\-'],
    ['an alert', '> [!NOTE]\n> a', '> \\[·!NOTE\\]\n> a'],
    ['mathematics', 'from $5 to $6, $`x`$', 'from ·\\$·5 to ·\\$·6, ·\\$·`x`·\\$·'],
    ["GitLab's quotes", '>>>\na\n>>>', '> > >\n\na\n\n> > >'],
  ])('%s', ([, source, written]) => {
    expect(dotted(markdown(source))).toBe(written)
  })
})

describe('no mention, no reference, no command', () => {
  test.for<Table[number]>([
    ['a user', 'ask @user.', 'ask \\@·user.'],
    ['a team', '@org/team', '\\@·org/team'],
    ['a user spelled otherwise', '&#64;user \\@user @_user', '\\@·user \\@·user \\@·\\_user'],
    ['an address', 'a@b.example', '`a@b.example`'],
    ['an invalid address', 'a@-b', 'a\\@·\\-b'],
    ['an issue', '#12 and a/b#12', '\\#·12 and a/b\\#·12'],
    ['an issue in a heading, in two pieces', '# #**12**', '**\\#·12**'],
    [
      "GitHub's other form, and GitLab's",
      'GH-12, gh-12, GL-12, UGH-12',
      'GH\\-·12, gh\\-·12, GL\\-·12, UGH\\-12',
    ],
    ['a label and a milestone', '~bug ~"a b" ~5 %1.0 5%, 5 % x', '\\~·bug \\~·"a b" \\~·5 %·1\\.0 5%, 5 % x'],
    ['an iteration and an alert', '*iteration:1 ^alert#1', '\\*·iteration\\:1 \\^alert\\#·1'],
    ['a commit', 'in 9ba1224 of 1234567, defaced', 'in 9ba122·4 of 1234567, defaced'],
    ["GitLab's merge request and epic", 'a!12, &12', 'a!·12, \\&·12'],
    ["GitLab's longer form", '[work_item:12] [a: b]', '\\[·work_item\\:12\\] \\[a: b\\]'],
    ['the same, with marks that are escaped', 'x [__a:12]', 'x \\[·\\_\\_a\\:12\\]'],
    ['an issue that is the text of a dead link', '#[12](https://b.example)', '\\#·12 (`https://b.example`)'],
    ['code is left alone', '`@user #12`', '`@user #12`'],
    ['a quick action', '/close', '\\/close'],
    ['a quick action further down', 'a\n  /close\r/merge', 'a\n\\/close\n\\/merge'],
    ['a quick action in a list', '- /close', '- \\/close'],
    ['a quick action in a code block', '```sh\n/close x\n```', '> ```sh\n> /close x\n> ```'],
    ['a path in a code block is not a command', '```sh\n/usr/bin/x\n```', '```sh\n/usr/bin/x\n```'],
  ])('%s', ([, source, written]) => {
    expect(dotted(markdown(source))).toBe(written)
    expect(dotted(markdown(`${source}\n\n\`slow\``))).toBe(`${written}\n\n\`slow\``)
  })
})

describe('invisible characters are shown', () => {
  test.for<Table[number]>([
    ['a bidirectional override', 'a\u202eb', 'a<U+202E>b'],
    ['a zero-width space', 'a\u200bb', 'a<U+200B>b'],
    ['a joiner outside emoji', 'a\u200db', 'a<U+200D>b'],
    ['tag characters', 'a\u{e0041}b', 'a<U+E0041>b'],
    ['control characters', 'a\0\u001b[31mb', 'a<U+0000><U+001B>[31mb'],
    ['separators', 'a\u2028b\u2029c\u0085d', 'a<U+2028>b<U+2029>c<U+0085>d'],
    ['half a character', 'a\ud800b', 'a<U+D800>b'],
    ['private use', 'a\ue000b', 'a<U+E000>b'],
    ['a character that looks like a blank', 'a\u2800b\u3164c', 'a<U+2800>b<U+3164>c'],
    ['a byte order mark', '\ufeffa', '<U+FEFF>a'],
    ['spelled as an entity', 'a&#x202e;b&ZeroWidthSpace;c', 'a<U+202E>b<U+200B>c'],
    ['in code', '`a\u202eb`', 'a<U+202E>b'],
    ['in an address', '[a](https://b.example/\u202ec)', 'a (https://b.example/<U+202E>c)'],
    ['in an address, as an entity', '[a](https://b.example/&#x202e;c)', 'a (https://b.example/<U+202E>c)'],
  ])('%s', ([, source, seen]) => {
    for (const document of comrak.read([markdown(source), `${markdown(`${source} *slow*`)}`])) {
      expect(visibleText(document).replace(/ slow$/, '')).toBe(seen)
    }
  })
})

describe('links are live for allowed hosts, otherwise shown as code', () => {
  test.for<Table[number]>([
    ['allowed', '[a](https://github.com/b)', '[a](https://github.com/b)'],
    ['allowed, bare', 'at https://github.com/a.', 'at [https\\:·\\/\\/github.com/a](https://github.com/a).'],
    [
      'allowed, in angle brackets',
      '<https://github.com/a>',
      '[https\\:·\\/\\/github.com/a](https://github.com/a)',
    ],
    ['in any case', '[a](HTTPS://GitHub.com/B)', '[a](https://github.com/B)'],
    ['its title is shown', '[a](https://github.com/b "c")', '[a](https://github.com/b) ("c")'],
    ['no entity in it', '[a](https://github.com/?b&amp;lt;c)', '[a](https://github.com/?b\\&lt%3Bc)'],
    ['other host', '[a](https://b.example/c)', 'a (`https://b.example/c`)'],
    [
      'other host, whose end is the text',
      '[docs](https://b.example/docs)',
      'docs (`https://b.example/docs`)',
    ],
    ['other host, bare', 'at https://b.example/c_(d).', 'at `https://b.example/c_(d)`.'],
    ['other host, without scheme', 'at www.b.example.', 'at `www.b.example`.'],
    [
      'a user name before the host',
      '[a](https://github.com@b.example/)',
      'a (`https://github.com@b.example/`)',
    ],
    ['a user name at the host', '[a](https://b@github.com/)', 'a (`https://b@github.com/`)'],
    ['a longer host', 'https://github.com.b.example/', '`https://github.com.b.example/`'],
    ['a host with a comma', '[a](https://github.com,b.example/)', 'a (`https://github.com,b.example/`)'],
    ['an issue', '[a](https://github.com/b/c/issues/1)', 'a (`https://github.com/b/c/issues/1`)'],
    [
      'a pull request, further down',
      'https://github.com/b/c/pull/1/files#r1',
      '`https://github.com/b/c/pull/1/files#r1`',
    ],
    ['a discussion', '<https://github.com/b/c/discussions/1>', '`https://github.com/b/c/discussions/1`'],
    ['a commit', '[a](https://github.com/b/c/commit/0123456)', 'a (`https://github.com/b/c/commit/0123456`)'],
    [
      'an issue, spelled otherwise',
      '[a](https://github.com/b/c/%69ssues/1)',
      'a (`https://github.com/b/c/%69ssues/1`)',
    ],
    ['a list of issues', '[a](https://github.com/b/c/issues?q=1)', '[a](https://github.com/b/c/issues?q=1)'],
    ['a port', '[a](https://github.com:8443/)', 'a (`https://github.com:8443/`)'],
    ['not https', '[a](http://github.com/)', 'a (`http://github.com/`)'],
    ['a script', '[a](javascript:alert(1))', 'a (`javascript:alert(1)`)'],
    ['an escaped scheme', '[a](https&colon;//b.example)', 'a (`https://b.example`)'],
    ['backslashes', '[a](https:\\/\\/b.example)', 'a (`https://b.example`)'],
    ['relative', '[a](../b)', 'a (`../b`)'],
    ['without a text', 'a [](https://github.com)', 'a \\[\\](https\\:·\\/\\/github.com)'],
    ['without an address', '[a]()', '\\[a\\]()'],
    ['an address that is escaped is text', 'https\\://b.example', 'https\\:·\\/\\/b.example'],
  ])('%s', ([, source, written]) => {
    expect(dotted(markdown(source))).toBe(written)
  })
})

describe('a language that would be rendered, run or offered becomes text', () => {
  test.for<[lang: string, written: string]>([
    ['ts', 'ts'],
    ['c#', 'c#'],
    ['mathematica', 'mathematica'],
    ['', 'text'],
    ['suggestion', 'text'],
    ['Suggestion', 'text'],
    ['&#115;uggestion', 'text'],
    ['mermaid', 'text'],
    ['math', 'text'],
    ['plantuml', 'text'],
  ])('%j', ([lang, written]) => {
    expect(markdown(`~~~${lang}\na\n~~~`)).toBe(`\`\`\`${written}\na\n\`\`\``)
  })
})

describe('literal prose is the text as it was written', () => {
  test.for<Table[number]>([
    ['no Markdown', '# a\n- **b**\n\n```js\nc', '\\# a\n\\- \\*\\*b\\*\\*\n\n\\`\\`\\`js\nc'],
    ['no HTML, no links', '<b> https://github.com', '\\<b\\> https\\:·\\/\\/github.com'],
    ['no indentation, one blank line at most', '    a\n\n\n\n\tb  ', 'a\n\nb'],
    ['no calls', '@a #1\n/close', '\\@·a \\#·1\n\\/close'],
    ['no entities', '&lt;', '\\&lt;'],
  ])('%s', ([, source, written]) => {
    expect(dotted(literal(source))).toBe(written)
  })

  test('a title is one line of it', () => {
    expect(inlineText(' # a\n\n- b\u202e `c`')).toBe('\\# a \\- b\\<U\\+202E\\> \\`c\\`')
  })
})

function checkHarmless(document: MarkdownNode, written: string): void {
  expectHarmless(document)
  expectNoSuggestion(document)
  expect(commandLines(written)).toEqual([])
}

function withoutBlankLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}

describe(readByAll, () => {
  test('hostile prose is harmless', () => {
    const from = hostileProse.map((source) => ({ source, written: markdown(source) }))
    markdownProperty(
      { from, numRuns: securityRuns() },
      ({ written }) => [`${written}\n`],
      ([document], { written }) => checkHarmless(document as MarkdownNode, written),
    )
  })

  test('literal prose is harmless, and to be read as it was written', () => {
    markdownProperty(
      { from: hostileProse, numRuns: securityRuns() },
      (source) => [`${literal(source)}\n`],
      ([document], source) => {
        checkHarmless(document as MarkdownNode, literal(source))
        const seen = withoutBlankLines(visibleText(document as MarkdownNode))
        expect(seen).toBe(withoutBlankLines(revealInvisible(source.replace(/\r\n?/g, '\n'))))
      },
    )
  })

  test('a title in bold is bold, and to be read as it was written', () => {
    markdownProperty(
      { from: hostileProse.filter((source) => inlineText(source) !== ''), numRuns: securityRuns() },
      (source) => [`**${inlineText(source)}** · after\n`],
      ([document], source) => {
        const [strong, after] = document?.children[0]?.children ?? []
        expect([strong?.name, after?.text]).toEqual(['strong', ' · after'])
        const seen = revealInvisible(source).replace(/\s+/g, ' ').trim()
        expect(visibleText(document as MarkdownNode)).toBe(`${seen} · after`)
      },
    )
  })

  test('plain sentences are to be read as they were written, on the fast path and on the slow one', () => {
    markdownProperty(
      { from: plainProse, numRuns: securityRuns() },
      (source) => [`${markdown(source)}\n`, `${markdown(`${source}\n\n\`slow\``)}\n`],
      ([fast, slow]) => {
        const seen = withoutBlankLines(visibleText(slow as MarkdownNode))
        expect(seen).toBe(withoutBlankLines(`${visibleText(fast as MarkdownNode)}\nslow`))
      },
    )
  })
})

describe.skipIf(cmarkGfm.skip)(`read by ${cmarkGfm.name} and by ${comrak.name}`, () => {
  test('prose is the same', () => {
    const from = hostileProse.map((source) => `${markdown(source)}\n`)
    markdownProperty(
      { from, numRuns: securityRuns(), readers: [cmarkGfm] },
      (written) => [written],
      ([document], written) => {
        expect(outline(document as MarkdownNode)).toEqual(comrak.read([written]).flatMap(outline))
      },
    )
  })
})

describe('a review as people read it', () => {
  test.for(['good-review', 'hostile-review'])('%s', async (name) => {
    const folder = new URL('../../golden/prose/', import.meta.url)
    const written = markdown(readFileSync(new URL(`${name}.in.txt`, folder), 'utf8'))
    await expect(`${written}\n`).toMatchFileSnapshot(`../../golden/prose/${name}.out.txt`)
  })
})

/** The parser is not linear: without limits each of these would take minutes and the test would time out. */
describe('hostile prose takes no longer than ordinary prose', () => {
  const LIMIT = 60_000
  const units = [
    ...[
      '[',
      '>',
      '_a*',
      '`',
      '*',
      '<',
      '![',
      '](',
      '|a',
      '\\',
      '&',
      'a@',
      'www.a ',
      'http://a ',
      '$',
      '- ',
      '> ',
    ],
    ...[
      '- a\n',
      '1. a\n',
      '> a\n\n',
      '- a\n  - b\n',
      'a\n=\n',
      '# a\n',
      '[a]: b\n\n',
      '+ 1. a\n',
      '|a|\n|-|\n',
    ],
    ...[
      '`a\n\n',
      '<b>\n\n',
      '```\n',
      '*a* ',
      '**a ',
      '[a](b) ',
      '&amp;',
      '\t',
      ' ',
      '\n',
      '\r',
      '\u202e',
      '#1 ',
    ],
  ]
  const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

  test.for(units)('%j, as often as a comment holds it', (unit) => {
    for (const length of [LIMIT - 4, LIMIT / 20]) markdown(`${fill(unit, length)} \`a\``)
  })

  test.for(units.slice(0, 4))('%j, a million characters', (unit) => {
    markdown(fill(unit, 1_000_000))
  })

  const nested = (open: (depth: number) => string) =>
    Array.from({ length: 300 }, (_, depth) => `${open(depth)} a`)
  test.for<[name: string, source: string]>([
    ['marks on both sides', `${'*'.repeat(29_000)}a${'*'.repeat(29_000)}`],
    ['as many marks as are read', `${'*'.repeat(199)}a${'*'.repeat(199)}\n\n`.repeat(5)],
    ['nested emphasis', `${'**a '.repeat(49)}${'a** '.repeat(49)}\n\n`.repeat(10)],
    [
      'nested quotes',
      nested((depth) => '>'.repeat(depth))
        .join('\n')
        .slice(0, LIMIT),
    ],
    [
      'nested lists',
      nested((depth) => `${'  '.repeat(depth)}-`)
        .join('\n')
        .slice(0, LIMIT),
    ],
    ['as many nested lists as are read', `${'- '.repeat(12)}a\n`.repeat(166)],
    ['58,000 blanks', `a${' '.repeat(58_000)}b *c*`],
  ])('%s', ([, source]) => {
    markdown(source)
  })
})
