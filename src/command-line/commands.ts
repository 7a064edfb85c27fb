import { PROMPT_FORMATS } from '../core/prompt/prompt-format.ts'
import { PLAN_OPTIONS, RUN_OPTIONS } from '../options/options.ts'
import { SHELLS } from './completion/shells.ts'
import type { Command } from './flag.ts'
import { optionFlags } from './option-flags.ts'
import {
  DIFF,
  DIFF_REFS,
  FINDINGS,
  GENERAL,
  id,
  json,
  LAST_REVIEW,
  LINK_TARGET,
  output,
  PLANNED_PLATFORM,
  platform,
  REQUEST,
} from './shared-flags.ts'

const COMMON = 'Common flags'

/** Without `lenient`: these commands always list entries that cannot be read. */
const { lenient: _lenient, ...CHECKED_OPTIONS } = PLAN_OPTIONS
/** Everything that decides which suggestions there are, so that `verify` tries the same ones as `post` offers. */
const { 'verified-path': _verified, ...VERIFIED_OPTIONS } = PLAN_OPTIONS

const POSTED_WHERE = 'By default gitlab in GitLab CI and with --project or --mr, else github.'

/** Every command with all its flags. Parsing, help and completion are derived from this table. */
const TABLE = {
  plan: {
    summary: 'Show the review that would be posted, offline.',
    usage: '--findings FILE [--diff FILE] [--json]',
    examples: [
      'fencepost plan --findings findings.json',
      'git diff main...HEAD | fencepost plan --diff - --findings eslint.json --json',
    ],
    flags: {
      findings: FINDINGS,
      diff: DIFF,
      json: json('Print the plan as JSON: the review, the outcome of each finding, counts.'),
      platform: PLANNED_PLATFORM,
      ...LINK_TARGET,
      ...DIFF_REFS,
      ...optionFlags(PLAN_OPTIONS),
    },
  },
  preview: {
    summary: 'Write the review that would be posted as one HTML page.',
    usage: '--findings FILE --output FILE [--diff FILE]',
    examples: ['fencepost preview --findings findings.json --output review.html'],
    flags: {
      findings: FINDINGS,
      output: output('Where the page is written; - for standard output.'),
      diff: DIFF,
      platform: PLANNED_PLATFORM,
      ...LINK_TARGET,
      ...optionFlags(PLAN_OPTIONS),
    },
  },
  post: {
    summary: 'Post the review. The token comes from GITHUB_TOKEN or GITLAB_TOKEN.',
    usage: '--findings FILE --repo OWNER/NAME --pr NUMBER',
    examples: [
      'fencepost post --repo owner/name --pr 7 --findings findings.json',
      'fencepost post --project group/name --mr 7 --findings findings.json --dry-run',
    ],
    flags: {
      findings: FINDINGS,
      json: json('Print the report as JSON.'),
      platform: platform(`Where to post. ${POSTED_WHERE}`),
      ...REQUEST,
      ...optionFlags(PLAN_OPTIONS),
      ...optionFlags(RUN_OPTIONS),
    },
  },
  check: {
    summary:
      'Say what each finding would get and what its author should mend first. Exit code 0: nothing to mend, 1: something to mend, 2: an entry cannot be read.',
    usage: '--findings FILE [--diff FILE] [--json]',
    examples: ['fencepost check --findings findings.json'],
    flags: {
      findings: FINDINGS,
      diff: DIFF,
      json: json('Print it as JSON, for programs.'),
      platform: PLANNED_PLATFORM,
      ...optionFlags(CHECKED_OPTIONS),
    },
  },
  verify: {
    summary:
      'Try the suggestions in a throw-away clone: write down with which of them the command after -- passes.',
    usage: '--findings FILE --output FILE [--setup LINE] -- COMMAND',
    examples: ['fencepost verify -f findings.json -o verified.json -- npm test'],
    takesCommand: true,
    flags: {
      findings: FINDINGS,
      output: output('Where the results are written; - for standard output.'),
      diff: DIFF,
      setup: {
        group: COMMON,
        value: 'LINE',
        description: "A shell command that is run once, before everything else, such as 'npm ci'.",
      },
      timeout: {
        group: COMMON,
        value: 'SECONDS',
        description: 'How long one run of the command may take. Default: 600.',
      },
      env: {
        group: COMMON,
        value: 'NAME',
        description:
          'Name of a variable to pass to the command, besides PATH, HOME, LANG and CI. May be given several times.',
      },
      platform: PLANNED_PLATFORM,
      ...optionFlags(VERIFIED_OPTIONS),
    },
  },
  mcp: {
    summary:
      'Serve tools to an agent on standard input and output (MCP): to read the diff, check findings and submit them. Needs no token.',
    usage: '--output FILE [--diff FILE]',
    examples: [
      'fencepost mcp --output findings.jsonl',
      'claude mcp add fencepost -- fencepost mcp --output findings.jsonl',
    ],
    flags: {
      output: output('Where the findings are written, one per line. If the file exists, they are appended.'),
      diff: DIFF,
      platform: PLANNED_PLATFORM,
      ...optionFlags(CHECKED_OPTIONS),
    },
  },
  annotate: {
    summary: 'Print a diff with a number on every line, for the prompt of a model.',
    usage: '[--diff FILE] [--paths GLOB] [--since COMMIT]',
    examples: ['fencepost annotate > diff.txt', "fencepost annotate --paths 'src/**' --shards 4 --shard 1"],
    flags: {
      diff: DIFF,
      paths: {
        group: COMMON,
        value: 'GLOB',
        description: 'Only these files. May be given several times.',
      },
      exclude: {
        group: COMMON,
        value: 'GLOB',
        description:
          "Not these files; '' to exclude none. May be given several times. Default: lock files, minified and generated code, snapshots.",
      },
      shards: {
        group: COMMON,
        value: 'N',
        description: 'Split the files into N parts of similar size.',
      },
      shard: { group: COMMON, value: 'K', description: 'Print part K, counted from 1.' },
      since: {
        group: COMMON,
        value: 'COMMIT|last',
        description:
          'Mark the rows that are new since this commit, according to the git repository around the current directory. last: since the last review by Fencepost; needs the pull request and a token.',
      },
      ...LAST_REVIEW,
    },
  },
  context: {
    summary:
      'Print what earlier runs said and what people answered, for the prompt of a model. The token comes from GITHUB_TOKEN or GITLAB_TOKEN.',
    usage: '--repo OWNER/NAME --pr NUMBER [--json]',
    examples: ['fencepost context --repo owner/name --pr 7 > context.txt'],
    flags: {
      json: json('Print it as JSON, for programs.'),
      platform: platform(`Where to read. ${POSTED_WHERE}`),
      ...REQUEST,
      id: id('Only what was posted under this id. By default under any id.'),
    },
  },
  prompt: {
    summary: 'Print instructions for a model so that its findings can be used as they are.',
    usage: '[--format FORMAT]',
    examples: ['fencepost prompt > prompt.txt'],
    flags: {
      format: {
        group: COMMON,
        value: PROMPT_FORMATS.join('|'),
        choices: PROMPT_FORMATS,
        description: 'The format that the model should answer in. Default: json.',
      },
    },
  },
  schema: {
    summary: 'Print the JSON Schema of findings.',
    usage: '[--strict]',
    examples: ['fencepost schema --strict > schema.json'],
    flags: {
      strict: {
        group: COMMON,
        description:
          'In the subset that the strict structured outputs of OpenAI, Anthropic and Gemini accept: every property is required, and null means absent.',
      },
    },
  },
  demo: {
    summary:
      'Post a review to a simulated GitHub in this process, press every button, run again. Needs only git.',
    usage: '[--platform PLATFORM]',
    examples: ['fencepost demo', 'fencepost demo --platform gitlab --preview review.html'],
    flags: {
      platform: platform('The platform to simulate. Default: github.', COMMON),
      preview: {
        group: COMMON,
        value: 'FILE',
        description: 'Where the page is written. By default a temporary directory.',
      },
    },
  },
  completion: {
    summary: 'Print a script that completes commands, flags and values in a shell.',
    usage: SHELLS.join('|'),
    examples: [
      'source <(fencepost completion bash)    # in ~/.bashrc',
      'source <(fencepost completion zsh)     # in ~/.zshrc, after compinit',
      'fencepost completion fish > ~/.config/fish/completions/fencepost.fish',
    ],
    argument: SHELLS,
    flags: {},
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof TABLE | 'help'

const HELP: Command = {
  summary: 'List the commands, or explain one of them.',
  usage: '[COMMAND]',
  examples: ['fencepost help plan'],
  argument: Object.keys(TABLE),
  flags: {},
}

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({ ...TABLE, help: HELP }).map(([name, command]) => [
    name,
    { ...command, flags: { ...command.flags, ...GENERAL } },
  ]),
)
