import { isSeverityWord } from '../../finding/finding.ts'

export interface SeverityTag {
  readonly severity: string
  /** `TS2322` in `error TS2322: …`. */
  readonly rule?: string
  /** Length of the tag in the text. */
  readonly length: number
}

/** Parses `error:`, `[error]`, `(High)`, `**Warning**:`, `error TS2322:` at the start of a text. */
export function severityTag(text: string): SeverityTag | undefined {
  const match = TAG.exec(text.slice(0, MAX_TAG))
  const [whole = '', square, round, bare, rule, separator] = match ?? []
  const word = (square ?? round ?? bare ?? '').trim().toLowerCase()
  const severity = OTHER_WORDS.get(word) ?? (isSeverityWord(word) ? word : undefined)
  // "error handling is missing" is a message.
  if (severity === undefined || (bare !== undefined && separator === undefined)) return undefined
  return { severity, length: whole.length, ...(rule !== undefined && { rule }) }
}

const MAX_TAG = 80
const TAG =
  /^[ \t*]{0,6}(?:\[([a-z ]{2,12})\]|\(([a-z ]{2,12})\)|([a-z]{2,10}(?: error)?))\*{0,3}(?: {1,2}([A-Z]{1,10}[-_]?\d{1,6}))?\*{0,3}[ \t]{0,2}(:|[-–—](?=\s))?\*{0,3}[ \t]*/i

/** Other words of compilers. */
const OTHER_WORDS = new Map([
  ['fatal error', 'error'],
  ['fatal', 'error'],
  ['warn', 'warning'],
  ['hint', 'info'],
  ['remark', 'info'],
])
