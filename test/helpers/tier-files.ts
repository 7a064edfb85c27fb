import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Test files that depend on the tier: they import runs.ts or fast-check, directly or through a helper. */
export function tierFiles(): string[] {
  const names = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join('test', file),
  )
  const sources = new Map(
    names.filter((name) => name.endsWith('.ts')).map((name) => [name, readFileSync(name, 'utf8')]),
  )
  const differs = new Set<string>()
  for (let before = -1; before < differs.size; ) {
    before = differs.size
    for (const [name, source] of sources)
      if (importsOf(name, source).some((each) => ROOTS.includes(each) || differs.has(each))) differs.add(name)
  }
  return [...differs].filter((name) => name.endsWith('.test.ts')).toSorted()
}

const ROOTS = ['fast-check', 'test/helpers/runs.ts']

function importsOf(name: string, source: string): string[] {
  const specifiers = [...source.matchAll(/^(?:import|export|\}) .*?from '([^']+)'/gm)].map(
    ([, from = '']) => from,
  )
  return specifiers.map((from) => (from.startsWith('.') ? path.join(path.dirname(name), from) : from))
}
