import { sealed } from './core/lane.ts'
import type { Printable } from './log.ts'

/**
 * A value as JSON for stdout or a file. What could steer a terminal or hide is written as an escape, and so is the
 * bracket of `##[`, which the runner would take for a command anywhere in a line: the value stays the same.
 */
export function toJson(value: unknown): Printable {
  const text = JSON.stringify(value, undefined, 2)
  return sealed(`${text.replace(/[\x7f-\x9f\p{Cf}\u2028\u2029]|(?<=##)\[/gu, escaped)}\n`)
}

function escaped(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
