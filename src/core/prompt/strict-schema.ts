/** The part of JSON Schema that the schema of findings uses. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly default?: unknown
}

/**
 * The same in the subset that the strict structured outputs of OpenAI, Anthropic and Gemini all take: every property is
 * required, and null stands for one that was optional; no other properties, no bounds, no conditions.
 *
 * Properties with a default or in `always` are never null: Anthropic accepts at most 16 properties with a union.
 * https://developers.openai.com/api/docs/guides/structured-outputs
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
 */
export function strictSchema(schema: JsonSchema, always: readonly string[] = []): JsonSchema {
  const { type, description, enum: values, items, properties = {}, required = [] } = schema
  const said = description === undefined ? {} : { description }
  if (type === 'array' && items) return { type, ...said, items: strictSchema(items, always) }
  if (type !== 'object') return { type: type ?? 'string', ...said, ...(values ? { enum: values } : {}) }
  const entries = Object.entries(properties).map(([name, property]) => {
    const strict = strictSchema(property, always)
    const isFilled = required.includes(name) || property.default !== undefined || always.includes(name)
    return [name, isFilled ? strict : nullable(strict)] as const
  })
  return {
    type,
    ...said,
    properties: Object.fromEntries(entries),
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

/**
 * The same for the argument of a tool, whose caller may leave fields out: without bounds and conditions, which not
 * every agent takes.
 */
export function toolSchema({
  type,
  description,
  enum: values,
  items,
  properties,
  required,
}: JsonSchema): JsonSchema {
  const entries = Object.entries(properties ?? {}).map(([name, property]) => [name, toolSchema(property)])
  return {
    type: type ?? 'string',
    ...(description === undefined ? {} : { description }),
    ...(values ? { enum: values } : {}),
    ...(items ? { items: toolSchema(items) } : {}),
    ...(properties ? { properties: Object.fromEntries(entries), required: required ?? [] } : {}),
  }
}

function nullable({ description, ...schema }: JsonSchema): JsonSchema {
  const said = description === undefined ? {} : { description }
  const isPlain = schema.type !== 'object' && schema.enum === undefined
  return isPlain
    ? ({ type: [schema.type, 'null'], ...said } as unknown as JsonSchema)
    : { ...said, anyOf: [schema, { type: 'null' }] }
}
