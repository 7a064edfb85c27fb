import * as core from '@actions/core'
import { checkoutBlobs } from './checkout.ts'
import type { PreviewInput } from './core/preview.ts'
import { ending } from './ending.ts'
import { messageOf, UserError } from './errors.ts'
import { gather } from './gather.ts'
import { printable } from './log.ts'
import { markdownFor } from './markdown-for.ts'
import { readOptions, readRunOptions } from './options.ts'
import { connect } from './platforms/github/connect.ts'
import { createGitHub } from './platforms/github/github.ts'
import { whichPullRequest } from './platforms/github/which-pull-request.ts'
import { readInputs } from './read-input.ts'
import { refuseUnknownInputs } from './refuse-unknown-inputs.ts'
import { reviewOrDegrade } from './review.ts'
import { tell } from './tell.ts'
import { mayOnlyRead, readWorkflow, type Workflow } from './workflow.ts'
import { writeOutput } from './write-output.ts'
import { pageOf } from './write-preview.ts'

/** One by one, so that the rest of the toolkit, with an HTTP client of its own, is not in the bundle. */
const RUNNER = {
  info: core.info,
  notice: core.notice,
  warning: core.warning,
  error: core.error,
  setOutput: core.setOutput,
  setFailed: core.setFailed,
}

const say = (message: string) => core.info(printable(message))

async function run(): Promise<void> {
  const token = core.getInput('token')
  if (token) core.setSecret(token)
  refuseUnknownInputs(process.env)
  const given = (name: string) => core.getInput(name)
  const options = readOptions(given)
  const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = readRunOptions(given)
  const workflow = await readWorkflow(process.env)
  const { findings, bad, notes } = await gather(readFindings(workflow.directories), options)
  for (const note of notes) say(note)

  const { owner, repo, workspace } = workflow
  const id = given('id') || workflow.id || options.id
  const connection = await connect({ token, apiUrl: workflow.apiUrl, maxWait, say })
  const input = {
    findings,
    bad,
    options: { ...options, id, workspaces: [workspace], writeMarkdown: await markdownFor(findings) },
    checkedOut: checkoutBlobs(workspace),
    dryRun,
    say,
  }
  let subject = `${owner}/${repo}`
  const result = await reviewOrDegrade(input, async () => {
    const found = await whichPullRequest(
      workflow.event,
      given('pull-request'),
      { owner, repo },
      connection.reader,
    )
    if (found.kind === 'none') return found
    const pullRequest = { owner, repo, pull_number: found.number }
    subject += `#${found.number}`
    const commit = options.commit ?? found.headSha
    return createGitHub(connection, { pullRequest, id, commit, resolveFixed })
  })
  tell(result, RUNNER, {
    directories: workflow.directories,
    reportPath: reportPath || workflow.reportPath,
    summaryPath: workflow.summaryPath,
    failOn: options.failOn,
    mayOnlyRead: mayOnlyRead(workflow),
  })
  if (previewPath) await writePage(previewPath, { ...result, subject, status: ending(result) }, workflow)
}

/** By now the review is posted: a page that cannot be written must not cost it. */
async function writePage(file: string, input: PreviewInput, { directories }: Workflow): Promise<void> {
  try {
    writeOutput(file, await pageOf(input), directories)
  } catch (error) {
    core.warning(printable(`The preview cannot be written: ${messageOf(error)}`))
  }
}

function readFindings(within: readonly string[]) {
  const text = core.getInput('findings')
  const files = core.getMultilineInput('findings-path')
  if (text === '' && files.length === 0) {
    throw new UserError('No findings are given', {
      hint: 'Set findings-path (files and globs) or findings (the text itself).',
    })
  }
  const inline = text === '' ? [] : [{ file: 'findings', text }]
  const warn = (warning: string) => core.warning(printable(warning))
  return [...inline, ...readInputs(files, { warn, within })]
}

function fail(error: unknown): void {
  core.setFailed(printable(messageOf(error)))
  if (error instanceof UserError && error.hint) say(error.hint)
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    fail(error)
    process.exit(1)
  })
}

run().catch(fail)
