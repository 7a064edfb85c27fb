/** Builds docs/try/index.html, the page to try Fencepost in a browser: one file with the same core as everything else. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { SHAKEABLE, TREESHAKE } from '../bundle/shared-options.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const [out = path.join(ROOT, 'docs/try/index.html')] = process.argv.slice(2)

const script = await bundled('try/main.ts', { format: 'iife', minify: true })
const { page } = await imported(await bundled('try/page.ts', { format: 'esm' }))
const fixture = (name) => readFileSync(path.join(ROOT, 'fixtures/preview', name), 'utf8')
const example = { diff: fixture('pr.diff'), findings: fixture('findings.json') }
mkdirSync(path.dirname(out), { recursive: true })
writeFileSync(out, page({ script: inScriptElement(script), example }))

async function bundled(entry, output) {
  const graph = await rolldown({
    input: path.join(ROOT, entry),
    cwd: ROOT,
    // Not `browser`: some packages have a variant for it that parses text as HTML, which the page's policy forbids.
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'], alias: SHAKEABLE },
    treeshake: TREESHAKE,
  })
  const result = await graph.generate({ ...output, codeSplitting: false })
  await graph.close()
  return result.output[0].code
}

/** Escapes what would end a script element. In JavaScript both spellings mean the same. */
function inScriptElement(code) {
  return code.replace(/<(?=\/script|script|!--)/gi, '\\x3c').trim()
}

async function imported(code) {
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-try-'))
  try {
    const file = path.join(directory, 'page.mjs')
    writeFileSync(file, code)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(directory, { recursive: true })
  }
}
