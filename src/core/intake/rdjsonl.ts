import { type InputText, type Intake, IntakeError } from './format.ts'
import { jsonProblem, tryJson } from './json-problem.ts'
import { type ReadDiagnostic, readDiagnostic } from './rdjson/diagnostic.ts'
import { collectDiagnostics } from './rdjson.ts'

/** Parses one reviewdog diagnostic per line and ignores blank lines. A line that is not JSON is a bad entry. */
export function readRdjsonl({ file, text }: InputText): Intake {
  const lines = [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '')
  const parsed = lines.map(([, line]) => tryJson(line))
  const problem = (index: number) => describeProblem(lines[index] ?? [0, ''])
  if (parsed.every((line) => line === undefined))
    throw new IntakeError(`${file}: not JSON Lines: ${problem(0)}`)
  return collectDiagnostics(
    file,
    parsed.map((line, index): ReadDiagnostic => {
      const origin = { file, index }
      if (line) return readDiagnostic(line.value, origin)
      return { bad: { origin, field: '', message: `is not JSON: ${problem(index)}` } }
    }),
  )
}

function describeProblem([number, line]: readonly [number, string]): string {
  const { reason, column } = jsonProblem(line)
  return `${reason} at line ${number + 1}, column ${column}; one diagnostic per line is expected`
}
