import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readFinding } from '../../../src/core/finding/finding.ts'
import { GITHUB_LIMITS, GITLAB_LIMITS, type Limits } from '../../../src/core/options/plan-options.ts'
import { preview } from '../../../src/core/preview/preview.ts'
import { type PlanInput, parseDiff, planReview } from '../../../src/index.ts'
import { ROOT, temporaryFiles } from '../../helpers/run.ts'
import { chromium, useChromium } from '../../oracles/chromium.ts'

const fixture = (file: string) => readFileSync(path.join(ROOT, 'fixtures/preview', file), 'utf8')
const ENTRIES = JSON.parse(fixture('findings.json')) as object[]

interface Given {
  diff?: string
  entries?: readonly object[]
  options?: PlanInput['options']
  limits?: Limits
}

function pageOf({
  diff = fixture('pr.diff'),
  entries = ENTRIES,
  options = {},
  limits = GITHUB_LIMITS,
}: Given = {}): string {
  const findings = entries.map((entry, index) => {
    const read = readFinding(
      entry,
      { file: 'test', index },
      'source' in entry && entry.source === 'eslint' ? 'tool' : 'model',
    )
    if ('bad' in read) throw new Error(read.bad.message)
    return read.finding
  })
  const parsed = parseDiff(diff)
  const plan = planReview({ findings, diff: parsed, limits, options: { minConfidence: 0.5, ...options } })
  return preview({ plan, diff: parsed, subject: 'octo/fence#7', status: 'A preview: nothing was posted.' })
}

describe.skipIf(chromium.skip)(`the preview ${chromium.name}`, () => {
  const newPage = useChromium()

  interface Opened {
    readonly page: Page
    readonly requests: string[]
    readonly blocked: string[]
    readonly complaints: string[]
  }

  async function open(
    html = pageOf(),
    { width = 1280, ...more } = {} as {
      width?: number
      colorScheme?: 'dark'
      javaScriptEnabled?: boolean
      bypassCSP?: boolean
    },
  ): Promise<Opened> {
    const directory = temporaryFiles()
    const file = path.join(directory, 'review.html')
    writeFileSync(file, html)
    const page = await newPage({ viewport: { width, height: 900 }, ...more })
    const requests: string[] = []
    const blocked: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('requestfailed', (request) => blocked.push(`${request.failure()?.errorText} ${request.url()}`))
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(pathToFileURL(file).href)
    return { page, requests, blocked, complaints }
  }

  const shownFindings = (page: Page) => page.locator('.list li:visible .title').allTextContents()

  test('shows the review as the platform does', async () => {
    const { page } = await open()
    await expect(await page.locator('body').innerText()).toMatchFileSnapshot('../../golden/preview.txt')
  })

  test('loads nothing else and violates no rule of its policy', async () => {
    const { page, requests, complaints } = await open()
    await page.keyboard.press('j')
    await page.keyboard.press('?')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'error' }).click()
    expect(requests).toEqual([page.url()])
    expect(complaints).toEqual([])
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; script-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; /,
    )
    expect(await page.locator('[style], [onclick], [onload]').count()).toBe(0)
  })

  test('the policy blocks foreign content', async () => {
    const markup =
      '<img src="https://evil.example/x.png"><b style="color:red">x</b><script>document.title = "run"</script>'
    const { page, blocked, complaints } = await open(pageOf().replace('<main>', `<main>${markup}`))
    expect(await page.title()).toBe('Review of octo/fence#7')
    expect(blocked).toEqual(['csp https://evil.example/x.png'])
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toHaveLength(3)
  })

  test('is readable without its script', async () => {
    const { page } = await open(pageOf(), { javaScriptEnabled: false })
    expect(await page.locator('article[data-standing]:visible').count()).toBe(12)
  })

  describe('filters', () => {
    test.for<[rule: string, press: string[], path: string, titles: string[]]>([
      ['severity', ['error 2'], '', ['One attempt too many', 'The caller passes milliseconds as seconds']],
      ['outcome', ['Code shown'], '', ['The version is set by the release']],
      [
        'within a group either counts, across groups both',
        ['error 2', 'info 5', 'In the body'],
        '',
        ['1.3 kB for a logo of 16 by 16', 'The caller passes milliseconds as seconds'],
      ],
      ['file', [], 'LEGACY', ['Still imported by the calendar']],
      ['what the review leaves out', ['Filtered out'], '', ['Maybe make it lazy']],
      ['nothing fits', ['Filtered out'], 'legacy', []],
    ])('%s', async ([, press, path, titles]) => {
      const { page } = await open()
      for (const name of press) await page.getByRole('button', { name }).click()
      await page.getByRole('searchbox').fill(path)
      expect((await shownFindings(page)).toSorted()).toEqual(titles.toSorted())
      const shown = page.locator('article[data-standing]:visible')
      expect(await shown.count()).toBe(titles.length)
      expect(await page.locator('details.file:visible').count()).toBe(
        await page.locator('details.file:has(article:visible)').count(),
      )
      expect(await page.locator('#shown').textContent()).toBe(`${titles.length} of 12 findings`)
      await page.getByRole('button', { name: 'Show all' }).click()
      expect(await shownFindings(page)).toHaveLength(12)
      expect(await page.getByRole('button', { name: 'Show all' }).count()).toBe(0)
    })
  })

  describe('keys', () => {
    const focused = (page: Page) => page.locator(':focus').getAttribute('id')
    test('j and k go from finding to finding in page order and scroll it into view', async () => {
      const { page } = await open()
      const ids = await page.locator('article[data-standing]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids).toHaveLength(12)
      const visited: unknown[] = []
      for (const _ of ids) {
        await page.keyboard.press('j')
        visited.push(await focused(page))
        expect(await page.locator(':focus').evaluate((at) => at.getBoundingClientRect().top)).toBeLessThan(
          900,
        )
      }
      expect(visited).toEqual(ids)
      await page.keyboard.press('j')
      expect(await focused(page)).toBe(ids.at(-1))
      await page.keyboard.press('k')
      expect(await focused(page)).toBe(ids.at(-2))
    })

    test('j skips filtered findings and opens a collapsed file', async () => {
      const { page } = await open()
      await page.locator('details.file summary').last().click()
      await page.getByRole('searchbox').fill('legacy')
      await page.keyboard.press('j')
      expect(await page.getByRole('searchbox').inputValue()).toBe('legacyj')
      await page.getByRole('searchbox').fill('legacy')
      await page.keyboard.press('Escape')
      await page.keyboard.press('j')
      expect(await page.locator(':focus').innerText()).toContain('Still imported by the calendar')
    })

    test('? explains the keys, / goes to the file filter, x closes a file, a shows all', async () => {
      const { page } = await open()
      await page.keyboard.press('?')
      expect(await page.getByRole('dialog').innerText()).toContain('next finding')
      await page.keyboard.press('Escape')
      expect(await page.getByRole('dialog').count()).toBe(0)
      await page.getByRole('button', { name: 'Keys' }).click()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.keyboard.press('/')
      await page.keyboard.type('retry')
      await page.keyboard.press('Escape')
      expect(await shownFindings(page)).toHaveLength(5)
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      expect(await page.locator('details.file:visible[open]').count()).toBe(0)
      await page.keyboard.press('a')
      expect(await shownFindings(page)).toHaveLength(12)
    })
  })

  describe('folds', () => {
    const rows = Array.from({ length: 80 }, (_, index) => ` line ${index + 1}`)
    const hunk = (at: number, text: string, heading: string) =>
      `@@ -${at},2 +${at},3 @@ ${heading}\n before\n+${text}\n after\n`
    const diff = [
      'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n',
      `@@ -1,80 +1,81 @@ top\n+new\n${rows.join('\n')}\n`,
      hunk(200, 'second', 'function two()'),
      hunk(300, 'third', 'function three()'),
    ].join('')
    const entries = [{ path: 'a.ts', line: 40, message: 'here' }]

    test('rows far from a comment and other hunks are folded into one line each', async () => {
      const { page } = await open(pageOf({ diff, entries }))
      const seen = () => page.locator('.diff td.text:visible').allInnerTexts()
      expect(await seen()).toEqual(Array.from({ length: 17 }, (_, index) => ` line ${index + 29}`))
      const folds = page.locator('.fold button')
      expect(await page.locator('.fold').allInnerTexts()).toEqual(['29 rows top\n', '41 rows'])
      await folds.last().click()
      expect((await seen()).slice(-6)).toEqual([
        ' before',
        '+second',
        ' after',
        ' before',
        '+third',
        ' after',
      ])
      expect(await page.locator('.hunk:visible').allInnerTexts()).toEqual([
        expect.stringContaining('@@ -200,2 +200,3 @@ function two()'),
        expect.stringContaining('@@ -300,2 +300,3 @@ function three()'),
      ])
      await folds.last().click()
      expect(await seen()).toHaveLength(17)
    })

    test('unfolded, the rows are those of the diff, numbers, notes and line endings too', async () => {
      const mixed = diff.replace('\n line 70\n', '\n line 70\r\n')
      const html = pageOf({ diff: `${mixed.trimEnd()}\n\\ No newline at end of file\n`, entries })
      const { page } = await open(html)
      for (const button of await page.locator('.fold button').all()) await button.click()
      const cells = await page
        .locator('.diff tr:has(td.text), .diff tr.note')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map(({ textContent }) => textContent).join('|')),
        )
      const parsed = parseDiff(mixed)
      const read = parsed.files.flatMap((file) => parsed.of(file))[0]
      const wanted = (read && 'hunks' in read ? read.hunks : []).flatMap(({ rows }) =>
        rows.map(({ kind, oldLine = '', newLine = '', text, ending }) => {
          const sign = { added: '+', deleted: '-', context: ' ' }[kind]
          return `${oldLine}|${newLine}|${sign}${text}${ending === 'crlf' ? '␍' : ''}`
        }),
      )
      expect(cells).toEqual([...wanted, '|No newline at end of file'])
      expect(wanted).toHaveLength(87)
    })

    test('a page of 3,000 files and 500 findings has rows only where there are comments', async () => {
      const files = Array.from({ length: 3000 }, (_, index) => `src/file${index}.ts`)
      const large = files.map(
        (name) => `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n${hunk(7, 'x', '')}`,
      )
      const many = Array.from({ length: 500 }, (_, index) => ({
        path: files[index],
        line: 8,
        message: `number ${index}`,
      }))
      const { page } = await open(
        pageOf({ diff: large.join(''), entries: many, options: { maxComments: 300 } }),
      )
      expect(await page.locator('details.file').count()).toBe(300)
      expect(await page.locator('.diff td.text').count()).toBe(900)
      expect(await page.locator('details.others summary').innerText()).toBe('2700 files without comments')
      expect(await page.locator('details.others li').count()).toBe(2700)
      expect(await page.locator('.list li').count()).toBe(500)
      await page.getByRole('searchbox').fill('file299.ts')
      expect(await page.locator('details.file:visible').textContent()).toContain('number 299')
    })
  })

  describe('fits', () => {
    const long = 'x'.repeat(300)
    const diff = `diff --git a/${long}/b.ts b/${long}/b.ts\n--- a/${long}/b.ts\n+++ b/${long}/b.ts\n@@ -0,0 +1,2 @@ ${long}\n+${long}\n+\t${'word '.repeat(80)}\n`
    const entries = [
      {
        path: `${long}/b.ts`,
        line: 1,
        title: long,
        message: `|${' a |'.repeat(30)}\n|${'---|'.repeat(30)}\n\n\`\`\`\n${long}\n\`\`\`\n\n\`${long}\``,
        rule: long,
        suggestion: `${long}y`,
      },
      { path: `${long}/c.ts`, line: 1, title: long, message: long },
    ]
    const manyLeftOut = Array.from({ length: 60 }, (_, index) => ({
      path: index % 2 ? 'src/http/retry.ts' : `a/long/way/to/${'some'.repeat(20)}.ts`,
      line: 12,
      message: `The variable \`response${index}\` should be named otherwise, ${'word '.repeat(30)}`,
      confidence: index % 3 ? 1 : 0,
    }))
    test.for<[string, Given]>([
      ['an ordinary page', {}],
      ['a page of long words and wide tables', { diff, entries }],
      ['a page of long lists', { entries: manyLeftOut }],
    ])('%s needs no horizontal scrolling from 320 pixels up', async ([, given]) => {
      const { page } = await open(pageOf(given))
      await page.evaluate('for (const fold of document.querySelectorAll("details")) fold.open = true')
      for (const width of [1280, 800, 400, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(width)
      }
    })
  })

  test('GitLab comments outside the hunks are above the rows; merged findings link to their comment', async () => {
    const [first] = ENTRIES
    const twin = { ...first, source: 'another' }
    const entries = [
      first,
      twin,
      { path: 'src/http/retry.ts', line: 30, message: 'unseen' },
      { path: 'src/http/retry.ts', message: 'whole' },
    ]
    const { page } = await open(
      pageOf({ entries: entries.flatMap((entry) => entry ?? []), limits: GITLAB_LIMITS }),
    )
    const places = await page.locator('.comments header').allInnerTexts()
    expect(places.map((text) => text.split('\n')[0])).toEqual([
      'line 30, not in the diff',
      'the whole file',
      'line 13',
    ])
    expect(await page.locator('.commit').innerText()).toBe('Apply suggestion')
    await page.getByRole('link', { name: 'The comment' }).click()
    expect(await page.locator('article:has(.commit):focus').count()).toBe(1)
  })

  test('the number in the list is the number of the row, wherever the finding was given', async () => {
    const diff =
      'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,3 +1,4 @@\n one\n-gone\n+two\n+three\n four\n'
    const entries = [
      { path: 'a.ts', line: 1, original: 'three', message: 'moved' },
      { path: 'a.ts', start_line: 2, line: 3, message: 'a range' },
      { path: 'a.ts', line: 2, side: 'LEFT', message: 'deleted' },
    ]
    const { page } = await open(pageOf({ diff, entries }))
    const numbers = await page.locator('.list li').allInnerTexts()
    expect(numbers.map((text) => text.split('\n').slice(1))).toEqual([
      ['deleted', '2'],
      ['moved', '3'],
      ['a range', '2–3'],
    ])
    for (const link of await page.locator('.list a').all()) {
      await link.click()
      const last = (await link.locator('.line').innerText()).split('–').at(-1)
      const row = page
        .locator('tr.comments:has(:focus)')
        .locator('xpath=preceding-sibling::tr[contains(@class, "target")][1]')
      expect((await row.innerText()).trim().startsWith(`${last}`)).toBe(true)
      expect(await link.getAttribute('aria-current')).toBe('true')
    }
  })

  test('a change without a button is red and green lines, and not called a suggestion', async () => {
    const { page } = await open()
    const card = page.locator('article[data-standing=quoted]')
    expect(await card.locator('tr.added').count()).toBe(1)
    expect(await card.innerText()).not.toContain('Suggested change')
    expect(await card.innerText()).toContain('No one-click change:')
  })

  test('a long list: files are closed until few findings are left; all files fold', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => ({
      path: index % 2 ? 'src/http/retry.ts' : 'config/settings.ini',
      line: 1 + (index % 12),
      message: `number ${index}`,
      rule: index === 7 ? 'the-one' : 'another',
    }))
    const { page } = await open(pageOf({ entries, options: { maxComments: 0 } }))
    expect(await page.locator('.group').count()).toBe(2)
    expect(await shownFindings(page)).toEqual([])
    expect(await page.locator('.group .many').allTextContents()).toEqual(['30', '30'])
    await page.getByRole('searchbox').fill('the-one')
    expect(await shownFindings(page)).toEqual(['number 7'])
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('button', { name: 'Fold all files' }).click()
    expect(await page.locator('details.file[open]').count()).toBe(0)
    expect(await page.locator('details.in-body, .in-body details[open]').count()).toBe(0)
    await page.keyboard.press('j')
    expect(await page.locator('article:focus').count()).toBe(1)
  })

  test('code is in colours, folded rows too, and without its script', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ` const value${index} = "${index}"`).join('\n')
    const diff = `diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,60 +1,61 @@\n+let first = 1\n${rows}\n`
    const html = pageOf({
      diff,
      entries: [{ path: 'a.ts', line: 1, message: 'x', suggestion: 'let first = 2' }],
    })
    const still = await open(html, { javaScriptEnabled: false })
    expect(await still.page.locator('.suggestion .added .n').innerText()).toBe('2')
    const { page } = await open(html)
    await page.locator('.fold button').click()
    const keywords = await page.locator('.diff > tbody > tr > td.text > .k').allInnerTexts()
    expect(keywords).toEqual(['let', ...Array.from({ length: 60 }, () => 'const')])
    const strings = await page.locator('.diff > tbody > tr > td.text > .s').allInnerTexts()
    expect(strings).toEqual(Array.from({ length: 60 }, (_, index) => `"${index}"`))
  })

  test('is dark if the reader prefers dark', async () => {
    const background = async ({ page }: Opened) =>
      page
        .locator('body')
        .evaluate((body) => body.ownerDocument.defaultView?.getComputedStyle(body).backgroundColor)
    expect(await background(await open())).toBe('rgb(255, 255, 255)')
    expect(await background(await open(pageOf(), { colorScheme: 'dark' }))).toBe('rgb(13, 17, 23)')
  })

  test('what a model says of the whole change is folded if it is long', async () => {
    const summaries = ['One sentence. '.repeat(200)]
    const { page } = await open(pageOf({ options: { summaries } }))
    expect((await page.locator('.review').innerText()).length).toBeLessThan(500)
    await page.getByText('What it says of the whole change').click()
    expect((await page.locator('.review').innerText()).length).toBeGreaterThan(2500)
  })

  const everyOutcome = Array.from({ length: 90 }, (_, index) => ({
    path: ['src/http/retry.ts', 'src/http/client.ts', 'package-lock.json'][index % 3],
    line: 3 + (index % 20),
    message: `number ${index}`,
    suggestion: `const value = "${index}" // text`,
    confidence: index % 4 ? 1 : 0,
  }))
  test.for<[string, { colorScheme?: 'dark'; width?: number }, Given?]>([
    ['in the light', {}],
    ['on a phone in the dark', { colorScheme: 'dark', width: 400 }],
    ['with many findings', {}, { entries: everyOutcome }],
    ['with many findings, in the dark', { colorScheme: 'dark' }, { entries: everyOutcome }],
  ])('passes axe, %s', async ([, how, given]) => {
    const { page } = await open(pageOf(given), { ...how, bypassCSP: true })
    await page.evaluate('for (const fold of document.querySelectorAll("details")) fold.open = true')
    await page.addScriptTag({ content: axe.source })
    const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
