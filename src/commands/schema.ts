import * as z from 'zod'
import { findingSchema } from '../core/finding.ts'

/** The JSON Schema of a findings document, so that a model's structured output can be held to it. */
export function findingsJsonSchema(): object {
  const document = z.strictObject({ findings: z.array(z.strictObject(findingSchema.shape)) })
  const schema = z.toJSONSchema(document, { io: 'input', target: 'draft-2020-12' })
  return { ...schema, title: 'Fencepost findings' }
}

export function schema(): number {
  process.stdout.write(`${JSON.stringify(findingsJsonSchema(), undefined, 2)}\n`)
  return 0
}
