import { type Read, readFinding } from '../finding/finding.ts'
import { type Intake, IntakeError } from './format.ts'

/** More is a broken tool, not a review. */
export const MAX_FINDINGS = 10_000

/** Before any of them is read: a few megabytes hold millions of empty entries. */
export function checkCount(file: string, count: number): void {
  if (count > MAX_FINDINGS)
    throw new IntakeError(`${file}: ${count} findings; at most ${MAX_FINDINGS} are read`)
}

/** The entries of one findings file, each to a finding or to what is wrong with it. */
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
