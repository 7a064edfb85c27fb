import { type Read, readFinding } from '../finding/finding.ts'
import { checkCount, collectReads } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { readWrapped } from './json.ts'
import { jsonProblem, tryJson } from './json-problem.ts'
import { isWrapped } from './model/wrapped.ts'

/**
 * Parses one finding per line and ignores blank lines. A line that is not JSON is a bad entry. Lines may be the messages
 * of an agent too: then the findings are in the last one.
 */
export async function readJsonLines(input: InputText): Promise<Intake> {
  const { file, text } = input
  const lines = [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '')
  const parsed = lines.map(([, line]) => tryJson(line))
  const problem = (index: number) => describeProblem(lines[index] ?? [0, ''])
  if (parsed.every((line) => line === undefined))
    throw new IntakeError(`${file}: not JSON Lines: ${problem(0)}`)
  const values = parsed.map((line) => line?.value)
  if (isWrapped(values)) {
    const broken = parsed.indexOf(undefined)
    if (broken >= 0) throw new IntakeError(`${file}: not JSON Lines: ${problem(broken)}`)
    return readWrapped(input, { value: values })
  }
  checkCount(file, lines.length)
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
