import type { Flags } from '../command-line/flags.ts'
import { pathsOfModelCode } from '../core/assess/assess.ts'
import type { Diff } from '../core/diff/diff.ts'
import type { TreeTest } from '../core/options/plan-options.ts'
import { planReview, type ReviewPlan } from '../core/plan/plan.ts'
import { missingFlag, UserError } from '../errors.ts'
import { type CollectedFindings, collectBaseline, collectFindings } from '../input/collect-findings.ts'
import { diffedRepository } from '../input/diffed-repository.ts'
import { loadGlobTest } from '../input/load-glob-test.ts'
import { loadMarkdown } from '../input/load-markdown.ts'
import { loadSyntax } from '../input/load-syntax.ts'
import { loadVerified } from '../input/load-verified.ts'
import { readInputs } from '../input/read-input.ts'
import { openRepository } from '../input/repository.ts'
import { findUncommitted } from '../input/uncommitted.ts'
import { type OptionName, type Options, readOptions } from '../options/options.ts'
import { log, type Printable, print } from '../output/log.ts'
import { lookedAt } from '../output/looked-at.ts'
import { renderReport } from '../output/report.ts'
import { sha256 } from '../sha256.ts'
import { diffFor, workDiff } from './diff-for.ts'
import { type PlannedFor, plannedFor } from './planned-for.ts'

/** Shows what would be posted, offline. Exit code 1 if `fail-on` is met. */
export async function plan(flags: Flags): Promise<number> {
  const { plan, diff, platform, options } = await planOffline(flags)
  print(
    flags.has('json')
      ? renderReport(plan, await platform.present(plan, diff))
      : await render(plan, diff, flags),
  )
  if (plan.failed) log(`A finding meets fail-on: ${options.failOn}`)
  return plan.failed || plan.failure !== undefined ? 1 : 0
}

/** The terminal code is loaded only when needed, so `--json` starts faster. */
async function render(plan: ReviewPlan, diff: Diff, { color }: Flags): Promise<Printable> {
  const [{ renderReview }, { createTerminal }] = await Promise.all([
    import('../terminal/render-review.ts'),
    import('../terminal/terminal.ts'),
  ])
  return renderReview(plan, diff, createTerminal(process.stdout, process.env, color))
}

interface OfflinePlan {
  readonly plan: ReviewPlan
  readonly diff: Diff
  /** Where the diff is from. */
  readonly diffName: string
  readonly platform: PlannedFor
  readonly options: Options
}

/** Plans a review for a diff and findings in files; notes go to the log. */
export async function planOffline(flags: Flags): Promise<OfflinePlan> {
  const findingsFiles = flags.all('findings')
  if (findingsFiles.length === 0) throw missingFlag('findings', FINDINGS_EXAMPLE)
  if (flags.one('diff') === '-' && findingsFiles.includes('-'))
    throw new UserError('--diff and --findings cannot both be standard input', {
      hint: 'Write one of them to a file: git diff main...HEAD > pr.diff, then --diff pr.diff.',
    })
  const options = readOptions((name: OptionName) => flags.one(name))
  const { diff, name: diffName, since } = await diffFor(flags)
  const collected = await collectFindings(await readInputs(findingsFiles, { warn: log }), options)
  const platform = plannedFor(flags)
  const plan = await planFindings(collected, diff, options, platform)
  for (const line of [...(collected.warnings ?? []), ...collected.notes, ...plan.log]) log(line)
  if (since !== undefined) warnOfUncommitted(plan, diff, since)
  if (plan.counts.findings === 0)
    log(lookedAt(collected.sources ?? [], { name: diffName, files: diff.files.length }))
  return { plan, diff, diffName, platform, options }
}

/** A tool has read the working tree, whose lines may be others than those of the commits that are compared. */
function warnOfUncommitted({ findings }: ReviewPlan, { files }: Diff, since: string): void {
  const named = new Set(findings.map(({ path }) => path))
  const file = findUncommitted(
    process.cwd(),
    files.filter(({ path }) => named.has(path)),
  )
  if (file !== undefined)
    log(`${file} has changes that are not committed: lines of findings may be off. ${workDiff(since)}`)
}

/** Plans a review with what the repository around the current directory knows. */
export async function planFindings(
  { findings, bad, summaries = [] }: CollectedFindings,
  diff: Diff,
  options: Options,
  platform: PlannedFor,
): Promise<ReviewPlan> {
  const local = diffedRepository(openRepository(process.cwd()), diff.files)
  const holdsPath = (await treeOf(options.commit)) ?? local?.holdsPath
  const modelPaths = local
    ? pathsOfModelCode(findings, diff, { ...options, workspaces: workspaces(), holdsPath })
    : []
  return planReview({
    findings,
    bad,
    diff,
    options: {
      ...options,
      sha256,
      summaries,
      writeMarkdown: await loadMarkdown(findings, summaries),
      globTest: await loadGlobTest(options.protectedPaths),
      parse: await loadSyntax(
        modelPaths.filter((path) => local?.headText?.(path) !== undefined),
        log,
      ),
      workspaces: workspaces(),
      headText: local?.headText,
      holdsPath,
      baseline: await collectBaseline(options, { warn: log }),
      verified: await loadVerified(options.verifiedPath, { warn: log }),
      ...platform.options,
    },
    limits: platform.limits,
  })
}

export const FINDINGS_EXAMPLE =
  'findings.json: what a linter or a model has written, a glob, or - for standard input'

/** Loaded only when needed: without `--commit` the files of the commit are unknown. */
async function treeOf(commit: string | undefined): Promise<TreeTest | undefined> {
  return commit === undefined
    ? undefined
    : (await import('../input/commit-tree.ts')).commitTree(process.cwd(), commit)
}

export function workspaces(): string[] {
  return [process.env.GITHUB_WORKSPACE, process.env.CI_PROJECT_DIR, process.cwd()].filter(
    (path) => path !== undefined,
  )
}
