import { truncate } from '../text/truncate.ts'
import { FIELDS, SEVERITIES, type Severity, schemaFor } from './finding-schema.ts'
import type { Fix } from './fix.ts'

export { SEVERITIES, type Severity } from './finding-schema.ts'

/** Position of a finding in the input, for messages. */
export interface Origin {
  readonly file: string
  /** 0-based position in that file. */
  readonly index: number
}

/** How a text is interpreted: model text is repaired and its paths may be guessed; tool text is taken literally. */
export type TextKind = 'model' | 'tool'

export interface Finding {
  readonly origin: Origin
  readonly kind: TextKind
  /** Written by a model or a stranger, even if the format is that of a tool. */
  readonly untrusted?: true
  /** Empty if the finding is about no file. */
  readonly path: string
  /** Directory that `path` is relative to on the machine of the tool; used only if it is in a workspace. */
  readonly root?: string
  readonly line?: number
  readonly startLine?: number
  /** Where it starts in its first line, 1-based, in the unit of the tool. */
  readonly column?: number
  readonly side?: 'RIGHT' | 'LEFT'
  readonly severity: Severity
  readonly title?: string
  readonly message?: string
  readonly suggestion?: string
  readonly original?: string
  readonly rule?: string
  readonly category?: string
  readonly url?: string
  readonly source?: string
  readonly confidence?: number
  readonly evidence?: { badge?: string; confidence?: number; reasoning?: string }
  /** The change of a tool with exact positions; it may get a button. */
  readonly fix?: Fix
  /** Several changes to choose from: shown, never offered with a button. */
  readonly alternatives?: readonly Fix[]
  /** The original finding, which could not be planned, so that this one replaces it. */
  readonly instead?: Finding
}

/** 0 is the most severe. */
export function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity)
}

/** The format alone does not make a finding trusted: a model can write SARIF too. */
export function isTrusted({ kind, untrusted }: Pick<Finding, 'kind' | 'untrusted'>): boolean {
  return kind === 'tool' && !untrusted
}

/** An entry that could not be read or is withheld; only this much is reported. */
export interface BadEntry {
  readonly origin: Origin
  readonly field: string
  readonly message: string
  readonly code?: 'bad-entry' | 'holds-token'
  /** Its place, if known. */
  readonly path?: string
  readonly line?: number
  readonly severity?: Severity
}

export function badEntryText({ origin, field, message }: BadEntry): string {
  return `${origin.file}: finding ${origin.index}: ${field ? `"${field}" ` : ''}${message}`
}

export type Read = { finding: Finding; notes: string[] } | { bad: BadEntry }

/** Parses one entry of a findings file. */
export function readFinding(entry: unknown, origin: Origin, kind: TextKind = 'model'): Read {
  const bad = (field: string, message: string): Read => ({ bad: { origin, field, message } })
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return bad('', `is ${describe(entry)}; a finding is an object with "path" and "message"`)
  }
  const fields = canonicalFields(entry)
  const notes: string[] = []
  const severity = readSeverity(fields.severity, notes)
  const parsed = schemaFor(Object.assign(fields, { severity })).safeParse(fields)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const field = issue?.path.join('.') ?? ''
    const value = issue?.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown>)?.[key],
      fields,
    )
    return bad(field, `is ${describe(value)}; ${VALID[field] ?? 'a text is expected'}`)
  }
  const { start_line, line, end_line, ...rest } = parsed.data
  if (rest.path.trim() === '') return bad('path', `is ${describe(rest.path)}; ${VALID.path}`)
  if (!rest.title?.trim() && !rest.message?.trim()) return bad('message', `is missing; ${VALID.message}`)
  const range = readRange([start_line, line, end_line])
  return { finding: { origin, kind, ...rest, ...range } as Finding, notes }
}

const VALID: Record<string, string> = {
  path: 'a path such as "src/cart.ts" is required',
  line: 'a line is a whole number from 1 up, or left out for the whole file',
  end_line: 'a line is a whole number from 1 up, or left out for the whole file',
  start_line: 'a line is a whole number from 1 up, or left out for a single line',
  side: 'valid: RIGHT, LEFT',
  message: 'a finding needs a "message" or a "title"',
  confidence: 'a number from 0 to 1 is expected',
  'evidence.confidence': 'a number from 0 to 1 is expected',
  evidence: 'an object with "badge", "confidence", "reasoning" is expected',
}

const NUMBERS = new Set(['line', 'start_line', 'end_line', 'confidence'])

/** `message` has two aliases; an entry may have all three. */
const MESSAGE_NAMES = ['message', 'body', 'description']

/** Every accepted name, including camelCase and aliases, with its field. */
const NAMES = new Map<string, string>([
  ...[...FIELDS, ...MESSAGE_NAMES].flatMap((name): [string, string][] => [
    [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), name],
    [name, name],
  ]),
  ['file', 'path'],
  ['existing_code', 'original'],
  ['existingCode', 'original'],
])

/** Resolves names, drops `null`, converts `"12"` to 12. The canonical name takes precedence over aliases. */
function canonicalFields(entry: object): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const key of Object.keys(entry)) {
    const name = NAMES.get(key)
    const value: unknown = entry[key as keyof typeof entry]
    if (name === undefined || value === null || (name !== key && fields[name] !== undefined)) continue
    fields[name] = NUMBERS.has(name) ? numberFrom(value) : value
  }
  if (fields.body !== undefined || fields.description !== undefined) fields.message = readMessage(fields)
  if (typeof fields.side === 'string') fields.side = fields.side.trim().toUpperCase()
  if (typeof fields.rule === 'number') fields.rule = String(fields.rule)
  if (isRecord(fields.evidence)) fields.evidence = canonicalEvidence(fields.evidence)
  return fields
}

function canonicalEvidence(evidence: Record<string, unknown>): Record<string, unknown> {
  const present = Object.entries(evidence).filter(([, value]) => value !== null)
  return Object.fromEntries(
    present.map(([key, value]) => [key, key === 'confidence' ? numberFrom(value) : value]),
  )
}

/** Joins `message`, `body` and `description`, so that no text is lost. */
function readMessage(fields: Record<string, unknown>): unknown {
  const texts = MESSAGE_NAMES.map((name) => fields[name]).filter(
    (value) => value !== undefined && value !== '',
  )
  const wrong = texts.find((value) => typeof value !== 'string')
  if (wrong !== undefined) return wrong
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n')
}

function numberFrom(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
}

/** Accepts the ends of a range in any order. */
function readRange(given: readonly (number | undefined)[]): Pick<Finding, 'line' | 'startLine'> {
  const ends = given.filter((at) => at !== undefined)
  if (ends.length === 0) return {}
  const first = Math.min(...ends)
  const last = Math.max(...ends)
  return first === last ? { line: last } : { startLine: first, line: last }
}

const WORDS_FOR: Record<Severity, readonly string[]> = {
  error: ['error', 'critical', 'high', 'blocker'],
  warning: ['warning', 'medium', 'major', 'minor'],
  info: ['info', 'low', 'note', 'nit', 'style', 'suggestion'],
}
const SEVERITY_WORDS = new Map(
  SEVERITIES.flatMap((severity) => WORDS_FOR[severity].map((word) => [word, severity] as const)),
)

export function isSeverityWord(word: string): boolean {
  return SEVERITY_WORDS.has(word)
}

function readSeverity(value: unknown, notes: string[]): Severity {
  if (value === undefined) return 'warning'
  const known = typeof value === 'string' ? SEVERITY_WORDS.get(value.trim().toLowerCase()) : undefined
  if (!known) notes.push(`severity ${describe(value)} is not known and is treated as warning`)
  return known ?? 'warning'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A short description of a value for messages. Not recursive: input may be nested 100,000 levels deep. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${truncate(value, 60)}…` : value)
  return String(value)
}
