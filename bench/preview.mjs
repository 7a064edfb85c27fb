/**
 * The preview of a large pull request: 3,000 files, 177,000 lines, 500 findings, all of them inline. How long the
 * page takes to build, how large it is, and when a reader in Chromium can use it.
 */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { parseDiff, planReview, renderPreview } from '../lib/index.js'

const FILES = 3000
const ROWS = 53
const ROUNDS = Number(process.env.ROUNDS ?? 7)

/** In the page: from the navigation's start to the first frame after all is loaded. */
const usable = `new Promise((resolve) => {
  const frame = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
  document.readyState === 'complete' ? frame() : addEventListener('load', frame)
})`

const diff = parseDiff(diffText())
const plan = planReview({ findings: findings(), diff, options: { maxComments: 0 } })
const input = { plan, diff, subject: 'a large pull request', status: 'A preview: nothing was posted.' }

const built = times(() => renderPreview(input))
const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-bench-'))
const file = path.join(directory, 'review.html')
writeFileSync(file, renderPreview(input))
console.log(
  `${FILES} files, ${plan.counts.findings} findings, ${plan.counts.comments} comments: built in ${ms(built)}, ${(statSync(file).size / 1e6).toFixed(1)} MB`,
)

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((candidate) =>
  existsSync(candidate),
)
if (executablePath) await inChromium(executablePath)
else console.log('Chromium is not installed: not opened')
rmSync(directory, { recursive: true })

async function inChromium(executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const loaded = []
  const keyed = []
  const filtered = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(pathToFileURL(file).href)
    loaded.push(await page.evaluate(usable))
    keyed.push(await took(page, () => page.keyboard.press('j')))
    filtered.push(await took(page, () => page.locator('button[value=error]').click()))
  }
  const elements = await page.evaluate('document.querySelectorAll("*").length')
  await browser.close()
  console.log(
    `in Chromium: usable after ${ms(loaded)}, next finding in ${ms(keyed)}, a filter in ${ms(filtered)}; ${elements} elements`,
  )
}

async function took(page, act) {
  const start = performance.now()
  await act()
  await page.evaluate(usable)
  return performance.now() - start
}

function times(act) {
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    act()
    return performance.now() - start
  })
}

function ms(values) {
  return `${values.toSorted((one, other) => one - other)[values.length >> 1].toFixed(0)} ms`
}

function diffText() {
  return Array.from({ length: FILES }, (_, file) => {
    const rows = Array.from({ length: ROWS }, (_, line) => {
      const text = `  const value${line} = compute(${file}, ${line}) // line ${line}`
      return line % 10 === 3 ? `+${text}` : line % 17 === 5 ? `-${text}` : ` ${text}`
    })
    const count = (sign) => rows.filter((row) => !row.startsWith(sign)).length
    const name = `src/module${file % 60}/file${file}.ts`
    return `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n@@ -1,${count('+')} +1,${count('-')} @@\n${rows.join('\n')}\n`
  }).join('')
}

function findings() {
  return Array.from({ length: 500 }, (_, index) => {
    const file = (index * 7) % FILES
    return {
      origin: { file: 'bench', index },
      kind: 'model',
      path: `src/module${file % 60}/file${file}.ts`,
      line: 1 + ((index * 3) % 40),
      severity: ['error', 'warning', 'info'][index % 3],
      title: `Finding number ${index}`,
      message: `The value is **computed twice** here, see \`compute\`.\n\n- first, *measure* it\n- then \`cache\` it\n\nThis costs time on every call (${index}).`,
      ...(index % 2 === 0 ? { suggestion: `  const value = better(${index})` } : {}),
    }
  })
}
