import * as z from 'zod/mini'
import { findingSchema } from '../core/finding/finding-schema.ts'
import { print } from '../output/log.ts'
import { toJson } from '../output/to-json.ts'

/** The JSON Schema of a findings document, for the structured output of models. */
export function findingsJsonSchema(): object {
  const finding = z.strictObject(findingSchema.shape)
  const summary = z.string()
  z.globalRegistry.add(summary, { description: 'Markdown: what is to be said about all findings together.' })
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

export function schema(): number {
  print(toJson(findingsJsonSchema()))
  return 0
}
