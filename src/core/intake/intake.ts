import { detect } from './detect.ts'
import type { Format, InputText, Intake } from './format.ts'
import { readJson } from './json.ts'
import { readJsonLines } from './jsonl.ts'

export { FORMATS, type Format, type InputText, type Intake, IntakeError } from './format.ts'

/**
 * Text to findings. Throws an `IntakeError` where the text is not of the format at all. The readers of tools' formats
 * are loaded when they are needed.
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
      return detected({ ...input, text })
  }
}

/** The reason is told, so that a wrong guess can be seen and overridden. */
async function detected(input: InputText): Promise<Intake> {
  const { format, why } = await detect(input.text)
  const { notes, ...rest } = await intake(input, format)
  return { ...rest, notes: [`${input.file}: read as ${format}, because ${why}`, ...notes] }
}
