import { type Diagnostic, readDiagnostic } from './diagnostic.ts'
import { ARROW } from './echo.ts'
import { isNoise } from './noise.ts'
import { type PlaceLine, readPlace } from './place.ts'

/** A line that starts a finding or a note, and the lines below it. */
export interface Section {
  readonly place: PlaceLine
  readonly below: string[]
}

export interface Sections {
  readonly sections: readonly Section[]
  /** Number of lines before the first finding that are not known to be noise. */
  readonly skipped: number
}

/** Splits output at the lines that start a finding or a note. */
export function sectionsIn(text: string): Sections {
  const sections: Section[] = []
  let skipped = 0
  let current: Section | undefined
  let file: string | undefined
  let ofGo = false
  const lines = text.split(/\r?\n/)
  for (const [at, line] of lines.entries()) {
    const started = readStart(line, lines[at + 1] ?? '', file)
    if (started === 'noise') continue
    if (GO_PACKAGE.test(line)) ofGo = true
    if (started) {
      const isGo = ofGo && started.path.endsWith('.go')
      current = { place: isGo ? { before: 'error', ...started } : started, below: [] }
      sections.push(current)
    } else if (isFileHeading(line, lines[at + 1] ?? '')) {
      file = line.trim()
      current = undefined
    } else if (current && !ARROW.test(line)) current.below.push(line)
    else if (!current && line.trim() !== '' && !isNoise(line)) skipped++
    if (line.trim() === '') file = undefined
  }
  return { sections, skipped }
}

/** The heading of `go build` and `go vet` for a package. They have no severities, and exit with an error. */
const GO_PACKAGE = /^# [\w./-]+(?: \[[\w./ -]+\])?$/

const ARROW_TITLE =
  /^(?:(error|warning)(?:\[([\w-]+)\])?: |([A-Z]{1,5}\d{2,5}|[a-z][a-z-]+:) )(?:\[\*\] )?(\S.*)$/
/** rustc points to other places for the message above: "note: function defined here". */
const ARROW_NOTE = /^(?:note|help): (\S.*)$/

const PYRIGHT = /:\d{1,9}:\d{1,9} - (?:error|warning|information): /
const STANDARD_PLACE = /:\d{1,9}:\d{1,9}: /
const STANDARD_RULE = /\([\w@/-]{1,100}\)(?: \(warning\))?$/

/** pyright and standard indent their lines. */
function isIndentedStart(line: string): boolean {
  if (!/^ {2}\S/.test(line)) return false
  return PYRIGHT.test(line) || (STANDARD_PLACE.test(line) && STANDARD_RULE.test(line))
}

function readStart(printed: string, next: string, file: string | undefined): PlaceLine | 'noise' | undefined {
  const line = isIndentedStart(printed) ? printed.slice(2) : printed
  const titled = readTitle(line, next)
  if (titled) return titled
  if (file !== undefined) {
    const standard = STANDARD.exec(line.slice(0, 2000))
    if (standard) {
      const [, at, column, word = '', message = ''] = standard
      return { path: file, line: Number(at), column: Number(column), rest: `[${word}] ${message}` }
    }
  }
  const place = readPlace(line)
  // Steps of a template's instantiation lead to the next line.
  if (place) return /^\s*(?:recursively )?required (?:from|by)\b/.test(place.rest) ? 'noise' : place
  return placeless(line)
}

function readTitle(line: string, next: string): PlaceLine | undefined {
  const [arrow, path = '', at, column] = ARROW.exec(next.slice(0, 1300)) ?? []
  if (arrow === undefined) return undefined
  const place = { path, line: Number(at), column: Number(column) }
  const note = ARROW_NOTE.exec(line)?.[1]
  if (note !== undefined) return { ...place, rest: `note: ${note}` }
  const [title, word, code, bareRule, message = ''] = ARROW_TITLE.exec(line) ?? []
  if (title === undefined) return undefined
  const rule = code ?? bareRule?.replace(/:$/, '')
  const severity = word ?? (rule === 'invalid-syntax' ? 'error' : 'warning')
  return { ...place, rest: `${severity}: ${message}${rule === undefined ? '' : ` [${rule}]`}` }
}

/** `  1:5       error    too many spaces after colon  (colons)`, below the name of the file. */
const STANDARD = /^ {2}(\d{1,9}):(\d{1,9}) +(error|warning) +(\S.*\([\w-]+\))$/

function isFileHeading(line: string, next: string): boolean {
  if (!/^\S/.test(line) || line.length > 1024) return false
  return STANDARD.test(next.slice(0, 2000)) || (isIndentedStart(next) && next.startsWith(`  ${line}:`))
}

/** `error TS18003: No inputs were found`, `cc1: fatal error: …`: messages about the tool's own run. */
function placeless(line: string): PlaceLine | undefined {
  if (isNoise(line)) return undefined
  const [, tool] =
    /^(?:([a-z][\w+.-]{0,30}): )?(?:fatal )?error(?: TS\d+)?: \S/.exec(line.slice(0, 200)) ?? []
  if (tool === undefined && !/^(?:fatal )?error(?: TS\d+)?: \S/.test(line.slice(0, 200))) return undefined
  return { path: '', rest: tool === undefined ? line : line.slice(tool.length + 2) }
}

/** Whether a section is a note that belongs to the one before it. */
export function isNoteOf(diagnostic: Diagnostic, before: Diagnostic | undefined): boolean {
  return before !== undefined && diagnostic.isNote && !/^Revealed (?:local )?types? /.test(diagnostic.message)
}

export function diagnosticOf({ place }: Section, wrapped: string): Diagnostic {
  return readDiagnostic(wrapped === '' ? place.rest : `${place.rest.trimEnd()} ${wrapped}`, place.before)
}
