import { isPathLike } from './path-like.ts'

/** A path and its lines, as found in a line of text. */
export interface Place {
  readonly path: string
  readonly line: number
  readonly endLine?: number
  readonly bold: boolean
  /** What follows it: a colon or a dash, the end of the line, or text without a separator. */
  readonly ends: 'separator' | 'line' | 'text'
  /** Index after it and its separator. */
  readonly to: number
}

export function placeIn(text: string, from: number): Place | undefined {
  const marks = match(OPENING_MARKS, text, from)?.[0] ?? ''
  const at = from + marks.length
  const pathEnd = pathEndIn(text, at)
  if (pathEnd < 0) return undefined
  const path = text.slice(at, pathEnd).replace(/[`*"']{1,4}$/, '')
  if (!isPathLike(path, marks !== '')) return undefined
  for (const [ends, pattern] of PLACES) {
    const [whole, line, end, endAfterColumn] = match(pattern, text, pathEnd) ?? []
    if (whole === undefined) continue
    const last = end ?? endAfterColumn
    return {
      path,
      line: Number(line),
      ...(last !== undefined && { endLine: Number(last) }),
      bold: marks.includes('**'),
      ends,
      to: pathEnd + whole.length,
    }
  }
  return undefined
}

/** Index where the line number starts: a path has no colon except after a drive letter. */
function pathEndIn(text: string, at: number): number {
  const drive = match(DRIVE, text, at) ? 2 : 0
  const colon = text.indexOf(':', at + drive)
  const other = text.slice(at, colon < 0 ? undefined : colon).search(OTHER_NUMBER)
  return other < 0 ? colon : at + other
}

const OPENING_MARKS = /[*`"']{0,5}/y
const DRIVE = /[A-Za-z]:[\\/]/y
const OTHER_NUMBER = /#L\d|\(\d{1,10}(?:,\d{1,10}){0,3}\)[`*"']{0,5}[ \t]{0,2}$/

const MARKS = String.raw`[\x60*"']{0,5}`
/** `:12`, `:12-15`, `:L12`, `:12:5`, `:12-15:5`, `:12:5-9`, `:12:5-15:9`. */
const COLONS = String.raw`:${MARKS}L?(\d{1,10})(?: ?[-–] ?L?(\d{1,10}))?(?::\d{1,10}(?:[-–](?:(\d{1,10}):)?\d{1,10})?)?`
/** `#L12-L15`, as in URLs of GitHub. */
const HASH = String.raw`#L(\d{1,10})(?:-L?(\d{1,10}))?`
/** `(12,5)`, as tsc and MSBuild print it. */
const PARENTHESES = String.raw`\((\d{1,10})(?:,\d{1,10}){0,3}\)`

const FOLLOWERS = {
  line: String.raw`[ \t]*$`,
  separator: String.raw`(?:[ \t]{0,2}:\*{0,3}|[ \t]{1,2}(?:[-–—]|--)(?=[ \t]))`,
  text: String.raw`(?=[ \t])`,
} as const

/** A number before a word is not a column: `a.ts:12:34 apples` is line 12 in the output of `grep -n`. */
const PLACES = (['line', 'separator', 'text'] as const).flatMap((ends) =>
  [COLONS, HASH, PARENTHESES].map(
    (place) => [ends, new RegExp(place + MARKS + FOLLOWERS[ends], 'y')] as const,
  ),
)

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
