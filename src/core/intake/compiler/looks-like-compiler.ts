import { readHead } from '../text/head.ts'
import { stripColours } from '../text/without-colours.ts'
import { readDiagnostic } from './diagnostic.ts'
import { isCaretLine, isGutterLine } from './echo.ts'
import { isNoise, showsTool } from './noise.ts'
import { sectionsIn } from './sections.ts'

/** How much of a text is examined, in characters. */
const MAX_LENGTH = 500_000

/**
 * What shows that a text is printed by a tool and not by a model; nothing if it may be a model's. Both write
 * `path:line: message`, but a model does not know columns, rules in a tool's way, carets or closing counts; and a tool
 * writes no bullets, no bold, no fences and no markers.
 */
export function compilerSign(printed: string): string | undefined {
  const text = stripColours(printed.slice(0, MAX_LENGTH))
  if (text.includes('[SUGGEST')) return undefined
  const lines = text.split(/\r?\n/)
  if (lines.some((line) => isOfModel(line) || isStylish(line))) return undefined
  const { sections, skipped } = sectionsIn(text)
  if (sections.length === 0)
    return isOnlyNoise(lines) ? 'it is what a tool prints when it finds nothing' : undefined
  if (lines.some(showsTool)) return 'it has headings or counts that a tool prints'
  if (hasEcho(lines)) return 'it shows source lines with carets'
  const sure = sections.filter(({ place }) => {
    const { isTool, severity } = readDiagnostic(place.rest, place.before)
    return (
      isTool ||
      place.ofTool ||
      (place.column !== undefined && hasLowerCaseWord(place.rest) && severity !== undefined)
    )
  })
  if (2 * sure.length >= sections.length && skipped <= sections.length)
    return 'its lines have columns or rules as compilers and linters print them'
  const haveColumns = sections.every(({ place }) => place.column !== undefined)
  if (haveColumns && lines.some((line) => CLOSING_COUNT.test(line)))
    return 'its lines have columns, and a count closes them'
  if (haveColumns && sections.every(({ place }) => place.path.endsWith('.go')))
    return 'its lines have columns as Go prints them'
  if (isGrep(lines)) return 'its lines are like those of grep -n'
  return undefined
}

const CLOSING_COUNT = /^\d+ (?:error|warning|problem)s?$/

function hasLowerCaseWord(rest: string): boolean {
  return /^\s*(?:fatal error|error|warning|note|remark|style|performance|portability|information): /.test(
    rest,
  )
}

/** A bullet, a number, a heading, bold or backticks before a place; a fence; a range of lines. */
function isOfModel(line: string): boolean {
  if (/^\s{0,12}(?:`{3}|~{3})/.test(line)) return !isCaretLine(line)
  if (/^[\w./\\-]{1,300}:L?\d+[-–]L?\d+/.test(line) || /^[\w./\\-]{1,300}#L\d/.test(line)) return true
  return /^\s{0,12}(?:[-*+•>#`]|\d{1,4}[.)]\s)/.test(line) && readHead(line.trimEnd()) !== undefined
}

/** ESLint's output for a terminal is like yamllint's, but the rule is in a column of its own: it is not read. */
function isStylish(line: string): boolean {
  return (
    /^ {2}\d{1,9}:\d{1,9} +(?:error|warning|✖|⚠) /.test(line) &&
    /\S {2,}@?[a-z][\w@/-]*(?:\([\w/-]+\))?$/.test(line.slice(-200))
  )
}

function isOnlyNoise(lines: readonly string[]): boolean {
  return lines.some(showsTool) && lines.every((line) => line.trim() === '' || isNoise(line))
}

function hasEcho(lines: readonly string[]): boolean {
  return lines.some((line, at) => isCaretLine(line) && line.includes('^') && !isGutterLine(line) && at > 0)
}

/** `grep -n` puts no blank behind the line number; more than one is the indentation of the source line. */
function isGrep(lines: readonly string[]): boolean {
  const found = lines.filter((line) => line.trim() !== '').map((line) => GREP.exec(line.slice(0, 1500))?.[1])
  return (
    found.every((after) => after !== undefined) &&
    found.some((after) => after !== undefined && /^(?:\S|\t| {4})/.test(after))
  )
}
const GREP = /^[^\s:][^:]*:\d+:(\S| {2,4}|\t|$)/
