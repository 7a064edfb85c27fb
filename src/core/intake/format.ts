import type { BadEntry, Finding } from '../finding/finding.ts'

/** Every format, and what an empty file of it means. A clean `tsc` prints nothing; a step that crashed does too. */
const MEANING_OF_EMPTY = {
  auto: 'unclear',
  json: 'broken',
  jsonl: 'none',
  text: 'none',
  patch: 'none',
  sarif: 'broken',
  rdjson: 'broken',
  rdjsonl: 'none',
  eslint: 'broken',
  checkstyle: 'broken',
  codequality: 'broken',
  shellcheck: 'broken',
  pylint: 'broken',
  'golangci-lint': 'broken',
  rubocop: 'broken',
  stylelint: 'broken',
  markdownlint: 'broken',
  commands: 'none',
  compiler: 'none',
} as const

/** The formats of findings; `auto` detects the format from the content. */
export type Format = keyof typeof MEANING_OF_EMPTY
/** All formats that are read. */
export const FORMATS = Object.keys(MEANING_OF_EMPTY) as readonly Format[]

export function meaningOfEmpty(format: Format): 'none' | 'unclear' | 'broken' {
  return MEANING_OF_EMPTY[format]
}

/** A text with findings. */
export interface InputText {
  /** The name used in messages. */
  readonly file: string
  readonly text: string
}

/** What was read from one text. */
export interface Intake {
  readonly findings: Finding[]
  /** Entries that cannot be used; the run fails on them unless it is lenient. */
  readonly bad: BadEntry[]
  readonly notes: string[]
  /** What the author says about all findings together: untrusted Markdown. */
  readonly summaries?: readonly string[]
  /** The detected format; absent if the format was given or the text is empty. */
  readonly format?: Format
  /** What may be wrong although it could be read. */
  readonly warnings?: readonly string[]
}

/** The text as a whole cannot be parsed. */
export class IntakeError extends Error {
  override name = 'IntakeError'
}

/** A model's answer was found, and cannot be used: it is cut off, a refusal or an error. No other format would help. */
export class UnusableAnswer extends IntakeError {
  override name = 'UnusableAnswer'
}
