import * as z from 'zod/mini'
import type { Flags } from '../command-line/flags.ts'
import { findingSchema } from '../core/finding/finding-schema.ts'
import { type JsonSchema, strictSchema } from '../core/prompt/strict-schema.ts'
import { print } from '../output/log.ts'
import { toJson } from '../output/to-json.ts'

/** The JSON Schema of a findings document, for the structured output of models. */
export function findingsJsonSchema(): object {
  const finding = z.strictObject(findingSchema.shape)
  const summary = z.string()
  z.globalRegistry.add(summary, {
    description: 'Markdown: what is to be said about all findings together, beyond them; usually nothing.',
  })
  const schema = z.toJSONSchema(
    z.strictObject({ summary: z.optional(summary), findings: z.array(finding) }),
    {
      io: 'input',
      target: 'draft-2020-12',
      override({ zodSchema, jsonSchema }) {
        // zod cannot express that one of the two is required.
        if (zodSchema === finding) jsonSchema.anyOf = [{ required: ['message'] }, { required: ['title'] }]
      },
    },
  )
  return { ...schema, title: 'Fencepost findings' }
}

/** Of one finding. */
export function findingJsonSchema(): object {
  return z.toJSONSchema(z.strictObject(findingSchema.shape), { io: 'input' })
}

/**
 * For strict structured outputs. Of message and title, one of which is required, it asks for the message. The summary
 * comes last, because models write the properties in this order and know then what they found.
 */
export function strictFindingsSchema(): object {
  const schema = findingsJsonSchema() as JsonSchema
  const { findings, ...others } = schema.properties ?? {}
  const properties = findings ? { findings, ...others } : others
  return strictSchema({ ...schema, properties }, ['message'])
}

export function schema(flags: Flags): number {
  print(toJson(flags.has('strict') ? strictFindingsSchema() : findingsJsonSchema()))
  return 0
}
