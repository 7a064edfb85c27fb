import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  buildSchema,
  executeSync,
  type GraphQLSchema,
  isScalarType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { ROOT } from '../helpers/run.ts'

// Read directly: the package's entry would load five megabytes of JSON too.
const file = path.join(ROOT, 'node_modules/@octokit/graphql-schema/schema.graphql')

/** GitHub's published schema. */
export const GITHUB_SCHEMA: GraphQLSchema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true })

/** Formats that the schema describes only in prose. */
const SCALARS: Readonly<Record<string, (text: string) => boolean>> = {
  BigInt: (text) => /^\d+$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text),
  GitObjectID: (text) => /^[0-9a-f]{40}$/.test(text),
  URI: (text) => URL.canParse(text),
}

for (const [name, fits] of Object.entries(SCALARS)) {
  const type = GITHUB_SCHEMA.getType(name)
  if (!isScalarType(type)) throw new Error(`GitHub has no scalar ${name}.`)
  type.serialize = (value) => {
    if (typeof value === 'string' && fits(value)) return value
    throw new Error(`${name} cannot be ${JSON.stringify(value)}`)
  }
}

/** Validation errors of a query, use of deprecated fields included. */
export function queryProblems(query: string): string[] {
  const rules = [...specifiedRules, NoDeprecatedCustomRule]
  return validate(GITHUB_SCHEMA, parse(query), rules).map(({ message }) => message)
}

export interface GraphqlReply {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly unknown[]
}

/**
 * Where a reply violates GitHub's schema. The query is executed again with the real schema, taking each value from the
 * reply, and must give the same result. An object of an abstract type needs `__typename` in the query.
 */
export function replyProblems(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  { data, errors: replyErrors = [] }: GraphqlReply,
): string[] {
  if (data === undefined || data === null) return replyErrors.length > 0 ? [] : ['neither data nor errors']
  const { data: expected, errors = [] } = executeSync({
    schema: GITHUB_SCHEMA,
    document: parse(query),
    rootValue: data,
    variableValues: variables,
    fieldResolver: (source, _args, _context, { path }) => source[path.key],
    typeResolver: (value) => value.__typename,
  })
  const problems = errors.map(({ path, message }) => `${path?.join('.') ?? ''}: ${message}`)
  const same = isDeepStrictEqual(JSON.parse(JSON.stringify(expected ?? null)), data)
  return same || problems.length > 0 ? problems : ['fields are missing, too many, or of another type']
}
