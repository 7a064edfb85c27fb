import type { Severity } from '../../finding/finding.ts'
import { byWord } from './front.ts'

/** The end of a message. */
export interface Behind {
  readonly message: string
  readonly rule?: string
  readonly severity?: Severity
  readonly source?: string
  readonly sure: boolean
}

/** Maximum length of a rule at the end, in characters. */
const MAX_RULE = 120
/** HTMLHint writes them in lower case; oxlint writes the plugin around the rule. */
const ESLINT_UNIX = / \[(Error|Warning|error|warning)(?:\/([\w@/.()-]+))?\]$/
/** standard: `(no-var) (warning)`. */
const ROUND_WARNING = / \(([a-z@][\w@/.-]*)\) \((warning)\)$/
const STYLELINT_UNIX = / \(([\w@/.-]+)\) \[(error|warning)\]$/
/** `[-Wformat=]`, `[SC2086]`, `[no-untyped-def]`, `[bugprone-a,-warnings-as-errors]`, `[MethodName]`. */
const SQUARE = /\s{1,2}\[(-W[\w=+,-]+|[A-Za-z][\w@/.+-]*(?:,[\w.+-]+)*)\]$/
const ROUND = /\s{1,2}\(([a-z][\w@/:.-]*)\)$/i

/** The rule at the end of a message. */
export function readBehind(text: string, maybeRound: boolean): Behind {
  const from = Math.max(0, text.length - MAX_RULE)
  const end = text.slice(from)
  const cut = (length: number) => text.slice(0, text.length - length).trimEnd()
  const stylelint = STYLELINT_UNIX.exec(end)
  if (stylelint) {
    const [whole, rule = '', word = ''] = stylelint
    return { message: cut(whole.length), rule, ...byWord(word), source: 'stylelint', sure: true }
  }
  const eslint = ESLINT_UNIX.exec(end)
  if (eslint) {
    const [whole, word = '', rule] = eslint
    return {
      message: cut(whole.length),
      ...(rule && { rule }),
      ...byWord(word),
      ...(/^[A-Z]/.test(word) && !rule?.includes('(') ? { source: 'ESLint' } : {}),
      sure: true,
    }
  }
  const warning = ROUND_WARNING.exec(end)
  if (warning) {
    const [whole, rule = '', word = ''] = warning
    return { message: cut(whole.length), rule, ...byWord(word), sure: true }
  }
  const square = SQUARE.exec(end)
  if (square?.[1] !== undefined && !isCount(square[1]))
    return { message: cut(square[0].length), rule: square[1], sure: true }
  const round = ROUND.exec(end)
  if (round?.[1] !== undefined && (maybeRound || /^(?:[a-z]+(?:[_-][a-z]+)+|report[A-Z]\w+)$/.test(round[1])))
    return { message: cut(round[0].length), rule: round[1], sure: maybeRound }
  return { message: text, sure: false }
}

/** `[default]`, `[enabled]` are gcc's words for a warning without a switch. */
function isCount(rule: string): boolean {
  return /^(?:default|enabled|deprecated)$/.test(rule)
}
