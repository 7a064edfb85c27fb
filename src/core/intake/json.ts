import { describe } from '../finding/finding.ts'
import { readEntries } from './entries.ts'
import { type FindingsDocument, readDocument, unreadNotes } from './findings-document.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { tryJson } from './json-problem.ts'
import { entryIn } from './json-value.ts'
import { isWrapped } from './model/wrapped.ts'
import { findRepeatedKey, repeatedKeyText } from './repeated-key.ts'

/**
 * Parses an array of findings, an object with one, or a single finding. Anything around them is removed: prose, a
 * code fence, the envelope of an API or an agent.
 */
export async function readJson(input: InputText): Promise<Intake> {
  const whole = tryJson(input.text)
  if (whole) refuseRepeatedKey(input)
  const document = whole && !isWrapped(whole.value) ? readDocument(whole.value) : undefined
  if (document) return readFindings(input.file, document)
  const list = entryIn(whole?.value, 'findings')
  if (list !== undefined)
    throw new IntakeError(`${input.file}: "findings" is ${describe(list)}; a list of findings is expected`)
  return readWrapped(input, whole)
}

/** Loaded only when needed. */
export async function readWrapped(
  input: InputText,
  whole: { readonly value: unknown } | undefined,
): Promise<Intake> {
  const { readAnswer } = await import('./model/answer.ts')
  const answer = await readAnswer(input, whole)
  if ('entries' in answer) return readFindings(input.file, answer)
  return (await import('./text.ts')).readText({ file: input.file, text: answer.lines })
}

function refuseRepeatedKey({ file, text }: InputText): void {
  const repeated = findRepeatedKey(text, 0, text.length)
  if (repeated) throw new IntakeError(`${file}: ${repeatedKeyText(text, repeated)}`)
}

function readFindings(file: string, document: FindingsDocument): Intake {
  const { entries, summaries } = document
  const { notes, ...read } = readEntries(file, entries)
  return {
    ...read,
    notes: [...notes, ...unreadNotes(file, document)],
    ...(summaries.length > 0 ? { summaries } : {}),
  }
}
