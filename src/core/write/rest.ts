import type { Assessed } from '../assess/assess.ts'
import { shortCode } from '../text/fence.ts'
import type { Foldable } from '../text/fold.ts'
import { plural } from '../text/plural.ts'
import { join, md, type Prose } from '../text/safe-text.ts'

/** Characters reserved, out of 60,000, for the summary of unlisted findings. */
export const ROOM_FOR_REST = 9_000
const ROOM_FOR_RULES = 2_000

const MAX_RULES = 20
const MAX_FILES = 60
const MAX_FOLDERS = 40
const MAX_NAME = 60

/** How many findings are not listed, by rule and by file; too many files are counted folder by folder. */
export function countedRest(rest: readonly { readonly assessed: Assessed }[]): Foldable | undefined {
  if (rest.length === 0) return undefined
  const counted = rest.map(({ assessed }) => ({ assessed, count: 1 + (assessed.members?.length ?? 0) }))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return {
    line: md`${plural(total, 'more finding')} did not fit here; the report has them all.`,
    label: md`By rule and by file`,
    more: join([perRule(counted, total), perFile(counted, total)], '\n\n'),
  }
}

type Counted = readonly { readonly assessed: Assessed; readonly count: number }[]

function perRule(rest: Counted, total: number): Prose {
  const rules = sorted(
    countBy(rest.map(({ assessed: { finding }, count }) => [finding.rule?.trim() ?? '', count])),
  ).filter(([rule]) => rule !== '')
  if (rules.length === 0) return md``
  const parts = rules
    .slice(0, MAX_RULES)
    .map(([rule, count]) => ({ text: md`${name(rule)} ${count}`, count }))
  return md`Per rule: ${counts(parts, total, ROOM_FOR_RULES)}.`
}

function perFile(rest: Counted, total: number): Prose {
  const files = sorted(countBy(rest.map(({ assessed, count }) => [assessed.path, count])))
  const named = files.slice(0, MAX_FILES)
  const unnamed = files.slice(MAX_FILES)
  const folders = sorted(countBy(unnamed.map(([path, count]) => [folderOf(path), count])))
  const filesIn = countBy(unnamed.map(([path]) => [folderOf(path), 1]))
  const parts = [
    ...named.map(([path, count]) => ({ text: md`${name(path)} ${count}`, count })),
    ...folders.slice(0, MAX_FOLDERS).map(([folder, count]) => ({
      text: md`${name(`${folder}/`)} ${count} in ${plural(filesIn.get(folder) ?? 0, 'file')}`,
      count,
    })),
  ]
  return md`Per file: ${counts(parts, total, ROOM_FOR_REST - ROOM_FOR_RULES)}.`
}

/** As many as there is room for; the rest is counted together. */
function counts(parts: readonly { text: Prose; count: number }[], total: number, room: number): Prose {
  const fit = fitting(parts, room)
  const left = fit.reduce((rest, { count }) => rest - count, total)
  const texts = fit.map(({ text }) => text)
  return join(left === 0 ? texts : [...texts, md`${left} others`], ', ')
}

/** For the sentence around them. */
const ROOM_FOR_SENTENCE = 300

function fitting<T extends { readonly text: Prose }>(parts: readonly T[], room: number): T[] {
  let left = room - ROOM_FOR_SENTENCE
  return parts.filter(({ text }) => {
    left -= text.length + 2
    return left >= 0
  })
}

function name(path: string) {
  return shortCode(path, MAX_NAME)
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function countBy(entries: readonly (readonly [key: string, count: number])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [key, count] of entries) counts.set(key, (counts.get(key) ?? 0) + count)
  return counts
}

/** Sorted by count, then by name, so that the order of the findings does not matter. */
function sorted(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted(
    (one, other) => other[1] - one[1] || Number(one[0] > other[0]) - Number(one[0] < other[0]),
  )
}
