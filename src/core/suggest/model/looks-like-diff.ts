import { because } from '../../finding/reason.ts'
import { hasDashLists } from './language.ts'
import type { ModelRule } from './rule.ts'

/** A diff, a numbered listing, or the old lines next to the new ones, instead of the new code. */
export const looksLikeDiff: ModelRule = ({ path, unwrapped, replaced }) => {
  const isListed = looksListed(unwrapped, replaced)
  const isBoth = !hasDashLists(path) && keepsOldLines(unwrapped, replaced)
  return isListed || isBoth ? because('looks-like-diff') : undefined
}

export const LINE_NUMBER = /^\s*(\d+)\s?[:|]\s?/

/** Except for white space at the ends. */
export function sameLines(lines: readonly string[], others: readonly string[]): boolean {
  return (
    lines.length === others.length &&
    lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd())
  )
}

/** Hunk headers, and the marks of merge conflicts and of search-and-replace answers. */
const PATCH_LINE = /^@@ -\d+|^(?:<{5,}|={7}|>{5,})(?: |$)/

/** Signs or numbers that could not be verified, in lines unlike the replaced ones. */
function looksListed(lines: readonly string[], replaced: readonly string[]): boolean {
  const has = (pattern: RegExp) => (line: string) => pattern.test(line)
  if (lines.some(has(PATCH_LINE)) && !replaced.some(has(PATCH_LINE))) return true
  const deletion = lines.length > 0 && lines.every(has(/^-/))
  if (
    deletion &&
    sameLines(
      lines.map((line) => line.slice(1)),
      replaced,
    )
  )
    return true
  const signed = lines.some(has(/^\+/)) && lines.every(has(/^[+\- ]|^$/)) && !replaced.some(has(/^\+/))
  const numbered = lines.length > 0 && lines.every(has(LINE_NUMBER)) && !replaced.some(has(LINE_NUMBER))
  return signed || (numbered && consecutive(lines)) || (isListing(lines) && !isListing(replaced))
}

const LISTED = /^\s*(\d+)(?:\t|→)/

/** As `cat -n` prints it. */
function isListing(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => LISTED.test(line)) && consecutive(lines, LISTED)
}

/** The old lines struck out with `-`, or both versions with a word above each. */
function keepsOldLines(lines: readonly string[], replaced: readonly string[]): boolean {
  const old = new Set(
    replaced.map((line) => line.trim()).filter((line) => /\w/.test(line) && /\W/.test(line)),
  )
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line))
  const struck = lines.some((line) => /^-\s*[^-\s]/.test(line) && old.has(line.slice(1).trim()))
  return struck || (has(/^\W*(?:before|old)(?: code)?\W*$/i) && has(/^\W*(?:after|new)(?: code)?\W*$/i))
}

function consecutive(lines: readonly string[], pattern = LINE_NUMBER): boolean {
  const numbers = lines.map((line) => Number(pattern.exec(line)?.[1]))
  return numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
}
