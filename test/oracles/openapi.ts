import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'

/** Result of checking a request or a reply against GitHub's OpenAPI description. */
export type Checked =
  | { readonly kind: 'fits' }
  /** The description has no such endpoint, or no such status there. */
  | { readonly kind: 'not-described' }
  | { readonly kind: 'problems'; readonly problems: readonly string[] }

type Schema = { readonly [key: string]: unknown }
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Content = { content?: { 'application/json'?: { schema: Schema } } }
type Operation = {
  parameters?: Parameter[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content>
}
type Description = { paths: Record<string, Record<string, Operation>> }

const folder = new URL('../../fixtures/github-openapi/', import.meta.url)
const read = (name: string): Description => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const paths = { ...read('neighbours.json').paths, ...read('slice.json').paths }

/** Checks an outgoing request: it may contain nothing that is not described. `path` may have a query. */
export function checkRequest(method: string, path: string, body?: unknown): Checked {
  const operation = operationOf(method, path)
  if (!operation) return { kind: 'not-described' }
  const known = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const strange = [...query].flatMap(([name, value]) => {
    const parameter = known.find((each) => each.name === name)
    if (!parameter) return [`query: ${name} is not known`]
    const isNumber = parameter.schema.type === 'integer'
    return problemsOf(isNumber ? Number(value) : value, parameter.schema).map(
      (problem) => `${name}: ${problem}`,
    )
  })
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (schema === undefined && body !== undefined) strange.push('there is a body')
  if (body === undefined && operation.requestBody?.required) strange.push('there is no body')
  return conclude([...strange, ...(schema && body !== undefined ? problemsOf(body, schema) : [])])
}

/** Checks a reply. Errors may have undescribed properties, because real ones do. */
export function checkReply(method: string, path: string, status: number, body: unknown): Checked {
  const schema = operationOf(method, path)?.responses[status]?.content?.['application/json']?.schema
  if (!schema) return { kind: 'not-described' }
  return conclude(problemsOf(body, schema, status >= 400 ? 'open' : 'closed'))
}

/** The smallest reply that the description allows: without optional properties, and `null` wherever allowed. */
export function minimalReply(
  method: string,
  path: string,
  status: number,
  body: unknown,
  keep: readonly string[],
) {
  const schema = operationOf(method, path)?.responses[status]?.content?.['application/json']?.schema
  return schema ? minimal(body, schema, keep) : body
}

function minimal(value: unknown, schema: Schema, keep: readonly string[]): unknown {
  const { items, properties, required } = schema
  if (Array.isArray(value)) return isSchema(items) ? value.map((each) => minimal(each, items, keep)) : value
  if (!isSchema(value) || !isSchema(properties)) return value
  const needed = Array.isArray(required) ? required : []
  const fields = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const field = properties[name]
    if (!isSchema(field) || keep.includes(name)) return [[name, each]]
    if (!needed.includes(name)) return []
    return [[name, field.nullable === true ? null : minimal(each, field, keep)]]
  })
  return Object.fromEntries(fields)
}

function conclude(problems: readonly string[]): Checked {
  return problems.length === 0 ? { kind: 'fits' } : { kind: 'problems', problems }
}

function operationOf(method: string, path: string): Operation | undefined {
  const [pathname = ''] = path.split('?')
  const template = Object.keys(paths)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .find((each) => pattern(each).test(pathname))
  return template === undefined ? undefined : paths[template]?.[method.toLowerCase()]
}

function pattern(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{(\w+)\}/g, (_, name) => (name === 'path' ? '.+' : '[^/]+'))}$`)
}

const ajv = new Ajv({ strict: false, allErrors: true })
ajv.addFormat('uri', { type: 'string', validate: (text) => URL.canParse(text) && !/[\s{}]/.test(text) })
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
ajv.addFormat('email', /^\S+@\S+$/)
ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })

const compiled = {
  open: new WeakMap<Schema, ValidateFunction>(),
  closed: new WeakMap<Schema, ValidateFunction>(),
}

function problemsOf(value: unknown, schema: Schema, objects: 'open' | 'closed' = 'closed'): string[] {
  const validate = compiled[objects].get(schema) ?? ajv.compile(translate(schema, objects))
  compiled[objects].set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'body'} ${message} ${JSON.stringify(params)}`,
  )
}

/** Translates OpenAPI 3.0 to JSON Schema: handles `nullable` and, for closed objects, forbids other properties. */
function translate(schema: Schema, objects: 'open' | 'closed'): Schema {
  const translated: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) translated[key] = part(key, value, objects)
  delete translated.nullable
  delete translated.example
  delete translated.default
  const fields = schema.properties
  if (objects === 'closed' && fields && schema.additionalProperties === undefined) {
    translated.additionalProperties = false
  }
  return schema.nullable === true ? { anyOf: [translated, { type: 'null' }] } : translated
}

function part(key: string, value: unknown, objects: 'open' | 'closed'): unknown {
  if (key === 'properties' && isSchema(value)) {
    const fields = Object.entries(value).map(([name, each]) => {
      const field = isSchema(each) ? translate(each, objects) : each
      return [name, isNullInPractice(name, value) ? { anyOf: [field, { type: 'null' }] } : field]
    })
    return Object.fromEntries(fields)
  }
  if (key === 'items' && isSchema(value)) return translate(value, objects)
  // Alternatives may have different properties and only one has to match, so they stay open.
  if (['anyOf', 'oneOf', 'allOf'].includes(key) && Array.isArray(value)) {
    return value.map((each) => translate(each, 'open'))
  }
  return value
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Where recorded traffic contradicts the description: the line of an outdated comment is `null`, and so is the
 * repository of a head whose fork was deleted.
 */
function isNullInPractice(name: string, siblings: Schema): boolean {
  return (name === 'line' && 'original_line' in siblings) || (name === 'repo' && 'label' in siblings)
}
