export const HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/

export interface HunkScan {
  /** The line after the last one that was read. */
  readonly end: number
  /** No: a cut or hand-edited patch numbers its lines wrongly from some point on. */
  readonly whole: boolean
}

/**
 * Reads the hunks that begin at this line by counting their rows, as `git apply` does: only the counts tell a
 * deleted row `-- x` from a header `--- x`, and a whole patch from a cut one.
 */
export function scanHunks(lines: readonly string[], start: number): HunkScan {
  let at = start
  let oldFree = 1
  let newFree = 1
  for (;;) {
    const header = HUNK_HEADER.exec(lines[at] ?? '')
    if (!header) return endOfHunks(lines, at)
    const [oldFirst, oldCount] = rangeOf(header[1], header[2])
    const [newFirst, newCount] = rangeOf(header[3], header[4])
    const rows = endOfRows(lines, at + 1, oldCount, newCount)
    // Hunks that overlap or go back are from different files, or their numbers were changed.
    if (rows.whole === false || oldFirst < oldFree || newFirst < newFree)
      return { end: rows.end, whole: false }
    at = rows.end
    oldFree = oldFirst + oldCount
    newFree = newFirst + newCount
  }
}

/** A range without lines names the line above it. */
function rangeOf(start: string | undefined, count = '1'): [first: number, count: number] {
  return [Number(start) + (Number(count) === 0 ? 1 : 0), Number(count)]
}

function endOfRows(lines: readonly string[], start: number, oldCount: number, newCount: number): HunkScan {
  let at = start
  let oldLeft = oldCount
  let newLeft = newCount
  while (oldLeft > 0 || newLeft > 0) {
    const sign = lines[at]?.[0]
    const isContext = sign === ' ' || isBlank(lines[at])
    const isNote = sign === '\\' && at > start
    if (!isContext && !isNote && sign !== '-' && sign !== '+') break
    if (isContext || sign === '-') oldLeft--
    if (isContext || sign === '+') newLeft--
    at++
  }
  if (oldLeft !== 0 || newLeft !== 0) return { end: Math.min(at + 1, lines.length), whole: false }
  return { end: lines[at]?.[0] === '\\' ? at + 1 : at, whole: true }
}

/** What `diff.suppressBlankEmpty` writes for a blank context row. */
function isBlank(line: string | undefined): boolean {
  return line === '' || line === '\r'
}

/** More rows than the header counted, or half of a header, mean that the patch is not what it was. */
function endOfHunks(lines: readonly string[], at: number): HunkScan {
  const line = lines[at] ?? ''
  const isNextFile = line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ ')
  const isMailSignature = /^-- ?\r?$/.test(line)
  const whole = !/^[ +\-\\@]/.test(line) || isNextFile === true || isMailSignature
  return { end: whole ? at : at + 1, whole }
}
