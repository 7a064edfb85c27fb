import { parseArgs } from 'node:util'
import { messageOf, UserError } from '../src/errors.ts'
import type { PlatformName } from './record.ts'
import { TOPIC } from './scratch.ts'

export interface Target {
  readonly platform: PlatformName
  readonly repository: string
  readonly apiUrl: string
  readonly token: string
  readonly reviewerToken: string | undefined
}

export interface Options {
  /** Absent: both sandboxes. */
  readonly target: Target | undefined
  readonly only: readonly string[]
  readonly isRecorded: boolean
  readonly cleanOnly: boolean
}

export const HELP = `Asks GitHub and GitLab what their documentation leaves open, and compares the answers with the record.

  npm run contract                                   asks the sandboxes, as CI does
  npm run contract -- --github owner/name            asks GitHub, and writes the record
  npm run contract -- --gitlab group/project         asks GitLab, and writes the record

  --github <owner/name>    a scratch repository; it must have the topic ${TOPIC}
  --gitlab <path>          a scratch project; it must have the topic ${TOPIC}
  --api-url <url>          default: https://api.github.com or https://gitlab.com/api/v4
  --only <id,id>           only these questions, by their names in the record
  --no-record              leave the record as it is
  --clean                  only remove what runs have left behind that were killed
  -h, --help

Environment:
  FENCEPOST_CONTRACT_TOKEN            may push branches and open pull requests there
  FENCEPOST_CONTRACT_REVIEWER_TOKEN   of another account (GitHub, optional): only others can request changes

It makes two branches and a pull request of its own, writes to nothing else, and removes them at the end, after a
failure and after Ctrl-C too. Exit code: 0 answers as recorded, or recorded now; 1 something is unclear, left behind or
(sandbox) not as recorded; 2 it could not start; 130 interrupted.
`

const DEFAULT_URLS = { github: 'https://api.github.com', gitlab: 'https://gitlab.com/api/v4' } as const
const TOKEN = 'FENCEPOST_CONTRACT_TOKEN'
const REVIEWER_TOKEN = 'FENCEPOST_CONTRACT_REVIEWER_TOKEN'

export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  const { github, gitlab } = values
  if (github !== undefined && gitlab !== undefined) throw new UserError('give --github or --gitlab, not both')
  const repository = github ?? gitlab
  const only = (values.only ?? '').split(',').filter(Boolean)
  const isRecorded = values['no-record'] !== true
  const cleanOnly = values.clean === true
  if (repository === undefined) {
    if (cleanOnly || values['api-url'] !== undefined) {
      throw new UserError('--clean and --api-url need --github or --gitlab')
    }
    return { target: undefined, only, isRecorded, cleanOnly }
  }
  const token = env[TOKEN]
  if (!token) {
    throw new UserError(`${TOKEN} is not set`, {
      hint: `It takes a token that may push to ${repository}; the tokens of other tools are not used.`,
    })
  }
  const platform = github === undefined ? 'gitlab' : 'github'
  const apiUrl = values['api-url'] ?? DEFAULT_URLS[platform]
  if (!URL.canParse(apiUrl) || !/^https?:$/.test(new URL(apiUrl).protocol)) {
    throw new UserError(`--api-url takes an http or https address, not ${JSON.stringify(apiUrl)}`, {
      hint: `For example ${platform === 'github' ? 'https://host/api/v3' : 'https://host/api/v4'}`,
    })
  }
  const target = {
    platform,
    repository,
    apiUrl,
    token,
    reviewerToken: env[REVIEWER_TOKEN] || undefined,
  } as const
  return { target, only, isRecorded, cleanOnly }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { github: text, gitlab: text, 'api-url': text, only: text, 'no-record': flag, clean: flag }
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { ...flag, short: 'h' } } }).values
  } catch (cause) {
    throw new UserError(messageOf(cause), { hint: 'npm run contract -- --help lists the options.', cause })
  }
}

/** Those that were named, or all. */
export function chosen<Q extends { readonly id: string }>(
  questions: readonly Q[],
  only: readonly string[],
): Q[] {
  return questions.filter(({ id }) => only.length === 0 || only.includes(id))
}

export function assertKnown(only: readonly string[], ids: readonly string[]): void {
  const unknown = only.filter((id) => !ids.includes(id))
  if (unknown.length === 0) return
  throw new UserError(`--only: no such question: ${unknown.join(', ')}`, {
    hint: `There are: ${ids.join(', ')}`,
  })
}
