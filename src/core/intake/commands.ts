import type { Read } from '../finding/finding.ts'
import { plural } from '../text/plural.ts'
import { collectReads } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { stripColours } from './text/without-colours.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'

const EXPECTED = '"::error file=src/cart.ts,line=12::what is wrong" is expected, one command per line'

/** Parses workflow commands. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export function readCommands({ file, text }: InputText): Intake {
  const reads: Read[] = []
  let others = 0
  let commands = 0
  let stopped: string | undefined
  for (const line of stripColours(text).split('\n')) {
    const command = parseCommand(line)
    if (command) commands++
    if (stopped !== undefined) {
      if (command?.name === stopped) stopped = undefined
    } else if (!command) {
      if (line.trim() !== '') others++
    } else if (command.name === 'stop-commands') {
      stopped = command.message.toLowerCase()
    } else if (ANNOTATIONS.has(command.name)) {
      reads.push(readCommand(command, { file, index: reads.length }))
    }
  }
  if (commands === 0) throw new IntakeError(`${file}: no line is a workflow command; ${EXPECTED}`)
  const intake = collectReads(reads)
  if (others > 0) intake.notes.push(`${file}: skipped ${plural(others, 'line')} without a command`)
  return intake
}

const ANNOTATIONS = new Set(['error', 'warning', 'notice'])

const FIELDS: ToolFields = {
  names: { path: 'file', line: 'line', endLine: 'endLine', message: 'message' },
  severities: { error: 'error', warning: 'warning', notice: 'info' },
}

interface Command {
  /** In lower case, as all property names. */
  readonly name: string
  readonly properties: ReadonlyMap<string, string>
  readonly message: string
}

/** The rules of the runner: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs */
function parseCommand(printed: string): Command | undefined {
  const line = printed.trim()
  const end = line.startsWith('::') ? line.indexOf('::', 2) : -1
  if (end < 0) return undefined
  const head = line.slice(2, end)
  const blank = head.indexOf(' ')
  const properties = new Map<string, string>()
  for (const pair of blank < 0 ? [] : head.slice(blank + 1).split(',')) {
    const equals = pair.indexOf('=')
    if (equals > 0)
      properties.set(pair.slice(0, equals).trim().toLowerCase(), decode(pair.slice(equals + 1), PROPERTY))
  }
  return {
    name: (blank < 0 ? head : head.slice(0, blank)).toLowerCase(),
    properties,
    message: decode(line.slice(end + 2), MESSAGE),
  }
}

const MESSAGE = /%(?:25|0D|0A)/gi
const PROPERTY = /%(?:25|0D|0A|3A|2C)/gi

function decode(text: string, escapes: RegExp): string {
  return text.replace(escapes, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
}

function readCommand({ name, properties, message }: Command, origin: { file: string; index: number }): Read {
  const number = (property: string): unknown => {
    const value = properties.get(property.toLowerCase())?.trim()
    return value === undefined || value === '' ? undefined : /^\d{1,9}$/.test(value) ? Number(value) : value
  }
  const path = properties.get('file')?.trim()
  const title = properties.get('title')
  const read = readToolEntry(
    {
      path: path || NO_FILE,
      line: number('line'),
      endLine: number('endLine'),
      column: number('col'),
      severity: name,
      title,
      message: message.trim() === '' ? title : message.replaceAll('\r\n', '\n'),
    },
    FIELDS,
    origin,
  )
  return 'bad' in read || path ? read : { ...read, finding: { ...read.finding, path: '' } }
}

/** A command without a file is about the run as a whole. */
const NO_FILE = '-'
