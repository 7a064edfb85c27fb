import { type Read, readFinding } from '../finding/finding.ts'
import { collectReads } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { saysNothingFound } from './text/no-findings.ts'
import { type Section, sectionsIn } from './text/sections.ts'
import { stripColours } from './text/without-colours.ts'

// What it is told by is loaded with it: a bundle would have their parts twice.
export { looksLikeText } from './text/looks-like-text.ts'
export { saysNothingFound }

const EXPECTED = '"src/cart.ts:12: what is wrong" is expected, one finding a line, or "No issues found."'

/** Lines such as `src/cart.ts:12: warning: message`: what compilers print, and what a model can be asked to print. */
export function readText({ file, text }: InputText): Intake {
  const { sections, passed } = sectionsIn(stripColours(text))
  if (sections.length === 0) {
    if (saysNothingFound(text))
      return { findings: [], bad: [], notes: [`${file}: says that nothing was found`] }
    throw new IntakeError(`${file}: no line looks like a finding; ${EXPECTED}`)
  }
  const { findings, bad, notes } = collectReads(
    sections.map((section, index) => readSection(section, { file, index })),
  )
  const lines = passed === 1 ? '1 line that belongs' : `${passed} lines that belong`
  return {
    findings,
    bad,
    notes: [...notes, ...(passed > 0 ? [`${file}: ${lines} to no finding, passed over`] : [])],
  }
}

function readSection({ head, message }: Section, origin: { file: string; index: number }): Read {
  const { path, line, endLine, severity, rule } = head
  return readFinding({ path, line, end_line: endLine, severity, rule, message }, origin)
}
