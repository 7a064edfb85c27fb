import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findingsJsonSchema, strictFindingsSchema } from '../../../src/commands/schema.ts'
import { intake } from '../../../src/core/intake/intake.ts'
import { refusedByProviders } from '../../oracles/structured-outputs.ts'

type Schema = Readonly<Record<string, unknown>>

const strict = strictFindingsSchema() as Schema
const ajv = new Ajv2020({ strictRequired: false, allowUnionTypes: true })
const fitsStrict = ajv.compile(strict)
const fits = ajv.compile(findingsJsonSchema())

describe('the strict schema', () => {
  test('breaks no published rule of a provider', () => {
    expect(refusedByProviders(strict)).toEqual([])
  })

  test('the oracle refuses the full schema for what providers refuse', () => {
    const problems = refusedByProviders(findingsJsonSchema() as Schema).join('\n')
    for (const part of ['$schema', 'minimum', 'minLength', 'anyOf/0: no type', 'line is not required'])
      expect(problems).toContain(part)
  })

  test('has every field of the full one, each with null or always filled', () => {
    const propertiesOf = (schema: Schema) =>
      // biome-ignore lint/suspicious/noExplicitAny: a schema is read by its keywords
      (schema as any).properties.findings.items.properties as Record<string, Schema>
    const full = propertiesOf(findingsJsonSchema() as Schema)
    const properties = propertiesOf(strict)
    expect(Object.keys(properties)).toEqual(Object.keys(full))
    const takesNull = (schema: Schema) => ajv.compile(schema)(null)
    const filled = Object.keys(properties).filter((name) => !takesNull(properties[name] ?? {}))
    expect(filled).toEqual(['path', 'severity', 'message'])
  })

  test('has the summary too, after the findings, and may leave it out', async () => {
    expect(Object.keys(strict.properties as object)).toEqual(['findings', 'summary'])
    expect(strict.required).toEqual(['findings', 'summary'])
    for (const [summary, read] of [
      [null, []],
      ['', []],
      ['Two of a kind.', ['Two of a kind.']],
    ] as const) {
      const document = { findings: [], summary }
      expect(fitsStrict(document)).toBe(true)
      const {
        summaries = [],
        notes,
        bad,
      } = await intake({ file: 'f', text: JSON.stringify(document) }, 'json')
      expect({ summaries, notes, bad }).toEqual({ summaries: read, notes: [], bad: [] })
    }
  })

  test('what fits it and the meaning of its fields is read, null as absent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(valuesOf(itemsOf(strict)), { maxLength: 4 }), async (findings) => {
        const document = { findings, summary: null }
        expect(fitsStrict(document)).toBe(true)
        const plain = withoutNulls(document)
        // Bounds cannot be said in it: a path of no characters, a line 0.
        fc.pre(fits(plain) && findings.every(hasText))
        const read = await intake({ file: 'f', text: JSON.stringify(document) }, 'auto')
        const same = await intake({ file: 'f', text: JSON.stringify(plain) }, 'auto')
        expect(read.bad).toEqual([])
        expect(read.findings.map(withoutNothing)).toEqual(same.findings.map(withoutNothing))
        for (const [index, { title, suggestion, evidence }] of read.findings.entries()) {
          const given = findings[index] as Record<string, unknown>
          expect(title ?? null).toBe(given.title)
          expect(suggestion ?? null).toBe(given.suggestion)
          expect(JSON.stringify(evidence ?? null)).not.toContain('null,')
        }
      }),
    )
  })

  test('whatever fits the full schema fits it with null for what is absent', () => {
    const item = itemsOf(strict)
    fc.assert(
      fc.property(fc.array(valuesOf(item), { maxLength: 3 }), (findings) => {
        const plain = withoutNulls({ findings }) as { findings: Record<string, unknown>[] }
        fc.pre(fits(plain))
        const filled = plain.findings.map((finding) => filledUp(finding, item))
        expect(fitsStrict({ findings: filled, summary: null })).toBe(true)
      }),
    )
  })
})

function itemsOf(schema: Schema): Schema {
  // biome-ignore lint/suspicious/noExplicitAny: a schema is read by its keywords
  return (schema as any).properties.findings.items
}

/** Values of a schema in the strict subset, by its keywords alone. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.anyOf))
    return fc.oneof(...schema.anyOf.map((choice) => valuesOf(choice as Schema)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => valuesOf({ ...schema, type })))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return fc.oneof(fc.string(), fc.constantFrom('src/a.ts', 'if (a) {\n  b()\n}', 'It leaks.'))
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer())
    case 'number':
      return fc.double({ min: 0, max: 1, noNaN: true })
    case 'null':
      return fc.constant(null)
    case 'object': {
      const properties = schema.properties as Record<string, Schema>
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each)])),
      )
    }
  }
  throw new Error(`no values for ${JSON.stringify(schema)}`)
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(present.map(([name, each]) => [name, withoutNulls(each)]))
}

function filledUp(finding: Record<string, unknown>, item: Schema): unknown {
  const names = Object.keys(item.properties as object)
  const evidence = finding.evidence as Record<string, unknown> | undefined
  const filled = { ...Object.fromEntries(names.map((name) => [name, null])), message: '', ...finding }
  const parts = { badge: null, confidence: null, reasoning: null }
  return evidence === undefined ? filled : { ...filled, evidence: { ...parts, ...evidence } }
}

function hasText(finding: unknown): boolean {
  const { path, title, message } = finding as Record<string, string | null>
  return Boolean(path?.trim()) && Boolean(title?.trim() || message?.trim())
}

function withoutNothing(finding: object): object {
  return JSON.parse(JSON.stringify(finding)) as object
}
