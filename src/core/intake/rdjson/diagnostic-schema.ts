import * as z from 'zod/mini'
import type { Expected } from '../shape.ts'

const text = z.nullish(z.string())
// The JSON mapping allows numbers as strings too: https://protobuf.dev/programming-guides/json/
const whole = z.nullish(z.union([z.int().check(z.gte(0)), z.string().check(z.regex(/^\d{1,10}$/))]))
const position = z.nullish(z.object({ line: whole, column: whole }))
const range = z.nullish(z.object({ start: position, end: position }))
const location = z.nullish(z.object({ path: text, range }))
const related = z.nullish(z.array(z.object({ message: text, location })))

/** https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto; all fields are optional. */
export const diagnosticSchema = z.object({
  message: text,
  location,
  severity: z.optional(z.unknown()),
  source: z.nullish(z.union([z.string(), z.object({ name: text })])),
  code: z.nullish(
    z.union([
      z.string(),
      z.number(),
      z.object({ value: z.nullish(z.union([z.string(), z.number()])), url: text }),
    ]),
  ),
  suggestions: z.nullish(z.array(z.object({ range, text }))),
  original_output: text,
  originalOutput: text,
  related_locations: related,
  relatedLocations: related,
})
export type Diagnostic = z.infer<typeof diagnosticSchema>

const PATH = 'a path such as "src/cart.ts" is required'
const LINE = 'a line is a whole number from 1 up, or left out'
const COLUMN = 'a column is a whole number from 1 up, or left out'
export const EXPECTED: Expected = {
  '': 'a diagnostic is an object with "message" and "location"',
  message: 'a text that says what is wrong is required',
  location: 'an object with "path" and "range" is expected',
  'location.path': PATH,
  source: 'an object with "name" is expected',
  code: 'an object with "value" and "url" is expected',
  suggestions: 'a list of objects with "range" and "text" is expected',
  ...places('location.range'),
  ...places('suggestions.range'),
}

function places(name: string): Expected {
  return {
    [name]: 'an object with "start" and "end" is expected',
    ...Object.fromEntries(
      ['start', 'end'].flatMap((end) => [
        [`${name}.${end}`, 'an object with "line" and "column" is expected'],
        [`${name}.${end}.line`, LINE],
        [`${name}.${end}.column`, COLUMN],
      ]),
    ),
  }
}
