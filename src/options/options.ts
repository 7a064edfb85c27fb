import { SEVERITIES } from '../core/finding/finding.ts'
import { FORMATS } from '../core/intake/intake.ts'
import {
  DEFAULT_PLAN_OPTIONS as DEFAULTS,
  linkHostsFor,
  MAX_ID,
  type PlanOptions,
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
    DEFAULTS.trust,
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
    DEFAULTS.event,
    'Kind of review. auto requests changes where fail-on is met.',
  ),
  'min-severity': choice(
    SEVERITIES,
    DEFAULTS.minSeverity,
    'Findings below it are only counted in the report.',
  ),
  'min-confidence': number(
    DEFAULTS.minConfidence,
    1,
    false,
    'Findings that state a lower confidence are only counted in the report.',
  ),
  'max-comments': number(
    DEFAULTS.maxComments,
    10_000,
    true,
    'Inline comments at most, 0 for no limit. The rest, least severe, goes to the body.',
  ),
  'outside-diff': choice(
    ['summary', 'drop'],
    DEFAULTS.outsideDiff,
    'Findings that the diff has no line for: listed in the body, or kept in the report only.',
  ),
  'deleted-lines': choice(
    ['fallback', 'prefer'],
    DEFAULTS.deletedLines,
    'prefer: the findings number deleted lines, so a deleted line with that number wins.',
  ),
  'offset-fallback': choice(
    ['show', 'line'],
    DEFAULTS.offsetFallback,
    'line: a marker whose target is out of reach is offered on the line of the finding.',
  ),
  suggestions: toggle(
    DEFAULTS.suggestions,
    'false: code is shown as a diff, never offered as a one-click suggestion.',
  ),
  'protected-paths': list(
    DEFAULTS.protectedPaths,
    'Globs of files where suggestions are shown, not offered: workflows, actions, CODEOWNERS, lock files and the like.',
  ),
  prose: choice(['markdown', 'literal'], DEFAULTS.prose, 'literal: messages are shown without any Markdown.'),
  'link-hosts': list(
    [],
    'Hosts whose links are live. By default the host of the platform and those where known tools explain their rules.',
  ),
  duplicates: choice(
    ['skip', 'post'],
    DEFAULTS.duplicates,
    'Whether a finding that an earlier run has posted is posted again.',
  ),
  'fail-on': choice(
    ['none', ...SEVERITIES],
    DEFAULTS.failOn,
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

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** A table of options as one typed record. */
type Values<Table> = {
  readonly [Name in keyof Table as CamelCase<Name>]: Table[Name] extends Option<infer Value> ? Value : never
}

export type RunOptions = Values<typeof RUN_OPTIONS>

export interface Options
  extends Omit<PlanOptions, 'workspaces' | 'repositoryUrl' | 'sha256'>,
    Pick<Values<typeof PLAN_OPTIONS>, 'format' | 'lenient'> {}

/** Answers with what the user wrote, or nothing. */
export type Given = (name: OptionName) => string | undefined

/** What the environment knows where the user says nothing. */
export interface Surroundings {
  /** Whose findings these are: workflow and job, say. */
  readonly id?: string | undefined
  /** The host of the platform, whose links are live. */
  readonly host?: string | undefined
}

export function readRunOptions(given: Given): RunOptions {
  return readTable(RUN_OPTIONS, given)
}

export function readOptions(given: Given, { id, host }: Surroundings = {}): Options {
  const { commit, ...read } = readTable(PLAN_OPTIONS, given)
  const options = {
    ...read,
    ...(commit ? { commit } : {}),
    id: read.id || id || DEFAULTS.id,
    linkHosts: read.linkHosts.length > 0 ? read.linkHosts : host ? linkHostsFor(host) : DEFAULTS.linkHosts,
  }
  if (options.event === 'auto' && options.failOn === 'none') {
    throw new UserError('event "auto" needs fail-on', { hint: 'Set fail-on to error, warning or info.' })
  }
  return options
}

function readTable<Table extends Readonly<Record<string, Option<unknown>>>>(
  table: Table,
  given: Given,
): Values<Table> {
  const entries = Object.entries(table).map(([name, option]) => {
    const written = given(name as OptionName)?.trim() || option.default
    const value = option.read(written)
    if (value !== undefined) return [camelCase(name), value]
    throw new UserError(`${name} is ${JSON.stringify(written)}; valid: ${option.valid}`)
  })
  return Object.fromEntries(entries)
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
