import { SEVERITIES } from '../core/finding/finding.ts'
import { FORMATS } from '../core/intake/intake.ts'
import { directoryInside } from '../core/intake/working-directory.ts'
import {
  DEFAULT_PLAN_OPTIONS as DEFAULTS,
  linkHostsFor,
  MAX_ID,
  type PlanOptions,
  SCOPES,
} from '../core/options/plan-options.ts'
import { invalidChoice, UserError } from '../errors.ts'

/** How an option is described, validated and parsed; the same for the action and the command line. */
export interface Option<T> {
  readonly default: string
  readonly description: string
  /** The valid values, for error messages and help. */
  readonly valid: string
  /** All valid values, if they are few. */
  readonly choices?: readonly string[]
  /** `undefined` if the value is not valid. */
  readonly read: (value: string) => T | undefined
}

function choice<const T extends string>(values: readonly T[], fallback: T, description: string): Option<T> {
  return {
    default: fallback,
    description,
    valid: values.join(', '),
    choices: values,
    read: (value) => values.find((known) => known === value),
  }
}

/** Accepts the spellings of the Actions toolkit (`getBooleanInput`). */
function toggle(fallback: boolean, description: string): Option<boolean> {
  const read = (value: string) => (TRUE.has(value) ? true : FALSE.has(value) ? false : undefined)
  return { default: String(fallback), description, valid: 'true, false', choices: ['true', 'false'], read }
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
    DEFAULTS.trust,
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
    DEFAULTS.event,
    'Kind of review. auto requests changes if fail-on is met.',
  ),
  'min-severity': choice(
    SEVERITIES,
    DEFAULTS.minSeverity,
    'Findings below this severity are only counted in the report.',
  ),
  'min-confidence': number(
    DEFAULTS.minConfidence,
    1,
    false,
    'Findings with a lower confidence are only counted in the report.',
  ),
  'max-comments': number(
    DEFAULTS.maxComments,
    10_000,
    true,
    'Maximum number of inline comments, those of earlier runs included, 0 for no limit. If there are more, the least severe go to the body.',
  ),
  scope: choice(
    SCOPES,
    DEFAULTS.scope,
    'Which findings count: those on added lines, on lines of the diff, in changed files, or all. auto: added for tools, all for models. The others are in the report only.',
  ),
  'baseline-path': list(
    [],
    'Findings of the base, in the same formats: what stands there too is not new. Make them from the base, never in the job of the pull request.',
  ),
  'working-directory': {
    default: '',
    description:
      "Directory of the repository that the tool ran in; it is put in front of a tool's relative paths.",
    valid: 'a directory inside the repository, relative to its root',
    read: directoryInside,
  },
  'deleted-lines': choice(
    ['fallback', 'prefer'],
    DEFAULTS.deletedLines,
    'prefer: line numbers may mean deleted lines, so a deleted line with that number comes first.',
  ),
  'offset-fallback': choice(
    ['show', 'line'],
    DEFAULTS.offsetFallback,
    'line: if the target line of an offset marker is not in the diff, its code is offered on the line of the finding.',
  ),
  suggestions: toggle(
    DEFAULTS.suggestions,
    'false: code is shown as a diff, never offered as a one-click suggestion.',
  ),
  'protected-paths': list(
    DEFAULTS.protectedPaths,
    'Globs of files where suggestions are shown without a button. By default workflows, actions, CODEOWNERS, lock files and the like.',
  ),
  'verified-path': text(
    '',
    'What fencepost verify has written. A suggestion that passed says so, one that failed is shown without a button.',
  ),
  prose: choice(['markdown', 'literal'], DEFAULTS.prose, 'literal: messages are shown without any Markdown.'),
  'link-hosts': list(
    [],
    'Hosts whose links can be clicked. By default the host of the platform and the documentation sites of known tools.',
  ),
  duplicates: choice(
    ['skip', 'post'],
    DEFAULTS.duplicates,
    'Whether to post a finding again that an earlier run has posted.',
  ),
  'fail-on': choice(
    ['none', ...SEVERITIES],
    DEFAULTS.failOn,
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

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** A table of options as one typed record. */
type Values<Table> = {
  readonly [Name in keyof Table as CamelCase<Name>]: Table[Name] extends Option<infer Value> ? Value : never
}

export type RunOptions = Values<typeof RUN_OPTIONS>

export interface Options
  extends Omit<PlanOptions, 'workspaces' | 'repositoryUrl' | 'sha256' | 'verified' | 'baseline'>,
    Pick<
      Values<typeof PLAN_OPTIONS>,
      'format' | 'lenient' | 'verifiedPath' | 'baselinePath' | 'workingDirectory'
    > {}

/** The raw value that the user set, `undefined` if there is none. */
export type Given = (name: OptionName) => string | undefined

/** Defaults that depend on the environment. */
export interface EnvironmentDefaults {
  /** Default of `id`, such as workflow and job. */
  readonly id?: string | undefined
  /** Host of the platform; links to it can be clicked. */
  readonly host?: string | undefined
}

export function readRunOptions(given: Given): RunOptions {
  return readTable(RUN_OPTIONS, given)
}

export function readOptions(given: Given, { id, host }: EnvironmentDefaults = {}): Options {
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
    if (option.choices) throw invalidChoice(name, written, option.choices)
    throw new UserError(`${name} is ${JSON.stringify(written)}; valid: ${option.valid}`)
  })
  return Object.fromEntries(entries)
}

export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
