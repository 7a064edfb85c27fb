import { describe, type Read, readFinding } from '../finding/finding.ts'
import { plural } from '../text/plural.ts'
import { type Intake, IntakeError } from './format.ts'

/** More findings are assumed to come from a broken tool. */
export const MAX_FINDINGS = 10_000

/** Called before any entry is parsed: a few megabytes may contain millions of empty entries. */
export function checkCount(file: string, count: number): void {
  if (count > MAX_FINDINGS)
    throw new IntakeError(`${file}: ${count} findings; at most ${MAX_FINDINGS} are read`)
}

/** Parses the entries of one findings file. */
export function readEntries(file: string, entries: readonly unknown[]): Intake {
  checkCount(file, entries.length)
  return collectReads(entries.map((entry, index) => readFinding(entry, { file, index })))
}

export function collectReads(reads: readonly Read[]): Intake {
  const intake: Intake = { findings: [], bad: [], notes: [] }
  const unread = new Map<string, number>()
  for (const read of reads) {
    if ('bad' in read) {
      intake.bad.push(read.bad)
    } else {
      const { file, index } = read.finding.origin
      intake.findings.push(read.finding)
      for (const note of read.notes) intake.notes.push(`${file}: finding ${index}: ${note}`)
      for (const name of read.unread ?? []) unread.set(name, (unread.get(name) ?? 0) + 1)
    }
  }
  const file = intake.findings[0]?.origin.file
  if (unread.size > 0) intake.notes.push(`${file}: ${unreadText(unread)}`)
  return intake
}

/** A model may invent a new name for every entry. */
const MAX_NAMES = 20

function unreadText(unread: ReadonlyMap<string, number>): string {
  const named = [...unread]
    .slice(0, MAX_NAMES)
    .map(([name, count]) => `${describe(name)} (${plural(count, 'time')})`)
  const more = unread.size > named.length ? [`and ${unread.size - named.length} more`] : []
  return `fields that are not known and not text are left out: ${[...named, ...more].join(', ')}`
}
