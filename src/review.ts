import { pathsInQuestion, pathsOfModelCode } from './core/assess/assess.ts'
import type { Diff } from './core/diff/diff.ts'
import type { BadEntry, Finding } from './core/finding/finding.ts'
import type { PlanOptions, SyntaxParser, TreeTest } from './core/options/plan-options.ts'
import { planReview, type ReviewPlan } from './core/plan/plan.ts'
import { plural } from './core/text/plural.ts'
import { UserError } from './errors.ts'
import { type Checkout, checkoutAdvice } from './input/checkout.ts'
import type { Repository } from './input/repository.ts'
import { secretLeakError } from './input/withhold-secrets.ts'
import type { Platform, Receipt, Subject } from './platforms/platform.ts'
import { sha256 } from './sha256.ts'

/** A plan and what it was made on. */
export interface Planned {
  readonly plan: ReviewPlan
  readonly diff: Diff
  readonly commit: string
}

export type Result = Planned &
  (
    | { readonly outcome: 'posted'; readonly id: number; readonly url: string }
    | { readonly outcome: 'nothing-new' | 'nothing-to-post' | 'dry-run' }
    | { readonly outcome: 'skipped'; readonly why: string }
    | {
        readonly outcome: 'degraded'
        readonly message: string
        readonly hint: string
        /** A fork's token may only read; a permission is missing; something else went wrong. */
        readonly cause: 'fork' | 'permission' | 'failure'
      }
  )

export interface ReviewInput {
  readonly platform: Platform
  readonly findings: readonly Finding[]
  readonly bad: readonly BadEntry[]
  readonly options: Omit<PlanOptions, 'sha256'>
  readonly dryRun: boolean
  /** The working tree that the findings were made on, if known. */
  readonly checkout?: Checkout
  /** The files of a commit, if there is a repository. */
  readonly treeOf?: (commit: string) => TreeTest
  /** The repository around the working tree, if there is one. */
  readonly repository?: Repository | undefined
  /** Parsers for these files. */
  readonly loadSyntax?: (paths: readonly string[]) => Promise<SyntaxParser | undefined>
  /** Whether a text contains the token. */
  readonly holdsSecret?: (text: string) => boolean
  readonly say: (message: string) => void
}

/** The plan could not be delivered. All findings are in it, so that they can be shown elsewhere. */
export class DeliveryError extends UserError {
  readonly planned: Planned

  constructor(planned: Planned, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options)
    this.planned = planned
  }
}

/** Read, plan, post: every decision about what to do next is made here, none in a platform. */
export async function review(input: ReviewInput): Promise<Result> {
  const { platform, dryRun, say } = input
  const { noun } = platform
  let subject = await platform.read()
  let known = await knownFor(input, subject)
  let adjustments: Adjustments = { refused: new Set(), commentOnly: false }
  let replanned = false
  for (;;) {
    const plan = planFor(input, subject, { ...adjustments, ...known })
    const done = { plan, diff: subject.diff, commit: subject.commit }
    if (plan.failure !== undefined) return { ...done, ...failedPlan(plan.failure) }
    assertNoSecret(plan, input.holdsSecret)
    if (subject.closed) return { ...done, outcome: 'skipped', why: `The ${noun} is ${subject.closed}` }
    if (dryRun) return { ...done, outcome: 'dry-run' }
    if (plan.review.body === '') {
      for (const line of await platform.tidy(plan)) say(line)
      return { ...done, outcome: plan.counts.duplicates > 0 ? 'nothing-new' : 'nothing-to-post' }
    }
    say(`Posting a review with ${plural(plan.review.comments.length, 'comment')}`)
    const receipt = await platform.deliver(plan, subject).catch((error) => fail(done, error))
    switch (receipt.kind) {
      case 'posted':
        for (const line of await platform.tidy(plan)) say(line)
        return { ...done, outcome: 'posted', id: receipt.id, url: receipt.url }
      case 'forbidden':
        return { ...done, outcome: 'degraded', ...forbidden(receipt) }
      case 'closed':
        return { ...done, outcome: 'skipped', why: `The ${noun} is ${receipt.why}` }
      case 'head-moved':
        if (replanned)
          throw new DeliveryError(done, `The ${noun} keeps changing; this run is superseded by the next`)
        say(`The ${noun} has changed meanwhile; planning again`)
        replanned = true
        subject = await platform.read().catch((error) => fail(done, error))
        known = await knownFor(input, subject)
        break
      case 'refused':
        adjustments = {
          ...adjustments,
          refused: refusedBy(done, receipt.comments, adjustments.refused, input),
        }
        break
      case 'comment-only':
        if (adjustments.commentOnly) throw new DeliveryError(done, receipt.message)
        say(`${receipt.message}; the review is a comment`)
        adjustments = { ...adjustments, commentOnly: true }
        break
      case 'unknown':
        throw new DeliveryError(done, `The review may have been posted: ${receipt.message}`, {
          hint: `Look at the ${noun}. The next run finds out by itself and posts nothing twice.`,
        })
      case 'failed':
        throw new DeliveryError(done, receipt.message)
    }
  }
}

function failedPlan(message: string) {
  const hint =
    'This is a fault of Fencepost. Nothing was posted; the report and the annotations have the findings.'
  return { outcome: 'degraded', message, hint, cause: 'failure' } as const
}

/** Checks everything to be posted, including paths and lines of the diff; findings were checked before. */
function assertNoSecret({ review }: ReviewPlan, holdsSecret: ReviewInput['holdsSecret']): void {
  const texts = review.comments.flatMap(({ path, body }) => [path, body])
  if (holdsSecret?.([review.body, ...texts].join('\n')))
    throw secretLeakError('The review', 'nothing was posted')
}

/** Before a path is guessed, it is looked up in the tree of the reviewed commit: in the checkout, else by the API. */
async function treeFor(
  { platform, findings, options, treeOf }: ReviewInput,
  { diff, commit }: Subject,
): Promise<TreeTest | undefined> {
  const paths = pathsInQuestion(findings, diff, options)
  if (paths.length === 0) return undefined
  const local = treeOf?.(commit)
  if (local && paths.every((path) => local(path) !== undefined)) return local
  const found = await platform.lookUp(paths, commit)
  return (path) => found.get(path)
}

/** What is known about the reviewed commit besides the diff. */
type KnownOfCommit = Pick<PlanOptions, 'holdsPath' | 'headText' | 'parse'>

/** Whole files prove more about a model's code: from the local repository, else by one request to the API. */
async function knownFor(input: ReviewInput, subject: Subject): Promise<KnownOfCommit> {
  const { platform, findings, options, repository, loadSyntax } = input
  const { diff, commit, blobs } = subject
  const holdsPath = await treeFor(input, subject)
  const local = (path: string) => repository?.textOf(path, { blob: blobs.get(path), commit })
  const paths = options.suggestions ? pathsOfModelCode(findings, diff, { ...options, holdsPath }) : []
  const missing = paths.filter((path) => local(path) === undefined)
  const remote = missing.length === 0 ? undefined : await platform.headTexts(missing, subject)
  const headText = (path: string) => local(path) ?? remote?.get(path)
  const parse = await loadSyntax?.(paths.filter((path) => headText(path) !== undefined))
  return { holdsPath, headText, parse }
}

interface Adjustments {
  readonly refused: ReadonlySet<string>
  readonly commentOnly: boolean
}

function fail(planned: Planned, error: unknown): never {
  if (!(error instanceof UserError)) throw error
  const { message, hint } = error
  throw new DeliveryError(planned, message, { cause: error, ...(hint === undefined ? {} : { hint }) })
}

function planFor(
  input: ReviewInput,
  subject: Subject,
  { refused, commentOnly, ...known }: Adjustments & KnownOfCommit,
): ReviewPlan {
  const { platform, findings, bad, options, checkout } = input
  const { diff, commit, head, repositoryUrl, posted, unproven, blobs } = subject
  const differs = (path: string) => {
    const blob = checkout?.blobOf(path)
    return blob !== undefined && blob !== blobs.get(path)
  }
  const plan = planReview({
    findings,
    bad,
    diff,
    posted,
    refused,
    limits: platform.limits,
    options: {
      ...options,
      sha256,
      commit,
      head,
      repositoryUrl,
      blobOf: (path: string) => blobs.get(path),
      ...known,
      needsOriginal: (path: string) => unproven || differs(path),
      ...(commentOnly ? { event: 'comment' } : {}),
    },
  })
  return { ...plan, log: [...plan.log, ...checkoutAdvice(plan, commit, differs)] }
}

/** A finding with a comment that is refused goes to the body with all its comments: their parts belong together. */
function refusedBy(
  planned: Planned,
  comments: readonly number[],
  before: ReadonlySet<string>,
  { platform: { name }, say }: ReviewInput,
): ReadonlySet<string> {
  const { plan } = planned
  const refused = new Set(before)
  const ownerOf = new Map(plan.findings.flatMap((finding) => finding.comments.map((at) => [at, finding])))
  for (const index of comments) {
    const comment = plan.review.comments[index]
    if (!comment) continue
    const place = comment.line === undefined ? comment.path : `${comment.path}:${comment.line}`
    say(`${name} refuses a comment on ${place}; it goes to the body`)
    for (const each of ownerOf.get(index)?.comments ?? [index]) {
      const planned = plan.comments[each]
      if (planned) refused.add(planned.fingerprint)
    }
  }
  if (refused.size === before.size)
    throw new DeliveryError(planned, `${name} refused the review, and no comment could be blamed for it`)
  return refused
}

function forbidden({ message, hint, fork }: Extract<Receipt, { kind: 'forbidden' }>) {
  return { message, hint, cause: fork ? ('fork' as const) : ('permission' as const) }
}
