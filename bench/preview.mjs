/**
 * The preview of a large pull request: 3,000 files, 177,000 lines, 700 findings, all of them inline; and of the same one
 * with 6 findings. How long the page takes to build, how large it is, when a reader in Chromium can use it, and how many
 * times as long as with 6.
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
const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-bench-'))
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((candidate) =>
  existsSync(candidate),
)
if (!executablePath) console.log('Chromium is not installed: not opened')
const few = await measure(6)
const many = await measure(700)
const ratios = Object.keys(many).map((name) => `${name} ${(many[name] / few[name]).toFixed(1)}`)
console.log(`700 findings beside 6: ${ratios.join(', ')}`)
rmSync(directory, { recursive: true })

async function measure(count) {
  const plan = planReview({ findings: findings(count), diff, options: { maxComments: 0 } })
  const input = { plan, diff, subject: 'a large pull request', status: 'A preview: nothing was posted.' }
  const built = median(times(() => renderPreview(input)))
  const file = path.join(directory, `${count}.html`)
  writeFileSync(file, renderPreview(input))
  const size = statSync(file).size
  console.log(
    `${FILES} files, ${count} findings, ${plan.counts.comments} comments: built in ${ms(built)}, ${(size / 1e6).toFixed(1)} MB`,
  )
  return { built, size, ...(executablePath ? await inChromium(file) : {}) }
}

async function inChromium(file) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const rounds = { usable: [], next: [], filter: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(pathToFileURL(file).href)
    rounds.usable.push(await page.evaluate(usable))
    rounds.next.push(await took(page, () => page.keyboard.press('j')))
    rounds.filter.push(await took(page, () => page.locator('button[value=error]').click()))
  }
  const elements = await page.evaluate('document.querySelectorAll("*").length')
  await browser.close()
  const result = Object.fromEntries(Object.entries(rounds).map(([name, values]) => [name, median(values)]))
  console.log(
    `in Chromium: usable after ${ms(result.usable)}, next finding in ${ms(result.next)}, a filter in ${ms(result.filter)}; ${elements} elements`,
  )
  return result
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

function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}

function ms(value) {
  return `${value.toFixed(0)} ms`
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

function findings(length) {
  return Array.from({ length }, (_, index) => {
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
