import { type Read, readFinding } from '../finding/finding.ts'
import { collectReads } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { saysNothingFound } from './text/no-findings.ts'
import { type Section, sectionsIn } from './text/sections.ts'
import { stripColours } from './text/without-colours.ts'

export { withoutEcho } from './compiler/echo.ts'
export { compilerSign } from './compiler/looks-like-compiler.ts'
// Exported here, so that detection and parser are loaded together: the bundler would duplicate what they share.
export { readCompiler } from './compiler.ts'
export { looksLikeText } from './text/looks-like-text.ts'
export { saysNothingFound }

const EXPECTED = '"src/cart.ts:12: what is wrong" is expected, one finding per line, or "No issues found."'

/** Parses lines such as `src/cart.ts:12: warning: message`, as a model prints them when asked. */
export function readText({ file, text }: InputText): Intake {
  const { sections, skipped } = sectionsIn(stripColours(text))
  if (sections.length === 0) {
    if (saysNothingFound(text))
      return { findings: [], bad: [], notes: [`${file}: says that nothing was found`] }
    throw new IntakeError(`${file}: no line looks like a finding; ${EXPECTED}`)
  }
  const { findings, bad, notes } = collectReads(
    sections.map((section, index) => readSection(section, { file, index })),
  )
  const lines = skipped === 1 ? '1 line that belongs' : `${skipped} lines that belong`
  return {
    findings,
    bad,
    notes: [...notes, ...(skipped > 0 ? [`${file}: skipped ${lines} to no finding`] : [])],
  }
}

function readSection({ head, message }: Section, origin: { file: string; index: number }): Read {
  const { path, line, endLine, severity, rule } = head
  return readFinding({ path, line, end_line: endLine, severity, rule, message }, origin)
}
