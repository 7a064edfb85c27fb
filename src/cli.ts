#!/usr/bin/env node
import { closest } from './closest.ts'
import { COMMANDS, type CommandName } from './command-line/commands.ts'
import { type Flags, parseFlags, splitCommand } from './command-line/flags.ts'
import { plan } from './commands/plan.ts'
import { messageOf, UserError } from './errors.ts'
import { line, log, print } from './output/log.ts'
import { VERSION } from './version.ts'

type Run = (flags: Flags) => number | Promise<number>

/** Loaded when called: each command needs only its own part of the program. */
const RUN: Record<CommandName, () => Promise<Run>> = {
  plan: async () => plan,
  preview: async () => (await import('./commands/preview.ts')).preview,
  post: async () => (await import('./commands/post.ts')).post,
  check: async () => (await import('./commands/check.ts')).check,
  verify: async () => (await import('./commands/verify.ts')).verify,
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
  demo: async () => (await import('./commands/demo.ts')).demo,
  annotate: async () => (await import('./commands/annotate.ts')).annotate,
  context: async () => (await import('./commands/context.ts')).context,
  prompt: async () => (await import('./commands/prompt.ts')).prompt,
  schema: async () => (await import('./commands/schema.ts')).schema,
  completion: async () => (await import('./commands/completion.ts')).completion,
  help: loadHelp,
}

async function loadHelp() {
  return (await import('./commands/help.ts')).help
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(RUN, name)
}

const VERSION_FLAGS = ['--version', '-V', '-v']
const HELP_FLAGS = ['--help', '-h']

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined) throw await noCommand()
  if (VERSION_FLAGS.includes(name)) {
    print(line`${VERSION}\n`)
    return 0
  }
  const called = HELP_FLAGS.includes(name) ? 'help' : name
  const command = COMMANDS.get(called)
  if (!isCommand(called) || !command) throw unknownCommand(name)
  if (splitCommand(args).own.some((arg) => HELP_FLAGS.includes(arg)))
    return (await loadHelp())({ argument: called === 'help' ? undefined : called, color: 'auto' })
  const run = await RUN[called]()
  return run(parseFlags(called, command, args))
}

async function noCommand(): Promise<UserError> {
  const { helpText } = await import('./commands/help.ts')
  return new UserError('no command given', { hint: `\n${helpText(undefined, 'never').trimEnd()}` })
}

function unknownCommand(name: string): UserError {
  const names = [...COMMANDS.keys()]
  const meant = closest(name, [...names, '--version'])
  return new UserError(`unknown command ${JSON.stringify(name)}`, {
    hint:
      meant === undefined
        ? `Valid commands: ${names.join(', ')}. fencepost help explains them.`
        : `Did you mean fencepost ${meant}? fencepost help lists all commands.`,
  })
}

function fail(error: unknown): number {
  log(`fencepost: ${messageOf(error)}`)
  if (error instanceof UserError && error.hint) log(error.hint)
  return 2
}

// Node would print the stack and the source line, with whatever is in them.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => process.exit(fail(error)))
}

main(process.argv.slice(2))
  .catch(fail)
  // All output is written; exiting at once saves the time to tear down the heap.
  .then((code) => process.exit(code))
