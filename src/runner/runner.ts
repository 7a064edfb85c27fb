// One by one, so that the rest of the toolkit, with an HTTP client of its own, is not in the bundle.
import * as core from '@actions/core'
import { gated, keepSecret } from '../output/gate.ts'
import { printable } from '../output/log.ts'

/** The runner's side of an action. Every text on its way there is made harmless here; nothing else speaks to it. */
export interface Runner {
  info(text: string): void
  notice(text: string, place?: Place): void
  warning(text: string, place?: Place): void
  error(text: string, place?: Place): void
  setFailed(text: string): void
  setOutput(name: string, value: string | number): void
}

export interface Place {
  readonly title?: string
  readonly file?: string
  readonly startLine?: number
  readonly endLine?: number
}

export const runner: Runner = {
  info: (text) => core.info(printable(text)),
  notice: (text, place) => core.notice(printable(text), harmless(place)),
  warning: (text, place) => core.warning(printable(text), harmless(place)),
  error: (text, place) => core.error(printable(text), harmless(place)),
  setFailed: (text) => core.setFailed(printable(text)),
  setOutput: (name, value) =>
    core.setOutput(name, gated(String(value), { what: `The output ${name}` }).trim()),
}

function harmless({ title, file, ...lines }: Place = {}): Place {
  return {
    ...(title === undefined ? {} : { title: printable(title) }),
    ...(file === undefined ? {} : { file: printable(file) }),
    ...lines,
  }
}

/** What the workflow has given. */
export const inputs = { text: core.getInput, lines: core.getMultilineInput }

/** Before anything else is done: the runner then hides it in every log, and so do we. */
export function maskToken(token: string): void {
  if (token === '') return
  core.setSecret(token)
  keepSecret(token)
}
