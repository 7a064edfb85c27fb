import { readFinding } from '../finding.ts'
import type { Intake } from '../intake.ts'

/** The entries of one findings file, each to a finding or to what is wrong with it. */
export function readEntries(file: string, entries: readonly unknown[]): Intake {
  const intake: Intake = { findings: [], bad: [], notes: [] }
  for (const [index, entry] of entries.entries()) {
    const read = readFinding(entry, { file, index })
    if ('bad' in read) {
      intake.bad.push(read.bad)
    } else {
      intake.findings.push(read.finding)
      intake.notes.push(...read.notes.map((note) => `${file}: finding ${index}: ${note}`))
    }
  }
  return intake
}
