import { pressAll } from '../oracles/press.ts'
import { patch, planOne } from './one-finding.ts'

/** What a model says about a new file. */
export interface ModelAnswer {
  readonly path: string
  readonly file: readonly string[]
  /** The lines it names. */
  readonly at: number | readonly [first: number, last: number]
  readonly code: readonly string[]
  /** The lines it quotes. */
  readonly original?: readonly string[]
  readonly message?: string
}

/** The name of a case, and the case. */
export type Kept = readonly [rule: string, answer: ModelAnswer]
/** Also why there is no button: the code of the reason, and its sentence if the rule writes one. */
export type Refused = readonly [...Kept, reason: string]

/**
 * `as written` if pressing the button gives the file that the model means, the file if it gives another, or the reason
 * why there is no button.
 */
export function judge({ path, file, at, code, original, message }: ModelAnswer): string {
  const [first, last] = typeof at === 'number' ? [at, at] : at
  const rows = file.map((line) => `+${line}`)
  const diff = patch(path, 1, rows, 0)
  const { buttons, ...became } = planOne(diff, {
    path,
    line: last,
    ...(first === last ? {} : { start_line: first }),
    suggestion: joinLines(code),
    ...(original ? { original: joinLines(original) } : {}),
    ...(message === undefined ? {} : { message }),
  })
  if (buttons.length === 0) return `${became.code}: ${became.reason}`
  const pressed = pressAll(`${file.join('\n')}\n`, diff, buttons)
  const meant = file.toSpliced(first - 1, last - first + 1, ...code)
  return pressed === `${meant.join('\n')}\n` ? 'as written' : pressed
}

/** As models write lines: one more newline only where the last line is blank and would be lost. */
export function joinLines(lines: readonly string[]): string {
  return lines.join('\n') + (lines.at(-1) === '' ? '\n' : '')
}
