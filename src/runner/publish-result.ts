import { appendFileSync } from 'node:fs'
import { serverUrl } from '../core/text/safe-url.ts'
import { messageOf } from '../errors.ts'
import { gated, type Leaving } from '../output/gate.ts'
import { renderReport } from '../output/report.ts'
import { writeOutput } from '../output/write-output.ts'
import type { Result } from '../review.ts'
import { renderPlan } from '../terminal/render-plan.ts'
import { PLAIN } from '../terminal/terminal.ts'
import { annotationsOf } from './annotations.ts'
import { jobSummary } from './job-summary.ts'
import type { Runner } from './runner.ts'

export interface PublishOptions {
  readonly directories: readonly string[]
  readonly reportPath: string
  /** Absent outside of a runner. */
  readonly summaryPath: string | undefined
  readonly failOn: string
  /** True if the token is read-only by GitHub's rules; then a refused write does not fail the step. */
  readonly mayOnlyRead: boolean
}

const REPORT: Leaving = { what: 'The report', format: 'json' }
const SUMMARY: Leaving = { what: 'The job summary' }

/** Publishes the result of a run through the runner: log, report, job summary, outputs, annotations. */
export function publishResult(result: Result, runner: Runner, options: PublishOptions): void {
  const { plan } = result
  const say = runner.info
  for (const line of plan.log) say(line)
  say(renderPlan(plan, PLAIN))
  const report = tryWrite('report', runner, () =>
    writeOutput(options.reportPath, renderReport(plan), options.directories, REPORT),
  )
  const { summaryPath } = options
  if (summaryPath)
    tryWrite('job summary', runner, () => appendFileSync(summaryPath, gated(jobSummary(result), SUMMARY)))
  const posted =
    result.outcome === 'posted' ? { 'review-id': result.id, 'review-url': serverUrl(result.url) } : {}
  const outputs = {
    outcome: result.outcome,
    ...posted,
    ...plan.counts,
    ...(report ? { report: options.reportPath } : {}),
  }
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value)

  if (result.outcome === 'posted') say(`Posted ${result.url}`)
  if (result.outcome === 'skipped') runner.notice(`${result.why}; nothing was posted`)
  if (result.outcome === 'degraded') publishDegraded(result, runner, options)
  if (plan.failed) runner.setFailed(`A finding meets fail-on: ${options.failOn}`)
}

/** If a file cannot be written, there is a warning, and the run goes on. */
function tryWrite(what: string, runner: Runner, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    runner.warning(`The ${what} cannot be written: ${messageOf(error)}`)
    return false
  }
}

/** Reports findings as annotations. Only if the token is expected to be read-only does the step pass. */
function publishDegraded(
  result: Extract<Result, { outcome: 'degraded' }>,
  runner: Runner,
  { mayOnlyRead }: PublishOptions,
): void {
  for (const { level, title, message, path: file, line, startLine } of annotationsOf(result.plan)) {
    const place = { file, ...(line === undefined ? {} : { startLine: startLine ?? line, endLine: line }) }
    runner[level](message, { title, ...place })
  }
  if (result.hint) runner.info(result.hint)
  const expected = result.cause === 'fork' || (result.cause === 'permission' && mayOnlyRead)
  if (expected) runner.warning(result.message)
  else runner.setFailed(result.message)
}
