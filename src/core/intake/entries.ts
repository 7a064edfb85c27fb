import { type Read, readFinding } from '../finding.ts'
import type { Intake } from '../intake.ts'

/** The entries of one findings file, each to a finding or to what is wrong with it. */
export function readEntries(file: string, entries: readonly unknown[]): Intake {
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
