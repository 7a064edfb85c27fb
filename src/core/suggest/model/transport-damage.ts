import { because } from '../../finding/reason.ts'
import { codeOf } from './brackets.ts'
import { isMarkdown, isMarkup } from './language.ts'
import type { ModelRule } from './rule.ts'

export const transportDamage: ModelRule = ({ path, unwrapped, replaced }) =>
  (isMarkdown(path) ? isEscaped : isDamaged)(path, replaced, unwrapped)
    ? because('not-code', 'The code has quotes, signs or a fence that are not of its language.')
    : undefined

/**
 * Damage on the way from the model: a fence left over, code in backticks, line ends or quotes escaped once
 * too often, HTML entities, typographic quotes. If committed, it is not code.
 */
function isDamaged(path: string, replaced: readonly string[], lines: readonly string[]): boolean {
  const before = replaced.join('\n')
  const after = lines.join('\n')
  return (
    (lines.some(isFence) && !replaced.some(isFence)) ||
    (isInBackticks(after) && !isInBackticks(before)) ||
    (lines.length === 1 && hasEscapedEnd(after) && !before.includes('\\n')) ||
    (hasOnlyEscapedQuotes(after, before) && !before.includes('\\"')) ||
    (isEntityEncoded(path, after) && before.search(ENTITY) < 0) ||
    (hasCurlyQuotes(after) && !/[“‘]/.test(before))
  )
}

/** In Markdown nearly all signs have a meaning, and formulas have names like `\nu`. */
function isEscaped(_path: string, replaced: readonly string[], lines: readonly string[]): boolean {
  const before = replaced.join('\n')
  const text = lines.join('\n').replace(/`[^`]*`/g, '')
  return lines.length === 1 && ESCAPED_END.test(text) && !before.includes('\\n')
}

const ESCAPED_END = /\\n(?:\\n| {2}|[^\sa-z.,;:!?'"|)\]}])/

function isFence(line: string): boolean {
  return /^\s*(?:`{3,}|~{3,})[\w+#.:-]*\s*$/.test(line)
}

function isInBackticks(text: string): boolean {
  return /^\s*`[^`\n]+`\s*$/.test(text)
}

/** `a();\\n  b();` on one line, with the `\\n` outside strings and regular expressions. */
function hasEscapedEnd(line: string): boolean {
  return /(?<![\\/[(|^])\\n/.test(codeOf(line)) || /\\n\s*(?:\/\/|#|\*|--)/.test(line)
}

/** Outside of a string, `\\"` means nothing. */
function hasOnlyEscapedQuotes(text: string, before: string): boolean {
  if (!/\\".*\\"/.test(text) || /(?<!\\)"/.test(text)) return false
  return before.includes('"') || !/['`/]/.test(text)
}

const ENTITY = /&(?:lt|gt|amp|quot|#39|#x27);/g

/** A character occurs only as an entity; in markup, only as part of an operator. */
function isEntityEncoded(path: string, text: string): boolean {
  if (isMarkup(path)) return /\$\w+-&gt;|=&gt;\s|&amp;&amp;/.test(text)
  const raw = text.replace(ENTITY, '')
  return SIGNS.some(([entity, sign]) => text.includes(entity) && !raw.includes(sign))
}

const SIGNS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
  ['&quot;', '"'],
] as const

/** Typographic quotes around an argument or a value. */
function hasCurlyQuotes(text: string): boolean {
  const only = /[“‘][^“”‘’\n]*[”’]/.test(text) && !/["'`]/.test(text)
  return only || /[(=,:[]\s*[“‘][^“”‘’\n]*[”’]/.test(text)
}
