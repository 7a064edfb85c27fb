import { revealInvisible } from '../core/text/invisible.ts'
import { createTemplate, markSafe, type SafeText } from '../core/text/safe-text.ts'
import { gated, holdsSecret, type Leaving, WITHHELD } from './gate.ts'
import { writeAll } from './write-all.ts'

/** Text for a terminal and for a workflow's log. */
export type Printable = SafeText<'printable'>

/** Template for a line of our own text; see safe-text.ts. */
export const line = createTemplate<Printable>()

/**
 * Makes foreign text safe for a terminal and a workflow's log: control characters are shown as `<U+…>`, and the runner
 * finds no workflow command in it. Idempotent.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function printable(text: string): Printable {
  if (holdsSecret(text)) return line`${WITHHELD}`
  return withoutCommands(revealInvisible(text.replace(/\r\n?/g, '\n')))
}

/**
 * The runner reads a line as a command if it starts with `::` (leading blanks are ignored) or contains `##[`. Its
 * comparison is culture-sensitive and skips zero-width characters, so the character put in between must be a visible
 * one. https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
function withoutCommands(text: string): Printable {
  const lines = text.split('\n').map((each) => {
    const blanks = each.length - each.trimStart().length
    return each[blanks] === ':' ? `${each.slice(0, blanks)}\\${each.slice(blanks)}` : each
  })
  return markSafe(lines.join('\n').replaceAll('##[', '##\\['))
}

/** The only function that writes to the log. The log is stderr, so that stdout has only data. */
export function log(message: string): void {
  clearStatus()
  writeAll(2, `${printable(message)}\n`)
}

/** The only function that writes to stdout. */
export function print(text: Printable, leaving: Leaving = { what: 'The output' }): void {
  clearStatus()
  writeAll(1, gated(text, leaving))
}

/** A progress line at the bottom of the terminal; any other output replaces it. */
let isStatusShown = false

/** Back to the first column, and erase. https://vt100.net/docs/vt510-rm/EL.html */
const ERASE_LINE = '\r\u001b[2K'

/** Shows a line on a terminal's stderr until something else is written. It must fit into a row. */
export function showStatus(text: Printable): void {
  writeAll(2, `${ERASE_LINE}${text}`)
  isStatusShown = true
}

export function clearStatus(): void {
  if (isStatusShown) writeAll(2, ERASE_LINE)
  isStatusShown = false
}

/** Joins lines, or parts of one line. */
export function joinPrintable(parts: readonly Printable[], glue: '\n' | '\n\n' | ', '): Printable {
  return markSafe(parts.join(glue))
}

/** Pads with blanks to `width` UTF-16 units; a longer text stays as it is. */
export function padEnd(text: Printable, width: number): Printable {
  return markSafe(text.padEnd(width))
}

export function padStart(text: Printable, width: number): Printable {
  return markSafe(text.padStart(width))
}
