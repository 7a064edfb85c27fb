import type { PreviewInput } from './core/preview/preview.ts'
import { messageOf, UserError } from './errors.ts'
import { openCheckout } from './input/checkout.ts'
import { collectBaseline, collectFindings } from './input/collect-findings.ts'
import { commitTree } from './input/commit-tree.ts'
import { loadVerified } from './input/load-verified.ts'
import { readInputs } from './input/read-input.ts'
import { openRepository } from './input/repository.ts'
import { readOptions, readRunOptions } from './options/options.ts'
import { refuseUnknownInputs } from './options/refuse-unknown-inputs.ts'
import { lookedAt } from './output/looked-at.ts'
import { outcomeText } from './output/outcome-text.ts'
import { writeOutput } from './output/write-output.ts'
import { leavingPage, pageOf } from './output/write-preview.ts'
import { connect } from './platforms/github/connect.ts'
import { createGitHub } from './platforms/github/github.ts'
import { whichPullRequest } from './platforms/github/which-pull-request.ts'
import { run } from './run.ts'
import { publishResult } from './runner/publish-result.ts'
import { inputs, maskToken, runner } from './runner/runner.ts'
import { mayOnlyRead, readWorkflow, type Workflow } from './runner/workflow.ts'

const say = runner.info

const EMPTY_TOKEN = 'The input token is empty; a secret is, in pull requests from forks and by Dependabot'

async function main(): Promise<void> {
  const token = inputs.text('token')
  maskToken(token)
  if (token === '') runner.warning(EMPTY_TOKEN)
  refuseUnknownInputs(process.env)
  const workflow = await readWorkflow(process.env)
  const { owner, repo, workspace, directories } = workflow
  const given = (name: string) => inputs.text(name)
  const options = readOptions(given, workflow)
  const runOptions = readRunOptions(given)
  const connection = await connect({ token, apiUrl: workflow.apiUrl, maxWait: runOptions.maxWait, say })
  let subject = `${owner}/${repo}`
  const { result, errors, sources } = await run({
    collected: await collectFindings(await readFindings(directories), options),
    baseline: await collectBaseline(options, { warn: runner.warning, within: directories }),
    verified: await loadVerified(options.verifiedPath, { warn: runner.warning, within: directories }),
    options,
    runOptions,
    workspaces: [workspace],
    checkout: openCheckout(workspace),
    treeOf: (commit) => commitTree(workspace, commit),
    repository: openRepository(workspace),
    say,
    warn: runner.warning,
    async open({ resolveFixed }) {
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
      return createGitHub(connection, { pullRequest, id: options.id, commit, resolveFixed })
    },
  })
  if (result.outcome === 'nothing-to-post' && result.plan.counts.findings === 0)
    say(lookedAt(sources, { name: subject, files: result.diff.files.length }))
  publishResult(result, runner, {
    directories,
    reportPath: runOptions.reportPath || workflow.reportPath,
    summaryPath: workflow.summaryPath,
    failOn: options.failOn,
    mayOnlyRead: mayOnlyRead(workflow),
  })
  const { previewPath } = runOptions
  if (previewPath) await writePage(previewPath, { ...result, subject, status: outcomeText(result) }, workflow)
  for (const error of errors()) fail(error)
}

/** The review is posted already, so a page that cannot be written is only a warning. */
async function writePage(file: string, input: PreviewInput, { directories }: Workflow): Promise<void> {
  try {
    writeOutput(file, await pageOf(input), directories, leavingPage(input))
  } catch (error) {
    runner.warning(`The preview cannot be written: ${messageOf(error)}`)
  }
}

async function readFindings(within: readonly string[]) {
  const text = inputs.text('findings')
  const files = inputs.lines('findings-path')
  if (text === '' && files.length === 0) {
    throw new UserError('No findings are given', {
      hint: 'Set findings-path (files and globs) or findings (the text itself).',
    })
  }
  const inline = text === '' ? [] : [{ file: 'findings', text }]
  return [...inline, ...(await readInputs(files, { warn: runner.warning, within }))]
}

function fail(error: unknown): void {
  runner.setFailed(messageOf(error))
  if (error instanceof UserError && error.hint) say(error.hint)
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    fail(error)
    process.exit(1)
  })
}

main().catch(fail)
