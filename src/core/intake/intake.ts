import { detect } from './detect.ts'
import type { Format, InputText, Intake } from './format.ts'
import { readJson } from './json.ts'
import { readJsonLines } from './jsonl.ts'

export { FORMATS, type Format, type InputText, type Intake, IntakeError } from './format.ts'

/**
 * Parses findings. Throws an `IntakeError` if the text does not have the format at all. The parsers of tools' formats
 * are loaded only when needed.
 */
export async function intake(input: InputText, format: Format): Promise<Intake> {
  const text = input.text.replace(/^\uFEFF/, '')
  if (text.trim() === '') return { findings: [], bad: [], notes: [] }
  switch (format) {
    case 'json':
      return readJson({ ...input, text })
    case 'jsonl':
      return readJsonLines({ ...input, text })
    case 'sarif':
      return (await import('./tools.ts')).readSarif({ ...input, text })
    case 'rdjson':
      return (await import('./tools.ts')).readRdjson({ ...input, text })
    case 'rdjsonl':
      return (await import('./tools.ts')).readRdjsonl({ ...input, text })
    case 'eslint':
      return (await import('./tools.ts')).readEslint({ ...input, text })
    case 'text':
      return (await import('./text.ts')).readText({ ...input, text })
    case 'patch':
      return (await import('./patch.ts')).readPatch({ ...input, text })
    case 'auto':
      return detectAndRead({ ...input, text })
  }
}

/** Logs the detected format and the reason, so that people can notice a wrong guess and override it. */
async function detectAndRead(input: InputText): Promise<Intake> {
  const { format, why } = await detect(input.text)
  const { notes, ...rest } = await intake(input, format)
  return { ...rest, notes: [`${input.file}: read as ${format}, because ${why}`, ...notes] }
}
