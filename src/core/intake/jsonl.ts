import { type InputText, type Intake, IntakeError } from '../intake.ts'
import { readEntries } from './entries.ts'
import { jsonProblem } from './json.ts'

/** One finding a line; blank lines are passed over. */
export function readJsonLines({ file, text }: InputText): Intake {
  const entries = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line) as unknown]
    } catch (error) {
      throw new IntakeError(`${file}: line ${index + 1} is not JSON: ${jsonProblem(line, error)}`)
    }
  })
  return readEntries(file, entries)
}
