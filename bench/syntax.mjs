/**
 * What the syntax check costs: the first text of each language, later ones, and a run of `plan` with and without a
 * model's code, side by side in one go, because machines differ and are noisy.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSyntax } from '../lib/index.js'
import { GRAMMARS } from '../lib/input/syntax/languages.js'

const ROUNDS = Number(process.env.ROUNDS ?? 15)
const LINES = 300

/** A line that parses as often as it is repeated; `head` and `tail` go around all of them. */
const TEXTS = {
  bash: ['sh', 'echo "value $1" | grep -q value && exit 1'],
  c: ['c', 'int value(int a) { return compute(a, 2) + 1; }'],
  cpp: ['cpp', 'template <typename T> T value(T a) { return compute<T>(a, 2) + 1; }'],
  'c-sharp': ['cs', 'public class Value { public int Get(int a) { return Compute(a, 2) + 1; } }'],
  css: ['css', '.value > a:hover { color: #123456; margin: 0 auto; }'],
  go: ['go', 'func value(a int) int { return compute(a, 2) + 1 }', 'package value\n'],
  html: ['html', '<p class="value">Some <b>words</b> of text</p>'],
  java: ['java', 'class Value { int get(int a) { return compute(a, 2) + 1; } }'],
  javascript: ['js', 'export const value = (a) => compute(a, [2, 3]) + `words`'],
  json: ['json', '{"value": [1, 2, {"a": "words"}]},', '[', '{}]'],
  kotlin: ['kt', 'fun value(a: Int): Int { return compute(a, 2) + 1 }'],
  php: ['php', 'function value(int $a): int { return compute($a, 2) + 1; }', '<?php\n'],
  python: ['py', 'def value(a, b=[1, 2]):\n    return compute(a, b) + f"{a} words"'],
  ruby: ['rb', 'def value(a) = compute(a, [2, 3]) + "#{a} words"'],
  rust: ['rs', 'fn value(a: u32) -> u32 { compute(a, 2) + 1 }'],
  toml: ['toml', '[[value]]\nname = "words"\nlist = [1, 2]'],
  tsx: ['tsx', 'export const Value = ({ a }: { a: number }) => <li key={a}>{compute(a)}</li>'],
  typescript: ['ts', 'export const value = (a: number): string => compute<number>(a, [2, 3])'],
  yaml: ['yml', '- value: "words"\n  list: [1, 2, {a: 3}]'],
}

for (const language of [...GRAMMARS, 'json', 'yaml']) await measureLanguage(language)
compareRuns()

async function measureLanguage(language) {
  const [extension, line, head = '', tail = ''] = TEXTS[language]
  const file = `value.${extension}`
  const text = (round) => `${head}${`${line}\n`.repeat(LINES + round)}${tail}`
  const start = performance.now()
  const parse = await loadSyntax([file], fail)
  const problems = parse(file, text(0), 'file')
  const first = performance.now() - start
  if (problems?.length !== 0) fail(`${language}: ${JSON.stringify(problems?.[0])}`)
  const later = Array.from({ length: ROUNDS }, (_, round) => {
    const before = performance.now()
    parse(file, text(round + 1), 'file')
    return performance.now() - before
  })
  console.log(
    `${language}: first ${first.toFixed(0)} ms, later ${median(later).toFixed(1)} ms (${LINES} lines)`,
  )
}

/** The same findings as words and as code, of a tool and of a model. */
function compareRuns() {
  const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-bench-'))
  const at = (name) => path.join(directory, name)
  const rows = Array.from({ length: LINES }, (_, line) => `+export const value${line} = compute(${line})`)
  const header = 'diff --git a/value.ts b/value.ts\n--- a/value.ts\n+++ b/value.ts\n'
  writeFileSync(at('pr.diff'), `${header}@@ -0,0 +1,${LINES} @@\n${rows.join('\n')}\n`)
  const words = Array.from({ length: 20 }, (_, index) => ({
    path: 'value.ts',
    line: 10 * index + 5,
    message: 'm',
  }))
  const code = words.map((finding) => ({
    ...finding,
    suggestion: `export const value = compute(${finding.line})`,
  }))
  writeFileSync(at('words.json'), JSON.stringify(words))
  writeFileSync(at('code.json'), JSON.stringify(code))
  const times = { bare: [], words: [], 'code unchecked': [], code: [] }
  const plan = (name, ...more) =>
    time([cli, 'plan', '--json', '--diff', at('pr.diff'), '--findings', at(name), ...more])
  for (let round = 0; round < ROUNDS; round++) {
    times.bare.push(time(['-e', '0']))
    times.words.push(plan('words.json'))
    times['code unchecked'].push(plan('code.json', '--suggestions', 'false'))
    times.code.push(plan('code.json'))
  }
  rmSync(directory, { recursive: true })
  const bare = median(times.bare)
  for (const [name, values] of Object.entries(times))
    console.log(`plan, ${name}: ${median(values).toFixed(0)} ms, ratio ${(median(values) / bare).toFixed(2)}`)
}

function time(args) {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { maxBuffer: 1 << 28 })
  if (status !== 0) fail(String(stderr))
  return performance.now() - start
}

function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}

function fail(message) {
  throw new Error(message)
}
