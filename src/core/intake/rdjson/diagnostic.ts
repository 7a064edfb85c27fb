import {
  describe,
  type Finding,
  type Origin,
  type Read,
  readFinding,
  type Severity,
} from '../../finding/finding.ts'
import { collapseWhitespace } from '../../text/collapse-whitespace.ts'
import { codeSpan } from '../../text/fence.ts'
import { plainToMarkdown } from '../plain-text.ts'
import { readShape } from '../shape.ts'
import { type Diagnostic, diagnosticSchema, EXPECTED } from './diagnostic-schema.ts'
import { readFixes } from './fixes.ts'
import { linesOf } from './range.ts'
import { quirksOf } from './tool-quirks.ts'

/** Properties of a `DiagnosticResult` that apply to all its diagnostics. */
export interface Common {
  readonly source?: string | undefined
  readonly severity?: unknown
}

/**
 * `skipped`: why the diagnostic is not a finding, as with tools that report something without a file. `caution`: a note
 * that applies to several diagnostics and is logged once.
 */
export type ReadDiagnostic = (Read & { readonly caution?: string }) | { readonly skipped: string }

/** Parses one `Diagnostic`, with field names of protocol buffers or of their JSON mapping. */
export function readDiagnostic(value: unknown, origin: Origin, common: Common = {}): ReadDiagnostic {
  const shape = readShape(diagnosticSchema, value, EXPECTED)
  if ('wrong' in shape) return { bad: { origin, ...shape.wrong } }
  const diagnostic = shape.data
  const source = sourceName(diagnostic.source) ?? common.source
  const quirks = quirksOf(source)
  const { rule, url } = readCode(diagnostic.code)
  const path = diagnostic.location?.path
  if (!path?.trim()) {
    if (!diagnostic.location && rule !== undefined && rule === quirks.placeless?.rule)
      return { skipped: quirks.placeless.meaning }
    return {
      bad: {
        origin,
        field: 'location.path',
        message: `is ${describe(path ?? undefined)}; ${EXPECTED['location.path']}`,
      },
    }
  }
  const texts = [diagnostic.message, diagnostic.original_output, diagnostic.originalOutput]
  const message = texts.find((text) => text?.trim())
  if (!message) return { bad: { origin, field: 'message', message: `is missing; ${EXPECTED.message}` } }

  const { severity, notes } = readSeverity(diagnostic.severity, common.severity)
  const fixes = readFixes(diagnostic, quirks)
  const { first, last, column } = linesOf(diagnostic.location?.range)
  const read = readFinding(
    {
      path,
      start_line: first,
      line: last,
      severity,
      message: [plainToMarkdown(message), ...renderRelated(diagnostic), ...fixes.unplaced].join('\n\n'),
      rule,
      url,
      source,
    },
    origin,
    'tool',
  )
  if ('bad' in read) return read
  const finding: Finding = { ...read.finding, ...(column === undefined ? {} : { column }), ...fixes.placed }
  return { finding, notes: [...read.notes, ...notes], ...(fixes.caution && { caution: fixes.caution }) }
}

/** The name in a `Source`; some tools write only the name. */
export function sourceName(source: unknown): string | undefined {
  const name = typeof source === 'object' ? (source as { name?: unknown } | null)?.name : source
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}

function readCode(code: Diagnostic['code']): { rule?: string; url?: string } {
  const { value, url } = typeof code === 'object' ? (code ?? {}) : { value: code, url: undefined }
  const rule = value === undefined || value === null ? '' : String(value)
  return { ...(rule.trim() && { rule }), ...(url?.trim() && { url }) }
}

const SEVERITIES: readonly (Severity | undefined)[] = [undefined, 'error', 'warning', 'info']
const SEVERITY_NAMES = ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO']

/** The severity of the diagnostic, else that of the whole result. */
function readSeverity(own: unknown, common: unknown): { severity?: Severity; notes: string[] } {
  const notes: string[] = []
  for (const given of [own, common]) {
    if (given === undefined || given === null) continue
    const number = typeof given === 'string' ? SEVERITY_NAMES.indexOf(given.trim().toUpperCase()) : given
    const known = typeof number === 'number' && number in SEVERITY_NAMES
    if (!known) notes.push(`severity ${describe(given)} is not known; valid: ${SEVERITY_NAMES.join(', ')}`)
    const severity = known ? SEVERITIES[number] : undefined
    if (severity) return { severity, notes }
  }
  return { notes }
}

/** Related locations with their messages, as a list. */
function renderRelated({ related_locations, relatedLocations }: Diagnostic): string[] {
  const lines = (related_locations ?? relatedLocations ?? []).flatMap(({ message, location }) => {
    const text = plainToMarkdown(collapseWhitespace(message ?? '').trim())
    if (!location?.path?.trim()) return text ? [`- ${text}`] : []
    const { first } = linesOf(location.range)
    const place = codeSpan(first === undefined ? location.path : `${location.path}:${first}`)
    return [text ? `- ${place}: ${text}` : `- ${place}`]
  })
  return lines.length === 0 ? [] : [`See also:\n\n${lines.join('\n')}`]
}
