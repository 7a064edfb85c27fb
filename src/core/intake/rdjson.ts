import { describe } from '../finding.ts'
import { type InputText, type Intake, IntakeError } from '../intake.ts'
import { collectReads } from './entries.ts'
import { jsonProblem, tryJson } from './json-problem.ts'
import { type ReadDiagnostic, readDiagnostic, sourceName } from './rdjson/diagnostic.ts'

const EXPECTED = 'reviewdog\'s {"source": …, "diagnostics": […]} is expected'

/** reviewdog's diagnostic format, one document. https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
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

/** What a tool reports without a file is told once for each reason, with its count. */
export function collectDiagnostics(file: string, reads: readonly ReadDiagnostic[]): Intake {
  const passed = new Map<string, number>()
  const rest = reads.flatMap((read) => {
    if (!('passed' in read)) return [read]
    passed.set(read.passed, (passed.get(read.passed) ?? 0) + 1)
    return []
  })
  const { findings, bad, notes } = collectReads(rest)
  const counts = [...passed].map(([reason, count]) => `${file}: ${count} passed over: ${reason}`)
  return { findings, bad, notes: [...notes, ...counts] }
}

function documentIn(file: string, text: string): Record<string, unknown> {
  const parsed = tryJson(text)
  if (!parsed) {
    const { reason, line, column } = jsonProblem(text)
    throw new IntakeError(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED}`)
  }
  if (isResult(parsed.value)) return parsed.value
  throw new IntakeError(`${file}: the document is ${describe(parsed.value)}; ${EXPECTED}`)
}

/** A list without entries may be left out, as everything in protocol buffers may. */
function isResult(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length === 0 || ['diagnostics', 'source', 'severity'].some((key) => keys.includes(key))
}
