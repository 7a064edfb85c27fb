import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './helpers/run.ts'

/** The stages of the core in order: a file imports only from its own folder and those listed above it. */
const CORE = [
  'text',
  'finding',
  'diff',
  'memory',
  'options',
  'intake',
  'place',
  'suggest',
  'assess',
  'write',
  'plan',
  'gitlab',
  'prompt',
  'check',
  'preview',
]

/** The rest of src: each may import from those listed above it. Only the demo and the tests use the sandbox. */
const OUTSIDE = [
  ['version.ts', 'errors.ts', 'sha256.ts', 'closest.ts'],
  ['core'],
  ['sandbox'],
  ['platforms'],
  ['input', 'options'],
  ['review.ts'],
  ['review-or-degrade.ts'],
  ['output'],
  ['terminal'],
  ['runner'],
  ['run.ts'],
  ['demo', 'verify', 'mcp', 'library'],
  ['command-line'],
  ['commands'],
  ['action.ts', 'cli.ts', 'index.ts', 'github.ts', 'gitlab.ts'],
]

const SRC = path.join(ROOT, 'src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .toSorted()

interface Import {
  readonly from: string
  readonly to: string
}

/** All imports between our files, lazy ones and types included. */
const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(path.join(SRC, from), 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)]
  return specifiers.map(([, specifier = '']) => ({
    from,
    to: path.join(path.dirname(from), specifier),
  }))
})

function stageOf(file: string): number {
  const [first, second = ''] = file.split('/')
  return first === 'core' ? CORE.indexOf(second) : -1
}

function layerOf(file: string): number {
  const [first = ''] = file.split('/')
  return OUTSIDE.findIndex((layer) => layer.includes(first))
}

const written = ({ from, to }: Import) => `${from} -> ${to}`

describe('src', () => {
  test('every file has its place in the order', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(imports.length).toBeGreaterThan(800)
    expect(files.filter((file) => layerOf(file) < 0)).toEqual([])
    expect(files.filter((file) => file.startsWith('core/') && stageOf(file) < 0)).toEqual([])
  })

  test('the stages of the core import only from stages before them', () => {
    const wrong = imports.filter(({ from, to }) => from.startsWith('core/') && stageOf(to) > stageOf(from))
    expect(wrong.map(written)).toEqual([])
  })

  test('the core imports nothing from outside', () => {
    const wrong = imports.filter(({ from, to }) => from.startsWith('core/') && !to.startsWith('core/'))
    expect(wrong.map(written)).toEqual([])
    const node = files.filter(
      (file) => file.startsWith('core/') && /from '(?:node:|@actions\/|@octokit\/)/.test(read(file)),
    )
    expect(node).toEqual([])
  })

  test('everything else imports only from what is listed above it', () => {
    const wrong = imports.filter(({ from, to }) => layerOf(to) > layerOf(from))
    expect(wrong.map(written)).toEqual([])
  })

  test('the platforms do not import each other, and only the demo imports the sandbox', () => {
    const others = imports.filter(
      ({ from, to }) =>
        (from.startsWith('platforms/github/') && to.startsWith('platforms/gitlab/')) ||
        (from.startsWith('platforms/gitlab/') && to.startsWith('platforms/github/')),
    )
    expect(others.map(written)).toEqual([])
    const users = imports.filter(({ from, to }) => to.startsWith('sandbox/') && !from.startsWith('sandbox/'))
    expect([...new Set(users.map(({ from }) => from.split('/')[0]))]).toEqual(['demo'])
  })
})

function read(file: string): string {
  return readFileSync(path.join(SRC, file), 'utf8')
}
