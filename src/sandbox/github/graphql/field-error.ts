import { GraphQLError } from 'graphql'

/** A failure of one field: it is `null`, and the rest of the answer stands. */
export function fieldError(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } })
}
