import { revealInvisible } from './core/invisible.ts'

/**
 * Text that is safe in a terminal and in a workflow's log: control characters are spelled out, and nothing in it
 * is read as a workflow command. https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function printable(text: string): string {
  return revealInvisible(text.replace(/\r\n?/g, '\n'))
    .replaceAll('::', ':\u200b:')
    .replaceAll('##[', '##\u200b[')
}

/** The one way to the log: stderr, so that stdout carries data only. */
export function log(message: string): void {
  process.stderr.write(`${printable(message)}\n`)
}
