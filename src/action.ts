import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as core from '@actions/core'
import { annotationsOf } from './annotations.ts'
import { checkoutBlobs } from './checkout.ts'
import { reportJson } from './commands/plan.ts'
import { messageOf, UserError } from './errors.ts'
import { gather } from './gather.ts'
import { jobSummary } from './job-summary.ts'
import { log, printable } from './log.ts'
import { markdownFor } from './markdown-for.ts'
import { readOptions, readRunOptions } from './options.ts'
import { connect } from './platforms/github/connect.ts'
import { createGitHub } from './platforms/github/github.ts'
import { whichPullRequest } from './platforms/github/which-pull-request.ts'
import { readInputs } from './read-input.ts'
import { renderPlan } from './render-plan.ts'
import { type Result, reviewOrDegrade } from './review.ts'

const say = (message: string) => core.info(printable(message))
const env = (name: string, fallback = '') => process.env[name] || fallback

async function run(): Promise<void> {
  const token = core.getInput('token')
  if (token) core.setSecret(token)
  const given = (name: string) => core.getInput(name)
  const options = readOptions(given)
  const { dryRun, resolveFixed, maxWait, reportPath } = readRunOptions(given)
  const { findings, bad, notes } = await gather(readFindings(), options)
  for (const note of notes) say(note)

  const id =
    given('id') || [env('GITHUB_WORKFLOW'), env('GITHUB_JOB')].filter(Boolean).join('/') || options.id
  const [owner = '', repo = ''] = env('GITHUB_REPOSITORY').split('/')
  const connection = await connect({
    token,
    apiUrl: env('GITHUB_API_URL', 'https://api.github.com'),
    maxWait,
    say,
  })
  const event = { name: env('GITHUB_EVENT_NAME'), payload: readEvent() }
  const found = await whichPullRequest(event, given('pull-request'), { owner, repo }, connection.reader)
  if (found.kind === 'none') {
    core.notice(printable(`${found.why}: there is nothing to review`))
    core.setOutput('outcome', 'skipped')
    return
  }
  const commit = options.commit ?? found.headSha
  const pullRequest = { owner, repo, pull_number: found.number }
  const workspace = env('GITHUB_WORKSPACE', process.cwd())
  const result = await reviewOrDegrade({
    platform: createGitHub(connection, { pullRequest, id, commit, resolveFixed }),
    findings,
    bad,
    options: { ...options, id, workspaces: [workspace], writeMarkdown: await markdownFor(findings) },
    checkedOut: checkoutBlobs(workspace),
    dryRun,
    say,
  })
  tell(result, reportPath || path.join(temporaryDirectory(), 'fencepost-report.json'), options.failOn)
}

function readFindings() {
  const text = core.getInput('findings')
  const files = core.getMultilineInput('findings-path')
  if (text === '' && files.length === 0) {
    throw new UserError('No findings are given', {
      hint: 'Set findings-path (files and globs) or findings (the text itself).',
    })
  }
  const inline = text === '' ? [] : [{ file: 'findings', text }]
  return [...inline, ...readInputs(files, (warning) => core.warning(printable(warning)))]
}

function readEvent(): unknown {
  const file = env('GITHUB_EVENT_PATH')
  return file === '' ? {} : JSON.parse(readFileSync(file, 'utf8'))
}

/** Log, job summary, report, outputs; and whether the step has failed. */
function tell(result: Result, report: string, failOn: string): void {
  const { plan } = result
  for (const line of plan.log) say(line)
  say(renderPlan(plan, {}))
  writeFileSync(report, reportJson(plan))
  writeSummary(jobSummary(result))
  const posted = result.outcome === 'posted' ? { 'review-id': result.id, 'review-url': result.url } : {}
  const outputs = { outcome: result.outcome, ...posted, ...plan.counts, report }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)

  if (result.outcome === 'posted') say(`Posted ${result.url}`)
  if (result.outcome === 'skipped') core.notice(printable(`${result.why}; nothing was posted`))
  if (result.outcome === 'degraded') tellDegraded(result)
  if (plan.failed) core.setFailed(`A finding meets fail-on: ${failOn}`)
}

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice }

/** From a fork or Dependabot a token that may not write is to be expected; elsewhere a permission is missing. */
function tellDegraded(result: Extract<Result, { outcome: 'degraded' }>): void {
  for (const { level, title, message, path: file, line, startLine } of annotationsOf(result.plan)) {
    const place = { file, ...(line === undefined ? {} : { startLine: startLine ?? line, endLine: line }) }
    ANNOTATE[level](printable(message), { title: printable(title), ...place })
  }
  say(result.hint)
  const expected = result.fork || env('GITHUB_ACTOR') === 'dependabot[bot]'
  if (expected) core.warning(printable(result.message))
  else core.setFailed(printable(result.message))
}

/** A summary that cannot be written must not cost the review. */
function writeSummary(text: string): void {
  const file = env('GITHUB_STEP_SUMMARY')
  if (file === '') return
  try {
    appendFileSync(file, text)
  } catch (error) {
    core.warning(printable(`The job summary cannot be written: ${messageOf(error)}`))
  }
}

function temporaryDirectory(): string {
  return env('RUNNER_TEMP') || mkdtempSync(path.join(tmpdir(), 'fencepost-'))
}

run().catch((error: unknown) => {
  core.setFailed(printable(messageOf(error)))
  if (error instanceof UserError && error.hint) say(error.hint)
})

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log(messageOf(error))
    process.exit(1)
  })
}
