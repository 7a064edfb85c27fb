import { writeFileSync } from 'node:fs'
import { ending } from '../ending.ts'
import { UserError } from '../errors.ts'
import { gather } from '../gather.ts'
import { log, print } from '../log.ts'
import { markdownFor } from '../markdown-for.ts'
import { readOptions, readRunOptions } from '../options.ts'
import { connect } from '../platforms/github/connect.ts'
import { createGitHub } from '../platforms/github/github.ts'
import { readInputs } from '../read-input.ts'
import { renderReport } from '../render-report.ts'
import { renderReview } from '../render-review.ts'
import { reviewOrDegrade } from '../review.ts'
import { terminalOf } from '../terminal.ts'
import { writePreview } from '../write-preview.ts'
import type { Flags } from './flags.ts'
import { missing, workspaces } from './plan.ts'
import { repositoryOf } from './planned-for.ts'

/** Posts the review, with the code of the action. */
export async function post(flags: Flags): Promise<number> {
  const repository = repositoryOf(flags)
  const number = flags.one('pr')
  const files = flags.all('findings')
  if (!repository) throw missing('repo', 'owner/name')
  if (number === undefined) throw missing('pr', '7')
  if (!/^[1-9]\d{0,9}$/.test(number)) throw new UserError(`pr is ${JSON.stringify(number)}; valid: a number`)
  if (files.length === 0) throw missing('findings', 'findings.json')
  const given = (name: string) => flags.one(name)
  const options = readOptions(given)
  const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = readRunOptions(given)
  const { findings, bad, notes } = await gather(readInputs(files, { warn: log }), options)
  for (const note of notes) log(note)

  const connection = await connect({ token: token(), apiUrl: apiUrl(), maxWait, say: log })
  const pullRequest = { ...repository, pull_number: Number(number) }
  const { id, commit } = options
  const input = {
    findings,
    bad,
    options: { ...options, workspaces: workspaces(), writeMarkdown: await markdownFor(findings) },
    dryRun,
    say: log,
  }
  const result = await reviewOrDegrade(input, async () =>
    createGitHub(connection, { pullRequest, id, commit, resolveFixed }),
  )
  for (const line of result.plan.log) log(line)
  if (reportPath) writeFileSync(reportPath, renderReport(result.plan))
  print(
    flags.has('json')
      ? renderReport(result.plan)
      : renderReview(result.plan, result.diff, terminalOf(process.stdout)),
  )
  log(ending(result))
  if (previewPath) {
    const subject = `${repository.owner}/${repository.repo}#${number}`
    await writePreview(previewPath, { ...result, subject, status: ending(result) })
    log(`Wrote ${previewPath}`)
  }
  return result.outcome === 'degraded' || result.plan.failed ? 1 : 0
}

function token(): string {
  const value = process.env.GITHUB_TOKEN ?? process.env.GH_TOKEN
  if (value) return value
  throw new UserError('GITHUB_TOKEN is not set', {
    hint: 'Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token).',
  })
}

function apiUrl(): string {
  return process.env.GITHUB_API_URL || 'https://api.github.com'
}
