import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { because, CODES } from '../src/core/reason.ts'
import { PLAN_OPTIONS, RUN_OPTIONS } from '../src/options.ts'
import { ROOT } from './run.ts'

interface ActionFile {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const action = parse(read('action.yml')) as ActionFile

/** Inputs that are about where things come from and go to, not about the review. */
const OTHER_INPUTS = ['findings', 'findings-path', 'token', 'pull-request']
const OPTIONS = { ...PLAN_OPTIONS, ...RUN_OPTIONS }

describe('action.yml', () => {
  test('has every option as an input, and no other', () => {
    expect(Object.keys(action.inputs).toSorted()).toEqual(
      [...Object.keys(OPTIONS), ...OTHER_INPUTS].toSorted(),
    )
  })

  test.for(Object.entries(OPTIONS))('%s has the option’s description and default', ([name, option]) => {
    const input = action.inputs[name]
    expect(input?.description).toBe(option.description)
    // A long list is the default where the input is empty.
    expect(input?.default ?? '').toBe(option.default.includes('\n') ? '' : option.default)
  })

  test('runs the committed bundle on the current runtime', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })
})

/** The file with what stands between `<!-- name -->` and `<!-- /name -->` made anew. */
function withSections(file: string, sections: Record<string, string[]>): string {
  return Object.entries(sections).reduce((text, [name, lines]) => {
    const pattern = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)
    expect(text).toMatch(pattern)
    return text.replace(pattern, () => [`<!-- ${name} -->`, ...lines, `<!-- /${name} -->`].join('\n'))
  }, read(file))
}

describe('generated tables (npx vitest run test/docs.test.ts -u writes them)', () => {
  test('README.md has the inputs and outputs of action.yml', async () => {
    const inputs = Object.entries(action.inputs).map(
      ([name, { description, default: fallback }]) =>
        `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${description} |`,
    )
    const outputs = Object.entries(action.outputs).map(
      ([name, { description }]) => `| \`${name}\` | ${description} |`,
    )
    const text = withSections('README.md', {
      inputs: ['', '| input | default | |', '|---|---|---|', ...inputs, ''],
      outputs: ['', '| output | |', '|---|---|', ...outputs, ''],
    })
    await expect(text).toMatchFileSnapshot('../README.md')
  })

  test('docs/findings.md has every code', async () => {
    const codes = CODES.map((code) => `| \`${code}\` | ${because(code).reason} |`)
    const text = withSections('docs/findings.md', { codes: ['', '| code | |', '|---|---|', ...codes, ''] })
    await expect(text).toMatchFileSnapshot('../docs/findings.md')
  })
})

test('README.md is short enough to be read', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(250)
})
