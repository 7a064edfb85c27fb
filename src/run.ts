import type { Finding } from './core/finding/finding.ts'
import type { TreeTest } from './core/options/plan-options.ts'
import type { Verified } from './core/options/verified.ts'
import type { UserError } from './errors.ts'
import type { Checkout } from './input/checkout.ts'
import type { CollectedFindings, Source } from './input/collect-findings.ts'
import { loadGlobTest } from './input/load-glob-test.ts'
import { loadMarkdown } from './input/load-markdown.ts'
import { loadSyntax } from './input/load-syntax.ts'
import type { Repository } from './input/repository.ts'
import { withholdSecrets } from './input/withhold-secrets.ts'
import { withholdVerified } from './input/withhold-verified.ts'
import type { Options, RunOptions } from './options/options.ts'
import { heldBackError, holdsSecret as holdsOwnSecret } from './output/gate.ts'
import { redactResult } from './output/redact-result.ts'
import type { Platform } from './platforms/platform.ts'
import type { Result } from './review.ts'
import { reviewOrDegrade } from './review-or-degrade.ts'

export interface RunInput {
  readonly collected: CollectedFindings
  readonly options: Options
  /** Findings of the base. */
  readonly baseline?: readonly Finding[] | undefined
  /** The results of `fencepost verify`, if it was run. */
  readonly verified?: Verified | undefined
  readonly runOptions: Pick<RunOptions, 'dryRun' | 'resolveFixed'>
  /** Directories that absolute paths in findings may begin with. */
  readonly workspaces: readonly string[]
  /** The working tree that the findings were made on, if known. */
  readonly checkout?: Checkout
  /** The files of a commit, if there is a repository. */
  readonly treeOf?: (commit: string) => TreeTest
  /** The repository around the working tree, if there is one. */
  readonly repository?: Repository | undefined
  /** Opens what is to be reviewed, or says why there is nothing. */
  readonly open: (options: {
    readonly resolveFixed: boolean
  }) => Promise<Platform | { readonly kind: 'none'; readonly why: string }>
  /** Whether a text contains a secret; by default, one of this process. */
  readonly holdsSecret?: (text: string) => boolean
  readonly say: (message: string) => void
  readonly warn: (message: string) => void
}

export interface Run {
  readonly result: Result
  /** Names of the inputs that the findings were read from. */
  readonly sources: readonly Source[]
  /** The error to end the run with: a finding, or an output, contains the token. */
  readonly errors: () => readonly UserError[]
}

/** One run, shared by the action and `post`: findings, options and a platform in, a result out. */
export async function run(input: RunInput): Promise<Run> {
  const { collected, options, runOptions, workspaces, open, say, warn, holdsSecret = holdsOwnSecret } = input
  const {
    findings,
    bad,
    notes,
    warnings = [],
    summaries = [],
    alarm,
  } = withholdSecrets(collected, holdsSecret)
  const checks = withholdVerified(input.verified, holdsSecret)
  for (const note of notes) say(note)
  for (const warning of warnings) warn(warning)
  // A finding that is withheld, unreadable or possibly missing is not gone: its thread must not be resolved.
  const isComplete = !alarm && bad.length === 0 && warnings.length === 0
  const result = await reviewOrDegrade(
    {
      findings,
      bad,
      options: {
        ...options,
        workspaces,
        verified: checks.verified,
        baseline: input.baseline,
        summaries,
        ...(await loadParts(findings, summaries, options)),
      },
      ...(input.checkout ? { checkout: input.checkout } : {}),
      ...(input.treeOf ? { treeOf: input.treeOf } : {}),
      repository: input.repository,
      loadSyntax: (paths) => loadSyntax(paths, say),
      dryRun: runOptions.dryRun,
      holdsSecret,
      say,
    },
    () => open({ resolveFixed: runOptions.resolveFixed && isComplete }),
  )
  return {
    result: redactResult(result, holdsSecret),
    sources: collected.sources ?? [],
    errors: () => [alarm, checks.alarm, heldBackError()].filter((error) => error !== undefined),
  }
}

/** Parts of the planner that most runs do not need, so they are loaded only then. */
async function loadParts(
  findings: readonly Finding[],
  summaries: readonly string[],
  { protectedPaths }: Options,
) {
  return {
    writeMarkdown: await loadMarkdown(findings, summaries),
    globTest: await loadGlobTest(protectedPaths),
  }
}
