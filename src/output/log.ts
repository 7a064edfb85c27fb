import { revealInvisible } from '../core/text/invisible.ts'
import { markSafe, type SafeText, templateOf } from '../core/text/safe-text.ts'
import { gated, holdsSecret, type Leaving, WITHHELD } from './gate.ts'
import { writeAll } from './write-all.ts'

/** Text for a terminal and for a workflow's log. */
export type Printable = SafeText<'printable'>

/** A line of our own words; see lane.ts. */
export const line = templateOf<Printable>()

/**
 * Foreign text that is safe in a terminal and in a workflow's log: control characters are spelled out, and nothing
 * in it is read as a workflow command. Doing it twice is doing it once.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function printable(text: string): Printable {
  if (holdsSecret(text)) return line`${WITHHELD}`
  return withoutCommands(revealInvisible(text.replace(/\r\n?/g, '\n')))
}

/**
 * The runner takes a line for a command where it begins with `::`, blanks before it or not, and where `##[` stands
 * anywhere in it. It compares by the rules of a language, which pass over zero-width characters: what is put between
 * must be seen. https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
function withoutCommands(text: string): Printable {
  const lines = text.split('\n').map((each) => {
    const blanks = each.length - each.trimStart().length
    return each[blanks] === ':' ? `${each.slice(0, blanks)}\\${each.slice(blanks)}` : each
  })
  return markSafe(lines.join('\n').replaceAll('##[', '##\\['))
}

/** The one way to the log: stderr, so that stdout carries data only. */
export function log(message: string): void {
  writeAll(2, `${printable(message)}\n`)
}

/** The one way to stdout. */
export function print(text: Printable, leaving: Leaving = { what: 'The output' }): void {
  writeAll(1, gated(text, leaving))
}

/** Lines, or columns of one. */
export function joinPrintable(parts: readonly Printable[], glue: '\n' | '\n\n' | ', '): Printable {
  return markSafe(parts.join(glue))
}

/** Filled up with blanks; a longer text stays. */
export function padEnd(text: Printable, width: number): Printable {
  return markSafe(text.padEnd(width))
}

export function padStart(text: Printable, width: number): Printable {
  return markSafe(text.padStart(width))
}
