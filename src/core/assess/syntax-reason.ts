import { because, type Reason } from '../finding/reason.ts'
import type { SyntaxProblem } from '../options/plan-options.ts'
import type { AppliedEdits, LineSpan } from '../suggest/apply-edits.ts'
import { truncate } from '../text/truncate.ts'
import type { ParsedSource } from './parsed-source.ts'

/** Edits that make more syntax errors than are allowed. */
export interface Breakage {
  readonly source: ParsedSource
  readonly applied: AppliedEdits
  readonly problems: readonly SyntaxProblem[]
  readonly allowed: number
}

/** Why edits have no button, with the line where they break the file, counted as it would be after the commit. */
export function doesNotParse({ source, applied, problems, allowed }: Breakage, when = 'With it'): Reason {
  const { part, start } = source
  const line = Math.min(lineToName(problems, source, applied), start + applied.lines.length - 1)
  const what = part === 'file' ? 'the file' : 'the code around it'
  const then = allowed === 0 ? 'no longer parses' : 'gets more syntax errors'
  return because(
    'does-not-parse',
    `${when} ${what} ${then} at line ${line}${shown(applied.lines[line - start])}.`,
  )
}

/** Of the error that is nearest to the changed lines; of several there, of the shortest, which says most. */
function lineToName(
  problems: readonly SyntaxProblem[],
  { start }: ParsedSource,
  { changed }: AppliedEdits,
): number {
  const places = problems.map(({ first, last }) => ({
    ...nearestLine({ first: first + start - 1, last: last + start - 1 }, changed),
    length: last - first,
  }))
  places.sort((one, other) => one.distance - other.distance || one.length - other.length)
  return places[0]?.line ?? start
}

/** The line of an error that is nearest to what was changed. */
function nearestLine(error: LineSpan, changed: readonly LineSpan[]): { line: number; distance: number } {
  let nearest = { line: error.first, distance: Number.POSITIVE_INFINITY }
  for (const { first, last } of changed) {
    const line = error.last < first ? error.last : Math.max(error.first, first)
    const distance = line < first ? first - line : Math.max(0, line - last)
    if (distance < nearest.distance) nearest = { line, distance }
  }
  return nearest
}

const MAX_SHOWN = 40

function shown(line = ''): string {
  const text = line.trim()
  if (text === '') return ''
  return ` (${text.length > MAX_SHOWN ? `${truncate(text, MAX_SHOWN)}…` : text})`
}
