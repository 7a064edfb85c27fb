import * as z from 'zod/mini'
import { findingSchema } from '../core/finding/finding-schema.ts'
import { print } from '../output/log.ts'
import { toJson } from '../output/to-json.ts'

/** The JSON Schema of a findings document, so that a model's structured output can be held to it. */
export function findingsJsonSchema(): object {
  const finding = z.strictObject(findingSchema.shape)
  const schema = z.toJSONSchema(z.strictObject({ findings: z.array(finding) }), {
    io: 'input',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      // zod has no word for it: one of the two is required.
      if (zodSchema === finding) jsonSchema.anyOf = [{ required: ['message'] }, { required: ['title'] }]
    },
  })
  return { ...schema, title: 'Fencepost findings' }
}

export function schema(): number {
  print(toJson(findingsJsonSchema()))
  return 0
}
