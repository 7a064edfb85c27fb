import { lazyRegExp } from '../core/text/lazy-regexp.ts'
import { markSafe } from '../core/text/safe-text.ts'
import type { Printable } from './log.ts'

/**
 * A value as JSON for stdout or a file. What could steer a terminal or hide is written as an escape, and so is the
 * bracket of `##[`, which the runner would take for a command anywhere in a line: the value stays the same.
 */
export function toJson(value: unknown): Printable {
  const text = JSON.stringify(value, undefined, 2)
  const safe = MAY_STEER.test(text) ? text.replace(STEERS(), escaped) : text
  return markSafe(`${safe}\n`)
}

const STEERS = lazyRegExp(String.raw`[\x7f-\x9f\p{Cf}\u2028\u2029]|(?<=##)\[`, 'gu')
/** All of these and some more, for less time: most reports have none. */
const MAY_STEER = /[\x7f-\x9f\xad\u0600-\u08ff\u180e\u200b-\u206f\ufeff\ufff0-\uffff\ud800-\udfff]|##\[/

function escaped(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
