import { SaxesParser } from 'saxes'
import type { Read } from '../finding/finding.ts'
import { ruleName } from './checkstyle/rule-name.ts'
import { collectReads } from './entries.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'

/** Findings are at the third level. */
const MAX_DEPTH = 64
const EXPECTED = '<checkstyle> with <file> and <error> is expected'

/** Parses the XML of Checkstyle, which many tools write. https://checkstyle.org */
export function readCheckstyle({ file, text }: InputText): Intake {
  const reads: Read[] = []
  const open: string[] = []
  let path: unknown
  let exception: string | undefined
  const add = (entry: Parameters<typeof readToolEntry>[0]) =>
    reads.push(readToolEntry(entry, FIELDS, { file, index: reads.length }))
  const fail = (problem: string): never => {
    throw new IntakeError(`${file}: ${problem}; ${EXPECTED}`)
  }
  const parser = new SaxesParser()
  parser.on('error', (error) => fail(`not XML: ${reasonIn(error.message)} at ${placeOf(parser)}`))
  // A document type can define entities that grow without limit, or that name other files; no tool needs one.
  parser.on('doctype', () => fail(`has a document type at ${placeOf(parser)}, which is not read`))
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 0 && name !== 'checkstyle') fail(`the document is <${name.slice(0, 60)}>`)
    open.push(name)
    if (open.length > MAX_DEPTH) fail(`nested too deep at ${placeOf(parser)}`)
    if (open.length === 2 && name === 'file') path = attributes.name
    if (open.length === 3 && name === 'error') add({ path, ...errorEntry(attributes) })
    if (name === 'exception') exception = ''
  })
  const addText = (part: string) => {
    if (exception !== undefined) exception += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    open.pop()
    if (name !== 'exception' || exception === undefined) return
    // What the tool could not check: the first line of its stack trace says why.
    add({ path, severity: 'error', message: exception.trim().split('\n')[0], source: 'Checkstyle' })
    exception = undefined
  })
  parser.write(documentIn(text)).close()
  return collectReads(reads)
}

const FIELDS: ToolFields = {
  names: { path: 'file name', line: 'line', endLine: 'line', message: 'message' },
  severities: { error: 'error', warning: 'warning', info: 'info', ignore: 'info' },
}

function errorEntry({ line, column, severity, message, source }: Record<string, string>) {
  const { rule, tool } = ruleName(source ?? '')
  const suffix = ` (${rule})`
  return {
    line: numberIn(line),
    column: numberIn(column),
    severity,
    message: rule && message?.endsWith(suffix) ? message.slice(0, -suffix.length) : message,
    rule,
    source: tool,
  }
}

/** Without anything that `npm run` or the tool has printed around it. */
function documentIn(text: string): string {
  const end = text.lastIndexOf(END_TAG)
  return text.slice(Math.max(0, text.search(START)), end < 0 ? text.length : end + END_TAG.length).trimStart()
}
const START = /^[ \t]{0,20}<(?:\?xml|!--|!DOCTYPE|checkstyle)\b/m
const END_TAG = '</checkstyle>'

function numberIn(text: string | undefined): unknown {
  const digits = text?.trim() ?? ''
  return digits === '' ? undefined : /^\d{1,9}$/.test(digits) ? Number(digits) : digits
}

/** saxes puts the place in front of its messages. */
function reasonIn(message: string): string {
  return message.replace(/^(?:[^:]*:)?\d+:\d+: /, '').replace(/\.$/, '')
}

function placeOf({ line, column }: SaxesParser): string {
  return `line ${line}, column ${column}`
}
