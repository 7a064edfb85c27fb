import { type Read, readFinding } from '../finding/finding.ts'
import { checkCount, collectReads } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { jsonProblem, tryJson } from './json-problem.ts'

/** Parses one finding per line and ignores blank lines. A line that is not JSON is a bad entry. */
export function readJsonLines({ file, text }: InputText): Intake {
  const lines = [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '')
  checkCount(file, lines.length)
  const parsed = lines.map(([, line]) => tryJson(line))
  const problem = (index: number) => describeProblem(lines[index] ?? [0, ''])
  if (parsed.every((line) => line === undefined))
    throw new IntakeError(`${file}: not JSON Lines: ${problem(0)}`)
  return collectReads(
    parsed.map((line, index): Read => {
      const origin = { file, index }
      if (line) return readFinding(line.value, origin)
      return { bad: { origin, field: '', message: `is not JSON: ${problem(index)}` } }
    }),
  )
}

function describeProblem([number, line]: readonly [number, string]): string {
  const { reason, column } = jsonProblem(line)
  return `${reason} at line ${number + 1}, column ${column}; one finding per line is expected`
}
