/**
 * What `fencepost plan` costs beside a bare Node process that reads the same files and parses the JSON.
 * Both are run alternately in one go and compared as a ratio, because machines differ and are noisy.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FILES = 3000
const LINES_PER_FILE = 59 // 3,000 files, 177,000 lines
const ROUNDS = Number(process.env.ROUNDS ?? 15)

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
const directory = process.env.KEEP ?? mkdtempSync(path.join(tmpdir(), 'fencepost-bench-'))
const at = (name) => path.join(directory, name)

writeFileSync(at('pr.diff'), diff())
writeFileSync(
  at('bare.mjs'),
  `import { readFileSync } from 'node:fs'
const [diff, findings] = process.argv.slice(2)
const text = readFileSync(diff, 'utf8')
const list = JSON.parse(readFileSync(findings, 'utf8'))
process.stdout.write(JSON.stringify({ length: text.length, findings: list.length }))`,
)

for (const [name, message] of [
  ['plain one-paragraph messages', plain],
  ['long Markdown messages (2 kB)', markdown],
  ['the same with tables, quotes, HTML and entities', richMarkdown],
]) {
  for (const count of [500, 1000, 2000]) {
    writeFileSync(at('findings.json'), JSON.stringify(findings(count, message)))
    const { bare, plan } = measure()
    const ratio = (plan / bare).toFixed(2)
    console.log(
      `${name}, ${count} findings: bare ${bare.toFixed(0)} ms, plan ${plan.toFixed(0)} ms, ratio ${ratio}`,
    )
  }
}
if (!process.env.KEEP) rmSync(directory, { recursive: true })

function measure() {
  const bare = []
  const plan = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(time([at('bare.mjs'), at('pr.diff'), at('findings.json')]))
    plan.push(time([cli, 'plan', '--json', '--diff', at('pr.diff'), '--findings', at('findings.json')]))
  }
  return { bare: median(bare), plan: median(plan) }
}

function time(args) {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(String(stderr))
  return performance.now() - start
}

function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}

function diff() {
  const files = Array.from({ length: FILES }, (_, file) => {
    const rows = Array.from({ length: LINES_PER_FILE - 6 }, (_, line) => {
      const text = `  const value${line} = compute(${file}, ${line}) // line ${line}`
      return line % 10 === 3 ? `+${text}` : line % 17 === 5 ? `-${text}` : ` ${text}`
    })
    const oldLines = rows.filter((row) => !row.startsWith('+')).length
    const newLines = rows.filter((row) => !row.startsWith('-')).length
    const name = `src/module${file % 60}/file${file}.ts`
    return [
      `diff --git a/${name} b/${name}`,
      'index 1111111..2222222 100644',
      `--- a/${name}`,
      `+++ b/${name}`,
      `@@ -1,${oldLines} +1,${newLines} @@`,
      ...rows,
      '',
    ].join('\n')
  })
  return files.join('')
}

function findings(count, message) {
  return Array.from({ length: count }, (_, index) => {
    const file = (index * 7) % FILES
    return {
      path: `src/module${file % 60}/file${file}.ts`,
      line: 1 + ((index * 3) % 40),
      severity: ['error', 'warning', 'info'][index % 3],
      title: `Finding number ${index}`,
      message: message(index),
      suggestion: index % 2 === 0 ? `  const value = better(${index})` : undefined,
    }
  })
}

function plain(index) {
  return `The value is computed twice here, which costs time on every call and may differ between the calls (${index}).`
}

function markdown(index, times = 8) {
  const paragraph = `The value is **computed twice** here, see \`compute\` and [the guide](https://example.com/${index}).\n\n`
  const list = '- first, *measure* it\n- then `cache` it\n- then measure again\n\n'
  const code = '```ts\nconst value = cache.get(key) ?? compute(key)\n```\n\n'
  return (paragraph + list + code).repeat(times)
}

/** With what models like to write besides, and some that is beyond the Markdown that is written without a parser. */
function richMarkdown(index) {
  const table = `| call | cost |\n| --- | ---: |\n| \`compute(${index})\` | **2 ms** |\n\n`
  const quote = '> The guide says: *measure* first.\n\n'
  const odd = `Wrap it in <Suspense fallback="${index}"> or in ~~nothing~~ &mdash; a _memo_.\n\n`
  return markdown(index, 5) + (table + quote).repeat(4) + odd
}
