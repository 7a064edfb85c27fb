import { describe } from './describe.ts'
import type { ExtraField } from './extra-field.ts'
import { fieldNamed, MESSAGE_NAMES, messageName, PLACE_OBJECTS } from './field-names.ts'
import type { Entry } from './finding-schema.ts'
import { lineEnds, shareOf } from './loose-values.ts'
import { SEVERITIES } from './severities.ts'
import { severityOf, severityOfPriority, severityOfTitle } from './severity.ts'

/** An entry with its names resolved. */
export interface EntryFields {
  readonly fields: Record<string, unknown>
  readonly extra: readonly ExtraField[]
  /** Names of fields that are neither known nor text. */
  readonly unread: readonly string[]
}

interface Candidate {
  /** The value as given. */
  readonly key: string
  readonly rank: number
  readonly value: unknown
}

/** Resolves the names of an entry's fields. `null` is absent. */
export function resolveFields(entry: object): EntryFields {
  const candidates = new Map<string, Candidate[]>()
  const extra: ExtraField[] = []
  const unread: string[] = []

  function keep(key: string, value: unknown): void {
    const isText = typeof value === 'string' && !UNSHOWN.has(key)
    if (isText && value.trim() !== '') extra.push({ name: key, text: value })
    else if (!isText) unread.push(key)
  }

  function add(key: string, name: string, value: unknown): void {
    if (value === null || value === undefined) return
    const known = knownField(name, value)
    if (!known) keep(key, value)
    else
      candidates.set(known.field, [...(candidates.get(known.field) ?? []), { key, rank: known.rank, value }])
  }

  for (const [key, value] of Object.entries(entry)) {
    if (PLACE_OBJECTS.has(key) && isRecord(value))
      for (const [inner, innerValue] of Object.entries(value)) add(`${key}.${inner}`, inner, innerValue)
    else if (typeof value === 'string' && OF_ONE_LINE.has(key)) add(key, key, value.trim())
    else add(key, key, value)
    if (key === 'evidence' && isRecord(value))
      for (const [inner, innerValue] of Object.entries(value))
        if (!EVIDENCE.has(inner) && innerValue !== null) keep(`evidence.${inner}`, innerValue)
  }
  const fields: Record<string, unknown> = {}
  for (const [field, found] of candidates) {
    const [first, ...others] = found.toSorted((one, other) => one.rank - other.rank)
    fields[field] = field === 'message' ? joinMessages(found) : first?.value
    if (field === 'severity') fields[field] = first && severityCandidate(first)
    if (field === 'message') continue
    for (const { key, value } of others)
      if (value !== first?.value)
        keep(key, CODE.has(field) && typeof value === 'string' ? fenced(value) : value)
  }
  return { fields, extra, unread }
}

/** pr-agent writes these as blocks of YAML, which end with a newline. */
const OF_ONE_LINE: ReadonlySet<string> = new Set([
  'relevant_file',
  'one_sentence_summary',
  'issue_header',
  'label',
])

const EVIDENCE: ReadonlySet<string> = new Set(['badge', 'confidence', 'reasoning'])

/** Adds nothing to the path. */
const UNSHOWN: ReadonlySet<string> = new Set(['language'])

const CODE: ReadonlySet<string> = new Set(['suggestion', 'original'])

function knownField(name: string, value: unknown) {
  if (name === 'type') return severityOf(value) && { field: 'severity', rank: Number.MAX_SAFE_INTEGER }
  if (name === 'code' && !isCodeName(value)) return undefined
  return fieldNamed(name)
}

/** Whether it can be the name of a rule, rather than a line of code. */
function isCodeName(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w./:@-]{1,100}$/.test(value.trim()))
}

/** A number counts as a priority only in a field of that name. */
function severityCandidate({ key, value }: Candidate): unknown {
  return key === 'priority' ? (severityOfPriority(value) ?? value) : value
}

/** Joins all names of the message, so that no text is lost. */
function joinMessages(found: readonly Candidate[]): unknown {
  const order = ({ key }: Candidate) => MESSAGE_NAMES.indexOf(messageName(key) ?? '')
  const texts = found
    .toSorted((one, other) => order(one) - order(other))
    .flatMap(({ value }) => (value === '' ? [] : [value]))
  const wrong = texts.find((value) => typeof value !== 'string')
  if (wrong !== undefined) return wrong
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n')
}

function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${code}\n${fence}`
}

/** The severity; an unknown word is a warning. */
export function readSeverity(fields: Record<string, unknown>, notes: string[]): Entry['severity'] {
  const value = fields.severity
  if (value === undefined) {
    const guess = severityOfTitle(fields.title)
    if (guess) notes.push(`severity ${guess} is taken from the title`)
    return guess ?? 'warning'
  }
  const known = SEVERITIES.find((severity) => severity === value) ?? severityOf(value)
  if (!known) notes.push(`severity ${describe(value)} is not known and is treated as warning`)
  return known ?? 'warning'
}

export function readShare(name: string, value: unknown, notes: string[]): number | undefined {
  const read = shareOf(value)
  if (read === 'wrong') {
    notes.push(`${name} ${describe(value)} is not a number from 0 to 1 and is left out`)
    return undefined
  }
  if (read.note !== undefined) notes.push(`${name} ${describe(value)} ${read.note}`)
  return read.value
}

const LINE_NAMES = ['start_line', 'line', 'end_line'] as const

/** Takes the lines out of the fields, and accepts their ends in any order. */
export function takeRange(
  fields: Record<string, unknown>,
  notes: string[],
): { readonly line?: number; readonly startLine?: number } | { readonly wrong: (typeof LINE_NAMES)[number] } {
  const ends: number[] = []
  for (const name of LINE_NAMES) {
    const value = fields[name]
    const read = lineEnds(value)
    if (read === 'wrong') return { wrong: name }
    delete fields[name]
    if (read.note !== undefined) notes.push(`${name} ${read.note}`)
    ends.push(...(read.value ?? []))
  }
  if (ends.length === 0) return {}
  const first = Math.min(...ends)
  const last = Math.max(...ends)
  if (ends.some((end, index) => end < (ends[index - 1] ?? 0)))
    notes.push(`the lines ${ends.join(', ')} are in the wrong order and are read as ${first} to ${last}`)
  return first === last ? { line: last } : { startLine: first, line: last }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
