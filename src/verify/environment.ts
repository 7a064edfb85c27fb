import { UserError } from '../errors.ts'

/** The environment of a command. Other variables may contain tokens, and the command runs the pull request's code. */
const ALLOWED = ['PATH', 'HOME', 'LANG', 'CI']

export function commandEnvironment(
  env: NodeJS.ProcessEnv,
  more: readonly string[],
): { readonly env: Record<string, string>; readonly unset: readonly string[] } {
  const wrong = more.find((name) => !/^[A-Za-z_]\w*$/.test(name))
  if (wrong !== undefined) {
    throw new UserError(`--env is ${JSON.stringify(wrong)}; valid: the name of a variable`, {
      hint: 'Set the variable first and name it: NODE_ENV=test fencepost verify --env NODE_ENV …',
    })
  }
  const names = [...new Set([...ALLOWED, ...more])]
  const entries = names.flatMap((name) => {
    const value = env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { env: Object.fromEntries(entries), unset: more.filter((name) => env[name] === undefined) }
}

/**
 * Workflows on these events run for strangers' pull requests with the secrets and the write token of the repository.
 */
const PRIVILEGED_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment']

export function refusePrivilegedEvent({ GITHUB_EVENT_NAME: event = '' }: NodeJS.ProcessEnv): void {
  if (!PRIVILEGED_EVENTS.includes(event)) return
  throw new UserError(
    `verify does not run on ${event}: it executes the code of the pull request, and a workflow on this event has secrets and a token that may write`,
    {
      hint: 'Run it in a job without secrets on pull_request, and pass on its file: see examples/verify.yml.',
    },
  )
}
