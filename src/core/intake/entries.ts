import { type Read, readFinding } from '../finding/finding.ts'
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
  for (const read of reads) {
    if ('bad' in read) {
      intake.bad.push(read.bad)
    } else {
      const { file, index } = read.finding.origin
      intake.findings.push(read.finding)
      intake.notes.push(...read.notes.map((note) => `${file}: finding ${index}: ${note}`))
    }
  }
  return intake
}
