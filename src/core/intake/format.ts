import type { BadEntry, Finding } from '../finding/finding.ts'

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

/** The text as a whole cannot be parsed. */
export class IntakeError extends Error {
  override name = 'IntakeError'
}
