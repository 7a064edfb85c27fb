import { buildSchema, execute, GraphQLError, parse, specifiedRules, validate } from 'graphql'
import { json, type Reply } from '../../http/reply.ts'
import type { Call } from '../call.ts'
import { fieldsOf } from '../coerce-review.ts'
import { notFound, refusal } from '../refusal.ts'
import { errorMessage } from './error-message.ts'
import { rootValue } from './root-value.ts'
import { TYPE_DEFINITIONS } from './type-definitions.ts'

const SCHEMA = buildSchema(TYPE_DEFINITIONS)

/** POST /graphql. Errors come with status 200. */
export async function answerGraphql({ state, user, body }: Call): Promise<Reply> {
  if (state.settings.graphql === 'off') return notFound('')
  const { query, variables, operationName } = fieldsOf(body)
  if (typeof query !== 'string')
    return refusal(400, 'A query attribute must be specified and must be a string.', '')
  const document = parseOrError(query)
  if (document instanceof GraphQLError) return refused([document])
  const problems = validate(SCHEMA, document, specifiedRules)
  if (problems.length > 0) return refused(problems)
  const { data, errors } = await execute({
    schema: SCHEMA,
    document,
    rootValue: rootValue(state, user),
    variableValues: fieldsOf(variables),
    operationName: typeof operationName === 'string' ? operationName : null,
  })
  if (data === undefined) return refused(errors ?? [])
  return json(200, errors ? { data, errors: errors.map(renderError) } : { data })
}

function parseOrError(query: string) {
  try {
    return parse(query)
  } catch (problem) {
    if (problem instanceof GraphQLError) return problem
    throw problem
  }
}

/** The reply to an invalid document: errors without `data`. */
function refused(errors: readonly GraphQLError[]): Reply {
  return json(200, { errors: errors.map((error) => ({ message: errorMessage(error) })) })
}

/** Renders one field's error. An error without a type is a bug in the sandbox. */
function renderError({ extensions, path, message, originalError }: GraphQLError) {
  if (extensions.type === undefined) throw originalError ?? new Error(message)
  return { type: extensions.type, path, message }
}
