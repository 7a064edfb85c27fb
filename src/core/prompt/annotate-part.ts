import type { ChangedFile, FileDiff, Hunk, Row } from '../diff/diff.ts'
import type { LineRange } from '../diff/known-lines.ts'
import { fileHead, fileText, hunkHead, rowText, widthOf } from './annotate.ts'

/** The rows of a file at some lines of the new file, with the deleted rows among them. */
export function annotatePart(file: ChangedFile, fileDiff: FileDiff, ranges: readonly LineRange[]): string {
  if (!('hunks' in fileDiff)) return fileText(file, fileDiff)
  const width = widthOf(fileDiff.hunks)
  const hunks = fileDiff.hunks.flatMap((hunk) => hunkPart(hunk, ranges, width) ?? [])
  return hunks.length === 0 ? '' : [fileHead(file), ...hunks].join('\n')
}

function hunkPart(hunk: Hunk, ranges: readonly LineRange[], width: number): string | undefined {
  const parts: string[] = []
  let left = 0
  for (const row of placedRows(hunk)) {
    if (!ranges.some(({ first, last }) => first <= row.at && row.at <= last)) {
      left++
      continue
    }
    if (left > 0) parts.push(LEFT_OUT)
    left = 0
    parts.push(...rowText(row.row, width))
  }
  if (parts.length === 0) return undefined
  return [hunkHead(hunk), ...parts, ...(left > 0 ? [LEFT_OUT] : [])].join('\n')
}

const LEFT_OUT = '(rows left out)'

/** The rows of a hunk, each with its line of the new file; a deleted row has that of the line below it. */
export function placedRows({ rows, start }: Hunk): { readonly row: Row; readonly at: number }[] {
  let next = start.new
  return rows.map((row) => {
    const at = row.newLine ?? next
    if (row.newLine !== undefined) next = row.newLine + 1
    return { row, at }
  })
}
