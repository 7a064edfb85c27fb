import { describe } from '../finding/finding.ts'
import { findEmbeddedJson, looksLikeFinding } from './embedded-json.ts'
import { readEntries } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { jsonProblem, tryJson } from './json-problem.ts'

/** Parses an array of findings, `{"findings": […]}` or a single finding; ignores prose or a code fence around it. */
export function readJson({ file, text }: InputText): Intake {
  const documents = documentsIn(file, text)
  return readEntries(
    file,
    documents.flatMap((document) => entriesIn(file, document)),
  )
}

const EXPECTED = 'a list of findings or {"findings": […]} is expected'

function documentsIn(file: string, text: string): readonly unknown[] {
  const whole = tryJson(text)
  if (whole) {
    if (isDocument(whole.value)) return [whole.value]
    throw new IntakeError(`${file}: the document is ${describe(whole.value)}; ${EXPECTED}`)
  }
  const { documents, broken } = findEmbeddedJson(text)
  if (documents.length > 0 && !broken) return documents
  const problem = jsonProblem(text, broken?.from, broken?.to)
  const place = `line ${problem.line}, column ${problem.column}`
  throw new IntakeError(`${file}: not JSON: ${problem.reason} at ${place}; ${EXPECTED}`)
}

function entriesIn(file: string, document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document
  if (!hasFindings(document)) return [document]
  if (Array.isArray(document.findings)) return document.findings
  throw new IntakeError(
    `${file}: "findings" is ${describe(document.findings)}; a list of findings is expected`,
  )
}

function isDocument(value: unknown): boolean {
  return Array.isArray(value) || hasFindings(value) || looksLikeFinding(value)
}

function hasFindings(value: unknown): value is { findings: unknown } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'findings')
}
