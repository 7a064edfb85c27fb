#!/usr/bin/env node
import { parseFlags, splitCommand } from './commands/flags.ts'
import { COMMANDS, commandHelp, overview } from './commands/help.ts'
import { plan } from './commands/plan.ts'
import { messageOf, UserError } from './errors.ts'
import { line, log, print } from './output/log.ts'
import { VERSION } from './version.ts'

/** Loaded when called: each command needs only its own part of the program. */
const RUN = {
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
}

function isCommand(name: string | undefined): name is keyof typeof RUN {
  return name !== undefined && Object.hasOwn(RUN, name)
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === '--version' || name === '-v') {
    print(line`${VERSION}\n`)
    return 0
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    print(overview())
    return 0
  }
  const command = COMMANDS[name ?? '']
  if (!isCommand(name) || !command) {
    const problem = name === undefined ? 'no command given' : `unknown command ${JSON.stringify(name)}`
    throw new UserError(problem, {
      hint: `Valid commands: ${Object.keys(RUN).join(', ')}. See fencepost --help.`,
    })
  }
  const { own } = splitCommand(args)
  if (own.includes('--help') || own.includes('-h')) {
    print(commandHelp(name, command))
    return 0
  }
  const run = await RUN[name]()
  return run(parseFlags(args, command.flags, command.takesCommand))
}

function fail(error: unknown): number {
  log(`fencepost: ${messageOf(error)}`)
  if (error instanceof UserError && error.hint) log(error.hint)
  return 2
}

// Node would print the stack and the source line, with whatever stands in them.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => process.exit(fail(error)))
}

main(process.argv.slice(2))
  .catch(fail)
  // All that was written is out, and leaving at once spares the time it takes to tear down the heap.
  .then((code) => process.exit(code))
