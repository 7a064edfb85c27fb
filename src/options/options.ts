import { SEVERITIES } from '../core/finding/finding.ts'
import { FORMATS, type Format } from '../core/intake/intake.ts'
import {
  DEFAULT_PLAN_OPTIONS,
  MAX_ID,
  type PlanOptions,
  PROTECTED_PATHS,
} from '../core/options/plan-options.ts'
import { UserError } from '../errors.ts'

/** An option as it is written, explained and read; the same for the action and the command line. */
export interface Option<T> {
  readonly default: string
  readonly description: string
  /** What may be written, for people. */
  readonly valid: string
  /** Nothing: the value is not valid. */
  readonly read: (value: string) => T | undefined
}

function choice<const T extends string>(values: readonly T[], fallback: T, description: string): Option<T> {
  return {
    default: fallback,
    description,
    valid: values.join(', '),
    read: (value) => values.find((known) => known === value),
  }
}

/** The words that the Actions toolkit takes for booleans. */
function toggle(fallback: boolean, description: string): Option<boolean> {
  const read = (value: string) => (TRUE.has(value) ? true : FALSE.has(value) ? false : undefined)
  return { default: String(fallback), description, valid: 'true, false', read }
}

const TRUE = new Set(['true', 'True', 'TRUE'])
const FALSE = new Set(['false', 'False', 'FALSE'])

function number(fallback: number, max: number, whole: boolean, description: string): Option<number> {
  const fits = (value: number) => value >= 0 && value <= max && (!whole || Number.isInteger(value))
  return {
    default: String(fallback),
    description,
    valid: `a ${whole ? 'whole ' : ''}number from 0 to ${max}`,
    read: (value) => (fits(Number(value)) ? Number(value) : undefined),
  }
}

function list(fallback: readonly string[], description: string): Option<string[]> {
  const read = (value: string) =>
    value
      .split('\n')
      .map((entry) => entry.trim())
      .filter(Boolean)
  return { default: fallback.join('\n'), description, valid: 'one entry per line', read }
}

function text(fallback: string, description: string): Option<string> {
  return { default: fallback, description, valid: 'a text', read: (value) => value }
}

export const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i

/** Everything that shapes the review. */
export const PLAN_OPTIONS = {
  format: choice(FORMATS, 'auto', 'Format of the findings.'),
  trust: choice(
    ['auto', 'model'],
    'auto',
    "model: the findings come from a model or a stranger, whatever their format; the rules for models' code hold.",
  ),
  id: {
    default: '',
    description: 'Whose findings these are; re-runs touch only their own.',
    valid: `a text of at most ${MAX_ID} characters`,
    read: (value: string) => (value.length <= MAX_ID ? value : undefined),
  },
  commit: {
    default: '',
    description: 'The commit that the findings describe, as a full SHA.',
    valid: 'a full commit SHA of 40 (or 64) hex digits',
    read: (value: string) => (value === '' || FULL_SHA.test(value) ? value.toLowerCase() : undefined),
  },
  event: choice(
    ['comment', 'request-changes', 'auto'],
    'comment',
    'Kind of review. auto requests changes where fail-on is met.',
  ),
  'min-severity': choice(SEVERITIES, 'info', 'Findings below it are only counted in the report.'),
  'min-confidence': number(
    0,
    1,
    false,
    'Findings that state a lower confidence are only counted in the report.',
  ),
  'max-comments': number(
    50,
    10_000,
    true,
    'Inline comments at most, 0 for no limit. The rest, least severe, goes to the body.',
  ),
  'outside-diff': choice(
    ['summary', 'drop'],
    'summary',
    'Findings that the diff has no line for: listed in the body, or kept in the report only.',
  ),
  'deleted-lines': choice(
    ['fallback', 'prefer'],
    'fallback',
    'prefer: the findings number deleted lines, so a deleted line with that number wins.',
  ),
  'offset-fallback': choice(
    ['show', 'line'],
    'show',
    'line: a marker whose target is out of reach is offered on the line of the finding.',
  ),
  suggestions: toggle(true, 'false: code is shown as a diff, never offered as a one-click suggestion.'),
  'protected-paths': list(
    PROTECTED_PATHS,
    'Globs of files where suggestions are shown, not offered: workflows, actions, CODEOWNERS, lock files and the like.',
  ),
  prose: choice(['markdown', 'literal'], 'markdown', 'literal: messages are shown without any Markdown.'),
  'link-hosts': list(
    [],
    'Hosts whose links are live. By default the host of the platform and those where known tools explain their rules.',
  ),
  duplicates: choice(
    ['skip', 'post'],
    'skip',
    'Whether a finding that an earlier run has posted is posted again.',
  ),
  'fail-on': choice(
    ['none', ...SEVERITIES],
    'none',
    'Fail, after posting, when a finding is at least this severe.',
  ),
  lenient: toggle(false, 'true: entries that cannot be read are listed, and the rest goes on.'),
} as const satisfies Record<string, Option<unknown>>

/** What is done with the review. */
export const RUN_OPTIONS = {
  'resolve-fixed': toggle(
    false,
    'Resolve the threads of findings that are gone, reopen those of findings that came back. With GITHUB_TOKEN that needs contents: write.',
  ),
  'dry-run': toggle(false, 'Plan and report, post nothing.'),
  'report-path': text(
    '',
    "Where the JSON report is written. By default in the runner's temporary directory.",
  ),
  'preview-path': text('', 'Where the review is written as one HTML page. By default nowhere.'),
  'max-wait': number(120, 3600, true, 'Seconds to wait for rate limits, in all.'),
} as const satisfies Record<string, Option<unknown>>

export type OptionName = keyof typeof PLAN_OPTIONS | keyof typeof RUN_OPTIONS

export interface Options extends Omit<PlanOptions, 'workspaces' | 'repositoryUrl' | 'sha256'> {
  readonly format: Format
  readonly lenient: boolean
}

/** Answers with what the user wrote, or nothing. */
export type Given = (name: OptionName) => string | undefined

function readerOf(given: Given) {
  return <T>(name: OptionName, option: Option<T>): T => {
    const written = given(name)?.trim() || option.default
    const value = option.read(written)
    if (value !== undefined) return value
    throw new UserError(`${name} is ${JSON.stringify(written)}; valid: ${option.valid}`)
  }
}

export interface RunOptions {
  readonly resolveFixed: boolean
  readonly dryRun: boolean
  readonly reportPath: string
  readonly previewPath: string
  readonly maxWait: number
}

export function readRunOptions(given: Given): RunOptions {
  const read = readerOf(given)
  return {
    resolveFixed: read('resolve-fixed', RUN_OPTIONS['resolve-fixed']),
    dryRun: read('dry-run', RUN_OPTIONS['dry-run']),
    reportPath: read('report-path', RUN_OPTIONS['report-path']),
    previewPath: read('preview-path', RUN_OPTIONS['preview-path']),
    maxWait: read('max-wait', RUN_OPTIONS['max-wait']),
  }
}

/** The options as one typed record. */
export function readOptions(given: Given): Options {
  const read = readerOf(given)
  const commit = read('commit', PLAN_OPTIONS.commit)
  const linkHosts = read('link-hosts', PLAN_OPTIONS['link-hosts'])
  const options = {
    format: read('format', PLAN_OPTIONS.format),
    trust: read('trust', PLAN_OPTIONS.trust),
    id: read('id', PLAN_OPTIONS.id) || DEFAULT_PLAN_OPTIONS.id,
    ...(commit ? { commit } : {}),
    event: read('event', PLAN_OPTIONS.event),
    minSeverity: read('min-severity', PLAN_OPTIONS['min-severity']),
    minConfidence: read('min-confidence', PLAN_OPTIONS['min-confidence']),
    maxComments: read('max-comments', PLAN_OPTIONS['max-comments']),
    outsideDiff: read('outside-diff', PLAN_OPTIONS['outside-diff']),
    deletedLines: read('deleted-lines', PLAN_OPTIONS['deleted-lines']),
    offsetFallback: read('offset-fallback', PLAN_OPTIONS['offset-fallback']),
    suggestions: read('suggestions', PLAN_OPTIONS.suggestions),
    protectedPaths: read('protected-paths', PLAN_OPTIONS['protected-paths']),
    prose: read('prose', PLAN_OPTIONS.prose),
    linkHosts: linkHosts.length > 0 ? linkHosts : DEFAULT_PLAN_OPTIONS.linkHosts,
    duplicates: read('duplicates', PLAN_OPTIONS.duplicates),
    failOn: read('fail-on', PLAN_OPTIONS['fail-on']),
    lenient: read('lenient', PLAN_OPTIONS.lenient),
  }
  if (options.event === 'auto' && options.failOn === 'none') {
    throw new UserError('event "auto" needs fail-on', { hint: 'Set fail-on to error, warning or info.' })
  }
  return options
}
