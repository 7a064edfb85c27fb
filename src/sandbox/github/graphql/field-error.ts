import { GraphQLError } from 'graphql'

/** An error of one field: the field is `null`, the rest of the answer is valid. */
export function fieldError(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } })
}
