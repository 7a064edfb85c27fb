import { spawnSync } from 'node:child_process'
import { type Browser, type BrowserContextOptions, chromium as engine, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const found = NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(
  Boolean,
)
const required = process.env.FENCEPOST_REQUIRE_TOOLS === '1'

/** A real browser, as packaged by Debian. If it is missing, tests are skipped locally and fail in our CI. */
export const chromium = {
  name: found ? 'in Chromium' : 'in Chromium (SKIPPED unless FENCEPOST_REQUIRE_TOOLS=1: it is not installed)',
  skip: !found && !required,
}

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync'

/** One browser per test file; each call opens a new page. */
export function useChromium(): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await engine.launch({ executablePath: found ?? NAMES[0] ?? '', args: FLAGS.split(' ') })
  })
  afterAll(() => browser?.close())
  return async (options) => {
    if (!browser) throw new Error('Chromium is not running')
    const context = await browser.newContext(options)
    onTestFinished(() => context.close())
    return context.newPage()
  }
}
