import { because } from '../../finding/reason.ts'
import { isTagged } from './language.ts'
import type { ModelRule } from './rule.ts'

/**
 * Brackets, quotes and tags come in pairs, even in comments, strings and prose. If the replaced lines have as many of
 * one as of the other and the code does not, it was cut off or lost a character.
 */
export const unclosed: ModelRule = ({ path, replaced, lines, mends }) => {
  const [before, after] = [replaced.join('\n'), lines.join('\n')]
  if (isPaired(before) && !isPaired(after) && !isPaired(withoutLabels(after)) && !mends())
    return because('brackets-differ', 'The code leaves a bracket or a quote open.')
  const isTorn = isTagged(path) && openTags(before) !== openTags(after) && !mends()
  return isTorn
    ? because('brackets-differ', 'The code leaves other tags open than the replaced lines do.')
    : undefined
}

function isPaired(text: string): boolean {
  return PAIRS.every((pairs) => pairs(text))
}

const PAIRS: readonly ((text: string) => boolean)[] = [
  (text) => count(text, /\(/g) === count(text, /\)/g),
  (text) => count(text, /\[/g) === count(text, /\]/g),
  (text) => count(text, /\{/g) === count(text, /\}/g),
  (text) => count(text, /(?<!\\)"/g) % 2 === 0,
]

/** Without brackets that need no partner: `start)` of a shell's `case`, `2)` of a list, the colours of a terminal. */
function withoutLabels(text: string): string {
  return text.replace(/^[ \t]*[\w*?.|"'-]+\)|(?<![\w(])\d+\)|\\(?:x1b|u001b|e|033)\[/gim, '')
}

function openTags(text: string): number {
  return count(text, /<\w/g) - count(text, /<\/\w/g) - count(text, /\/>/g)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
