import type { Diff } from '../core/diff/diff.ts'
import { lineRuns } from '../core/diff/line-run.ts'
import { truncate } from '../core/text/truncate.ts'

/** Where a file differs from the new side of the diff; `undefined` where every row is in its line. */
export function findMismatch(diff: Diff, path: string, content: Buffer): string | undefined {
  const file = diff.files.find((each) => each.path === path)
  const fileDiff = file && diff.of(file)
  if (!fileDiff || !('hunks' in fileDiff)) return 'the diff has no lines of it'
  const lines = content.toString('utf8').split('\n')
  for (const { first, rows } of lineRuns(fileDiff.hunks, 'RIGHT')) {
    const at = rows.findIndex(
      (row, index) => withoutCr(row.text) !== withoutCr(lines[first - 1 + index] ?? ''),
    )
    if (at < 0) continue
    const there = lines[first - 1 + at]
    const found = there === undefined ? 'is not there' : `is ${JSON.stringify(truncate(there, MAX_SHOWN))}`
    return `line ${first + at} ${found}, in the diff it is ${JSON.stringify(truncate(rows[at]?.text ?? '', MAX_SHOWN))}`
  }
  return undefined
}

const MAX_SHOWN = 100

function withoutCr(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
