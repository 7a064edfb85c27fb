import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { review } from '../../try/review.ts'
import { ROOT, temporaryFiles } from '../helpers/run.ts'
import { chromium, useChromium } from '../oracles/chromium.ts'

const PAGE = path.join(ROOT, 'docs/try/index.html')
const fixture = (name: string) => readFileSync(path.join(ROOT, 'fixtures/preview', name), 'utf8')
const DIFF = 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1,2 @@\n one\n+two\n'
const SCRIPT =
  '<script>parent.postMessage("run", "*")</script><img src="https://evil.example/x" onerror="alert(1)">'

test('the committed page is what the sources build to', () => {
  const out = path.join(temporaryFiles(), 'index.html')
  execFileSync(process.execPath, ['try/build.mjs', out], { cwd: ROOT })
  const same = readFileSync(out).equals(readFileSync(PAGE))
  expect(same, 'docs/try/index.html is stale: run npm run try').toBe(true)
  expect(readFileSync(out).length).toBeLessThan(1_000_000)
})

test('nothing in it makes code of text', () => {
  expect(readFileSync(PAGE, 'utf8')).not.toMatch(/\beval\(|innerHTML|document\.write\(/)
})

describe('what cannot be used is said with what to write instead', () => {
  test.for<
    [
      name: string,
      given: { diff?: string; findings?: string; options?: Record<string, string> },
      message: string,
    ]
  >([
    ['no diff', { diff: ' \n' }, 'The diff is empty: paste what git diff main...HEAD prints.'],
    ['no findings', { findings: '' }, 'There are no findings: paste what your tool or model printed.'],
    [
      'no diff at all',
      { diff: '[1]' },
      'This is no diff; it begins with "[1]". Paste what git diff main...HEAD prints.',
    ],
    [
      'a diff and findings that are swapped',
      { diff: '[1]', findings: DIFF },
      'This is no diff; it begins with "[1]". The findings look like one: are they swapped?',
    ],
    ['broken JSON', { findings: '[{"path": "a.ts", "line": 2' }, 'findings'],
    ['no path', { findings: '[{"message": "x"}]' }, 'findings: finding 0: "path"'],
    ['another format', { options: { format: 'sarif' } }, 'findings'],
    [
      'a number',
      { options: { 'max-comments': '1.5' } },
      'max-comments is "1.5"; valid: a whole number from 0 to 10000',
    ],
  ])(
    '%s',
    async ([
      ,
      { diff = DIFF, findings = '[{"path": "a.ts", "line": 2, "message": "x"}]', options = {} },
      message,
    ]) => {
      await expect(review({ diff, findings, options })).rejects.toMatchObject({
        name: 'InputError',
        message: expect.stringContaining(message),
      })
    },
  )

  test('with lenient, an entry that cannot be read is dropped and listed', async () => {
    const findings = '[{"message": "x"}, {"path": "a.ts", "line": 2, "message": "y"}]'
    const { plan } = await review({ diff: DIFF, findings, options: { lenient: 'true' } })
    expect(plan.counts).toMatchObject({ findings: 2, inline: 1, dropped: 1 })
  })
})

test.for(['/home/me/work', 'C:\\work', '/a.ts/b', ''])(
  'paths of a tool that ran in %s',
  async (directory) => {
    const diff = DIFF.replaceAll('a.ts', 'src/a.ts')
    const filePath = directory.includes('\\') ? `${directory}\\src\\a.ts` : `${directory}/src/a.ts`
    const findings = [
      { filePath, messages: [{ ruleId: 'r', severity: 2, message: 'x', line: 2, column: 1 }] },
    ]
    const { plan } = await review({ diff, findings: JSON.stringify(findings), options: {} })
    expect(plan.findings).toMatchObject([{ outcome: 'inline', path: 'src/a.ts', line: 2 }])
  },
)

test('the payload is that of the platform', async () => {
  const findings = '[{"path": "a.ts", "line": 2, "message": "x", "suggestion": "three"}]'
  const github = await review({ diff: DIFF, findings, options: {} })
  expect(github.payload).toMatchObject({
    event: 'COMMENT',
    comments: [{ path: 'a.ts', line: 2, side: 'RIGHT' }],
  })
  const gitlab = await review({ diff: DIFF, findings, options: { platform: 'gitlab' } })
  expect(gitlab.payload).toMatchObject({ notes: [{ position: { new_line: 2, head_sha: '<head>' } }] })
})

describe.skipIf(chromium.skip)(`the page ${chromium.name}`, () => {
  const newPage = useChromium()

  async function open(
    options: { file?: string; width?: number; colorScheme?: 'dark'; bypassCSP?: boolean } = {},
  ) {
    const { file = PAGE, width = 1280, ...more } = options
    const page = await newPage({ viewport: { width, height: 900 }, ...more })
    const requests: string[] = []
    const complaints: string[] = []
    await page.route('**', (route) => {
      requests.push(route.request().url())
      return route.continue()
    })
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('dialog', (dialog) => complaints.push(dialog.message()))
    await page.goto(pathToFileURL(file).href)
    await page.evaluate('addEventListener("message", ({ data }) => console.log("message " + data))')
    return { page, requests, complaints }
  }

  const frameOf = (page: Page) => page.frameLocator('#review')
  const statusOf = (page: Page) => page.locator('#status').textContent()

  async function show(page: Page, diff: string, findings: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Diff' }).fill(diff)
    await page.getByRole('textbox', { name: 'Findings' }).fill(findings)
    await page.getByRole('button', { name: 'Show the review' }).click()
    await page.locator('#status:not(:empty)').waitFor()
  }

  test('the example: review, reasons, log, payload; by keyboard; nothing is requested, no rule is violated', async () => {
    const { page, requests, complaints } = await open()
    await page.getByRole('button', { name: 'Load an example' }).focus()
    await page.keyboard.press('Enter')
    await frameOf(page).getByText('One attempt too many').last().waitFor()
    expect(await frameOf(page).locator('article.card').count()).toBe(10)
    expect(await statusOf(page)).toMatch(/^12 findings: 10 inline/)
    expect(await page.locator('#reasons li').count()).toBe(12)
    expect(await page.locator('#notes li').first().textContent()).toContain('read as json')
    const payload = JSON.parse((await page.locator('#payload').textContent()) ?? '')
    expect(payload.comments).toHaveLength(10)
    // The review's own script runs: filters and keys.
    await frameOf(page).getByRole('button', { name: 'error 2' }).click()
    expect(await frameOf(page).locator('#shown').textContent()).toBe('2 of 12 findings')
    await page.getByRole('combobox', { name: 'platform' }).selectOption('gitlab')
    await page.locator('#payload', { hasText: 'new_line' }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await page.locator('#shown').isVisible()).toBe(false)
    expect(requests).toEqual([page.url()])
    expect(complaints).toEqual([])
  })

  test('files: opened and dropped', async () => {
    const { page } = await open()
    const directory = temporaryFiles({
      'pr.diff': fixture('pr.diff'),
      'findings.json': fixture('findings.json'),
    })
    await page.getByLabel('Open a file: Diff').setInputFiles(path.join(directory, 'pr.diff'))
    await page.evaluate(`(${DROP})(${JSON.stringify(fixture('findings.json'))})`)
    await frameOf(page).locator('article.card').first().waitFor()
    expect(await statusOf(page)).toMatch(/^12 findings/)
  })

  test('a large paste goes in at once, where the cursor is', async () => {
    const { page } = await open()
    const findings = page.getByRole('textbox', { name: 'Findings' })
    await findings.fill('ab')
    await page.evaluate(`(${PASTE})(${JSON.stringify('x\n'.repeat(20_000))})`)
    expect(await findings.inputValue()).toBe(`a${'x\n'.repeat(20_000)}b`)
  })

  test('bad input is said, and is gone when it is mended', async () => {
    const { page } = await open()
    await show(page, DIFF, '{"path": ')
    expect(await page.locator('#status').getAttribute('class')).toBe('error')
    expect(await page.locator('#shown').isVisible()).toBe(false)
    await show(page, DIFF, '[{"path": "a.ts", "line": 2, "message": "mended"}]')
    await frameOf(page).getByText('mended').last().waitFor()
    expect(await page.locator('#status').getAttribute('class')).toBe('')
  })

  test('the copy button copies, or selects', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Load an example' }).click()
    await page.getByText('What the platform would be sent').click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.locator('#copied:not(:empty)').waitFor()
  })

  test('hostile findings and rows run nothing and request nothing', async () => {
    const { page, requests, complaints } = await open()
    const hostile = ['</iframe>', '"></iframe>', '</script>', ']]>', '-->'].map((end) => end + SCRIPT)
    const rows = hostile.map((text) => `+${text}`).join('\n')
    const name = 'x"onload="alert(1).html'
    const diff = `diff --git "a/${name.replaceAll('"', '\\"')}" "b/${name.replaceAll('"', '\\"')}"\nnew file mode 100644\n--- /dev/null\n+++ "b/${name.replaceAll('"', '\\"')}"\n@@ -0,0 +1,${hostile.length} @@\n${rows}\n`
    const findings = hostile.map((text, index) => ({
      path: name,
      line: index + 1,
      title: text,
      message: `${text}\n\n[a](javascript:alert(1)) ![b](https://evil.example/b)`,
      suggestion: text.toUpperCase(),
      rule: text,
    }))
    await show(page, diff, JSON.stringify(findings))
    await frameOf(page).locator('article').first().waitFor()
    expect(await page.locator('#reasons li').count()).toBe(hostile.length)
    expect(await page.locator('script').count()).toBe(2)
    expect(await page.locator('img').count()).toBe(0)
    expect(await frameOf(page).locator('script').count()).toBe(1)
    expect(await frameOf(page).locator('img').count()).toBe(0)
    expect(requests).toEqual([page.url()])
    expect(complaints).toEqual([])
  })

  describe('markup that is not ours', () => {
    async function inject(file: string) {
      const opened = await open({ file })
      const { page } = opened
      await page.getByRole('button', { name: 'Load an example' }).click()
      await frameOf(page).locator('article').first().waitFor()
      const html = ((await page.locator('#review').getAttribute('srcdoc')) ?? '').replace(
        '<main>',
        `<main>${SCRIPT}`,
      )
      await page.evaluate(`(${INJECT})(${JSON.stringify(html)})`)
      return opened
    }

    test('cannot be put on the page', async () => {
      const { complaints } = await inject(PAGE)
      expect(complaints.join('\n')).toContain('TrustedHTML')
    })

    test('would run nothing and request nothing if it were', async () => {
      const policy = /; require-trusted-types-for 'script'; trusted-types review/
      const html = readFileSync(PAGE, 'utf8').replace(policy, '')
      const file = path.join(temporaryFiles({ 'page.html': html }), 'page.html')
      const { page, requests, complaints } = await inject(file)
      await frameOf(page).locator('main > script').waitFor({ state: 'attached' })
      expect(requests).toEqual([page.url()])
      expect(complaints.filter((text) => /message run|^1$/.test(text))).toEqual([])
      expect(complaints.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThan(1)
    })
  })

  test('needs no horizontal scrolling from 320 pixels up', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Load an example' }).click()
    await page.getByText('What the platform would be sent').click()
    for (const width of [1280, 800, 400, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(width)
    }
  })

  test.for<[string, { colorScheme?: 'dark'; width?: number }]>([
    ['in the light', {}],
    ['on a phone in the dark', { colorScheme: 'dark', width: 400 }],
  ])('passes axe, %s', async ([, how]) => {
    const { page } = await open({ ...how, bypassCSP: true })
    await page.getByRole('button', { name: 'Load an example' }).click()
    for (const name of ['What a run would log', 'What the platform would be sent'])
      await page.getByText(name).click()
    await page.addScriptTag({ content: axe.source })
    const { violations } = (await page.evaluate('axe.run({ iframes: false })')) as axe.AxeResults
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

/** Runs in the browser. */
const DROP = `(text) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'findings.json'))
  document.querySelector('[data-drop=findings]').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}`
const PASTE = `(text) => {
  const field = document.querySelector('#findings')
  field.setSelectionRange(1, 1)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}`
const INJECT = `(html) => {
  try {
    document.querySelector('#review').srcdoc = html
  } catch (error) {
    console.log(error.message)
  }
}`
