import type { Assessed } from '../assess/assess.ts'
import type { Reason } from '../finding/reason.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { shortCode } from '../text/fence.ts'
import { type Foldable, fold, foldableText } from '../text/fold.ts'
import { plural } from '../text/plural.ts'
import { join, md, type Prose } from '../text/safe-text.ts'
import { MAX_REASON, shortText } from './comment-parts.ts'
import { listedFinding } from './listed-finding.ts'

/** A finding that is in the review's body, and why it is not inline. */
export interface Summarized {
  readonly assessed: Assessed
  readonly reason: Reason
}

/** Findings of one file that are not inline for the same reason. */
export interface ListedGroup {
  readonly heading: Prose
  readonly entries: readonly ListedEntry[]
}

/** One finding of the list. */
export interface ListedEntry extends Foldable {
  /** Position in the report. */
  readonly finding: number
}

/** Nobody reads more; the others are counted. */
const MAX_ENTRIES = 100
/** One long finding must not push the others out of the body. */
const MAX_ENTRY = 12_000
/** For the bullet and the markup of a fold. */
const ROOM_PER_ENTRY = 80

/** The findings that there is room for, in order, by file and reason; and those that there is no room for. */
export function listed(
  ordered: readonly Summarized[],
  room: number,
  options: PlanOptions,
  limits: Limits,
): { groups: ListedGroup[]; unlisted: readonly Summarized[] } {
  const groups = new Map<string, { heading: Prose; entries: ListedEntry[] }>()
  let left = room
  let count = 0
  for (const { assessed, reason } of ordered.slice(0, MAX_ENTRIES)) {
    const key = JSON.stringify([assessed.path, reason.reason])
    const group = groups.get(key) ?? { heading: groupHeading(assessed.path, reason), entries: [] }
    const needed = ROOM_PER_ENTRY + (group.entries.length === 0 ? group.heading.length : 0)
    // Only the first one is cut to the room left: others are better counted than cut.
    const space = count === 0 ? Math.min(left - needed, MAX_ENTRY) : MAX_ENTRY
    const entry = listedFinding(assessed, space, options, limits)
    left -= needed + entry.line.length + entry.more.length
    if (left < 0) break
    group.entries.push({ finding: assessed.index, ...entry })
    groups.set(key, group)
    count++
  }
  return { groups: [...groups.values()], unlisted: ordered.slice(count) }
}

const MAX_PATH = 300

function groupHeading(path: string, { reason }: Reason): Prose {
  const name = path === '' ? md`About no file` : shortCode(path, MAX_PATH)
  return md`**${name}**: ${shortText(reason, MAX_REASON)}`
}

/** A list that is longer than this is folded away. */
const MAX_UNFOLDED = 5

export function isLong(groups: readonly ListedGroup[]): boolean {
  return entryCount(groups) > MAX_UNFOLDED
}

/** The label of a folded list. */
export function listLabel(groups: readonly ListedGroup[]): Prose {
  return md`${plural(entryCount(groups), 'finding')} not shown on a line`
}

function entryCount(groups: readonly ListedGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0)
}

export function listText(groups: readonly ListedGroup[]): Prose {
  const list = join(
    groups.map(({ heading, entries }) => md`${heading}\n\n${itemsText(entries)}`),
    '\n\n',
  )
  return isLong(groups) ? fold(listLabel(groups), list) : list
}

/** Items without blank lines between them are closer together. */
function itemsText(entries: readonly ListedEntry[]): Prose {
  return entries.reduce((text, entry, index) => {
    const item = md`- ${foldableText(entry)}`
    if (index === 0) return item
    return entry.more === '' && entries[index - 1]?.more === ''
      ? md`${text}\n${item}`
      : md`${text}\n\n${item}`
  }, md``)
}
