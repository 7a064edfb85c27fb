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
  /** A token that may not write is then to be expected, and no reason to fail. */
  readonly mayOnlyRead: boolean
}

const REPORT: Leaving = { what: 'The report', format: 'json' }
const SUMMARY: Leaving = { what: 'The job summary' }

/** The result of a run, told everywhere that a runner shows it: log, report, job summary, outputs, annotations. */
export function publishResult(result: Result, runner: Runner, telling: PublishOptions): void {
  const { plan } = result
  const say = runner.info
  for (const line of plan.log) say(line)
  say(renderPlan(plan, PLAIN))
  const report = writing('report', runner, () =>
    writeOutput(telling.reportPath, renderReport(plan), telling.directories, REPORT),
  )
  const { summaryPath } = telling
  if (summaryPath)
    writing('job summary', runner, () => appendFileSync(summaryPath, gated(jobSummary(result), SUMMARY)))
  const posted =
    result.outcome === 'posted' ? { 'review-id': result.id, 'review-url': serverUrl(result.url) } : {}
  const outputs = {
    outcome: result.outcome,
    ...posted,
    ...plan.counts,
    ...(report ? { report: telling.reportPath } : {}),
  }
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value)

  if (result.outcome === 'posted') say(`Posted ${result.url}`)
  if (result.outcome === 'skipped') runner.notice(`${result.why}; nothing was posted`)
  if (result.outcome === 'degraded') publishDegraded(result, runner, telling)
  if (plan.failed) runner.setFailed(`A finding meets fail-on: ${telling.failOn}`)
}

/** A file that cannot be written must not cost the review. */
function writing(what: string, runner: Runner, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    runner.warning(`The ${what} cannot be written: ${messageOf(error)}`)
    return false
  }
}

/** Every finding as an annotation. Where the token may only read that is all there can be; else something is wrong. */
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
