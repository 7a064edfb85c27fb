import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countCases } from '../helpers/count-cases.ts'
import { ROOT, runNode } from '../helpers/run.ts'
import { runs } from '../helpers/runs.ts'

const DOCUMENTS: [format: string, file: string][] = [
  ['json', 'fixtures/first-look/findings.json'],
  ['jsonl', ''],
  ['sarif', 'fixtures/sarif/eslint.sarif'],
  ['sarif', 'fixtures/sarif/semgrep.sarif'],
  ['rdjson', 'fixtures/rdjson/ruff.json'],
  ['eslint', 'fixtures/eslint/eslint-9.json'],
]

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Fields that some parser reads. */
const EVIL = JSON.stringify({
  polluted: true,
  path: 'evil',
  file: 'evil',
  line: 1,
  message: 'evil',
  title: 'evil',
  severity: 'error',
  suggestion: 'evil',
  text: 'evil',
  uri: 'evil',
  ruleId: 'evil',
  fixes: [{ text: 'evil' }],
  results: [],
  findings: [],
  length: 3,
  toString: 'evil',
})

const ADDED = [
  `"__proto__":${EVIL}`,
  '"__proto__":null',
  '"__proto__":[]',
  `"constructor":{"prototype":${EVIL}}`,
  `"prototype":${EVIL}`,
  '"hasOwnProperty":"evil"',
  '"toString":"evil"',
  '"valueOf":"evil"',
  `"__defineGetter__":${EVIL}`,
]

/** The same keys with one letter changed, so that they name nothing: as fields, and as a comment writes them. */
const HARMLESS: readonly (readonly [name: string, harmless: string])[] = [
  ['__proto__', '__qroto__'],
  ['constructor', 'qonstructor'],
  ['prototype', 'qrototype'],
  ['hasOwnProperty', 'qasOwnProperty'],
  ['toString', 'qoString'],
  ['valueOf', 'qalueOf'],
  ['__defineGetter__', '__qefineGetter__'],
  ['Has own property', 'Qas own property'],
  ['To string', 'Qo string'],
  ['Value of', 'Qalue of'],
]

function withHarmlessNames(text: string): string {
  return HARMLESS.reduce((changed, [name, harmless]) => changed.replaceAll(name, harmless), text)
}

/** The same document with such keys in some of its objects, before or after the others. */
function polluted(value: Json, next: () => number): string {
  if (Array.isArray(value)) return `[${value.map((each) => polluted(each, next)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const own = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${polluted(each, next)}`)
  const choice = next()
  const added = ADDED[choice % (ADDED.length * 2)]
  if (added === undefined) return `{${own.join(',')}}`
  return `{${(choice % 5 === 0 ? [...own, added] : [added, ...own]).join(',')}}`
}

function read(file: string): Json {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

/** Few entries: each object matters, not their number. */
function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]))
}

describe('T16 keys that name prototypes change nothing', () => {
  test('in documents of every format, at every level, with prototypes that are frozen', async () => {
    const numbers = fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 })
    const cases = fc
      .sample(fc.tuple(fc.constantFrom(...DOCUMENTS), numbers), runs(600))
      .map(([[format, file], choices]) => {
        const document = shortened(read(file || 'fixtures/first-look/findings.json'))
        let at = 0
        const next = () => choices[at++ % choices.length] ?? 0
        if (format !== 'jsonl')
          return { format, clean: JSON.stringify(document), text: polluted(document, next) }
        const entries = (document as { findings: Json[] }).findings
        const lines = (write: (entry: Json) => string) => entries.map(write).join('\n')
        return {
          format,
          clean: lines((entry) => JSON.stringify(entry)),
          text: lines((entry) => polluted(entry, next)),
        }
      })
    // Models' unknown fields are shown or named, so these are too: like any others.
    const isOfModel = ({ format }: { format: string }) => format.startsWith('json')
    countCases(cases.length)
    expect(cases.filter(({ text }) => text.includes('"__proto__"')).length).toBeGreaterThan(cases.length / 4)
    const clean = await results(
      cases.map((each) => ({
        text: isOfModel(each) ? withHarmlessNames(each.text) : each.clean,
        format: each.format,
      })),
    )
    const dirty = await results(cases)
    for (const [index, result] of dirty.entries()) {
      expect(result.error, cases[index]?.text).toBeUndefined()
      const named = JSON.parse(withHarmlessNames(JSON.stringify(result)))
      expect(named, cases[index]?.text).toEqual(clean[index])
    }
    expect(clean.some(({ findings }) => (findings?.length ?? 0) > 0)).toBe(true)
  })

  test.for([
    '{"__proto__":{"findings":[{"path":"a","message":"evil"}]}}',
    '[{"__proto__":{"path":"a","message":"evil"}}]',
    '{"findings":{"__proto__":[{"path":"a","message":"evil"}]}}',
    '[{"path":"a","constructor":{"message":"evil"}}]',
  ])('nothing is inherited: %s', async (text) => {
    const [result] = await results([{ text, format: 'json' }])
    expect(JSON.stringify(result?.findings ?? [])).toBe('[]')
  })
})

interface Outcome {
  readonly findings?: unknown[]
  readonly error?: string
}

async function results(cases: readonly { text: string; format: string }[]): Promise<Outcome[]> {
  const stdin = cases.map(({ text, format }) => `${JSON.stringify({ text, format })}\n`).join('')
  const { status, stdout, stderr } = await runNode('test/security/frozen-run.mjs', [], { stdin })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
