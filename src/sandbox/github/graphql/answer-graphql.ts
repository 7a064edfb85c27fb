import { json, type Reply } from '../../http/reply.ts'
import type { RecordedRequest } from '../../http/request-log.ts'
import type { Account } from '../account.ts'
import { fieldsOf } from '../coerce-review.ts'
import { notFound, refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { DocumentError, executeGraphql } from './execute-graphql.ts'
import { parseGraphql } from './parse-graphql.ts'
import { schema } from './schema.ts'

/** POST /graphql. Errors come with status 200. */
export function answerGraphql(state: State, user: Account, { method, body }: RecordedRequest): Reply {
  if (method !== 'POST' || state.settings.graphql === 'off') return notFound('')
  const { query, variables, operationName } = fieldsOf(body)
  if (typeof query !== 'string')
    return refusal(400, 'A query attribute must be specified and must be a string.', '')
  try {
    const name = typeof operationName === 'string' ? operationName : undefined
    const answer = executeGraphql(parseGraphql(query), name, fieldsOf(variables), schema(state, user))
    return json(200, answer.errors.length > 0 ? answer : { data: answer.data })
  } catch (problem) {
    const known = problem instanceof DocumentError || problem instanceof SyntaxError
    if (!known) throw problem
    return json(200, { errors: [{ message: problem.message }] })
  }
}
