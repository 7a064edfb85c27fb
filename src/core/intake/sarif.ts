import { describe } from '../finding/finding.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { isAbsent, type JsonObject, listIn, objectIn, objectsIn } from './json-value.ts'
import { isOfAstGrep } from './looks-like-sarif.ts'
import { budgetFor } from './sarif/budget.ts'
import { notificationsIn, readNotification } from './sarif/notification.ts'
import { readResult, type SkipReason } from './sarif/result.ts'
import { openRun, type Run } from './sarif/run.ts'
import { parseDocument } from './tool-document.ts'

/** Parses SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html */
export function readSarif({ file, text }: InputText): Intake {
  const log = parseLog(file, text)
  const reading: Reading = {
    file,
    next: 0,
    intake: { findings: [], bad: [], notes: [] },
    skipped: new Map(),
  }
  const budget = budgetFor(text.length)
  if (log.version !== VERSION) reading.intake.notes.push(`${file}: ${OWN_VERSION}`)
  for (const [index, value] of listIn(log.runs).entries()) {
    const at = `runs[${index}]`
    const object = objectIn(value)
    if (!object) throw new IntakeError(`${file}: "${at}" is ${describe(value)}; a run is an object`)
    readRun(openRun(object, budget), at, reading)
  }
  if (listIn(log.inlineExternalProperties).length > 0) reading.intake.notes.push(`${file}: ${NOT_READ}`)
  for (const [reason, count] of reading.skipped)
    reading.intake.notes.push(`${file}: ${count} ${SKIP_TEXTS[reason][count === 1 ? 0 : 1]}`)
  return reading.intake
}

const VERSION = '2.1.0'
const EXPECTED = 'a SARIF 2.1.0 log is expected'
const OWN_VERSION = 'ast-grep writes its own version instead of that of SARIF; read as SARIF 2.1.0'
const NOT_READ = 'results in external property files are not read'

const SKIP_TEXTS: Record<SkipReason, readonly [one: string, several: string]> = {
  suppressed: ['suppressed result is not a finding', 'suppressed results are not findings'],
  passed: ['result without a problem is not a finding', 'results without a problem are not findings'],
  gone: ['result of an earlier run is gone', 'results of an earlier run are gone'],
}

function parseLog(file: string, text: string): JsonObject {
  const value = parseDocument({ file, text }, EXPECTED)
  const log = objectIn(value)
  if (!log) throw new IntakeError(`${file}: the document is ${describe(value)}; ${EXPECTED}`)
  const { version, runs } = log
  if (version !== VERSION && !isOfAstGrep(log))
    throw new IntakeError(`${file}: "version" is ${describe(version)}; only SARIF 2.1.0 is read`)
  if (!Array.isArray(runs))
    throw new IntakeError(`${file}: "runs" is ${describe(runs)}; a SARIF log has a list of runs`)
  return log
}

/** State while a log is parsed. */
interface Reading {
  readonly file: string
  /** The position of the next entry in the whole file. */
  next: number
  readonly intake: Intake
  readonly skipped: Map<SkipReason, number>
}

function readRun(run: Run, at: string, reading: Reading): void {
  const { file, intake } = reading
  const { results } = run.object
  if (!isAbsent(results) && !Array.isArray(results))
    throw new IntakeError(`${file}: "${at}.results" is ${describe(results)}; a list of results is expected`)
  for (const [index, result] of listIn(results).entries())
    readEntry(result, run, `${at}.results[${index}]`, reading)
  readNotifications(run, at, reading)
  if (objectIn(run.object.externalPropertyFileReferences)?.results !== undefined)
    intake.notes.push(`${file}: ${at}: ${NOT_READ}`)
}

function readEntry(value: unknown, run: Run, at: string, reading: Reading): void {
  const { intake, skipped } = reading
  const origin = { file: reading.file, index: reading.next++ }
  const result = objectIn(value)
  if (!result) {
    const message = `is ${describe(value)}; a result is an object with "message" and "locations"`
    intake.bad.push({ origin, field: at, message })
    return
  }
  const read = readResult(result, run, origin)
  if ('bad' in read) {
    intake.bad.push({ origin, field: `${at}.${read.bad.field}`, message: read.bad.message })
  } else if ('skipped' in read) {
    skipped.set(read.skipped, (skipped.get(read.skipped) ?? 0) + 1)
  } else {
    intake.findings.push(read.finding)
    if (read.note !== undefined) intake.notes.push(`${origin.file}: finding ${origin.index}: ${read.note}`)
  }
}

const MAX_REMARKS = 10

/** Notifications of the tool about its own run; a run that failed may lack findings. */
function readNotifications(run: Run, at: string, reading: Reading): void {
  const { file, intake } = reading
  const who = run.source ?? at
  const remarks: string[] = []
  for (const notification of notificationsIn(run.object)) {
    const read = readNotification(notification, run, { file, index: reading.next })
    if (!read) continue
    if ('remark' in read) remarks.push(`${file}: ${who} reports: ${read.remark}`)
    else intake.findings.push(read.finding)
    reading.next++
  }
  intake.notes.push(...remarks.slice(0, MAX_REMARKS))
  if (remarks.length > MAX_REMARKS)
    intake.notes.push(`${file}: ${who} reports ${remarks.length - MAX_REMARKS} more notifications`)
  if (objectsIn(run.object.invocations).some((invocation) => invocation.executionSuccessful === false))
    intake.notes.push(`${file}: ${who} reports that it did not finish; findings may be missing`)
}
