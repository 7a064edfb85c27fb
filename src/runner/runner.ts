// Only this part of the toolkit is used: the rest would add a second HTTP client to the bundle.
import * as core from '@actions/core'
import { gated, keepSecret } from '../output/gate.ts'
import { printable } from '../output/log.ts'

/** The only access to the GitHub runner. Every text that goes to it is made safe here. */
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
  notice: (text, place) => core.notice(printable(text), printablePlace(place)),
  warning: (text, place) => core.warning(printable(text), printablePlace(place)),
  error: (text, place) => core.error(printable(text), printablePlace(place)),
  setFailed: (text) => core.setFailed(printable(text)),
  setOutput: (name, value) =>
    core.setOutput(name, gated(String(value), { what: `The output ${name}` }).trim()),
}

function printablePlace({ title, file, ...lines }: Place = {}): Place {
  return {
    ...(title === undefined ? {} : { title: printable(title) }),
    ...(file === undefined ? {} : { file: printable(file) }),
    ...lines,
  }
}

/** The action's inputs. */
export const inputs = { text: core.getInput, lines: core.getMultilineInput }

/** Must run first: from then on the runner masks the token in its logs, and Fencepost withholds it. */
export function maskToken(token: string): void {
  if (token === '') return
  core.setSecret(token)
  keepSecret(token)
}
