import { describe } from '../finding/finding.ts'
import { type InputText, IntakeError } from './format.ts'
import { jsonProblem } from './json-problem.ts'
import { type JsonObject, objectIn } from './json-value.ts'
import { parsePrintedJson } from './printed-json.ts'

/** The JSON document of a tool, without anything printed around it; `expected` says what the text should be. */
export function parseDocument({ file, text }: InputText, expected: string): unknown {
  const parsed = parsePrintedJson(text)
  if ('value' in parsed) return parsed.value
  if ('documents' in parsed)
    throw new IntakeError(
      `${file}: has ${parsed.documents} documents, as several runs of a tool print them; give each its own file, because ${expected}`,
    )
  const { reason, line, column } = jsonProblem(text, parsed.brokenAt)
  throw new IntakeError(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${expected}`)
}

export function listOf(value: unknown, { file }: InputText, expected: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new IntakeError(`${file}: the document is ${describe(value)}; ${expected}`)
}

/** The list that an object has under a name. */
export function listUnder(
  value: unknown,
  name: string,
  { file }: InputText,
  expected: string,
): readonly unknown[] {
  const object = objectIn(value)
  if (!object || !Object.hasOwn(object, name))
    throw new IntakeError(`${file}: the document is ${describe(value)}; ${expected}`)
  const list = object[name] ?? []
  if (Array.isArray(list)) return list
  throw new IntakeError(`${file}: "${name}" is ${describe(list)}; ${expected}`)
}

/** An entry that is no object has no fields: each is reported as missing. */
export function fieldsOf(entry: unknown): JsonObject {
  return objectIn(entry) ?? {}
}
