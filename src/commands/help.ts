import { COMMANDS } from '../command-line/commands.ts'
import type { Flags } from '../command-line/flags.ts'
import { commandHelp, overview } from '../command-line/help.ts'
import { type Printable, print } from '../output/log.ts'
import type { ColorChoice } from '../terminal/color.ts'
import { createTerminal } from '../terminal/terminal.ts'

export function help({ argument, color }: Pick<Flags, 'argument' | 'color'>): number {
  print(helpText(argument, color))
  return 0
}

/** Of the whole program, if no command is named. */
export function helpText(name: string | undefined, color: ColorChoice = 'auto'): Printable {
  const { isTTY, columns = 80 } = process.stdout
  const terminal = createTerminal({ isTTY, columns }, process.env, color)
  const command = COMMANDS.get(name ?? '')
  return name !== undefined && command ? commandHelp(name, command, terminal) : overview(terminal)
}
