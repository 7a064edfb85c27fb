import type { Reason } from '../../finding/reason.ts'
import { unbalancedBrackets } from './brackets.ts'
import { cutOff } from './cut-off.ts'
import { elision } from './elision.ts'
import { fragment } from './fragment.ts'
import { doubtfulIndentation } from './indentation.ts'
import { inlineElision } from './inline-elision.ts'
import { looksLikeDiff } from './looks-like-diff.ts'
import { namesake } from './namesake.ts'
import { oldAndNew } from './old-and-new.ts'
import { otherLines } from './other-lines.ts'
import { proseNotCode } from './prose-not-code.ts'
import { repeatedLines } from './repeated-lines.ts'
import { repeatedNeighbour } from './repeated-neighbour.ts'
import type { ModelChange, ModelRule } from './rule.ts'
import { transportDamage } from './transport-damage.ts'
import { unclosed } from './unclosed.ts'

/** The rules for a model's code; the first that refuses gives the reason. A new rule is a file and a line here. */
const MODEL_RULES: readonly ModelRule[] = [
  elision,
  looksLikeDiff,
  proseNotCode,
  transportDamage,
  inlineElision,
  fragment,
  cutOff,
  oldAndNew,
  repeatedLines,
  repeatedNeighbour,
  namesake,
  otherLines,
  doubtfulIndentation,
  unbalancedBrackets,
  unclosed,
]

export function checkModelCode(change: ModelChange): Reason | undefined {
  for (const rule of MODEL_RULES) {
    const reason = rule(change)
    if (reason) return reason
  }
  return undefined
}
