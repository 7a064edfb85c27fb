import { because } from '../../finding/reason.ts'
import { words } from '../../text/letters.ts'
import { diceSimilarity } from '../../text/token-similarity.ts'
import { linesBetween } from './doubt.ts'
import { isStylesheet } from './language.ts'
import type { ModelRule } from './rule.ts'

/**
 * The old lines and, above or below them, their new version: the button would keep both. If such lines are side by
 * side already (a list, a table of cases), another one is likely right.
 */
export const oldAndNew: ModelRule = (change) => {
  const { path, replaced, lines, first, last } = change
  const added = addedLines(replaced, lines)
  if (added.length === 0) return undefined
  if (!isStylesheet(path) && setsTwice(replaced, lines)) return because('old-and-new')
  const old = replaced.flatMap(words)
  const isSimilar = (others: readonly string[], least: number) =>
    diceSimilarity(others.flatMap(words), old) >= least
  if (old.length === 0 || !isSimilar(added, NEW_VERSION)) return undefined
  const siblings = [replaced.length, added.length].flatMap((count) => [
    linesBetween(change, first - count, first - 1),
    linesBetween(change, last + 1, last + count),
  ])
  return siblings.some((lines) => isSimilar(lines, SIBLING)) ? undefined : because('old-and-new')
}

/** How similar the added lines must be to the old ones. */
const NEW_VERSION = 0.7
/** How similar lines beside the old ones must be for a list. */
const SIBLING = 0.65

/** The lines that the code adds above or below all old lines; `undefined` if it does not keep them together. */
function addedLines(replaced: readonly string[], lines: readonly string[]): readonly string[] {
  const count = replaced.length
  const holds = (part: readonly string[]) => part.every((line, at) => line.trim() === replaced[at]?.trim())
  if (lines.length <= count) return []
  if (holds(lines.slice(0, count))) return lines.slice(count)
  return holds(lines.slice(-count)) ? lines.slice(0, -count) : []
}

/** Next to an old line is a new one that sets the same variable or key. */
function setsTwice(replaced: readonly string[], lines: readonly string[]): boolean {
  const old = new Set(replaced)
  return lines.some((line, at) => {
    const key = old.has(line) ? keyOf(line) : undefined
    const beside = [lines[at - 1], lines[at + 1]].filter((each) => each !== undefined && !old.has(each))
    return key !== undefined && beside.some((each) => keyOf(each ?? '') === key)
  })
}

function keyOf(line: string): string | undefined {
  return KEY.exec(line)?.[1]
}

const KEY =
  /^\s*(?:(?:const|let|var|val|final|static|public|private|export)\s+)*("[^"]+"|'[^']+'|[\w.$@-]+)\s*(?::=|=>|[:=])(?![=:])/
