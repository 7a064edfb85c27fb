import { describe } from '../finding.ts'
import { type InputText, type Intake, IntakeError } from '../intake.ts'
import { findEmbeddedJson } from './embedded-json.ts'
import { readEntries } from './entries.ts'

/** An array of findings, `{"findings": […]}` or a single finding; prose or a code fence round it is passed over. */
export function readJson({ file, text }: InputText): Intake {
  const value = parse(file, text)
  if (Array.isArray(value)) return readEntries(file, value)
  if (typeof value === 'object' && value !== null) {
    if ('findings' in value) {
      if (Array.isArray(value.findings)) return readEntries(file, value.findings)
      throw new IntakeError(
        `${file}: "findings" is ${describe(value.findings)}; a list of findings is expected`,
      )
    }
    if ('path' in value || 'file' in value) return readEntries(file, [value])
  }
  throw new IntakeError(`${file}: the document is ${describe(value)}; ${EXPECTED}`)
}

const EXPECTED = 'a list of findings or {"findings": […]} is expected'

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const embedded = findEmbeddedJson(text)
    if (embedded !== undefined) return embedded
    throw new IntakeError(`${file}: not JSON: ${jsonProblem(text, error)}; ${EXPECTED}`)
  }
}

/** Where and why, in the reader's terms. V8 gives an offset in the text, and only sometimes. */
export function jsonProblem(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const offset = /at position (\d+)/.exec(message)?.[1]
  const reason = message
    .replace(/ in JSON at position.*$/s, '')
    .replace(/, (?:\.\.\.)?".*is not valid JSON$/s, '')
  if (offset === undefined) return /end of JSON input/.test(message) ? 'it ends too early' : reason
  const before = text.slice(0, Number(offset)).split('\n')
  return `${reason} at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
