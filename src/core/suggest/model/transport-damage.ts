import { because } from '../../finding/reason.ts'
import { codeOf } from './brackets.ts'
import { isMarkdown, isMarkup } from './language.ts'
import type { ModelRule } from './rule.ts'

export const transportDamage: ModelRule = ({ path, unwrapped, replaced }) =>
  !isMarkdown(path) && isDamaged(path, replaced, unwrapped)
    ? because('not-code', 'The code has quotes, signs or a fence that are not of its language.')
    : undefined

/**
 * What the way from the model did to its code: a fence left over, code in backticks, line ends or quotes escaped once
 * too often, signs as HTML writes them, quotes as typesetters do. Committed, it is no code.
 */
function isDamaged(path: string, replaced: readonly string[], lines: readonly string[]): boolean {
  const before = replaced.join('\n')
  const after = lines.join('\n')
  return (
    (lines.some(isFence) && !replaced.some(isFence)) ||
    (isInBackticks(after) && !isInBackticks(before)) ||
    (lines.length === 1 && hasEscapedEnd(after) && !before.includes('\\n')) ||
    (hasOnlyEscapedQuotes(after) && !before.includes('\\"')) ||
    (!isMarkup(path) && isEntityEncoded(after) && !ENTITY.test(before)) ||
    (hasOnlyCurlyQuotes(after) && /["']/.test(before))
  )
}

function isFence(line: string): boolean {
  return /^\s*(?:`{3,}|~{3,})[\w+#.:-]*\s*$/.test(line)
}

function isInBackticks(text: string): boolean {
  return /^\s*`[^`\n]+`\s*$/.test(text)
}

/** `a();\n  b();` on one line, the `\n` in no string. */
function hasEscapedEnd(line: string): boolean {
  return /[;{},:)]\\n|\S\\n(?: {2,}|\\t|[}\])])/.test(codeOf(line))
}

/** Outside of a string, `\"` means nothing. */
function hasOnlyEscapedQuotes(text: string): boolean {
  return /\\".*\\"/.test(text) && !/(?<!\\)"|['`/]/.test(text)
}

const ENTITY = /&(?:lt|gt|amp|quot|#39|#x27);/

function isEntityEncoded(text: string): boolean {
  return ENTITY.test(text) && !/[<>"]|&(?!(?:lt|gt|amp|quot|#39|#x27);)/.test(text)
}

function hasOnlyCurlyQuotes(text: string): boolean {
  return /[“‘][^“”‘’\n]*[”’]/.test(text) && !/["'`]/.test(text)
}
