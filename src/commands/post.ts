import { writeFileSync } from 'node:fs'
import type { Flags } from '../command-line/flags.ts'
import { plural } from '../core/text/plural.ts'
import { missingFlag } from '../errors.ts'
import { collectBaseline, collectFindings } from '../input/collect-findings.ts'
import { commitTree } from '../input/commit-tree.ts'
import { loadVerified } from '../input/load-verified.ts'
import { readInputs } from '../input/read-input.ts'
import { openRepository } from '../input/repository.ts'
import { readOptions, readRunOptions } from '../options/options.ts'
import { gated, keepSecret, type Leaving } from '../output/gate.ts'
import { log, print } from '../output/log.ts'
import { lookedAt } from '../output/looked-at.ts'
import { outcomeText } from '../output/outcome-text.ts'
import { renderReport } from '../output/report.ts'
import { shownPatches, writePreview } from '../output/write-preview.ts'
import { detect } from '../platforms/detect.ts'
import { openTarget } from '../platforms/open.ts'
import type { Platform } from '../platforms/platform.ts'
import { run } from '../run.ts'
import { during } from '../terminal/progress.ts'
import { renderReview } from '../terminal/render-review.ts'
import { createTerminal } from '../terminal/terminal.ts'
import { FINDINGS_EXAMPLE, workspaces } from './plan.ts'

const REPORT: Leaving = { what: 'The report', format: 'json' }

/** Posts the review with the same code as the action. */
export async function post(flags: Flags): Promise<number> {
  const given = (name: string) => flags.one(name)
  const target = detect(given, process.env)
  const files = flags.all('findings')
  if (files.length === 0) throw missingFlag('findings', FINDINGS_EXAMPLE)
  const isTarget = 'platform' in target
  if (isTarget) for (const secret of [target.token, process.env.CI_JOB_TOKEN ?? '']) keepSecret(secret)
  const options = readOptions(given, isTarget ? target : {})
  const runOptions = readRunOptions(given)
  const { id, commit } = options
  const { maxWait, reportPath, previewPath } = runOptions
  let platform: Platform | undefined
  let replies = 0
  const running = run({
    collected: await collectFindings(await readInputs(files, { warn: log }), options),
    baseline: await collectBaseline(options, { warn: log }),
    verified: await loadVerified(options.verifiedPath, { warn: log }),
    options,
    runOptions,
    workspaces: workspaces(),
    treeOf: (sha) => commitTree(process.cwd(), sha),
    repository: openRepository(process.cwd()),
    say: log,
    warn: log,
    async open({ resolveFixed }) {
      const opened = await openTarget(target, {
        ...{ id, commit, resolveFixed, maxWait, say: log },
        onReply: () => replies++,
      })
      if (!('kind' in opened)) platform = opened
      return opened
    },
  })
  const subject = isTarget ? target.name : ''
  const doing = () => `Reviewing ${subject}: ${plural(replies, 'request')}`
  const { result, errors, sources } = await during(doing, running)
  const { plan, diff } = result
  const report = renderReport(plan, platform?.present(plan, diff) ?? plan.review)
  for (const line of plan.log) log(line)
  if (reportPath) writeFileSync(reportPath, gated(report, REPORT))
  if (flags.has('json')) print(report, REPORT)
  else
    print(renderReview(plan, diff, createTerminal(process.stdout, process.env, flags.color)), {
      what: 'The output',
      pieces: shownPatches(plan, diff),
    })
  log(outcomeText(result))
  if (plan.counts.findings === 0 && result.outcome !== 'degraded' && result.outcome !== 'skipped')
    log(lookedAt(sources, { name: subject, files: diff.files.length }))
  if (previewPath) {
    await writePreview(previewPath, { ...result, subject, status: outcomeText(result) })
    log(`Wrote ${previewPath}`)
  }
  if (plan.failed) log(`A finding meets fail-on: ${options.failOn}`)
  for (const { message, hint } of errors()) log(`${message}. ${hint}`)
  return result.outcome === 'degraded' || plan.failed || errors().length > 0 ? 1 : 0
}
