/**
 * What strict structured outputs take of JSON Schema, as the providers publish it (read November 2026).
 *
 * OpenAI, https://developers.openai.com/api/docs/guides/structured-outputs, "Supported schemas": the root is an object
 * and no anyOf; every property is required; additionalProperties is false in every object; up to 5000 properties and 10
 * levels; not supported: allOf, not, dependentRequired, dependentSchemas, if, then, else; each schema in anyOf is valid
 * by the same rules; fine-tuned models take no bounds either.
 *
 * Anthropic, https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations: all basic
 * types, enum of plain values, const, anyOf, required; additionalProperties is false; no minimum, maximum, multipleOf,
 * minLength, maxLength, no bounds of lists but a minItems of 0 or 1, no recursion; at most 24 optional properties and 16
 * with a union in one request ("Schemas contains too many parameters with union types (… limit: 16 …)",
 * vercel/ai#17268; "For 'integer' type, property 'minimum' is not supported", agentjido/req_llm#302).
 *
 * Claude Code refuses a schema with "$schema" of draft 2020-12 (anthropics/claude-code#80402).
 */
const KEYWORDS = new Set([
  'type',
  'description',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
])
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
const MAX_DEPTH = 10
const MAX_UNIONS = 16

type Schema = Readonly<Record<string, unknown>>

/** Everything that a provider would refuse the schema for. */
export function refusedByProviders(schema: Schema): string[] {
  const problems: string[] = []
  let unions = 0
  visit(schema, '#', 1)
  if (schema.type !== 'object') problems.push('#: the root is no object')
  if (unions > MAX_UNIONS) problems.push(`#: ${unions} properties with a union, at most ${MAX_UNIONS}`)
  return problems

  function visit(at: Schema, place: string, depth: number): void {
    if (depth > MAX_DEPTH) problems.push(`${place}: too deep`)
    for (const keyword of Object.keys(at)) if (!KEYWORDS.has(keyword)) problems.push(`${place}: ${keyword}`)
    const types = [at.type ?? []].flat() as string[]
    const choices = (at.anyOf ?? []) as Schema[]
    if (types.length === 0 && choices.length === 0) problems.push(`${place}: no type`)
    for (const type of types) if (!TYPES.has(type)) problems.push(`${place}: type ${type}`)
    if (types.length > 1 || choices.length > 0) unions++
    for (const [index, choice] of choices.entries()) visit(choice, `${place}/anyOf/${index}`, depth)
    for (const value of (at.enum ?? []) as unknown[])
      if (typeof value === 'object' && value !== null) problems.push(`${place}: enum of objects`)
    if (types.includes('array')) visit((at.items ?? {}) as Schema, `${place}/items`, depth + 1)
    if (!types.includes('object')) return
    const properties = (at.properties ?? {}) as Record<string, Schema>
    const required = (at.required ?? []) as string[]
    if (at.additionalProperties !== false) problems.push(`${place}: additionalProperties is not false`)
    if (Object.keys(properties).length === 0) problems.push(`${place}: an object without properties`)
    for (const [name, property] of Object.entries(properties)) {
      if (!required.includes(name)) problems.push(`${place}: ${name} is not required`)
      visit(property, `${place}/${name}`, depth + 1)
    }
  }
}
