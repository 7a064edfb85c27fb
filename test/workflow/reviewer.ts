import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { Ajv } from 'ajv'
import { ROOT } from '../helpers/run.ts'

type Finding = Record<string, unknown>

/** What the fake model answers to a prompt. */
export function findingsFor(prompt: string): Finding[] {
  const answer = execFileSync(process.execPath, [path.join(ROOT, 'test/workflow/model.mjs')], {
    input: prompt,
    env: { MODEL_KEY: 'key' },
    encoding: 'utf8',
  })
  return (JSON.parse(answer) as { findings: Finding[] }).findings
}

/** The same under strict structured output: every property of the schema is there, and the answer fits it. */
export function structuredAnswer(prompt: string, schema: object): string {
  const { properties } = (schema as FindingsSchema).properties.findings.items
  const absent = Object.fromEntries(Object.keys(properties).map((name) => [name, null]))
  const findings = findingsFor(prompt).map((finding) => ({ ...absent, message: 'One too far.', ...finding }))
  const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)
  const document = { findings, summary: null }
  if (!validate(document)) throw new Error(`does not fit the schema: ${JSON.stringify(validate.errors)}`)
  return JSON.stringify(document)
}

interface FindingsSchema {
  readonly properties: { readonly findings: { readonly items: { readonly properties: object } } }
}
