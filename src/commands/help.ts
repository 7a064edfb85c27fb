import { PLAN_OPTIONS } from '../options.ts'
import type { FlagSpec } from './flags.ts'

const PLAN_FLAGS: Record<string, FlagSpec> = {
  diff: {
    value: 'FILE',
    description: 'The diff of the pull request, as git diff prints it; - for standard input.',
  },
  findings: {
    value: 'FILE',
    description: 'Findings: a file, a glob, a pipe or -. May be given several times.',
  },
  json: { description: 'Print the plan as JSON: the review, what became of each finding, counts.' },
  repo: { value: 'OWNER/NAME', description: 'For links to lines that are not in the diff (with --commit).' },
  ...Object.fromEntries(
    Object.entries(PLAN_OPTIONS).map(([name, { description, valid }]) => [
      name,
      { value: valueName(valid), description },
    ]),
  ),
  help: { description: 'Print this.' },
}

/** A choice shows its values; anything longer is a VALUE. */
function valueName(valid: string): string {
  return /^[\w-]+(?:, [\w-]+)+$/.test(valid) ? valid.replaceAll(', ', '|') : 'VALUE'
}

export interface Command {
  readonly summary: string
  readonly flags: Record<string, FlagSpec>
}

export const COMMANDS: Record<string, Command> = {
  plan: { summary: 'Show the review that would be posted, offline.', flags: PLAN_FLAGS },
  schema: { summary: 'Print the JSON Schema of findings.', flags: { help: { description: 'Print this.' } } },
}

export function overview(): string {
  const commands = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  fencepost ${name.padEnd(8)} ${summary}`,
  )
  return [
    'Turns review findings into one batched pull-request review whose suggestions can be committed with one click.',
    '',
    ...commands,
    '',
    'fencepost COMMAND --help tells the flags of a command; fencepost --version the version.',
    'Exit code: 0 done, 1 fail-on is met, 2 could not run.',
    '',
    'Example: git diff main...HEAD | fencepost plan --diff - --findings findings.json',
    '',
  ].join('\n')
}

export function commandHelp(name: string, { summary, flags }: Command): string {
  const lines = Object.entries(flags).flatMap(([flag, { value, description }]) => [
    `  --${flag}${value === undefined ? '' : ` ${value}`}`,
    `      ${description}`,
  ])
  return [`fencepost ${name}: ${summary}`, '', ...lines, ''].join('\n')
}
