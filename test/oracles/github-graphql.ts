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

// The package's own entry would read the same as five megabytes of JSON besides.
const file = path.join(ROOT, 'node_modules/@octokit/graphql-schema/schema.graphql')

/** GitHub's own schema, as it is published. */
export const GITHUB_SCHEMA: GraphQLSchema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true })

/** What the schema says of these only in prose. */
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

/** What GitHub would find wrong with a document; what is deprecated counts too. */
export function queryProblems(query: string): string[] {
  const rules = [...specifiedRules, NoDeprecatedCustomRule]
  return validate(GITHUB_SCHEMA, parse(query), rules).map(({ message }) => message)
}

export interface GraphqlReply {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly unknown[]
}

/**
 * What in a reply GitHub's schema does not allow. The query is executed anew, by the real schema, with each value taken
 * from the reply, and must give the same. An object of an abstract type needs its `__typename` in the query.
 */
export function replyProblems(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  { data, errors: told = [] }: GraphqlReply,
): string[] {
  if (data === undefined || data === null) return told.length > 0 ? [] : ['neither data nor errors']
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
