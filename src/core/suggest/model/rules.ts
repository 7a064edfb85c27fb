import type { Reason } from '../../finding/reason.ts'
import { unbalancedBrackets } from './brackets.ts'
import { elision } from './elision.ts'
import { doubtfulIndentation } from './indentation.ts'
import { inlineElision } from './inline-elision.ts'
import { looksLikeDiff } from './looks-like-diff.ts'
import { misplacedRange } from './misplaced-range.ts'
import { proseNotCode } from './prose-not-code.ts'
import type { ModelChange, ModelRule } from './rule.ts'
import { transportDamage } from './transport-damage.ts'

/** The rules for a model's code; the first that refuses gives the reason. A new rule is a file and a line here. */
const MODEL_RULES: readonly ModelRule[] = [
  elision,
  looksLikeDiff,
  proseNotCode,
  transportDamage,
  inlineElision,
  doubtfulIndentation,
  misplacedRange,
  unbalancedBrackets,
]

export function checkModelCode(change: ModelChange): Reason | undefined {
  for (const rule of MODEL_RULES) {
    const reason = rule(change)
    if (reason) return reason
  }
  return undefined
}
