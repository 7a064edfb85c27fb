import { describe, type Finding, type Origin, type Read, type Severity } from '../finding/finding.ts'
import { isAbsent } from './json-value.ts'
import { plainToMarkdown } from './plain-text.ts'

/** One report of a tool, with values as in its output. */
export interface ToolEntry {
  readonly path: unknown
  /** 0 and `null` mean the whole file. */
  readonly line?: unknown
  readonly endLine?: unknown
  /** 1-based, in the unit of the tool. */
  readonly column?: unknown
  readonly severity: unknown
  readonly title?: unknown
  /** Plain text. */
  readonly message: unknown
  /** Markdown of ours below the message, for example a fix that cannot be placed. */
  readonly below?: readonly string[]
  readonly rule?: unknown
  readonly url?: unknown
  readonly source?: string | undefined
  readonly fixes?: Pick<Finding, 'fix' | 'alternatives'>
}

/** What differs between tools. */
export interface ToolFields {
  /** The tool's names of these fields, for messages. */
  readonly names: Readonly<Record<'path' | 'line' | 'endLine' | 'message', string>>
  /** The tool's words for severities, in lower case. */
  readonly severities: Readonly<Record<string, Severity>>
}

/**
 * Builds the finding. The text of a tool is plain, so all Markdown in it is escaped; `under` is its place in the
 * document.
 */
export function readToolEntry(
  entry: ToolEntry,
  { names, severities }: ToolFields,
  origin: Origin,
  under = '',
): Read {
  const bad = (name: string, value: unknown, expected: string): Read => ({
    bad: { origin, field: under ? `${under}.${name}` : name, message: `is ${describe(value)}; ${expected}` },
  })
  const { path, message, fixes, below = [] } = entry
  if (!isText(path)) return bad(names.path, path ?? undefined, 'a path such as "src/cart.ts" is required')
  if (!isText(message))
    return bad(names.message, message ?? undefined, 'a text that says what is wrong is required')
  if (!isPlace(entry.line)) return bad(names.line, entry.line, LINE)
  if (!isPlace(entry.endLine)) return bad(names.endLine, entry.endLine, LINE)
  const { severity, notes } = readSeverity(entry.severity, severities)
  const column = isPlace(entry.column) ? entry.column : undefined
  const finding: Finding = {
    origin,
    kind: 'tool',
    path,
    ...readRange(entry.line ?? 0, entry.endLine ?? 0),
    ...(column && entry.line ? { column } : {}),
    severity,
    ...(isText(entry.title) ? { title: plainToMarkdown(entry.title.trim()) } : {}),
    message: [plainToMarkdown(message.trim()), ...below].join('\n\n'),
    ...(isText(entry.rule) ? { rule: entry.rule } : {}),
    ...(isText(entry.url) ? { url: entry.url } : {}),
    ...(entry.source === undefined ? {} : { source: entry.source }),
    ...fixes,
  }
  return { finding, notes }
}

const LINE = 'a line is a whole number from 1 up, or left out for the whole file'

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isPlace(value: unknown): value is number | undefined | null {
  return isAbsent(value) || (Number.isSafeInteger(value) && (value as number) >= 0)
}

function readRange(line: number, endLine: number): Pick<Finding, 'line' | 'startLine'> {
  if (line === 0) return {}
  return endLine > line ? { startLine: line, line: endLine } : { line }
}

function readSeverity(
  value: unknown,
  severities: ToolFields['severities'],
): { severity: Severity; notes: string[] } {
  if (isAbsent(value) || value === '') return { severity: 'warning', notes: [] }
  const word = String(value).trim().toLowerCase()
  if (Object.hasOwn(severities, word)) return { severity: severities[word] ?? 'warning', notes: [] }
  return {
    severity: 'warning',
    notes: [`severity ${describe(value)} is not known and is treated as warning`],
  }
}
