import { detect } from './detect.ts'
import {
  type Format,
  type InputText,
  type Intake,
  IntakeError,
  meaningOfEmpty,
  UnusableAnswer,
} from './format.ts'
import { readJson } from './json.ts'
import { readJsonLines } from './jsonl.ts'

export {
  FORMATS,
  type Format,
  type InputText,
  type Intake,
  IntakeError,
} from './format.ts'

/**
 * Parses findings. Throws an `IntakeError` if the text does not have the format at all. The parsers of tools' formats
 * are loaded only when needed.
 */
export async function intake(input: InputText, format: Format): Promise<Intake> {
  const text = input.text.replace(/^\uFEFF/, '')
  if (text.trim() === '') return readEmpty(input.file, format)
  return format === 'auto' ? detectAndRead({ ...input, text }) : read({ ...input, text }, format)
}

async function read(input: InputText, format: Exclude<Format, 'auto'>): Promise<Intake> {
  switch (format) {
    case 'json':
      return readJson(input)
    case 'jsonl':
      return readJsonLines(input)
    case 'text':
      return (await import('./text.ts')).readText(input)
    case 'compiler':
      return (await import('./text.ts')).readCompiler(input)
    case 'patch':
      return (await import('./patch.ts')).readPatch(input)
    case 'checkstyle':
      return (await import('./checkstyle.ts')).readCheckstyle(input)
    default:
      return readTool(input, format)
  }
}

type ToolFormat = Exclude<Format, 'auto' | 'json' | 'jsonl' | 'text' | 'compiler' | 'patch' | 'checkstyle'>

async function readTool(input: InputText, format: ToolFormat): Promise<Intake> {
  const tools = await import('./tools.ts')
  const readers: Record<ToolFormat, (input: InputText) => Intake> = {
    sarif: tools.readSarif,
    rdjson: tools.readRdjson,
    rdjsonl: tools.readRdjsonl,
    eslint: tools.readEslint,
    codequality: tools.readCodeQuality,
    shellcheck: tools.readShellCheck,
    pylint: tools.readPylint,
    'golangci-lint': tools.readGolangciLint,
    rubocop: tools.readRubocop,
    stylelint: tools.readStylelint,
    markdownlint: tools.readMarkdownlint,
    commands: tools.readCommands,
  }
  return readers[format](input)
}

function readEmpty(file: string, format: Format): Intake {
  const none: Intake = { findings: [], bad: [], notes: [] }
  switch (meaningOfEmpty(format)) {
    case 'none':
      return none
    case 'unclear':
      return {
        ...none,
        warnings: [`${file} is empty: taken as no findings; a step that crashed looks the same`],
      }
    case 'broken':
      throw new IntakeError(`${file} is empty; a document is expected, because the format is ${format}`)
  }
}

/** Logs the detected format and the reason, so that people can notice a wrong guess and override it. */
async function detectAndRead(input: InputText): Promise<Intake> {
  const { format, why } = await detect(input.text)
  const { notes, ...rest } = format === 'json' ? await readJsonOrAdvise(input) : await read(input, format)
  return { ...rest, format, notes: [`${input.file}: read as ${format}, because ${why}`, ...notes] }
}

/** JSON is tried last: if it fails, the text may be from a tool that can print a format that is read. */
async function readJsonOrAdvise(input: InputText): Promise<Intake> {
  const result = await attempt(input)
  if ('findings' in result && (result.findings.length > 0 || result.bad.length === 0)) return result
  if (result instanceof UnusableAnswer && !EVENTS.test(input.text)) throw result
  const { adviceFor } = await import('./unread-output.ts')
  const problem = 'findings' in result ? undefined : result
  const advice = adviceFor(input, problem?.message)
  if (advice !== undefined) throw new IntakeError(advice, { cause: problem })
  if (problem) throw problem
  return result as Intake
}

/** Server-sent events hold JSON in pieces. */
const EVENTS = /^(?:event|data|id): ?\S/

async function attempt(input: InputText): Promise<Intake | IntakeError> {
  try {
    return await readJson(input)
  } catch (error) {
    if (error instanceof IntakeError) return error
    throw error
  }
}
