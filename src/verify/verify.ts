import type { Diff } from '../core/diff/diff.ts'
import { VERIFIED_VERSION } from '../core/intake/verified-file.ts'
import type { Verified, VerifiedEdit } from '../core/options/verified.ts'
import { outputTail } from '../core/text/output-tail.ts'
import { plural } from '../core/text/plural.ts'
import { UserError } from '../errors.ts'
import { applyEdits } from './apply-edits.ts'
import { bisect, type Verdict } from './bisect.ts'
import { type Clone, createClone } from './clone.ts'
import { findMismatch } from './match-diff.ts'
import { committedFile, type Repository } from './repository.ts'
import { type CommandRun, runCommand } from './run-command.ts'
import { placeText, type Suggestion } from './suggestions.ts'

export interface VerifyInput {
  readonly repository: Repository
  readonly diff: Diff
  readonly suggestions: readonly Suggestion[]
  readonly command: readonly string[]
  /** A line for the shell that is run once, before all else. */
  readonly setup: string | undefined
  readonly env: Record<string, string>
  /** In seconds, for each run. */
  readonly timeout: number
  readonly signal: AbortSignal
  readonly say: (message: string) => void
  /** Shows progress. */
  readonly during: <T>(what: () => string, work: Promise<T>) => Promise<T>
}

export type VerifiedFile = Verified & { readonly version: typeof VERIFIED_VERSION }

/** Tries the suggestions in a throw-away clone and says which of them the command passes with. */
export async function verify(input: VerifyInput): Promise<VerifiedFile> {
  const { repository, suggestions, command, signal, say } = input
  const blobs = await checkFiles(input)
  const head = {
    version: VERIFIED_VERSION,
    commit: repository.commit,
    command: commandText(command),
  } as const
  if (suggestions.length === 0) return { ...head, results: [] }
  const clone = await input.during(() => 'Cloning', createClone(repository, signal, say))
  try {
    const attempt = await prepare(input, clone)
    const verdicts = await bisect(suggestions, attempt)
    const results = suggestions.flatMap((suggestion, index): VerifiedEdit[] => {
      const { path, edits } = suggestion
      const verdict = verdicts[index]
      const outcome =
        verdict?.result === 'failed'
          ? { result: 'failed' as const, together: 0, output: outputTail(verdict.run.output) }
          : { result: 'passed' as const, together: verdict?.together ?? 0 }
      if (outcome.result === 'failed') say(`${placeText(suggestion)} fails`)
      return edits.map(({ first, last, lines }) => ({
        ...{ path, blob: blobs.get(path) ?? '', first, last, lines },
        ...outcome,
      }))
    })
    for (const line of summary(verdicts)) say(line)
    return { ...head, results }
  } finally {
    await clone.remove()
  }
}

function summary(verdicts: readonly Verdict<CommandRun>[]): string[] {
  const passed = verdicts.flatMap((verdict) => (verdict.result === 'passed' ? verdict.together : []))
  const counts = `${passed.length} passed, ${verdicts.length - passed.length} failed`
  const isSplit = passed.some((together) => together < passed.length - 1)
  return [
    `${plural(verdicts.length, 'suggestion')}: ${counts}`,
    ...(isSplit
      ? ['Not all that passed pass together: commit them one by one and run the command again']
      : []),
  ]
}

/** Blob ids of the files with suggestions. Throws unless the commit is the one that the diff leads to. */
async function checkFiles({
  repository,
  diff,
  suggestions,
  signal,
}: VerifyInput): Promise<Map<string, string>> {
  const blobs = new Map<string, string>()
  for (const path of new Set(suggestions.map((suggestion) => suggestion.path))) {
    const file = await committedFile(repository, path, signal)
    const problem = file ? findMismatch(diff, path, file.content) : 'there is no such file'
    if (file && problem === undefined) {
      blobs.set(path, file.blob)
      continue
    }
    throw new UserError(`The diff does not lead to commit ${repository.commit}: in ${path}, ${problem}`, {
      hint: 'Check out the head of the pull request, or name it with --commit; the diff is that of git diff main...HEAD.',
    })
  }
  return blobs
}

/** Sets up the clone and tries the command without any change; returns a function that tries it with suggestions. */
async function prepare(input: VerifyInput, clone: Clone) {
  const { suggestions, command, setup, env, timeout, signal, say, during } = input
  const run = async (what: string, words: readonly string[]): Promise<CommandRun> => {
    const running = runCommand(words, { cwd: clone.directory, env, timeout, signal })
    const ended = await during(() => what, running)
    return { ...ended, output: clone.withoutRoot(ended.output) }
  }
  if (setup !== undefined) {
    const done = await run(`Setup: ${setup}`, ['sh', '-c', setup])
    say(`Setup: ${done.ended} (${seconds(done)})`)
    if (!done.passed) throw couldNotRun(`The setup ${done.ended}: ${setup}`, done)
    await clone.keepUntracked()
  }
  let count = 0
  const attempt = async (group: readonly Suggestion[]): Promise<CommandRun> => {
    await clone.reset()
    await press(clone, group)
    const tried =
      group.length === 0 ? 'no suggestion' : `${group.length} of ${plural(suggestions.length, 'suggestion')}`
    const what = `Run ${++count}, ${tried}`
    const done = await run(what, command)
    say(`${what}: ${done.ended} (${seconds(done)})`)
    return done
  }
  const base = await attempt([])
  if (base.passed) return attempt
  throw couldNotRun(`The command ${base.ended} without any change, so nothing can be proven`, base, NEEDS)
}

const NEEDS = [
  "It runs in a clone, which has only what is committed: --setup 'npm ci' installs what the command needs, --env NAME",
  'passes a variable on.',
].join(' ')

async function press(clone: Clone, group: readonly Suggestion[]): Promise<void> {
  const byPath = new Map<string, Suggestion['edits'][number][]>()
  for (const { path, edits } of group) byPath.set(path, [...(byPath.get(path) ?? []), ...edits])
  for (const [path, edits] of byPath) await clone.write(path, applyEdits(await clone.read(path), edits))
}

function couldNotRun(message: string, { output }: CommandRun, ...advice: string[]): UserError {
  const lines = [...outputTail(output), ...advice]
  return new UserError(message, lines.length === 0 ? {} : { hint: lines.join('\n') })
}

function seconds(done: CommandRun): string {
  return `${done.seconds.toFixed(1)} s`
}

/** As typed in a shell. */
export function commandText(command: readonly string[]): string {
  return command
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ')
}
