import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as core from '@actions/core'
import { context } from '@actions/github'
import { Octokit } from '@octokit/rest'
import { toJson } from './commands/plan.ts'
import { type Diff, diffOf, FILE_STATUSES, type FileStatus } from './core/diff.ts'
import { planReview } from './core/plan.ts'
import { messageOf, UserError } from './errors.ts'
import { gather } from './gather.ts'
import { log, printable } from './log.ts'
import { markdownFor } from './markdown-for.ts'
import { readOptions } from './options.ts'
import { readInputs } from './read-input.ts'
import { renderPlan } from './render-plan.ts'

/** The action: reads the pull request, plans the review and reports it. Posting is not part of it yet. */
async function run(): Promise<void> {
  if (!core.getBooleanInput('dry-run')) {
    throw new UserError('Posting is not available in this version', { hint: 'Set dry-run: true.' })
  }
  const options = readOptions((name) => core.getInput(name))
  const { findings, bad, notes } = gather(readFindings(), options)
  const diff = await readPullRequest(pullRequestNumber())
  const workspaces = [process.env.GITHUB_WORKSPACE ?? process.cwd()]
  const repositoryUrl = `${context.serverUrl}/${context.repo.owner}/${context.repo.repo}`
  const plan = planReview({
    findings,
    bad,
    diff,
    options: { ...options, writeMarkdown: await markdownFor(findings), workspaces, repositoryUrl },
  })
  for (const line of [...notes, ...plan.log]) log(line)
  core.info(printable(renderPlan(plan, {})))

  const report = core.getInput('report-path') || path.join(temporaryDirectory(), 'fencepost-report.json')
  writeFileSync(report, toJson(plan))
  const outputs = { outcome: 'dry-run', ...plan.counts, report }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  if (plan.failed) core.setFailed(`A finding meets fail-on: ${options.failOn}`)
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

function pullRequestNumber(): number {
  const number = Number(core.getInput('pull-request') || context.payload.pull_request?.number)
  if (Number.isInteger(number) && number > 0) return number
  throw new UserError(`The event ${context.eventName} names no pull request`, {
    hint: 'Set pull-request to its number.',
  })
}

async function readPullRequest(pull_number: number): Promise<Diff> {
  const octokit = new Octokit({ auth: core.getInput('token'), baseUrl: context.apiUrl })
  const files = await octokit.paginate(octokit.rest.pulls.listFiles, {
    ...context.repo,
    pull_number,
    per_page: 100,
  })
  return diffOf(
    files.map(({ filename, previous_filename, status, patch }) => ({
      path: filename,
      previousPath: status === 'renamed' ? previous_filename : undefined,
      status: statusOf(status),
      patch,
    })),
  )
}

/** `changed` is a new mode or type, `unchanged` shows up beside copies: neither moves a line. */
function statusOf(status: string): FileStatus {
  return FILE_STATUSES.find((known) => known === status) ?? 'modified'
}

function temporaryDirectory(): string {
  return process.env.RUNNER_TEMP ?? mkdtempSync(path.join(tmpdir(), 'fencepost-'))
}

run().catch((error: unknown) => {
  core.setFailed(printable(messageOf(error)))
  if (error instanceof UserError && error.hint) core.info(printable(error.hint))
})
