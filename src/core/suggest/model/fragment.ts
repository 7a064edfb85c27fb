import { because } from '../../finding/reason.ts'
import { tokens, words } from '../../text/letters.ts'
import { diceSimilarity } from '../../text/token-similarity.ts'
import { isProse } from './language.ts'
import type { ModelRule } from './rule.ts'

/** Only the changed part of a line: both its first and its last token would go, or what it is assigned to. */
export const fragment: ModelRule = ({ path, replaced: [old, ...more], lines: [line, ...others] }) => {
  if (old === undefined || line === undefined || more.length + others.length > 0) return undefined
  const [before, after] = [tokens(old), tokens(line)]
  if (before.length === 0 || after.length === 0 || before[0] === after[0]) return undefined
  const isPart =
    before.at(-1) !== after.at(-1) && (isShort(line, old) || (!isProse(path) && isWording(line, old)))
  return isPart || isValue(line, old) ? because('incomplete') : undefined
}

/** At least a fifth shorter. */
function isShort(line: string, old: string): boolean {
  return line.trim().length < 0.8 * old.trim().length
}

/** A few words, hardly any of which is in the line: a title rather than code. */
function isWording(line: string, old: string): boolean {
  const isWords = /^\s*[\w'`"(),.:;/-]+(?: [\w'`"(),.:;/-]+){2,}\s*$/.test(line)
  return isWords && diceSimilarity(words(line), words(old)) < 0.4
}

/**
 * A new value without the variable, the key or the `return` before it. An unused variable may go if its value stays and
 * does something, as a call does.
 */
function isValue(line: string, old: string): boolean {
  const value = ASSIGNED.exec(old)?.[1]
  if (value === undefined || ASSIGNED.test(line)) return false
  if (LITERAL.test(line)) return true
  const bare = (text: string) => text.trim().replace(/[;,]$/, '')
  if (bare(value) === bare(line)) return false
  return tokens(value)[0] === tokens(line)[0] || diceSimilarity(words(value), words(line)) >= SAME_VALUE
}

/** How similar the code must be to the value alone. */
const SAME_VALUE = 0.5

/** A string or a number, and nothing else. */
const LITERAL = /^\s*(?:"[^"]*"|'[^']*'|-?\d[\w.]*|true|false|null|nil|None)[,;]?\s*$/i

/** What follows `x =`, `key:` or `return`. */
const ASSIGNED = /(?:[^=!<>]=>?|\breturn|:)\s+(\S.*)/
