import type { Fix } from '../../finding/fix.ts'
import { splitLines } from '../../finding/suggestion.ts'
import { type JsonObject, listIn, objectIn } from '../json-value.ts'
import { type Budget, spend } from './budget.ts'
import { isWholeLines, regionLines } from './region.ts'

/**
 * The lines that the tool saw at the place of its fix. A snippet is used only if its region is whole lines: with
 * columns, some tools write only a part of the lines, others more.
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
    const lines = region && exactLines(region, budget)
    if (lines) return lines
  }
  return undefined
}

function onlyIn(value: unknown): JsonObject | undefined {
  const list = listIn(value)
  return list.length === 1 ? objectIn(list[0]) : undefined
}

/** Spends the budget, because the snippet of a location is parsed again for each of its fixes. */
function exactLines(region: JsonObject, budget: Budget): Fix['original'] {
  const text = objectIn(region.snippet)?.text
  const read = regionLines(region, true)
  if (typeof text !== 'string' || !isWholeLines(region) || 'bad' in read || !read.lines) return undefined
  const { first, last } = read.lines
  if (!spend(budget, text.length)) return undefined
  const lines = splitLines(text)
  return lines.length === last - first + 1 ? { firstLine: first, lines } : undefined
}
