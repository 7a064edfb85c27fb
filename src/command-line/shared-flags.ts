import { PLATFORMS } from '../platforms/names.ts'
import { COLOR_CHOICES } from '../terminal/color.ts'
import type { FlagSpec, FlagTable } from './flag.ts'

const COMMON = 'Common flags'
const TARGET = 'The pull or merge request'

/** Flags of every command. */
export const GENERAL: FlagTable = {
  color: {
    value: COLOR_CHOICES.join('|'),
    choices: COLOR_CHOICES,
    bare: 'always',
    no: 'never',
    description: 'Colours. auto: in a terminal, unless NO_COLOR is set. Default: auto.',
  },
  help: { short: 'h', description: 'Print this.' },
}

export const DIFF: FlagSpec = {
  group: COMMON,
  value: 'FILE',
  short: 'd',
  description:
    "The change as git diff prints it; - for standard input. By default the changes of HEAD since it branched off the remote's default branch.",
}

export const FINDINGS: FlagSpec = {
  group: COMMON,
  value: 'FILE',
  short: 'f',
  description: 'Findings: a file, a glob, a pipe or -. May be given several times.',
}

export function output(description: string): FlagSpec {
  return { group: COMMON, value: 'FILE', short: 'o', description }
}

export function json(description: string): FlagSpec {
  return { group: COMMON, description }
}

export function platform(description: string, group: FlagSpec['group'] = TARGET): FlagSpec {
  return { group, value: PLATFORMS.join('|'), choices: PLATFORMS, description }
}

export const PLANNED_PLATFORM = platform('The platform to plan for. Default: github.')

/** Only for links. */
export const LINK_TARGET: FlagTable = {
  repo: {
    group: TARGET,
    value: 'OWNER/NAME',
    description: 'For links to lines that are not in the diff (with --commit).',
  },
  project: { group: TARGET, value: 'GROUP/NAME', description: 'GitLab: the same as --repo.' },
}

/** The commits of a note's position. */
export const DIFF_REFS: FlagTable = Object.fromEntries(
  ['base', 'start', 'head'].map((name) => [
    `${name}-sha`,
    {
      group: TARGET,
      value: 'SHA',
      description: `GitLab, with --json: ${name}_sha of diff_refs. Unless all three are given, positions contain no commits.`,
    },
  ]),
)

/** The pull or merge request itself. */
export const REQUEST: FlagTable = {
  repo: { group: TARGET, value: 'OWNER/NAME', description: 'GitHub: the repository.' },
  pr: { group: TARGET, value: 'NUMBER', description: 'GitHub: the pull request.' },
  project: {
    group: TARGET,
    value: 'GROUP/NAME',
    description: "GitLab: the project, or its number. By default the pipeline's.",
  },
  mr: {
    group: TARGET,
    value: 'NUMBER',
    description: "GitLab: the merge request. By default the pipeline's.",
  },
}

export function id(description: string): FlagSpec {
  return { group: TARGET, value: 'ID', description }
}

/** With `--since last`, annotate looks for the last review. */
export const LAST_REVIEW: FlagTable = {
  platform: platform('With --since last: where it is. Default: as for post.'),
  ...Object.fromEntries(
    Object.entries(REQUEST).map(([name, spec]) => [
      name,
      { ...spec, description: `With --since last. ${spec.description}` },
    ]),
  ),
  id: id('With --since last: the id that the review was posted under, if there are several.'),
}
