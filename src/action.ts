import { linkHostsFor } from './core/options/plan-options.ts'
import type { PreviewInput } from './core/preview/preview.ts'
import { messageOf, UserError } from './errors.ts'
import { openCheckout } from './input/checkout.ts'
import { collectFindings } from './input/collect-findings.ts'
import { commitTree } from './input/commit-tree.ts'
import { loadGlobTest } from './input/load-glob-test.ts'
import { loadMarkdown } from './input/load-markdown.ts'
import { readInputs } from './input/read-input.ts'
import { withholdSecrets } from './input/withhold-secrets.ts'
import { readOptions, readRunOptions } from './options/options.ts'
import { refuseUnknownInputs } from './options/refuse-unknown-inputs.ts'
import { heldBackError, holdsSecret } from './output/gate.ts'
import { outcomeText } from './output/outcome-text.ts'
import { writeOutput } from './output/write-output.ts'
import { leavingPage, pageOf } from './output/write-preview.ts'
import { connect } from './platforms/github/connect.ts'
import { createGitHub } from './platforms/github/github.ts'
import { whichPullRequest } from './platforms/github/which-pull-request.ts'
import { reviewOrDegrade } from './review.ts'
import { publishResult } from './runner/publish-result.ts'
import { inputs, maskToken, runner } from './runner/runner.ts'
import { mayOnlyRead, readWorkflow, type Workflow } from './runner/workflow.ts'

const say = runner.info

async function run(): Promise<void> {
  const token = inputs.text('token')
  maskToken(token)
  refuseUnknownInputs(process.env)
  const given = (name: string) => inputs.text(name)
  const options = readOptions(given)
  const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = readRunOptions(given)
  const workflow = await readWorkflow(process.env)
  const gathered = await collectFindings(await readFindings(workflow.directories), options)
  const { findings, bad, notes, alarm } = withholdSecrets(gathered, holdsSecret)
  for (const note of notes) say(note)

  const { owner, repo, workspace } = workflow
  const id = given('id') || workflow.id || options.id
  const linkHosts = given('link-hosts') === '' ? linkHostsFor(workflow.host) : options.linkHosts
  const connection = await connect({ token, apiUrl: workflow.apiUrl, maxWait, say })
  const input = {
    findings,
    bad,
    options: {
      ...options,
      id,
      linkHosts,
      workspaces: [workspace],
      writeMarkdown: await loadMarkdown(findings),
      globTest: await loadGlobTest(options.protectedPaths),
    },
    checkout: openCheckout(workspace),
    treeOf: (commit: string) => commitTree(workspace, commit),
    dryRun,
    holdsSecret,
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
    // What is withheld is not gone.
    return createGitHub(connection, { pullRequest, id, commit, resolveFixed: resolveFixed && !alarm })
  })
  publishResult(result, runner, {
    directories: workflow.directories,
    reportPath: reportPath || workflow.reportPath,
    summaryPath: workflow.summaryPath,
    failOn: options.failOn,
    mayOnlyRead: mayOnlyRead(workflow),
  })
  if (previewPath) await writePage(previewPath, { ...result, subject, status: outcomeText(result) }, workflow)
  for (const error of [alarm, heldBackError()]) if (error) fail(error)
}

/** By now the review is posted: a page that cannot be written must not cost it. */
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

run().catch(fail)
