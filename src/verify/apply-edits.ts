import type { Edit } from '../core/suggest/edit.ts'

/**
 * The file after these suggestions were committed, as the platforms do it: a file with CRLF keeps it, a missing final
 * newline stays missing. The edits do not overlap.
 */
export function applyEdits(content: Buffer, edits: readonly Edit[]): Buffer {
  // One character per byte: bytes that are no UTF-8 stay as they are.
  const text = content.toString('latin1')
  const lines = text.split('\n')
  const ending = text.includes('\r\n') ? '\r' : ''
  for (const { first, last, lines: put } of edits.toSorted((one, other) => other.first - one.first)) {
    const isOpenEnd = last >= lines.length
    const written = put.map((line, index) => {
      const bytes = Buffer.from(line).toString('latin1')
      return isOpenEnd && index === put.length - 1 ? bytes : bytes + ending
    })
    lines.splice(first - 1, last - first + 1, ...written)
    // The last line is deleted, and with it the line end before it.
    if (isOpenEnd && written.length === 0 && lines.length > 0) lines.push(withoutCr(lines.pop() ?? ''))
  }
  return Buffer.from(lines.join('\n'), 'latin1')
}

function withoutCr(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
