import { writeFileSync } from 'node:fs'
import { linkHostsFor } from '../core/options/plan-options.ts'
import { missingFlag } from '../errors.ts'
import { collectFindings } from '../input/collect-findings.ts'
import { commitTree } from '../input/commit-tree.ts'
import { loadGlobTest } from '../input/load-glob-test.ts'
import { loadMarkdown } from '../input/load-markdown.ts'
import { readInputs } from '../input/read-input.ts'
import { withholdSecrets } from '../input/withhold-secrets.ts'
import { readOptions, readRunOptions } from '../options/options.ts'
import { gated, heldBackError, holdsSecret, keepSecret, type Leaving } from '../output/gate.ts'
import { log, print } from '../output/log.ts'
import { outcomeText } from '../output/outcome-text.ts'
import { renderReport } from '../output/report.ts'
import { shownPatches, writePreview } from '../output/write-preview.ts'
import { detect } from '../platforms/detect.ts'
import { openTarget } from '../platforms/open.ts'
import { reviewOrDegrade } from '../review.ts'
import { renderReview } from '../terminal/render-review.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Flags } from './flags.ts'
import { workspaces } from './plan.ts'

const REPORT: Leaving = { what: 'The report', format: 'json' }

/** Posts the review with the same code as the action. */
export async function post(flags: Flags): Promise<number> {
  const given = (name: string) => flags.one(name)
  const target = detect(given, process.env)
  const files = flags.all('findings')
  if (files.length === 0) throw missingFlag('findings', 'findings.json')
  const read = readOptions(given)
  const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = readRunOptions(given)
  const isTarget = 'platform' in target
  if (isTarget) for (const secret of [target.token, process.env.CI_JOB_TOKEN ?? '']) keepSecret(secret)
  const collected = await collectFindings(await readInputs(files, { warn: log }), read)
  const { findings, bad, notes, alarm } = withholdSecrets(collected, holdsSecret)
  for (const note of notes) log(note)

  const id = given('id') || (isTarget && target.id) || read.id
  const options = {
    ...read,
    id,
    ...(isTarget && !flags.has('link-hosts') ? { linkHosts: linkHostsFor(target.host) } : {}),
    workspaces: workspaces(),
    writeMarkdown: await loadMarkdown(findings),
    globTest: await loadGlobTest(read.protectedPaths),
  }
  const { commit } = read
  const platform = await openTarget(target, {
    id,
    commit,
    // A withheld finding is not fixed: its thread must stay open.
    resolveFixed: resolveFixed && !alarm,
    maxWait,
    say: log,
  })
  const treeOf = (commit: string) => commitTree(process.cwd(), commit)
  const result = await reviewOrDegrade(
    { findings, bad, options, dryRun, holdsSecret, say: log, treeOf },
    async () => platform,
  )
  const { plan, diff } = result
  const report = renderReport(plan, 'present' in platform ? platform.present(plan, diff) : plan.review)
  for (const line of plan.log) log(line)
  if (reportPath) writeFileSync(reportPath, gated(report, REPORT))
  if (flags.has('json')) print(report, REPORT)
  else
    print(renderReview(plan, diff, createTerminal(process.stdout)), {
      what: 'The output',
      pieces: shownPatches(plan, diff),
    })
  log(outcomeText(result))
  if (previewPath) {
    const subject = isTarget ? target.name : ''
    await writePreview(previewPath, { ...result, subject, status: outcomeText(result) })
    log(`Wrote ${previewPath}`)
  }
  const errors = [alarm, heldBackError()].filter((error) => error !== undefined)
  for (const { message, hint } of errors) log(`${message}. ${hint}`)
  return result.outcome === 'degraded' || plan.failed || errors.length > 0 ? 1 : 0
}
