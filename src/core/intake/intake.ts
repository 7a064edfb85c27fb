import type { BadEntry, Finding } from '../finding/finding.ts'
import { detect } from './detect.ts'
import { readJson } from './json.ts'
import { readJsonLines } from './jsonl.ts'

export const FORMATS = [
  'auto',
  'json',
  'jsonl',
  'sarif',
  'rdjson',
  'rdjsonl',
  'eslint',
  'text',
  'patch',
] as const
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
    case 'sarif':
      return (await import('./tools.ts')).readSarif({ ...input, text })
    case 'rdjson':
      return (await import('./tools.ts')).readRdjson({ ...input, text })
    case 'rdjsonl':
      return (await import('./tools.ts')).readRdjsonl({ ...input, text })
    case 'eslint':
      return (await import('./tools.ts')).readEslint({ ...input, text })
    case 'text':
      return (await import('./text.ts')).readText({ ...input, text })
    case 'patch':
      return (await import('./patch.ts')).readPatch({ ...input, text })
    case 'auto':
      return detected({ ...input, text })
  }
}

/** The reason is told, so that a wrong guess can be seen and overridden. */
async function detected(input: InputText): Promise<Intake> {
  const { format, why } = await detect(input.text)
  const { notes, ...rest } = await intake(input, format)
  return { ...rest, notes: [`${input.file}: read as ${format}, because ${why}`, ...notes] }
}
