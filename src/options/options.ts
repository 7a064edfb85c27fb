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
    'How far the findings are trusted. auto: by their format. model: they are by a model or a stranger, so the stricter rules for model code apply whatever the format.',
  ),
  id: {
    default: '',
    description: 'Name of this set of findings; a re-run changes only comments with the same id.',
    valid: `a text of at most ${MAX_ID} characters`,
    read: (value: string) => (value.length <= MAX_ID ? value : undefined),
  },
  commit: {
    default: '',
    description: 'Full SHA of the commit that the findings describe.',
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
    'Maximum number of inline comments, including those of earlier runs; 0 for no limit. If there are more findings, the least severe go to the body.',
  ),
  scope: choice(
    SCOPES,
    DEFAULTS.scope,
    'Which findings count: those on added lines (added), on any line of the diff (diff), in changed files (files), or all. auto: added for tools, all for models. The others are only in the report.',
  ),
  'baseline-path': list(
    [],
    'Files and globs with the findings of the base. A finding that is there too is not new, so it is only in the report. Create them from the base, never in the job of the pull request.',
  ),
  'working-directory': {
    default: '',
    description: 'Directory of the repository that the tool ran in, where its relative paths start.',
    valid: 'a directory inside the repository, relative to its root',
    read: directoryInside,
  },
  'deleted-lines': choice(
    ['fallback', 'prefer'],
    DEFAULTS.deletedLines,
    'What a line number means if no side is given. fallback: a line of the new file. prefer: a deleted line, if one has that number.',
  ),
  'offset-fallback': choice(
    ['show', 'line'],
    DEFAULTS.offsetFallback,
    'What happens to the code of an offset marker if its target line is not in the diff. show: it is shown without a button. line: it is offered on the line of the finding.',
  ),
  suggestions: toggle(
    DEFAULTS.suggestions,
    'Offer code as one-click suggestions. Otherwise it is only shown, as a diff.',
  ),
  'protected-paths': list(
    DEFAULTS.protectedPaths,
    'Globs of files whose suggestions are shown without a button. By default workflows, actions, CODEOWNERS, lock files and similar files.',
  ),
  'verified-path': text(
    '',
    'File that fencepost verify has written. A suggestion that passed says so; one that failed is shown without a button.',
  ),
  prose: choice(
    ['markdown', 'literal'],
    DEFAULTS.prose,
    'How messages are shown. markdown: with formatting that is safe. literal: as plain text.',
  ),
  'link-hosts': list(
    [],
    'Hosts whose links can be clicked. By default the host of the platform and the documentation sites of known tools.',
  ),
  duplicates: choice(
    ['skip', 'post'],
    DEFAULTS.duplicates,
    'Whether to skip findings that an earlier run has posted, or to post them again.',
  ),
  'fail-on': choice(
    ['none', ...SEVERITIES],
    DEFAULTS.failOn,
    'Fail after posting if a finding is at least this severe.',
  ),
  lenient: toggle(
    false,
    'If some entries cannot be read, list them and post the others. Otherwise the run fails and posts nothing.',
  ),
} as const satisfies Record<string, Option<unknown>>

/** Options that decide what happens to the review. */
export const RUN_OPTIONS = {
  'resolve-fixed': toggle(
    false,
    'Resolve the threads of findings that are gone, and reopen those of findings that are back. With GITHUB_TOKEN this needs contents: write.',
  ),
  'dry-run': toggle(false, 'Plan and report, but post nothing.'),
  'report-path': text('', "Where to write the JSON report. By default in the runner's temporary directory."),
  'preview-path': text('', 'Where to write the review as an HTML page. By default it is not written.'),
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

/** The raw value that the user has set; `undefined` if there is none. */
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
