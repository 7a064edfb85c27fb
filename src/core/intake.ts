import type { BadEntry, Finding } from './finding.ts'
import { readJson } from './intake/json.ts'
import { tryJson } from './intake/json-problem.ts'
import { readJsonLines } from './intake/jsonl.ts'

export const FORMATS = ['auto', 'json', 'jsonl'] as const
export type Format = (typeof FORMATS)[number]

export interface InputText {
  /** The name used in messages. */
  readonly file: string
  readonly text: string
}

export interface Intake {
  readonly findings: Finding[]
  /** Entries that cannot be used; the run fails on them unless it is lenient. */
  readonly bad: BadEntry[]
  readonly notes: string[]
}

/** The text as a whole cannot be read. */
export class IntakeError extends Error {
  override name = 'IntakeError'
}

/**
 * Text to findings. Throws an `IntakeError` where the text is not of the format at all. The readers of tools' formats
 * are loaded when they are needed.
 */
export async function intake(input: InputText, format: Format): Promise<Intake> {
  const text = input.text.replace(/^\uFEFF/, '')
  if (text.trim() === '') return { findings: [], bad: [], notes: [] }
  switch (format) {
    case 'json':
      return readJson({ ...input, text })
    case 'jsonl':
      return readJsonLines({ ...input, text })
    case 'auto':
      return intake({ ...input, text }, detect(text))
  }
}

/** JSON Lines is told by its second line: a JSON document does not begin a new object there. */
function detect(text: string): 'json' | 'jsonl' {
  const [first, second] = text.split('\n').filter((line) => line.trim() !== '')
  return first !== undefined && second?.trimStart().startsWith('{') && isObject(first) ? 'jsonl' : 'json'
}

function isObject(line: string): boolean {
  return line.trimStart().startsWith('{') && typeof tryJson(line)?.value === 'object'
}
