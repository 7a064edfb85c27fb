import type { GraphQLError } from 'graphql'

/** Messages of the `graphql` package, and those of GitHub's server, which uses Ruby. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Syntax Error: .*<EOF>.*$/s, 'Unexpected end of document'],
  [/^Cannot query field "(\w+)" on type "(\w+)".*$/s, "Field '$1' doesn't exist on type '$2'"],
  [
    /^Field "(\w+)" of type "\W*(\w+)\W*" must have a selection of subfields.*$/s,
    "Field must have selections (field '$1' returns $2 but has no selections.)",
  ],
  [/^Field "(\w+)" must not have a selection .*$/s, "Selections can't be made on scalars (field '$1')"],
  [/^Unknown argument "(\w+)" on field "\w+\.(\w+)".*$/s, "Field '$2' doesn't accept argument '$1'"],
  [/^Variable "\$(\w+)" is not defined.*$/s, 'Variable $$$1 is used but not declared'],
  [
    /^Variable "\$(\w+)" of required type "(.+?)" was not provided\.$/s,
    'Variable $$$1 of type $2 was provided invalid value',
  ],
]

/** GitHub's message for an error, where it is known. */
export function errorMessage({ message }: GraphQLError): string {
  const [pattern, replacement] = MESSAGES.find(([pattern]) => pattern.test(message)) ?? []
  return pattern && replacement !== undefined ? message.replace(pattern, replacement) : message
}
