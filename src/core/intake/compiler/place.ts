import { isPathLike } from '../text/path-like.ts'

/** The place that a line of output points to, and its message. */
export interface PlaceLine {
  /** Empty if the line names no file. */
  readonly path: string
  readonly line?: number
  readonly endLine?: number
  readonly column?: number
  /** The rest, which contains the severity and the rule. */
  readonly rest: string
  /** A severity in front of the path. */
  readonly before?: string
  /** Whether only tools write a place in this form. */
  readonly ofTool?: true
}

/** In characters: a path of 1024 characters and what may be around it. */
const MAX_HEAD = 1300

/**
 * Parses the start of a line: `a.c:4:23: …`, `a.c:4: …`, `a.ts(1,14): …`, `a.ts:1:14 - …`, `a.md:3:31 error …`,
 * `a.css: line 1, col 3, error - …`, `a.java:[4,5] …`, optionally after `[WARN] ` or `vet: `.
 */
export function readPlace(line: string): PlaceLine | undefined {
  const head = line.slice(0, MAX_HEAD)
  if (!/^[^\s:]/.test(head) || !/\d/.test(head)) return undefined
  const [prefix = '', before] = /^(?:\[([A-Z]{4,7})\] |vet: )/.exec(head) ?? []
  const start = prefix.length
  const drive = /^[A-Za-z]:[\\/]/.test(head.slice(start, start + 3)) ? 2 : 0
  const colon = head.indexOf(':', start + drive)
  const found = byColon(head, start, colon) ?? byParentheses(head, start)
  if (!found) return undefined
  const { to, strong, path, ...place } = found
  if (!isPath(path, strong, place.column !== undefined)) return undefined
  return {
    ...place,
    path: path === NO_FILE ? '' : path,
    rest: line.slice(to),
    ...(before === undefined ? {} : { before }),
  }
}

/** Cppcheck's place for messages about its own run: `nofile:0:0: information: …`. */
const NO_FILE = 'nofile'

interface Found extends Omit<PlaceLine, 'rest' | 'before'> {
  /** Index after the place and its separator. */
  readonly to: number
  /** Whether a column and a severity follow: then anything in front is a path. */
  readonly strong: boolean
}

/** `:4:23:`, `:7:9:7:36:` (mypy), `:4:`; a column without a colon after it only where a severity or a rule follows. */
const COLONS =
  /:(\d{1,9})(?::(\d{1,9})(?::(\d{1,9}):\d{1,9})?)?(?::(?:\{[\d:-]{1,50}\}){1,20})?(?:: ?(?=\S|$)|:(?=\s)| - (?=\S)| (?=(?:(?:error|warning|info) )?MD\d{3}\b|[A-Z]{2}\d{4} (?:error|warning|info|style): ))/y
const LINE_ONLY = /:(\d{1,9}):/y
const BRACKETS = /:\[(\d{1,9}),(\d{1,9})\] /y
const WORDS = /: line (\d{1,9}), col (\d{1,9}), /y

function byColon(head: string, start: number, colon: number): Found | undefined {
  if (colon < 0) return undefined
  const path = head.slice(start, colon)
  for (const pattern of [COLONS, LINE_ONLY, BRACKETS, WORDS]) {
    pattern.lastIndex = colon
    const [whole, line, column, endLine] = pattern.exec(head) ?? []
    if (whole === undefined) continue
    const to = colon + whole.length
    return {
      path,
      ...numbers(line, column, endLine),
      ...(pattern === WORDS ? { ofTool: true } : {}),
      to,
      strong: isStrong(column, head.slice(to)),
    }
  }
  return undefined
}

/** `(1,14): `, as tsc and MSBuild print it. */
const PARENTHESES = /\((\d{1,9})(?:,(\d{1,9})(?:,(\d{1,9}),\d{1,9})?)?\) ?: /

function byParentheses(head: string, start: number): Found | undefined {
  const found = PARENTHESES.exec(head)
  if (!found) return undefined
  const [whole, line, column, endLine] = found
  const to = found.index + whole.length
  return {
    path: head.slice(start, found.index),
    ...numbers(line, column, endLine),
    to,
    strong: isStrong(column, head.slice(to)),
  }
}

function numbers(line: string | undefined, column: string | undefined, endLine: string | undefined) {
  return {
    // Some tools give line 0 for the whole file.
    ...(Number(line) > 0 ? { line: Number(line) } : {}),
    ...(column === undefined ? {} : { column: Number(column) }),
    ...(Number(endLine) > Number(line) ? { endLine: Number(endLine) } : {}),
  }
}

function isStrong(column: string | undefined, rest: string): boolean {
  if (/^(?:(?:error|warning|info) )?MD\d{3}\b/.test(rest)) return true
  return (
    column !== undefined &&
    /^\s?(?:fatal error|error|warning|note|remark|style|performance|portability|information)\b/i.test(rest)
  )
}

function isPath(path: string, strong: boolean, hasColumn: boolean): boolean {
  if (path === '' || path.length > 1024 || path.includes('://')) return false
  // With a column, blanks and words in front belong to the path, as in `a b/x.js`, unless they lead to another place.
  return isPathLike(path, strong || (hasColumn && !LEADS_TO.test(path))) || (strong && !path.includes(' '))
}
const LEADS_TO =
  /^(?:in|at|from|see|via|by|note|error|warning|required|included|called|cf\.?)\s|\s(?:in|at|from|see)\s/i
