import { pathsOfModelCode } from '../core/assess/assess.ts'
import { type Diff, parseDiff } from '../core/diff/diff.ts'
import type { TreeTest } from '../core/options/plan-options.ts'
import { planReview, type ReviewPlan } from '../core/plan/plan.ts'
import { truncate } from '../core/text/truncate.ts'
import { missingFlag, UserError } from '../errors.ts'
import { type CollectedFindings, collectBaseline, collectFindings } from '../input/collect-findings.ts'
import { diffedRepository } from '../input/diffed-repository.ts'
import { loadGlobTest } from '../input/load-glob-test.ts'
import { loadMarkdown } from '../input/load-markdown.ts'
import { loadSyntax } from '../input/load-syntax.ts'
import { loadVerified } from '../input/load-verified.ts'
import { readDiff, readInputs } from '../input/read-input.ts'
import { openRepository } from '../input/repository.ts'
import { type OptionName, type Options, readOptions } from '../options/options.ts'
import { log, type Printable, print } from '../output/log.ts'
import { renderReport } from '../output/report.ts'
import { sha256 } from '../sha256.ts'
import type { Flags } from './flags.ts'
import { type PlannedFor, plannedFor } from './planned-for.ts'

/** Shows what would be posted, offline. Exit code 1 if `fail-on` is met. */
export async function plan(flags: Flags): Promise<number> {
  const { plan, diff, platform } = await planOffline(flags)
  print(flags.has('json') ? renderReport(plan, await platform.present(plan, diff)) : await render(plan, diff))
  return plan.failed || plan.failure !== undefined ? 1 : 0
}

/** The terminal code is loaded only when needed, so `--json` starts faster. */
async function render(plan: ReviewPlan, diff: Diff): Promise<Printable> {
  const [{ renderReview }, { createTerminal }] = await Promise.all([
    import('../terminal/render-review.ts'),
    import('../terminal/terminal.ts'),
  ])
  return renderReview(plan, diff, createTerminal(process.stdout))
}

interface OfflinePlan {
  readonly plan: ReviewPlan
  readonly diff: Diff
  readonly diffFile: string
  readonly platform: PlannedFor
}

/** Plans a review for a diff and findings in files; notes go to the log. */
export async function planOffline(flags: Flags): Promise<OfflinePlan> {
  const diffFile = flags.one('diff')
  const findingsFiles = flags.all('findings')
  if (diffFile === undefined)
    throw missingFlag('diff', 'pr.diff, for example the output of git diff main...HEAD')
  if (findingsFiles.length === 0) throw missingFlag('findings', 'findings.json')
  if (diffFile === '-' && findingsFiles.includes('-')) {
    throw new UserError('--diff and --findings cannot both be standard input')
  }
  const options = readOptions((name: OptionName) => flags.one(name))
  const diffText = readDiff(diffFile)
  const diff = parseDiff(diffText)
  if (diff.files.length === 0 && diffText.trim() !== '') throw noDiffError(diffFile, diffText, findingsFiles)
  const collected = await collectFindings(await readInputs(findingsFiles, { warn: log }), options)
  const platform = plannedFor(flags)
  const plan = await planFindings(collected, diff, options, platform)
  for (const line of [...(collected.warnings ?? []), ...collected.notes, ...plan.log]) log(line)
  if (diff.files.length === 0) log(`${diffFile} contains no diff of any file`)
  return { plan, diff, diffFile, platform }
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

/** The text is shown in part, because a file with the wrong name is the likely cause. */
function noDiffError(diffFile: string, text: string, findingsFiles: readonly string[]): UserError {
  const name = diffFile === '-' ? 'standard input' : diffFile
  const start = truncate(text.trimStart().split(/\r?\n/, 1)[0] ?? '', 60)
  const [findingsFile] = findingsFiles
  const isSwapped = /^[[{]/.test(start) && findingsFile !== diffFile
  return new UserError(`${name} is not a diff: it begins with ${JSON.stringify(start)}`, {
    hint: start.startsWith('\u001b')
      ? 'It has the colours of a terminal. Write it with git diff --no-color.'
      : isSwapped
        ? `Are --diff and --findings swapped? Write --diff ${findingsFile} --findings ${diffFile} if so.`
        : '--diff takes a unified diff, for example the output of git diff main...HEAD.',
  })
}

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
