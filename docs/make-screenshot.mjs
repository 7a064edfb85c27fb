/**
 * Makes the README's picture from the demo's real review, in the light and in the dark: `npm run build && node docs/make-screenshot.mjs`.
 * Needs git and Chromium.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('..', import.meta.url))
const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-'))
const page = path.join(directory, 'review.html')
/** A README that is slow to load is not read. */
const MAX_BYTES = 200_000
const MARGIN = 12

execFileSync(process.execPath, [path.join(root, 'dist/cli/index.js'), 'demo', '--preview', page])
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
for (const colorScheme of ['light', 'dark']) {
  const file = path.join(root, 'docs', colorScheme === 'light' ? 'preview.png' : 'preview-dark.png')
  const tab = await browser.newPage({
    viewport: { width: 860, height: 1000 },
    deviceScaleFactor: 1.75,
    colorScheme,
  })
  await tab.goto(pathToFileURL(page).href)
  await tab.screenshot({ path: file, fullPage: true, clip: await clipOf(tab) })
  const { size } = statSync(file)
  console.log(`${path.relative(root, file)}: ${Math.ceil(size / 1000)} kB`)
  if (size > MAX_BYTES) process.exitCode = 1
}
await browser.close()
rmSync(directory, { recursive: true })

/** The review as it looks on a pull request: rows of a file, a comment with its button, and one that has none. */
async function clipOf(tab) {
  const file = await tab.locator('details.file').first().boundingBox()
  const last = await tab.locator('tr.comments:has([data-standing=quoted]) + tr').first().boundingBox()
  if (!file || !last) throw new Error('The demo has no comment without a button')
  return {
    x: file.x - MARGIN,
    y: file.y - MARGIN,
    width: file.width + 2 * MARGIN,
    height: last.y - file.y + MARGIN,
  }
}
