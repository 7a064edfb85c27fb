import { because, type Reason } from '../finding/reason.ts'
import type { SyntaxProblem } from '../options/plan-options.ts'
import type { AppliedEdits, LineSpan } from '../suggest/apply-edits.ts'
import { truncate } from '../text/truncate.ts'

/** Edits that introduce more syntax errors than allowed. */
export interface Breakage {
  readonly applied: AppliedEdits
  readonly problems: readonly SyntaxProblem[]
  readonly allowed: number
}

/** Why edits have no button, with the line where they break the file, counted as it would be after the commit. */
export function doesNotParse({ applied, problems, allowed }: Breakage, when = 'With it'): Reason {
  const line = Math.min(lineToName(problems, applied), applied.lines.length)
  const then = allowed === 0 ? 'no longer parses' : 'gets more syntax errors'
  return because(
    'does-not-parse',
    `${when} the file ${then} at line ${line}${shown(applied.lines[line - 1])}.`,
  )
}

/** Of the error nearest to the changed lines; among several, of the shortest, which is most precise. */
function lineToName(problems: readonly SyntaxProblem[], { changed }: AppliedEdits): number {
  const places = problems.map((problem) => ({
    ...nearestLine(problem, changed),
    length: problem.last - problem.first,
  }))
  places.sort((one, other) => one.distance - other.distance || one.length - other.length)
  return places[0]?.line ?? 1
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
