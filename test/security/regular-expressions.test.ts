import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkSync } from 'recheck'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { ROOT } from '../helpers/run.ts'
import { sampleCases } from '../helpers/runs.ts'

interface Found {
  readonly source: string
  readonly flags: string
  readonly file: string
}

const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .toSorted()

/** Files that build patterns from parts; they are loaded to record the results. The sandbox is not part of a run. */
const MADE = [
  'core/intake/text/place.ts',
  'core/intake/text/without-colours.ts',
  'core/suggest/model/elision.ts',
  'core/suggest/suggestion-block.ts',
  'core/text/escape.ts',
  'core/text/lazy-regexp.ts',
  'core/text/secret.ts',
]

/** Tried with every version of V8: its sequences have bounded length. recheck does not support sets of strings. */
const UNKNOWN_TO_RECHECK = ['^\\p{RGI_Emoji}$']

test('T17 patterns are built at run time in few places only', () => {
  const making = files.filter((file) => /\bRegExp\(/.test(read(file)) && !file.startsWith('sandbox/'))
  expect(making).toEqual(MADE)
})

test('T17 every regular expression runs in linear time', async () => {
  const made = await madePatterns()
  expect(made.length).toBeGreaterThan(12)
  const found = [...files.flatMap(literalsIn), ...made]
  expect(found.length).toBeGreaterThan(200)
  const distinct = [...new Map(found.map((each) => [`/${each.source}/${each.flags}`, each])).entries()]
  const slow = sampleCases(distinct, 40).flatMap(([pattern, { source, flags, file }]) => {
    if (UNKNOWN_TO_RECHECK.includes(source)) return []
    const verdict = checkSync(source, flags, { timeout: 20_000, randomSeed: 1 })
    if (verdict.status === 'safe') return []
    const why = verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.status
    return `${file}: ${pattern}: ${why}`
  })
  expect(slow).toEqual([])
})

/** They are made for editors. The page gives them lines of bounded length only, see highlighter.ts. */
test("T17 no pattern of the page's colours takes exponential time", () => {
  const names = [...read('core/preview/language.ts').matchAll(/'(@codemirror\/legacy-modes\/mode\/[\w-]+)'/g)]
  expect(names.length).toBeGreaterThan(15)
  const found = names.flatMap(([, name = '']) =>
    literalsOf(readFileSync(`${ROOT}/node_modules/${name}.js`, 'utf8'), name),
  )
  const distinct = [...new Map(found.map((each) => [`/${each.source}/${each.flags}`, each])).entries()]
  expect(distinct.length).toBeGreaterThan(300)
  const slow = sampleCases(distinct, 60).flatMap(([pattern, { source, flags, file }]) => {
    const verdict = checkSync(source, flags, { timeout: 20_000, randomSeed: 1 })
    const isExponential = verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential'
    return isExponential || verdict.status === 'unknown' ? `${file}: ${pattern}: ${verdict.status}` : []
  })
  expect(slow).toEqual([])
})

test.for(['^(a+)+$', '(?:^|\\n)\\s*x', '\\s+$'])(
  'T17 the checker knows a slow one when it sees it: %s',
  (source) => {
    expect(checkSync(source, '').status).toBe('vulnerable')
  },
)

function read(file: string): string {
  return readFileSync(path.join(ROOT, 'src', file), 'utf8')
}

function literalsIn(file: string): Found[] {
  return literalsOf(read(file), file)
}

function literalsOf(text: string, file: string): Found[] {
  const found: Found[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && typeof node.regex === 'object') {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      found.push({ source: pattern, flags, file })
    }
    const late = latePattern(node)
    if (late) found.push({ ...late, file })
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseAst(text, { lang: 'ts' }))
  return found
}

/** `lazyRegExp(String.raw`…`, 'u')` counts as a literal, see core/text/lazy-regexp.ts. */
function latePattern(node: object): { source: string; flags: string } | undefined {
  const call = node as {
    type?: string
    callee?: { name?: string }
    arguments?: { value?: string; quasi?: { quasis: { value: { raw: string } }[] } }[]
  }
  if (call.type !== 'CallExpression' || call.callee?.name !== 'lazyRegExp') return undefined
  const [source, flags] = call.arguments ?? []
  const raw = source?.quasi?.quasis[0]?.value.raw
  return raw === undefined ? undefined : { source: raw, flags: flags?.value ?? '' }
}

/** Loads the modules again with a RegExp constructor that records its arguments. */
async function madePatterns(): Promise<Found[]> {
  const found: Found[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = '']: [string, string?]) {
      found.push({ source: String(source), flags, file: 'made at run time' })
      return new target(source, flags)
    },
  })
  try {
    await import('../../src/core/suggest/model/elision.ts?made' as string)
    await import('../../src/core/intake/text/place.ts?made' as string)
    await import('../../src/core/intake/text/without-colours.ts?made' as string)
    const { revealInvisible } = await import('../../src/core/text/invisible.ts?made' as string)
    revealInvisible('👩‍👩‍👧 \u202e ❤\ufe0f\u200d❤')
    const { secretFinder } = await import('../../src/core/text/secret.ts?made' as string)
    secretFinder('ghs_16C7e42F292c6912E7710c838347Ae178B4a')('x')
    const { takeSuggestionBlocks } = await import('../../src/core/suggest/suggestion-block.ts?made' as string)
    takeSuggestionBlocks?.('  ```suggestion\n  x\n  ```')
  } finally {
    globalThis.RegExp = Original
  }
  return found
}
