import { messageOf, UserError } from '../src/errors.ts'
import { type Asked, ask } from './ask.ts'
import { GITHUB_QUESTIONS } from './github/questions.ts'
import { sandboxGitHub } from './github/sandbox-ground.ts'
import { scratchGitHub } from './github/scratch.ts'
import { GITLAB_QUESTIONS } from './gitlab/questions.ts'
import { sandboxGitLab } from './gitlab/sandbox-ground.ts'
import { scratchGitLab } from './gitlab/scratch.ts'
import { assertKnown, chosen, HELP, type Options, readOptions, type Target } from './options.ts'
import type { Question } from './question.ts'
import { type PlatformName, readRecord, recordPath, updateRecord, writeRecord } from './record.ts'
import type { Scratch } from './scratch.ts'

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  /** Aborted by the first Ctrl-C. */
  readonly signal: AbortSignal
  readonly today: () => string
  readonly recordOf?: (platform: PlatformName) => string
  readonly pauseMilliseconds?: number
}

/** Returns the exit code. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { say, signal } = surroundings
  try {
    const options = readOptions(args, surroundings.env)
    if (options === 'help') {
      say(HELP.trimEnd())
      return 0
    }
    const { target } = options
    if (!target) return await askSandboxes(options, surroundings)
    return await askServer(target, options, surroundings)
  } catch (problem) {
    if (signal.aborted) {
      say('interrupted')
      return 130
    }
    say(`contract: ${messageOf(problem)}`)
    if (problem instanceof UserError && problem.hint !== undefined) say(problem.hint)
    return 2
  }
}

async function askSandboxes({ only }: Options, surroundings: Surroundings): Promise<number> {
  const { say } = surroundings
  assertKnown(
    only,
    [...GITHUB_QUESTIONS, ...GITLAB_QUESTIONS].map(({ id }) => id),
  )
  const asked = [
    ...(await askSandbox('github', sandboxGitHub, chosen(GITHUB_QUESTIONS, only), surroundings)),
    ...(await askSandbox('gitlab', sandboxGitLab, chosen(GITLAB_QUESTIONS, only), surroundings)),
  ]
  const wrong = asked.filter(
    ({ outcome, isAsRecorded }) => outcome.kind === 'unclear' || isAsRecorded === false,
  )
  if (wrong.length === 0) say('the sandboxes answer as recorded')
  else say(`the sandboxes must learn what the record says: ${wrong.map(({ id }) => id).join(', ')}`)
  return wrong.length === 0 ? 0 : 1
}

async function askSandbox<Ground>(
  platform: PlatformName,
  open: () => Promise<{ ground: Ground; close: () => Promise<void> }>,
  questions: readonly Question<Ground>[],
  surroundings: Surroundings,
): Promise<Asked[]> {
  const record = readRecord(recordFile(platform, surroundings))
  surroundings.say(`sandbox, ${platform}`)
  const { ground, close } = await open()
  try {
    return await ask(ground, questions, record, surroundings)
  } finally {
    await close()
  }
}

function askServer(target: Target, options: Options, surroundings: Surroundings): Promise<number> {
  return target.platform === 'github'
    ? askScratch(scratchGitHub, GITHUB_QUESTIONS, target, options, surroundings)
    : askScratch(scratchGitLab, GITLAB_QUESTIONS, target, options, surroundings)
}

async function askScratch<Ground>(
  prepare: (options: Target & Surroundings & { pauseMilliseconds: number }) => Promise<Scratch<Ground>>,
  questions: readonly Question<Ground>[],
  target: Target,
  { only, isRecorded, cleanOnly }: Options,
  surroundings: Surroundings,
): Promise<number> {
  const { say, signal, pauseMilliseconds = 1000 } = surroundings
  assertKnown(
    only,
    questions.map(({ id }) => id),
  )
  const file = recordFile(target.platform, surroundings)
  const record = readRecord(file)
  const scratch = await prepare({ ...surroundings, ...target, pauseMilliseconds })
  if (cleanOnly) return finish(await scratch.cleanUpAll(), [], say)
  let asked: Asked[] = []
  let left: string[] = []
  try {
    const ground = await scratch.open()
    asked = await ask(ground, chosen(questions, only), record, surroundings)
  } finally {
    left = await scratch.cleanUp()
    for (const each of left) say(`left behind: ${each}`)
  }
  signal.throwIfAborted()
  if (isRecorded) {
    const seen = { date: surroundings.today(), server: scratch.server }
    writeRecord(file, updateRecord(record, asked, seen))
    say(`recorded in ${file}`)
  }
  const changed = asked.filter(({ isAsRecorded }) => isAsRecorded === false)
  if (changed.length > 0) say(`not as recorded before: ${changed.map(({ id }) => id).join(', ')}`)
  if (changed.length > 0 && isRecorded) say('the sandbox plays the new answers: run npm test')
  return finish(left, asked, say)
}

function finish(left: readonly string[], asked: readonly Asked[], say: (line: string) => void): number {
  const open = asked.filter(({ outcome }) => outcome.kind !== 'answer')
  if (open.length > 0) say(`still open: ${open.map(({ id }) => id).join(', ')}`)
  const isUnclear = open.some(({ outcome }) => outcome.kind === 'unclear')
  return left.length > 0 || isUnclear ? 1 : 0
}

function recordFile(platform: PlatformName, { recordOf = recordPath }: Surroundings): string {
  return recordOf(platform)
}
