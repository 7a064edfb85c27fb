import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { ROOT } from './helpers/run.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const diff = read('fixtures/first-look/pr.diff')

describe('the library', () => {
  test('plans raw findings like those that intake has parsed', async () => {
    const text = read('fixtures/first-look/findings.json')
    const written = JSON.parse(text) as { findings: library.WrittenFinding[] }
    const { findings } = await library.intake({ file: 'findings', text }, 'json')
    const plan = library.planReview({ findings: written.findings, diff })
    expect(plan.counts.comments).toBeGreaterThan(0)
    const { fingerprints, ...expected } = library.planReview({ findings, diff })
    expect(plan).toMatchObject(expected)
    expect(plan.fingerprints()).toEqual(fingerprints())
  })

  test('reports a finding that cannot be parsed', () => {
    const { findings } = library.planReview({ findings: [{ path: '', message: 'x' }], diff })
    expect(findings).toMatchObject([{ outcome: 'dropped', code: 'bad-entry' }])
  })

  test('exports what the README names', () => {
    const [, section = ''] = read('README.md').split('## Command line and library')
    const [own = ''] = section.split('\n## ')
    const named = [...own.matchAll(/(?<![\w-])([a-z]+[A-Z]\w+)\b/g)].map(([, name = '']) => name)
    expect(named).toContain('planReview')
    expect(named.filter((name) => !(name in library))).toEqual([])
  })

  test('formats suggestions as the README says', () => {
    const block = library.formatSuggestionBlock('const a = 1\n', { dialect: 'gitlab', offset: -2 })
    expect(block).toMatch(/^```suggestion:-2\+0\n/)
  })
})
