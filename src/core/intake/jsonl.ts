import { type Read, readFinding } from '../finding/finding.ts'
import { checkCount, collectReads } from './entries.ts'
import { type FindingsDocument, readDocument, unreadNotes } from './findings-document.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { readWrapped } from './json.ts'
import { jsonProblem, tryJson } from './json-problem.ts'
import { isWrapped } from './model/wrapped.ts'
import { findRepeatedKey, repeatedKeyText } from './repeated-key.ts'

/**
 * Parses one finding per line and ignores blank lines. A line that is not JSON is a bad entry. Lines may be the messages
 * of an agent too: then the findings are in the last one.
 */
export async function readJsonLines(input: InputText): Promise<Intake> {
  const { file, text } = input
  const lines = [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '')
  const parsed = lines.map(([, line]) => tryJson(line))
  const problem = (index: number) => describeProblem(lines[index] ?? [0, ''])
  if (parsed.every((line) => line === undefined))
    throw new IntakeError(`${file}: not JSON Lines: ${problem(0)}`)
  const values = parsed.map((line) => line?.value)
  if (isWrapped(values)) {
    const broken = parsed.indexOf(undefined)
    if (broken >= 0) throw new IntakeError(`${file}: not JSON Lines: ${problem(broken)}`)
    return readWrapped(input, { value: values })
  }
  const repeated = findRepeatedKey(text, 0, parsed.includes(undefined) ? 0 : text.length)
  if (repeated) throw new IntakeError(`${file}: ${repeatedKeyText(text, repeated)}`)
  const documents = parsed.map((line) => line && documentIn(line.value))
  checkCount(
    file,
    documents.reduce((count, document) => count + (document?.entries.length ?? 1), 0),
  )
  const reads: Read[] = []
  for (const [at, document] of documents.entries()) {
    const origin = () => ({ file, index: reads.length })
    if (!document)
      reads.push({ bad: { origin: origin(), field: '', message: `is not JSON: ${problem(at)}` } })
    for (const entry of document?.entries ?? []) reads.push(readFinding(entry, origin()))
  }
  const summaries = [...new Set(documents.flatMap((document) => document?.summaries ?? []))]
  const unread = [...new Set(documents.flatMap((document) => document?.unread ?? []))]
  const { notes, ...intake } = collectReads(reads)
  return {
    ...intake,
    notes: [...notes, ...unreadNotes(file, { unread })],
    ...(summaries.length > 0 ? { summaries } : {}),
  }
}

/** A line is a finding, or a document with findings of its own, as several steps append them. */
function documentIn(value: unknown): FindingsDocument {
  const document = Array.isArray(value) ? undefined : readDocument(value)
  return document ?? { entries: [value], summaries: [], unread: [] }
}

function describeProblem([number, line]: readonly [number, string]): string {
  const { reason, column } = jsonProblem(line)
  return `${reason} at line ${number + 1}, column ${column}; one finding per line is expected`
}
