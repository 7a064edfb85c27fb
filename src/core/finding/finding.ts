import { describe } from './describe.ts'
import { isRecord, readSeverity, readShare, resolveFields, takeRange } from './entry-fields.ts'
import type { ExtraField } from './extra-field.ts'
import { schemaFor } from './finding-schema.ts'
import type { Fix } from './fix.ts'
import { SEVERITIES, type Severity } from './severities.ts'

export { describe } from './describe.ts'
export type { ExtraField } from './extra-field.ts'
export { SEVERITIES, type Severity } from './severities.ts'
export { isSeverityWord } from './severity.ts'

/** Position of a finding in the input, for messages. */
export interface Origin {
  readonly file: string
  /** 0-based position in that file. */
  readonly index: number
}

/** How a text is interpreted: model text is repaired and its paths may be guessed; tool text is taken literally. */
export type TextKind = 'model' | 'tool'

/** A finding as it was read, whatever its format. */
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
  /** A change by a patch, which has no severity and often no message. */
  readonly ofPatch?: true
  readonly confidence?: number
  readonly evidence?: { badge?: string; confidence?: number; reasoning?: string }
  /** Text that a model has written in fields of its own: shown, never offered. */
  readonly extra?: readonly ExtraField[]
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

export type Read =
  | {
      finding: Finding
      notes: string[]
      /** Names of fields that are neither known nor text; for the log. */
      unread?: readonly string[]
    }
  | { bad: BadEntry }

/** Parses one entry of a findings file. */
export function readFinding(entry: unknown, origin: Origin, kind: TextKind = 'model'): Read {
  const bad = (field: string, message: string): Read => ({ bad: { origin, field, message } })
  if (!isRecord(entry)) {
    return bad('', `is ${describe(entry)}; a finding is an object with "path" and "message"`)
  }
  const { fields, extra, unread } = resolveFields(entry)
  const notes: string[] = []
  if (kind === 'model') splitPath(fields, notes)
  const lines = { ...fields }
  const range = takeRange(fields, notes)
  if ('wrong' in range) return bad(range.wrong, `is ${describe(lines[range.wrong])}; ${VALID[range.wrong]}`)
  normaliseFields(fields, notes)
  const parsed = schemaFor(Object.assign(fields, { severity: readSeverity(fields, notes) })).safeParse(fields)
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
  const finding = { origin, kind, ...rest, ...range, ...(extra.length > 0 ? { extra } : {}) } as Finding
  return { finding, notes, ...(unread.length > 0 ? { unread } : {}) }
}

const VALID: Record<string, string> = {
  path: 'a path such as "src/cart.ts" is required',
  line: 'a line is a whole number from 1 up, or left out for the whole file',
  end_line: 'a line is a whole number from 1 up, or left out for the whole file',
  start_line: 'a line is a whole number from 1 up, or left out for a single line',
  side: 'valid: RIGHT, LEFT',
  message: 'a finding needs a "message" or a "title"',
  evidence: 'an object with "badge", "confidence", "reasoning" is expected',
}

const PLACE = /(?<=[^:#\s])(?::L?|#L)(\d{1,9}(?:-L?\d{1,9})?)(?::\d{1,9})?$/

/** `src/a.ts:12-15`, `src/a.ts#L12`: a path that includes the lines, if no field has them. */
function splitPath(fields: Record<string, unknown>, notes: string[]): void {
  if (typeof fields.path !== 'string') return
  if (['line', 'start_line', 'end_line'].some((name) => fields[name] !== undefined)) return
  const place = PLACE.exec(fields.path.trim())
  if (!place) return
  const [, line] = place
  const path = place.input.slice(0, place.index)
  Object.assign(fields, { path, line })
  notes.push(`line ${line} is taken from the path`)
}

/** Turns values into the types of the schema where it is clear what is meant. */
function normaliseFields(fields: Record<string, unknown>, notes: string[]): void {
  if (typeof fields.side === 'string') fields.side = fields.side.trim().toUpperCase() || undefined
  if (typeof fields.rule === 'number') fields.rule = String(fields.rule)
  if (fields.confidence !== undefined) setShare(fields, 'confidence', notes)
  if (isRecord(fields.evidence)) {
    const evidence = Object.fromEntries(Object.entries(fields.evidence).filter(([, value]) => value !== null))
    setShare(evidence, 'evidence.confidence', notes)
    fields.evidence = evidence
  }
}

function setShare(fields: Record<string, unknown>, name: string, notes: string[]): void {
  const share = readShare(name, fields.confidence, notes)
  if (share === undefined) delete fields.confidence
  else fields.confidence = share
}
