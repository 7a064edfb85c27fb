// zod/mini, because zod's methods would be half of the code that a run loads.
import * as z from 'zod/mini'
import { SEVERITIES } from './severities.ts'

/** Adds a description to the JSON Schema. zod's `describe` is a check, which would run for every value. */
function withDescription<T extends z.core.$ZodType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description })
  return schema
}

const text = (description: string) => z.optional(withDescription(z.string(), description))
const lineNumber = (description: string) => z.optional(withDescription(z.int().check(z.gte(1)), description))
const fraction = (description: string) =>
  z.optional(withDescription(z.number().check(z.gte(0), z.lte(1)), description))

/** The documented format. `readFinding` accepts variants that people and models write. */
export const findingSchema = z.object({
  path: withDescription(z.string().check(z.minLength(1)), 'File, as it is named in the diff.'),
  line: lineNumber(
    'Last line, 1-based, in the new file (in the old file for side LEFT). Absent or null for the whole file.',
  ),
  start_line: lineNumber('First line, for a range.'),
  side: z.optional(
    withDescription(z.enum(['RIGHT', 'LEFT']), 'LEFT only for a line that the change deletes.'),
  ),
  severity: z._default(z.enum(SEVERITIES), 'warning'),
  title: text('One line. A title or a message is required.'),
  message: text('Markdown: what is wrong and why. A title or a message is required.'),
  suggestion: text(
    'Complete replacement for the lines start_line..line, with their indentation and nothing else: ' +
      'no fence, no line numbers, no diff signs. An empty string deletes the lines.',
  ),
  original: text(
    'The lines start_line..line as they are now, copied exactly. They prove where a suggestion belongs.',
  ),
  rule: text('Identifier of the rule.'),
  category: text('Kind of problem.'),
  url: text('https address that explains the rule.'),
  source: text('Tool or model.'),
  confidence: fraction('How sure the author is.'),
  evidence: z.optional(
    z.object({
      badge: text('One word for what supports the finding.'),
      confidence: fraction('How much it supports it.'),
      reasoning: text('Why it supports it.'),
    }),
  ),
})

/** `end_line` is an alias of `line`; if both are given, `line` is the start, as models use it. */
const entrySchema = z.extend(findingSchema, { end_line: lineNumber('Last line.') })
export type Entry = z.output<typeof entrySchema>
export const FIELDS = Object.keys(entrySchema.shape) as (keyof Entry)[]

/** A schema of only those fields that the entry has, cached: parsing is faster, and most entries have the same fields. */
export function schemaFor(entry: Record<string, unknown>): z.ZodMiniType<Entry> {
  const name = Object.keys(entry).join()
  const known = schemas.get(name)
  if (known) return known
  if (schemas.size === MAX_SCHEMAS) return entrySchema
  const given = FIELDS.filter((field) => field === 'path' || Object.hasOwn(entry, field))
  // All fields that are left out are optional, so the type is still correct.
  const chosen = Object.fromEntries(given.map((field) => [field, true])) as Record<keyof Entry, true>
  const schema = z.pick(entrySchema, chosen)
  schemas.set(name, schema)
  return schema
}
const schemas = new Map<string, z.ZodMiniType<Entry>>()
const MAX_SCHEMAS = 50
