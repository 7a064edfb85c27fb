import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Diff, parseDiff } from '../src/core/diff/diff.ts'
import { badEntryText, SEVERITIES } from '../src/core/finding/finding.ts'
import { gitlabReview } from '../src/core/gitlab/review.ts'
import { FORMATS, type Intake, IntakeError, intake } from '../src/core/intake/intake.ts'
import { globTest } from '../src/core/options/glob-test.ts'
import { GITHUB_LIMITS, GITLAB_LIMITS, linkHostsFor, SCOPES } from '../src/core/options/plan-options.ts'
import { planReview, type ReviewPlan } from '../src/core/plan/plan.ts'
import { preview } from '../src/core/preview/preview.ts'
import { writeMarkdown } from '../src/core/text/markdown.ts'
import { likelyWorkspace } from './likely-workspace.ts'

/** The values of the page's form. */
export interface Given {
  readonly diff: string
  readonly findings: string
  /** Names of the options in `CHOICES`, and `max-comments`, `suggestions`, `lenient`. */
  readonly options: Readonly<Record<string, string>>
}

/** Options with a list of values; the first one is the default. */
export const CHOICES = {
  platform: ['github', 'gitlab'],
  format: FORMATS,
  scope: SCOPES,
  trust: ['auto', 'model'],
  'min-severity': SEVERITIES.toReversed(),
} as const

export interface Shown {
  readonly plan: ReviewPlan
  /** A whole HTML document. */
  readonly page: string
  /** What the platform would be sent. */
  readonly payload: unknown
  /** What a run would log. */
  readonly notes: readonly string[]
}

/** The input cannot be used; the message says what to write instead. */
export class InputError extends Error {
  override name = 'InputError'
}

/** The same steps as a run of the action, without a platform and without a repository. */
export async function review({ diff: diffText, findings: text, options }: Given): Promise<Shown> {
  const diff = readDiff(diffText, text)
  const read = await readFindings(text, options)
  const workspace = likelyWorkspace(
    read.findings.map(({ path }) => path),
    diff.files.map(({ path }) => path),
  )
  const isGitLab = options.platform === 'gitlab'
  const plan = planReview({
    findings: read.findings,
    bad: read.bad,
    diff,
    limits: isGitLab ? GITLAB_LIMITS : GITHUB_LIMITS,
    options: {
      scope: choice('scope', options),
      trust: choice('trust', options),
      minSeverity: choice('min-severity', options),
      maxComments: maxComments(options['max-comments']),
      suggestions: options.suggestions !== 'false',
      summaries: read.summaries ?? [],
      linkHosts: linkHostsFor(isGitLab ? 'gitlab.com' : 'github.com'),
      workspaces: workspace === undefined ? [] : [workspace],
      globTest,
      sha256: (data) => bytesToHex(hash(utf8ToBytes(data))),
      writeMarkdown,
    },
  })
  return {
    plan,
    page: preview({
      plan,
      diff,
      subject: 'your diff',
      status: 'Nothing was posted, and nothing left this page.',
    }),
    payload: isGitLab ? gitlabReview(plan.review, diff, UNKNOWN_REFS) : plan.review,
    notes: [...(read.warnings ?? []), ...read.notes, ...plan.log],
  }
}

/** A diff has no `diff_refs`, unlike a merge request. */
const UNKNOWN_REFS = { base_sha: '<base>', start_sha: '<start>', head_sha: '<head>' }

const SWAPPED = 'The findings look like one: are they swapped?'

function readDiff(text: string, findings: string): Diff {
  if (text.trim() === '') throw new InputError('The diff is empty: paste what git diff main...HEAD prints.')
  const diff = parseDiff(text)
  if (diff.files.length > 0) return diff
  const [first = ''] = text.trim().split('\n', 1)
  const advice = parseDiff(findings).files.length > 0 ? SWAPPED : 'Paste what git diff main...HEAD prints.'
  throw new InputError(`This is no diff; it begins with ${JSON.stringify(first.slice(0, 80))}. ${advice}`)
}

async function readFindings(text: string, options: Given['options']): Promise<Intake> {
  if (text.trim() === '')
    throw new InputError('There are no findings: paste what your tool or model printed.')
  const read = await intake({ file: 'findings', text }, choice('format', options)).catch((error: unknown) => {
    throw error instanceof IntakeError ? new InputError(error.message, { cause: error }) : error
  })
  if (read.bad.length > 0 && options.lenient !== 'true')
    throw new InputError(badText(read.bad.map(badEntryText)))
  return read
}

/** Bad entries that the error lists; the others are counted. */
const MAX_LISTED = 20

function badText(entries: readonly string[]): string {
  const listed = entries.slice(0, MAX_LISTED)
  const more = entries.length > listed.length ? [`and ${entries.length - listed.length} more`] : []
  return [...listed, ...more, 'Findings are numbered from 0. With “lenient” the others are shown.'].join('\n')
}

function choice<Name extends keyof typeof CHOICES>(
  name: Name,
  options: Given['options'],
): (typeof CHOICES)[Name][number] {
  const values: readonly (typeof CHOICES)[Name][number][] = CHOICES[name]
  const [first] = values
  const value = values.find((known) => known === options[name]) ?? first
  if (value === undefined) throw new RangeError(`${name} has no values`)
  return value
}

function maxComments(given = ''): number {
  const value = Number(given === '' ? 50 : given)
  if (Number.isInteger(value) && value >= 0 && value <= 10_000) return value
  throw new InputError(`max-comments is ${JSON.stringify(given)}; valid: a whole number from 0 to 10000`)
}
