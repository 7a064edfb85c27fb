import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { intake } from '../../../src/core/intake/intake.ts'
import { ROOT } from '../../helpers/run.ts'
import { at, fixOf, type Json, log, replace, result } from '../../helpers/sarif-log.ts'

const FOLDER = path.join(ROOT, 'fixtures/sarif')
const samples = readdirSync(FOLDER).filter((file) => file.endsWith('.sarif'))
const json = (file: string): Json => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))

/** SARIF's schema is for draft 4, but uses only what later drafts have too. */
const { $schema: _, id: __, ...schema } = json('schema/sarif-2.1.0-rtm.5.json')
const validate = new Ajv({
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
  allErrors: true,
}).compile(schema)

function problems(value: unknown): string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Deviations of real tools from SARIF. All of them are accepted. */
const KNOWN: Record<string, string[]> = {
  'ast-grep.sarif': ['/version must be equal to one of the allowed values'],
}

describe('the samples fit the schema of SARIF', () => {
  test.for(samples)('%s', (file) => {
    expect(problems(json(file))).toEqual(KNOWN[file] ?? [])
  })

  test('so do the logs of the other tests', () => {
    const fixes = [fixOf('a.ts', replace({ startLine: 3 }, 'x'))]
    const related = [at('b.ts', { startLine: 1 }, { id: 1, message: { text: 'm' } })]
    expect(problems(JSON.parse(log([result({ fixes, relatedLocations: related })])))).toEqual([])
  })
})

test.for(samples)('%s is detected from its content, and has no bad entry', async (file) => {
  const { findings, bad, notes } = await intake({ file, text: JSON.stringify(json(file)) }, 'auto')
  expect(notes[0]).toBe(`${file}: read as sarif, because it has "runs" and is a SARIF log`)
  expect(bad).toEqual([])
  expect(findings.length).toBeGreaterThan(0)
})
