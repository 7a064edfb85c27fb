import { SEVERITIES } from '../core/finding/finding.ts'
import { FORMATS, type Format } from '../core/intake/intake.ts'
import {
  DEFAULT_PLAN_OPTIONS,
  MAX_ID,
  type PlanOptions,
  PROTECTED_PATHS,
} from '../core/options/plan-options.ts'
import { UserError } from '../errors.ts'

/** How an option is described, validated and parsed; the same for the action and the command line. */
export interface Option<T> {
  readonly default: string
  readonly description: string
  /** The valid values, for error messages and help. */
  readonly valid: string
  /** `undefined` if the value is not valid. */
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

/** Accepts the spellings of the Actions toolkit (`getBooleanInput`). */
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

/** Options that decide what the review contains. */
export const PLAN_OPTIONS = {
  format: choice(FORMATS, 'auto', 'Format of the findings.'),
  trust: choice(
    ['auto', 'model'],
    'auto',
    'model: the findings were written by a model or a stranger, whatever their format, so the stricter rules for model code apply.',
  ),
  id: {
    default: '',
    description: 'Name of this set of findings; a re-run changes only comments with the same id.',
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
    'Kind of review. auto requests changes if fail-on is met.',
  ),
  'min-severity': choice(SEVERITIES, 'info', 'Findings below this severity are only counted in the report.'),
  'min-confidence': number(0, 1, false, 'Findings with a lower confidence are only counted in the report.'),
  'max-comments': number(
    50,
    10_000,
    true,
    'Maximum number of inline comments, 0 for no limit. If there are more, the least severe go to the body.',
  ),
  'outside-diff': choice(
    ['summary', 'drop'],
    'summary',
    'Findings on lines outside the diff: listed in the body, or kept in the report only.',
  ),
  'deleted-lines': choice(
    ['fallback', 'prefer'],
    'fallback',
    'prefer: line numbers may mean deleted lines, so a deleted line with that number comes first.',
  ),
  'offset-fallback': choice(
    ['show', 'line'],
    'show',
    'line: if the target line of an offset marker is not in the diff, its code is offered on the line of the finding.',
  ),
  suggestions: toggle(true, 'false: code is shown as a diff, never offered as a one-click suggestion.'),
  'protected-paths': list(
    PROTECTED_PATHS,
    'Globs of files where suggestions are shown without a button. By default workflows, actions, CODEOWNERS, lock files and the like.',
  ),
  prose: choice(['markdown', 'literal'], 'markdown', 'literal: messages are shown without any Markdown.'),
  'link-hosts': list(
    [],
    'Hosts whose links can be clicked. By default the host of the platform and the documentation sites of known tools.',
  ),
  duplicates: choice(
    ['skip', 'post'],
    'skip',
    'Whether to post a finding again that an earlier run has posted.',
  ),
  'fail-on': choice(
    ['none', ...SEVERITIES],
    'none',
    'Fail, after posting, when a finding is at least this severe.',
  ),
  lenient: toggle(false, 'true: entries that cannot be read are listed, the others are posted.'),
} as const satisfies Record<string, Option<unknown>>

/** Options that decide what happens to the review. */
export const RUN_OPTIONS = {
  'resolve-fixed': toggle(
    false,
    'Resolve the threads of findings that are gone, reopen those of findings that came back. With GITHUB_TOKEN this needs contents: write.',
  ),
  'dry-run': toggle(false, 'Plan and report, but post nothing.'),
  'report-path': text(
    '',
    "Where the JSON report is written. By default in the runner's temporary directory.",
  ),
  'preview-path': text('', 'Where the review is written as one HTML page. By default nowhere.'),
  'max-wait': number(120, 3600, true, 'Maximum number of seconds to wait for rate limits, in total.'),
} as const satisfies Record<string, Option<unknown>>

export type OptionName = keyof typeof PLAN_OPTIONS | keyof typeof RUN_OPTIONS

export interface Options extends Omit<PlanOptions, 'workspaces' | 'repositoryUrl' | 'sha256'> {
  readonly format: Format
  readonly lenient: boolean
}

/** The raw value that the user set, `undefined` if there is none. */
export type Given = (name: OptionName) => string | undefined

function createReader(given: Given) {
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
  const read = createReader(given)
  return {
    resolveFixed: read('resolve-fixed', RUN_OPTIONS['resolve-fixed']),
    dryRun: read('dry-run', RUN_OPTIONS['dry-run']),
    reportPath: read('report-path', RUN_OPTIONS['report-path']),
    previewPath: read('preview-path', RUN_OPTIONS['preview-path']),
    maxWait: read('max-wait', RUN_OPTIONS['max-wait']),
  }
}

/** Validates the options and returns them as one typed record. */
export function readOptions(given: Given): Options {
  const read = createReader(given)
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
