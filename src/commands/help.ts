import { type Option, PLAN_OPTIONS, RUN_OPTIONS } from '../options/options.ts'
import { type Printable, printable } from '../output/log.ts'
import { PLATFORMS } from '../platforms/names.ts'
import type { FlagSpec } from './flags.ts'

const optionFlags = (options: Record<string, Option<unknown>>): Record<string, FlagSpec> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { description, valid, default: fallback }]) => [
      name,
      { value: valueName(valid), description: withDefault(description, fallback) },
    ]),
  )

/** A default of several lines is left out. */
function withDefault(description: string, fallback: string): string {
  return fallback === '' || fallback.includes('\n') ? description : `${description} Default: ${fallback}.`
}

const HELP: FlagSpec = { description: 'Print this.' }
const FINDINGS: FlagSpec = {
  value: 'FILE',
  description: 'Findings: a file, a glob, a pipe or -. May be given several times.',
}

const DIFF: FlagSpec = {
  value: 'FILE',
  description: 'The diff of the pull request, as git diff prints it; - for standard input.',
}
const LINK_REPO: FlagSpec = {
  value: 'OWNER/NAME',
  description: 'For links to lines that are not in the diff (with --commit).',
}

const LINK_PROJECT: FlagSpec = { value: 'GROUP/NAME', description: 'GitLab: the same as --repo.' }
const PLATFORM: FlagSpec = {
  value: PLATFORMS.join('|'),
  description: 'The platform to plan for. Default: github.',
}

const PLAN_FLAGS: Record<string, FlagSpec> = {
  diff: DIFF,
  findings: FINDINGS,
  json: { description: 'Print the plan as JSON: the review, the outcome of each finding, counts.' },
  platform: PLATFORM,
  'base-sha': { value: 'SHA', description: 'GitLab, with --json: base_sha of diff_refs.' },
  'start-sha': { value: 'SHA', description: 'GitLab, with --json: start_sha of diff_refs.' },
  'head-sha': { value: 'SHA', description: 'GitLab, with --json: head_sha of diff_refs.' },
  repo: LINK_REPO,
  project: LINK_PROJECT,
  ...optionFlags(PLAN_OPTIONS),
  help: HELP,
}

const { lenient: _lenient, ...CHECKED_OPTIONS } = PLAN_OPTIONS

/** What cannot be read is listed with the others. */
const CHECK_FLAGS: Record<string, FlagSpec> = {
  diff: DIFF,
  findings: FINDINGS,
  json: { description: 'Print it as JSON, for programs.' },
  platform: PLATFORM,
  ...optionFlags(CHECKED_OPTIONS),
  help: HELP,
}

const MCP_FLAGS: Record<string, FlagSpec> = {
  diff: { value: 'FILE', description: 'The diff of the pull request, as git diff prints it.' },
  output: {
    value: 'FILE',
    short: 'o',
    description: 'Where the findings are written, one on each line; a file that is there is added to.',
  },
  platform: PLATFORM,
  ...optionFlags(CHECKED_OPTIONS),
  help: HELP,
}

const PREVIEW_FLAGS: Record<string, FlagSpec> = {
  diff: DIFF,
  findings: FINDINGS,
  output: { value: 'FILE', short: 'o', description: 'Where the page is written; - for standard output.' },
  platform: PLATFORM,
  repo: LINK_REPO,
  project: LINK_PROJECT,
  ...optionFlags(PLAN_OPTIONS),
  help: HELP,
}

/** The pull or merge request. */
const TARGET_FLAGS: Record<string, FlagSpec> = {
  repo: { value: 'OWNER/NAME', description: 'GitHub: the repository.' },
  pr: { value: 'NUMBER', description: 'GitHub: the pull request.' },
  project: {
    value: 'GROUP/NAME',
    description: "GitLab: the project, or its number. By default the pipeline's.",
  },
  mr: { value: 'NUMBER', description: "GitLab: the merge request. By default the pipeline's." },
}

const POST_FLAGS: Record<string, FlagSpec> = {
  platform: {
    value: PLATFORMS.join('|'),
    description: 'Where to post. By default gitlab in GitLab CI and with --project or --mr, else github.',
  },
  ...TARGET_FLAGS,
  findings: FINDINGS,
  json: { description: 'Print the report as JSON.' },
  ...optionFlags(PLAN_OPTIONS),
  ...optionFlags(RUN_OPTIONS),
  help: HELP,
}

/** The options that decide which suggestions there are must be those of `post`. */
const { 'verified-path': _, ...PLANNED_OPTIONS } = PLAN_OPTIONS

const VERIFY_FLAGS: Record<string, FlagSpec> = {
  diff: DIFF,
  findings: FINDINGS,
  output: { value: 'FILE', short: 'o', description: 'Where the results are written; - for standard output.' },
  setup: {
    value: 'LINE',
    description: "A line for the shell that is run once before all else, such as 'npm ci'.",
  },
  timeout: { value: 'SECONDS', description: 'How long one run of the command may take. Default: 600.' },
  env: {
    value: 'NAME',
    description:
      'A variable that the command gets too; without it only PATH, HOME, LANG and CI. May be given several times.',
  },
  platform: PLATFORM,
  ...optionFlags(PLANNED_OPTIONS),
  help: HELP,
}

const ANNOTATE_FLAGS: Record<string, FlagSpec> = {
  diff: DIFF,
  paths: { value: 'GLOB', description: 'Only these files. May be given several times.' },
  exclude: {
    value: 'GLOB',
    description:
      "Not these files; '' to exclude none. May be given several times. Default: lock files, minified and generated code, snapshots.",
  },
  shards: { value: 'N', description: 'Split the files into N parts of about the same size.' },
  shard: { value: 'K', description: 'Print part K, counted from 1.' },
  since: {
    value: 'COMMIT|last',
    description:
      'Mark the rows that are new since this commit, by the git repository around the current directory; last: since our last review, which needs the pull request and a token.',
  },
  platform: {
    value: PLATFORMS.join('|'),
    description: 'With --since last: where it is. Default: as for post.',
  },
  repo: { value: 'OWNER/NAME', description: 'With --since last, on GitHub: the repository.' },
  pr: { value: 'NUMBER', description: 'With --since last, on GitHub: the pull request.' },
  project: { value: 'GROUP/NAME', description: 'With --since last, on GitLab: the project, or its number.' },
  mr: { value: 'NUMBER', description: 'With --since last, on GitLab: the merge request.' },
  id: {
    value: 'ID',
    description: 'With --since last: the id that the review was posted under, if there are several.',
  },
  help: HELP,
}

const CONTEXT_FLAGS: Record<string, FlagSpec> = {
  platform: {
    value: PLATFORMS.join('|'),
    description: 'Where to read. By default gitlab in GitLab CI and with --project or --mr, else github.',
  },
  ...TARGET_FLAGS,
  id: { value: 'ID', description: 'Only what was posted under this id. Default: under any.' },
  json: { description: 'Print it as JSON, for programs.' },
  help: HELP,
}

/** Placeholder in the help: the values of a choice, `VALUE` for anything else. */
function valueName(valid: string): string {
  return /^[\w-]+(?:, [\w-]+)+$/.test(valid) ? valid.replaceAll(', ', '|') : 'VALUE'
}

export interface Command {
  readonly summary: string
  readonly flags: Record<string, FlagSpec>
  /** Whether a command of the user's own stands after `--`. */
  readonly takesCommand?: boolean
}

export const COMMANDS: Record<string, Command> = {
  plan: { summary: 'Show the review that would be posted, offline.', flags: PLAN_FLAGS },
  preview: { summary: 'Write the review that would be posted as one HTML page.', flags: PREVIEW_FLAGS },
  post: { summary: 'Post the review. The token comes from GITHUB_TOKEN or GITLAB_TOKEN.', flags: POST_FLAGS },
  check: {
    summary:
      'Say what each finding would get and what its author should change first. Exit code 0: nothing to mend, 1: something, 2: unreadable.',
    flags: CHECK_FLAGS,
  },
  verify: {
    summary:
      'Try the suggestions with a command, given after --, in a throw-away clone, and write which of them it passes with.',
    flags: VERIFY_FLAGS,
    takesCommand: true,
  },
  mcp: {
    summary:
      'Serve tools to an agent on standard input and output (MCP): read the diff, check findings, hand them in. Needs no token.',
    flags: MCP_FLAGS,
  },
  demo: {
    summary:
      'Post a review to a simulated GitHub in this process, press every button, run again. Needs only git.',
    flags: {
      platform: { value: PLATFORMS.join('|'), description: 'The platform to simulate. Default: github.' },
      preview: { value: 'FILE', description: 'Where the page is written. By default a temporary directory.' },
      help: HELP,
    },
  },
  annotate: {
    summary: 'Print a diff with a number on every line, for the prompt of a model.',
    flags: ANNOTATE_FLAGS,
  },
  context: {
    summary:
      'Print what earlier runs said and what people answered, for the prompt of a model. The token comes from GITHUB_TOKEN or GITLAB_TOKEN.',
    flags: CONTEXT_FLAGS,
  },
  prompt: {
    summary: 'Print instructions for a model so that its findings can be used as they are.',
    flags: {
      format: {
        value: 'json|text',
        description: 'The format that the model should answer in. Default: json.',
      },
      help: HELP,
    },
  },
  schema: {
    summary: 'Print the JSON Schema of findings.',
    flags: {
      strict: {
        description:
          'In the subset that strict structured outputs of OpenAI, Anthropic and Gemini take: every property required, null for what is absent.',
      },
      help: HELP,
    },
  },
}

export function overview(): Printable {
  const commands = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  fencepost ${name.padEnd(9)} ${summary}`,
  )
  return printable(
    [
      'Turns review findings into one batched pull-request review whose suggestions can be committed with one click.',
      '',
      ...commands,
      '',
      'fencepost COMMAND --help lists the flags of a command; fencepost --version prints the version.',
      'Exit code: 0 done, 1 fail-on is met or the review was not delivered, 2 could not run.',
      '',
      'Example: git diff main...HEAD | fencepost plan --diff - --findings findings.json',
      '',
    ].join('\n'),
  )
}

export function commandHelp(name: string, { summary, flags, takesCommand }: Command): Printable {
  const lines = Object.entries(flags).flatMap(([flag, { value, short, description }]) => [
    `  ${short === undefined ? '' : `-${short}, `}--${flag}${value === undefined ? '' : ` ${value}`}`,
    `      ${description}`,
  ])
  const last = takesCommand ? ['  -- COMMAND', '      The command and its arguments, such as npm test.'] : []
  return printable([`fencepost ${name}: ${summary}`, '', ...lines, ...last, ''].join('\n'))
}
