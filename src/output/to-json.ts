import { lazyRegExp } from '../core/text/lazy-regexp.ts'
import { markSafe } from '../core/text/safe-text.ts'
import type { Printable } from './log.ts'

/**
 * A value as JSON for stdout or a file. Control and invisible characters are escaped, and so is the bracket of `##[`,
 * which the runner would read as a command anywhere in a line. The parsed value stays the same.
 */
export function toJson(value: unknown): Printable {
  return markSafe(`${escaped(JSON.stringify(value, undefined, 2))}\n`)
}

/** The same on one line. */
export function toJsonLine(value: unknown): Printable {
  return markSafe(`${escaped(JSON.stringify(value))}\n`)
}

function escaped(text: string): string {
  return MAY_BE_UNSAFE.test(text) ? text.replace(UNSAFE(), escapeUnits) : text
}

const UNSAFE = lazyRegExp(String.raw`[\x7f-\x9f\p{Cf}\u2028\u2029]|(?<=##)\[`, 'gu')
/** A faster test for a superset of UNSAFE: most reports have none of these characters. */
const MAY_BE_UNSAFE = /[\x7f-\x9f\xad\u0600-\u08ff\u180e\u200b-\u206f\ufeff\ufff0-\uffff\ud800-\udfff]|##\[/

function escapeUnits(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
