import type { BlobOf } from './checkout.ts'
import type { Diff } from './core/diff.ts'
import type { BadEntry, Finding } from './core/finding.ts'
import { readCommentMarker } from './core/marker.ts'
import { planReview, type ReviewPlan } from './core/plan.ts'
import type { PlanOptions } from './core/plan-options.ts'
import { UserError } from './errors.ts'
import type { Platform, Receipt, Subject } from './platforms/platform.ts'

/** A plan and what it was made on. */
interface Planned {
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
        readonly fork: boolean
      }
  )

export interface ReviewInput {
  readonly platform: Platform
  readonly findings: readonly Finding[]
  readonly bad: readonly BadEntry[]
  readonly options: PlanOptions
  readonly dryRun: boolean
  /** What the findings were made on, where that is known. */
  readonly checkedOut?: BlobOf
  readonly say: (message: string) => void
}

/** What was planned could not be delivered. The findings are in the plan, for whoever can show them elsewhere. */
export class DeliveryError extends UserError {
  readonly planned: Planned

  constructor(planned: Planned, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options)
    this.planned = planned
  }
}

/** A delivery that failed still has its plan, so that every finding can be told elsewhere. */
export async function reviewOrDegrade(input: ReviewInput): Promise<Result> {
  try {
    return await review(input)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const { planned, message, hint = '' } = error
    return { ...planned, outcome: 'degraded', message, hint, fork: false }
  }
}

/** Read, plan, post: every decision about what to do next is made here, none in a platform. */
export async function review(input: ReviewInput): Promise<Result> {
  const { platform, dryRun, say } = input
  let subject = await platform.read()
  let adjustments: Adjustments = { refused: new Set(), commentOnly: false }
  let replanned = false
  for (;;) {
    const plan = planFor(input, subject, adjustments)
    const done = { plan, diff: subject.diff, commit: subject.commit }
    if (subject.closed) return { ...done, outcome: 'skipped', why: `The pull request is ${subject.closed}` }
    if (dryRun) return { ...done, outcome: 'dry-run' }
    if (plan.review.body === '') {
      for (const line of await platform.tidy(plan)) say(line)
      return { ...done, outcome: plan.counts.duplicates > 0 ? 'nothing-new' : 'nothing-to-post' }
    }
    say(`Posting a review with ${plan.review.comments.length} comments`)
    const receipt = await platform.deliver(plan, subject).catch((error) => fail(done, error))
    switch (receipt.kind) {
      case 'posted':
        for (const line of await platform.tidy(plan)) say(line)
        return { ...done, outcome: 'posted', id: receipt.id, url: receipt.url }
      case 'forbidden':
        return { ...done, outcome: 'degraded', ...pick(receipt) }
      case 'closed':
        return { ...done, outcome: 'skipped', why: `The pull request is ${receipt.why}` }
      case 'head-moved':
        if (replanned)
          throw new DeliveryError(done, 'The pull request keeps changing; this run is superseded by the next')
        say('The pull request has changed meanwhile; planning again')
        replanned = true
        subject = await platform.read().catch((error) => fail(done, error))
        break
      case 'refused':
        adjustments = { ...adjustments, refused: refusedBy(done, receipt.comments, adjustments.refused, say) }
        break
      case 'comment-only':
        if (adjustments.commentOnly) throw new DeliveryError(done, receipt.message)
        say(`${receipt.message}; the review is a comment`)
        adjustments = { ...adjustments, commentOnly: true }
        break
      case 'unknown':
        throw new DeliveryError(done, `The review may have been posted: ${receipt.message}`, {
          hint: 'Look at the pull request. The next run finds out by itself and posts nothing twice.',
        })
      case 'failed':
        throw new DeliveryError(done, receipt.message)
    }
  }
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

function planFor(input: ReviewInput, subject: Subject, { refused, commentOnly }: Adjustments): ReviewPlan {
  const { platform, findings, bad, options, checkedOut } = input
  const { diff, commit, head, repositoryUrl, posted, unproven, blobs } = subject
  const differs = (path: string) => {
    const blob = checkedOut?.(path)
    return blob !== undefined && blob !== blobs.get(path)
  }
  return planReview({
    findings,
    bad,
    diff,
    posted,
    refused,
    limits: platform.limits,
    options: {
      ...options,
      commit,
      head,
      repositoryUrl,
      needsOriginal: (path: string) => unproven || differs(path),
      ...(commentOnly ? { event: 'comment' } : {}),
    },
  })
}

/** A finding with a comment that is refused goes to the body with all its comments: their parts belong together. */
function refusedBy(
  planned: Planned,
  comments: readonly number[],
  before: ReadonlySet<string>,
  say: (message: string) => void,
): ReadonlySet<string> {
  const { plan } = planned
  const refused = new Set(before)
  for (const index of comments) {
    const comment = plan.review.comments[index]
    if (!comment) continue
    say(`GitHub refuses a comment on ${comment.path}:${comment.line}; it goes to the body`)
    const owner = plan.findings.find((finding) => finding.comments.includes(index))
    for (const each of owner?.comments ?? [index]) {
      const marker = readCommentMarker(plan.review.comments[each]?.body ?? '')
      if (marker) refused.add(marker.fingerprint)
    }
  }
  if (refused.size === before.size)
    throw new DeliveryError(planned, 'GitHub refused the review, and no comment could be blamed for it')
  return refused
}

function pick({ message, hint, fork }: Extract<Receipt, { kind: 'forbidden' }>) {
  return { message, hint, fork }
}
