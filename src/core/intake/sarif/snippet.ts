import type { Fix } from '../../finding/fix.ts'
import { splitLines } from '../../finding/suggestion.ts'
import { type JsonObject, listIn, objectIn } from '../json-value.ts'
import { type Budget, spend } from './budget.ts'
import { isWholeLines, regionLines } from './region.ts'

/**
 * The lines that the tool saw where it would change something. A snippet counts only where its region is whole lines:
 * with columns it is a part of them, or more, as each tool likes.
 */
export function linesSeen(
  fix: JsonObject,
  location: JsonObject | undefined,
  budget: Budget,
): Fix['original'] {
  const deleted = objectIn(onlyIn(onlyIn(fix.artifactChanges)?.replacements)?.deletedRegion)
  const physical = objectIn(location?.physicalLocation)
  const regions = [deleted, objectIn(physical?.contextRegion), objectIn(physical?.region)]
  for (const region of regions) {
    const seen = region && exactLines(region, budget)
    if (seen) return seen
  }
  return undefined
}

function onlyIn(value: unknown): JsonObject | undefined {
  const list = listIn(value)
  return list.length === 1 ? objectIn(list[0]) : undefined
}

/** The snippet of a location is read anew for each of its fixes. */
function exactLines(region: JsonObject, budget: Budget): Fix['original'] {
  const text = objectIn(region.snippet)?.text
  const read = regionLines(region, true)
  if (typeof text !== 'string' || !isWholeLines(region) || 'bad' in read || !read.lines) return undefined
  const { first, last } = read.lines
  if (!spend(budget, text.length)) return undefined
  const lines = splitLines(text)
  return lines.length === last - first + 1 ? { firstLine: first, lines } : undefined
}
