import { because } from '../../finding/reason.ts'
import { codeOf } from './brackets.ts'
import { ellipsisIsCode } from './language.ts'
import type { ModelRule } from './rule.ts'

/** Arguments or a block left out within a line. */
export const inlineElision: ModelRule = ({ path, unwrapped, replaced }) => {
  if (ellipsisIsCode(path) || replaced.some(elidesInline)) return undefined
  return unwrapped.some(elidesInline) ? because('elision') : undefined
}

/** `load(...)`, `if (x) { … }`: what stands between the brackets is left out. Not in a string. */
function elidesInline(line: string): boolean {
  return /\w\((?:\.{3}|…)\)|\{\s*(?:\.{3}|…)\s*\}/.test(codeOf(line))
}
