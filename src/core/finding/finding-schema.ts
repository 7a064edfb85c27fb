// The small build: zod's methods would be half of what a run loads.
import * as z from 'zod/mini'

export const SEVERITIES = ['error', 'warning', 'info'] as const
export type Severity = (typeof SEVERITIES)[number]

/** With what the schema says of it. As a check, as zod has it too, it would be called for every value. */
function described<T extends z.core.$ZodType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description })
  return schema
}

const text = (description: string) => z.optional(described(z.string(), description))
const lineNumber = (description: string) => z.optional(described(z.int().check(z.gte(1)), description))
const share = (description: string) =>
  z.optional(described(z.number().check(z.gte(0), z.lte(1)), description))

/** The public shape. What people and models write instead of it is dealt with in `readFinding`. */
export const findingSchema = z.object({
  path: described(z.string().check(z.minLength(1)), 'File, as it is named in the diff.'),
  line: lineNumber(
    'Last line, 1-based, in the new file (in the old file for side LEFT). Leave out for the whole file.',
  ),
  start_line: lineNumber('First line, for a range.'),
  side: z.optional(described(z.enum(['RIGHT', 'LEFT']), 'LEFT only for a line that the change deletes.')),
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
  confidence: share('How sure the author is.'),
  evidence: z.optional(
    z.object({
      badge: text('One word for what supports the finding.'),
      confidence: share('How much it supports it.'),
      reasoning: text('Why it supports it.'),
    }),
  ),
})

/** `end_line` is another name of `line`; where both are given, `line` is the start, as models mean it. */
const entrySchema = z.extend(findingSchema, { end_line: lineNumber('Last line.') })
export type Entry = z.output<typeof entrySchema>
export const FIELDS = Object.keys(entrySchema.shape) as (keyof Entry)[]

/** An entry has a few of the fields, and the next one has the same: nothing else need be looked at. */
export function schemaFor(entry: Record<string, unknown>): z.ZodMiniType<Entry> {
  const name = Object.keys(entry).join()
  const known = schemas.get(name)
  if (known) return known
  if (schemas.size === MAX_SCHEMAS) return entrySchema
  const given = FIELDS.filter((field) => field === 'path' || Object.hasOwn(entry, field))
  // What is left out is optional: the type stays.
  const chosen = Object.fromEntries(given.map((field) => [field, true])) as Record<keyof Entry, true>
  const schema = z.pick(entrySchema, chosen)
  schemas.set(name, schema)
  return schema
}
const schemas = new Map<string, z.ZodMiniType<Entry>>()
const MAX_SCHEMAS = 50
