import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Flags } from '../command-line/flags.ts'
import { messageOf, missingFlag, UserError } from '../errors.ts'
import { gated, heldBackError, keepSecret, type Leaving } from '../output/gate.ts'
import { log, type Printable, print } from '../output/log.ts'
import { toJson } from '../output/to-json.ts'
import { during } from '../terminal/progress.ts'
import { commandEnvironment, refusePrivilegedEvent } from '../verify/environment.ts'
import { findRepository } from '../verify/repository.ts'
import { suggestionsOf } from '../verify/suggestions.ts'
import { verify as verifyAll } from '../verify/verify.ts'
import { planOffline } from './plan.ts'

const RESULTS: Leaving = { what: 'The results', format: 'json' }
const DEFAULT_TIMEOUT = 600
const MAX_TIMEOUT = 86_400
/** As a shell reports it, 128 + SIGINT. */
const STOPPED = 130

/** Tries the suggestions with a command. Exit code 0 whatever the results are. */
export async function verify(flags: Flags): Promise<number> {
  refusePrivilegedEvent(process.env)
  const output = flags.one('output')
  if (output === undefined) throw missingFlag('output', 'verified.json, or - for standard output')
  if (flags.command.length === 0)
    throw new UserError('no command is given to try the suggestions with', {
      hint: 'Write it at the end, after --: -- npm test',
    })
  const timeout = readTimeout(flags.one('timeout'))
  const { env, unset } = commandEnvironment(process.env, flags.all('env'))
  for (const name of unset) log(`--env ${name}: this variable is not set`)
  // The command gets no secrets, but may find them elsewhere and print them.
  for (const name of TOKENS) keepSecret(process.env[name] ?? '')
  if (output !== '-') clearOutput(output)
  const stopper = listenForSignals()
  try {
    const repository = await findRepository(process.cwd(), flags.one('commit'), stopper.signal)
    const { plan, diff } = await planOffline(atCommit(flags, repository.commit))
    if (plan.failure !== undefined) throw new UserError(plan.failure)
    const suggestions = suggestionsOf(plan)
    if (suggestions.length === 0) log('No suggestion has a button: there is nothing to try')
    const results = await verifyAll({
      ...{ repository, diff, suggestions, command: flags.command, setup: flags.one('setup') },
      ...{ env, timeout, signal: stopper.signal, say: log, during },
    })
    writeResults(output, toJson(results))
  } catch (error) {
    if (!stopper.signal.aborted) throw error
    log('Stopped: the clone is removed, nothing was written')
    return STOPPED
  } finally {
    stopper.close()
  }
  const heldBack = heldBackError()
  if (heldBack) throw heldBack
  return 0
}

const TOKENS = ['GITHUB_TOKEN', 'GH_TOKEN', 'GITLAB_TOKEN', 'CI_JOB_TOKEN', 'ACTIONS_RUNTIME_TOKEN']

function readTimeout(given: string | undefined): number {
  const timeout = Number(given ?? DEFAULT_TIMEOUT)
  if (timeout > 0 && timeout <= MAX_TIMEOUT) return timeout
  throw new UserError(
    `--timeout is ${JSON.stringify(given)}; valid: a number of seconds up to ${MAX_TIMEOUT}`,
  )
}

/** Plans for the commit that is tried, even if the user gave none and it is HEAD. */
function atCommit(flags: Flags, commit: string): Flags {
  return { ...flags, one: (name) => (name === 'commit' ? commit : flags.one(name)) }
}

/** If this run fails, the results of an earlier one must not be taken for its own. */
function clearOutput(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file)
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${messageOf(error)}`, { cause: error })
  }
}

function writeResults(output: string, results: Printable): void {
  if (output === '-') {
    print(results, RESULTS)
    return
  }
  try {
    writeFileSync(output, gated(results, RESULTS))
  } catch (error) {
    throw new UserError(`${output} cannot be written: ${messageOf(error)}`, { cause: error })
  }
  log(`Wrote ${output}`)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Until this is closed, a signal stops the running command and not the process, which must clean up first. */
function listenForSignals(): { readonly signal: AbortSignal; close(): void } {
  const controller = new AbortController()
  const stop = () => {
    if (!controller.signal.aborted) log('Stopping')
    controller.abort()
  }
  for (const name of SIGNALS) process.on(name, stop)
  return {
    signal: controller.signal,
    close() {
      for (const name of SIGNALS) process.off(name, stop)
    },
  }
}
