import path from 'node:path'
import type { Diff } from '../core/diff/diff.ts'
import type { BadEntry, Finding } from '../core/finding/finding.ts'
import type { Verified } from '../core/options/verified.ts'
import type { FindingReport, ReviewPlan } from '../core/plan/plan.ts'
import type { Counts } from '../core/write/counts.ts'
import { UserError } from '../errors.ts'
import { type CollectedFindings, collectFindings, collectIntakes } from '../input/collect-findings.ts'
import { commitTree } from '../input/commit-tree.ts'
import { openRepository } from '../input/repository.ts'
import type { Options } from '../options/options.ts'
import { secretTest, WITHHELD } from '../output/gate.ts'
import { outcomeText } from '../output/outcome-text.ts'
import type { OpenOptions } from '../platforms/open.ts'
import type { Platform } from '../platforms/platform.ts'
import { run } from '../run.ts'
import { type PostOptions, readPostOptions } from './post-options.ts'
import { type GivenFinding, readGiven } from './read-given.ts'

/** What is posted, and how. The result of `readFindings` fits: `postReview({ ...read, token, … })`. */
export interface PostInput {
  /** A token that may write reviews. It is sent to the platform and nowhere else. */
  readonly token: string
  /** The text of findings in any format, or findings: as `readFindings` has read them, or as they are written. */
  readonly findings: string | readonly GivenFinding[]
  /** The inputs of the action. */
  readonly options?: PostOptions
  /** Entries that `readFindings` could not read. Nothing is posted then, unless `lenient` is set. */
  readonly bad?: readonly BadEntry[]
  /** Notes of `readFindings` about findings that may be missing: with any, no thread is resolved. */
  readonly warnings?: readonly string[]
  /** What the authors say about all findings together: untrusted Markdown, shown in the body. */
  readonly summaries?: readonly string[]
  /** Findings of the base, as `readFindings` returns them: a finding that is there too is not new. */
  readonly baseline?: readonly Finding[]
  /** The results of `fencepost verify`. */
  readonly verified?: Verified
  /** A clone of the repository. With it, fewer files have to be read from the platform. */
  readonly directory?: string
  /** Directories that absolute paths in findings may start with, such as those of a tool; `directory` is one. */
  readonly workspaces?: readonly string[]
  /** Gets each line that the command line would write to its log. */
  readonly log?: (message: string) => void
}

/** What became of the review. */
export interface PostResult<PostedReview = object> {
  /**
   * `degraded`: it could not be posted; `message` says why, and every finding is in the report. `skipped`: the pull
   * request is closed, merged or locked.
   */
  readonly outcome: 'posted' | 'nothing-new' | 'nothing-to-post' | 'dry-run' | 'skipped' | 'degraded'
  /** The outcome in words, with what to do about it. */
  readonly message: string
  /** Of the review that was posted. */
  readonly id?: number
  /** Address of the review that was posted. */
  readonly url?: string
  /** Why it is degraded: a fork's token may only read, a permission is missing, or something else went wrong. */
  readonly cause?: 'fork' | 'permission' | 'failure'
  /** Whether a finding meets `failOn`; known ones count. */
  readonly failed: boolean
  /** An error although the run went on: a finding contains the token, and was withheld. */
  readonly errors: readonly string[]
  /** The review as the platform's API takes it, and what became of every finding. */
  readonly report: PostReport<PostedReview>
  /** For `renderPreview`. */
  readonly plan: ReviewPlan
  /** The diff that the review was planned for. */
  readonly diff: Diff
}

/** The same as the report of the action. */
export interface PostReport<PostedReview = object> {
  readonly review: PostedReview
  /** One entry for every finding that came in. */
  readonly findings: readonly FindingReport[]
  readonly counts: Counts
}

export interface Target<PostedReview extends object> {
  /** Host of the platform; links to it can be clicked. */
  readonly host: string
  open(options: OpenOptions): Promise<Platform<PostedReview>>
  /** The empty review of a run that could not open the platform. */
  presentUnopened(plan: ReviewPlan): PostedReview
}

/** Posts with the same code as the action and `fencepost post`. */
export async function post<PostedReview extends object>(
  input: PostInput,
  target: Target<PostedReview>,
): Promise<PostResult<PostedReview>> {
  const { baseline, verified, directory, workspaces = [], log = () => {} } = input
  if (typeof input.token !== 'string' || input.token === '')
    throw new UserError('token is missing', { hint: 'Pass a token that may write reviews.' })
  const holdsSecret = secretTest(input.token)
  const say = (message: string) => log(holdsSecret(message) ? WITHHELD : message)
  const { options, runOptions } = readPostOptions(input.options ?? {}, target.host)
  const { id, commit } = options
  const { maxWait } = runOptions
  let platform: Platform<PostedReview> | undefined
  try {
    const { result, errors } = await run({
      collected: await collect(input, options),
      baseline,
      verified,
      options,
      runOptions,
      workspaces: [...workspaces, ...(directory === undefined ? [] : [path.resolve(directory)])],
      ...(directory === undefined ? {} : { treeOf: (sha: string) => commitTree(directory, sha) }),
      repository: directory === undefined ? undefined : openRepository(directory),
      holdsSecret,
      say,
      warn: say,
      async open({ resolveFixed }) {
        platform = await target.open({ id, commit, resolveFixed, maxWait, say })
        return platform
      },
    })
    const { outcome, plan, diff } = result
    for (const line of plan.log) say(line)
    return {
      outcome,
      message: outcomeText(result),
      ...('url' in result ? { id: result.id, url: result.url } : {}),
      ...('cause' in result ? { cause: result.cause } : {}),
      failed: plan.failed,
      errors: errors().map(({ message, hint }) => [message, hint].join('. ')),
      report: {
        review: platform?.present(plan, diff) ?? target.presentUnopened(plan),
        findings: plan.findings,
        counts: plan.counts,
      },
      plan,
      diff,
    }
  } catch (error) {
    if (error instanceof Error && holdsSecret(`${error.message}\n${error.stack}`))
      throw new UserError(WITHHELD)
    throw error
  }
}

async function collect(
  { findings, bad = [], warnings = [], summaries = [] }: PostInput,
  options: Options,
): Promise<CollectedFindings> {
  if (typeof findings === 'string') return collectFindings([{ file: 'findings', text: findings }], options)
  if (!Array.isArray(findings))
    throw new UserError('findings is neither a text nor a list', {
      hint: 'Pass the text that a tool or a model has written, or a list of findings.',
    })
  const { notes, ...read } = readGiven(findings)
  return collectIntakes([{ ...read, bad: [...bad, ...read.bad], notes, warnings, summaries }], options)
}
