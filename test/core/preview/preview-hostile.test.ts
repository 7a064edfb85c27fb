import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChangedFile, diffOf } from '../../../src/core/diff/diff.ts'
import { readFinding } from '../../../src/core/finding/finding.ts'
import { preview } from '../../../src/core/preview/preview.ts'
import { planReview } from '../../../src/index.ts'
import { countCases } from '../../helpers/count-cases.ts'
import { hostileCode, hostileProse } from '../../helpers/hostile-text.ts'
import { runs } from '../../helpers/runs.ts'
import { chromium, useChromium } from '../../oracles/chromium.ts'

/** The only elements and attributes that the page may have. */
const OURS: Record<string, string> = {
  html: 'lang',
  head: '',
  meta: 'charset content http-equiv name',
  title: '',
  style: '',
  script: '',
  body: '',
  header: 'class',
  footer: 'class',
  main: '',
  nav: 'aria-label',
  section: 'aria-labelledby class',
  article: 'aria-label class data-find data-severity data-standing id tabindex',
  div: 'aria-label class role tabindex',
  span: 'aria-hidden class title',
  svg: 'aria-hidden class hidden viewbox',
  symbol: 'id viewbox',
  path: 'class d',
  circle: 'cx cy r',
  use: 'href',
  form: 'aria-label method role',
  fieldset: '',
  legend: '',
  label: 'class',
  input: 'autocomplete name placeholder spellcheck type',
  output: 'id',
  button: 'aria-controls aria-expanded aria-haspopup aria-pressed class data-filter hidden id type value',
  dialog: 'aria-labelledby id',
  details: 'class open',
  summary: '',
  table: 'class',
  colgroup: '',
  col: 'class',
  thead: 'class',
  tbody: 'class hidden id',
  tr: 'class',
  th: 'class scope',
  td: 'class colspan',
  h1: '',
  h2: 'id',
  h3: '',
  p: 'class',
  a: 'href rel target',
  ul: '',
  ol: 'start',
  li: 'data-find data-severity data-standing',
  dl: '',
  dt: '',
  dd: '',
  kbd: '',
  pre: 'class',
  code: '',
  blockquote: '',
  hr: '',
  br: '',
  b: '',
  strong: '',
  em: '',
  del: '',
  mark: '',
}

const HOSTILE_PAGE = [
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!-- ',
  ']]>',
  '</td></table><base href=//evil.example>',
  '<svg/onload=alert(1)>',
  '&lt;script&gt;',
  'javascript:alert(1)',
  '\0\u202e\ud800',
  '##[error]x\n::error::y',
]
const text = fc.oneof(hostileProse, hostileCode, fc.constantFrom(...HOSTILE_PAGE))
const line = text.map((value) => value.replace(/[\r\n]+/g, ' '))

const hostile = fc.record({
  path: fc
    .tuple(line, fc.constantFrom('', '.ts', '.py', '.yml', '.html', '.css', '.php', '.sh', '.rs', '.sql'))
    .map(([name, extension]) => name + extension)
    .filter((value) => value.trim() !== ''),
  heading: line,
  rows: fc.array(line, { minLength: 1, maxLength: 4 }),
  subject: text,
  finding: fc.record(
    {
      title: text,
      message: text,
      suggestion: text,
      rule: text,
      source: text,
      category: text,
      url: fc.oneof(text, fc.constant('https://github.com/"><b>')),
    },
    { requiredKeys: ['message'] },
  ),
  line: fc.integer({ min: 1, max: 6 }),
})

function pageOf({
  path,
  heading,
  rows,
  subject,
  finding,
  line,
}: typeof hostile extends fc.Arbitrary<infer T> ? T : never): string {
  const patch = [
    `@@ -1,1 +1,${rows.length + 1} @@ ${heading}`,
    ' kept',
    ...rows.map((row) => `+${row}`),
  ].join('\n')
  const files: ChangedFile[] = [
    { path, status: 'modified', patch },
    { path: `${path}2`, previousPath: `${path}3`, status: 'renamed' },
  ]
  const diff = diffOf(files)
  const read = readFinding({ ...finding, path, line }, { file: 'test', index: 0 })
  const elsewhere = readFinding({ ...finding, path: `x/${path}/y` }, { file: 'test', index: 1 })
  const filtered = readFinding({ ...finding, path, severity: 'info' }, { file: 'test', index: 2 })
  const findings = [read, elsewhere, filtered].flatMap((one) => ('finding' in one ? [one.finding] : []))
  const plan = planReview({ findings, diff, options: { minSeverity: 'warning' } })
  return preview({ plan, diff, subject, status: subject })
}

describe.skipIf(chromium.skip)(`hostile text ${chromium.name}`, () => {
  const newPage = useChromium()

  test('makes no element and no attribute, and no address but https', async () => {
    const inputs = fc.sample(hostile, runs(80))
    countCases(inputs.length)
    const page = await newPage()
    const pages = inputs.map(pageOf)
    // One call for many pages: a round trip to the browser takes longer than the check.
    const strange = await page.evaluate(STRANGE, { pages, ours: OURS })
    for (const [index, input] of inputs.entries()) {
      expect(strange[index], JSON.stringify(input)).toEqual([])
      // Printed to a workflow's log it contains no command and no terminal control sequence.
      expect(pages[index], JSON.stringify(input)).not.toMatch(/^\s*::|##\[|[^\P{Cc}\t\n]|\p{Bidi_Control}/mu)
    }
  })
})

/** Runs in the browser: elements, attributes and URLs of each page that are not ours. */
const STRANGE = ({ pages, ours }: { pages: string[]; ours: Record<string, string> }): string[][] => {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's globals are not those of the tests.
  const parser = new (globalThis as any).DOMParser()
  const once = ['script', 'style', 'h1', 'main', 'title']
  return pages.map((html) => {
    const strange: string[] = []
    const document = parser.parseFromString(html, 'text/html')
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName
      const allowed = ours[name]?.split(' ')
      if (!allowed) strange.push(name)
      for (const attribute of element.attributes)
        if (!allowed?.includes(attribute.name.toLowerCase())) strange.push(`${name} ${attribute.name}`)
      const address = element.getAttribute('href')
      if (address !== null && !/^(?:#[\w-]+|https:\/\/github\.com\/\S*)$/.test(address)) strange.push(address)
    }
    for (const name of once)
      if (document.querySelectorAll(name).length !== 1) strange.push(`more than one ${name}`)
    return strange
  })
}
