import { describe } from '../finding/finding.ts'
import { plural } from '../text/plural.ts'
import { collectReads } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { type ReadDiagnostic, readDiagnostic, sourceName } from './rdjson/diagnostic.ts'
import { parseDocument } from './tool-document.ts'

const EXPECTED = 'reviewdog\'s {"source": …, "diagnostics": […]} is expected'

/** Parses a document in reviewdog's diagnostic format. https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
export function readRdjson({ file, text }: InputText): Intake {
  const document = documentIn(file, text)
  const { source, severity, diagnostics = [] } = document
  if (!Array.isArray(diagnostics)) {
    throw new IntakeError(`${file}: "diagnostics" is ${describe(diagnostics)}; a list is expected`)
  }
  const common = { source: sourceName(source), severity }
  return collectDiagnostics(
    file,
    diagnostics.map((diagnostic, index) => readDiagnostic(diagnostic, { file, index }, common)),
  )
}

/** Notes that apply to several diagnostics are logged once, with their number. */
export function collectDiagnostics(file: string, reads: readonly ReadDiagnostic[]): Intake {
  const { findings, bad, notes } = collectReads(reads.flatMap((read) => ('skipped' in read ? [] : [read])))
  const skipped = countEach(reads.map((read) => ('skipped' in read ? read.skipped : undefined)))
  const shown = countEach(reads.map((read) => ('caution' in read ? read.caution : undefined)))
  return {
    findings,
    bad,
    notes: [
      ...notes,
      ...skipped.map(([why, count]) => `${file}: skipped ${plural(count, 'diagnostic')}: ${why}`),
      ...shown.map(
        ([why, count]) =>
          `${file}: the suggestions of ${plural(count, 'diagnostic')} are shown without a button: ${why}`,
      ),
    ],
  }
}

function countEach(texts: readonly (string | undefined)[]): [text: string, count: number][] {
  const counts = new Map<string, number>()
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts]
}

function documentIn(file: string, text: string): Record<string, unknown> {
  const value = parseDocument({ file, text }, EXPECTED)
  if (isResult(value)) return value
  throw new IntakeError(`${file}: the document is ${describe(value)}; ${EXPECTED}`)
}

/** All fields may be missing, as in protocol buffers, even the list of diagnostics. */
function isResult(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length === 0 || ['diagnostics', 'source', 'severity'].some((key) => keys.includes(key))
}
