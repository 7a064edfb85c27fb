import { COMMANDS } from '../command-line/commands.ts'
import { bashCompletion } from '../command-line/completion/bash.ts'
import { fishCompletion } from '../command-line/completion/fish.ts'
import { SHELLS, type Shell } from '../command-line/completion/shells.ts'
import { zshCompletion } from '../command-line/completion/zsh.ts'
import type { Command } from '../command-line/flag.ts'
import type { Flags } from '../command-line/flags.ts'
import { UserError } from '../errors.ts'
import { print, printable } from '../output/log.ts'

const WRITE: Record<Shell, (commands: ReadonlyMap<string, Command>) => string> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
}

/** Prints the script that completes what is typed. */
export function completion({ argument }: Flags): number {
  const shell = SHELLS.find((known) => known === argument)
  if (!shell)
    throw new UserError('completion needs the name of a shell', {
      hint: `Write one of ${SHELLS.join(', ')}: source <(fencepost completion bash)`,
    })
  print(printable(WRITE[shell](COMMANDS)))
  return 0
}
