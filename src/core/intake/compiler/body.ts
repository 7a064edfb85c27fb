import { helpIn, isCaretLine, isDeletedLine, isFixLine, isGutterLine, labelIn } from './echo.ts'
import { isNoise } from './noise.ts'
import { readPlace } from './place.ts'

/** The parts of a diagnostic in the lines below it. */
export interface Body {
  /** The rest of a message that the tool has wrapped, which ends with the rule. */
  readonly wrapped: string
  /** Further lines of the message. */
  readonly more: readonly string[]
  /** Other places with their messages. */
  readonly related: readonly { readonly place: string; readonly text: string }[]
  /** Where the first caret points to, from 1. */
  readonly caret?: number
  /** Number of lines that could not be assigned. */
  readonly skipped: number
}

interface KeptLine {
  readonly text: string
  readonly isIndented: boolean
  /** Its index, to test whether a caret is right below it. */
  readonly at: number
}

interface Reading {
  readonly kept: KeptLine[]
  readonly related: { readonly place: string; readonly kept: KeptLine[] }[]
  skipped: number
  after: 'message' | 'caret' | 'blank'
  /** Index of the first line that shows source or points to it. */
  sourceAt: number
  /** Index of the last line in a gutter. */
  gutterAt: number
  hasLabel: boolean
  caret?: number
  readonly hasTextBelowCaret: boolean
}

/**
 * Removes echoed source, carets and fix-it hints. The line above a caret is source; indented text below one is a
 * hint that shows the source again.
 */
export function readBody(lines: readonly string[], hasTextBelowCaret = false): Body {
  const reading: Reading = {
    kept: [],
    related: [],
    skipped: 0,
    after: 'message',
    sourceAt: Number.POSITIVE_INFINITY,
    gutterAt: Number.NEGATIVE_INFINITY,
    hasLabel: false,
    hasTextBelowCaret,
  }
  for (const [at, line] of lines.entries()) readLine(line, at, reading)
  const { kept, related, skipped, caret } = reading
  const hasSource = Number.isFinite(reading.sourceAt)
  const firstIndented = kept.findIndex(({ isIndented }) => isIndented)
  const bare = kept
    .slice(0, firstIndented < 0 ? kept.length : firstIndented)
    .filter(({ at }) => at < reading.sourceAt)
  // mypy wraps its messages and shows the source below; otherwise a line that is not indented is not part of it.
  const isWrapped = bare.length > 0 && (hasSource || /\[[\w-]+\]$/.test(bare.at(-1)?.text ?? ''))
  const more = kept.filter(({ isIndented }) => isIndented)
  return {
    wrapped: isWrapped ? joinTexts(bare) : '',
    more: more.map(({ text }) => text),
    related: related.map(({ place, kept }) => ({ place, text: joinTexts(kept) })),
    ...(caret === undefined ? {} : { caret }),
    skipped: skipped + kept.length - more.length - (isWrapped ? bare.length : 0),
  }
}

function joinTexts(lines: readonly KeptLine[]): string {
  return lines.map(({ text }) => text).join(' ')
}

function readLine(line: string, at: number, reading: Reading): void {
  const text = line.trim()
  if (text === '') {
    reading.after = 'blank'
  } else if (
    isGutterLine(line) ||
    (reading.sourceAt < at && isFixLine(line)) ||
    (reading.gutterAt === at - 1 && isDeletedLine(line))
  ) {
    readGutter(line, at, reading)
  } else if (isCaretLine(line)) {
    if (line.includes('^')) reading.caret ??= line.indexOf('^') + 1
    dropSource(at, reading)
  } else if (!isNoise(line) && text !== '...') {
    readText({ text, isIndented: /^\s/.test(line), at }, line, reading)
  }
}

/** A label is text of the finding; only the first is, because others are about other places. */
function readGutter(line: string, at: number, reading: Reading): void {
  const label = labelIn(line)
  reading.sourceAt = Math.min(reading.sourceAt, at)
  reading.gutterAt = at
  if (label !== undefined && !reading.hasLabel) {
    reading.kept.push({ text: label, isIndented: true, at })
    reading.hasLabel = true
  }
}

/** Source is kept as text until a caret follows, or counted as a line that could not be assigned. */
function dropSource(at: number, reading: Reading): void {
  const kept = reading.related.at(-1)?.kept ?? reading.kept
  if (kept.at(-1)?.at === at - 1) kept.pop()
  else if (reading.after === 'blank' && reading.skipped > 0) reading.skipped--
  if (reading.after === 'message') reading.after = 'caret'
  reading.sourceAt = Math.min(reading.sourceAt, at)
}

function readText(kept: KeptLine, line: string, reading: Reading): void {
  const help = helpIn(line)
  const other = kept.isIndented ? otherPlace(kept.text) : undefined
  const related = reading.related.at(-1)
  if (help !== undefined) reading.kept.push({ ...kept, text: help, isIndented: true })
  else if (other)
    reading.related.push({
      place: other.place,
      kept: other.text === '' ? [] : [{ ...kept, text: other.text }],
    })
  else if (related && kept.isIndented) related.kept.push(kept)
  else if (reading.after === 'blank') reading.skipped++
  else if (reading.after === 'message' || !kept.isIndented || reading.hasTextBelowCaret)
    reading.kept.push(kept)
}

/** tsc names another place on a line of its own: `  cart.ts:6:60`, `  cart.ts:6:60 - 'x' is declared here.` */
function otherPlace(text: string): { readonly place: string; readonly text: string } | undefined {
  const [alone, said] = [readPlace(`${text}: `), readPlace(text)]
  for (const [found, isAlone] of [
    [alone, true],
    [said, false],
  ] as const) {
    if (!found || found.line === undefined || found.column === undefined) continue
    const rest = found.rest.trim()
    if (isAlone ? rest === '' : text.includes(`:${found.column} - ${rest}`))
      return { place: `${found.path}:${found.line}`, text: rest }
  }
  return undefined
}
