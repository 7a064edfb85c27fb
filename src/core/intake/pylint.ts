import { collectReads } from './entries.ts'
import type { InputText, Intake } from './format.ts'
import { textIn, wholeIn } from './json-value.ts'
import { fieldsOf, listOf, listUnder, parseDocument } from './tool-document.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'

const EXPECTED = 'the output of `pylint --output-format json2` (or json) is expected'

/** Parses pylint's JSON. https://pylint.readthedocs.io/en/stable/user_guide/usage/output.html */
export function readPylint(input: InputText): Intake {
  const document = parseDocument(input, EXPECTED)
  const messages = Array.isArray(document)
    ? listOf(document, input, EXPECTED)
    : listUnder(document, 'messages', input, EXPECTED)
  return collectReads(messages.map((message, index) => readMessage(message, { file: input.file, index })))
}

const FIELDS: ToolFields = {
  names: { path: 'path', line: 'line', endLine: 'endLine', message: 'message' },
  severities: {
    fatal: 'error',
    error: 'error',
    warning: 'warning',
    convention: 'info',
    refactor: 'info',
    info: 'info',
  },
}

/** Kinds of messages that pylint's documentation has a folder for; the folder of `info` is `information`. */
const FOLDERS = new Map(
  ['fatal', 'error', 'warning', 'convention', 'refactor']
    .map((type) => [type, type])
    .concat([['info', 'information']]) as [string, string][],
)

function readMessage(entry: unknown, origin: { file: string; index: number }) {
  const { type, path, line, endLine, column, symbol, message, messageId, ...rest } = fieldsOf(entry)
  const rule = textIn(symbol) ?? textIn(messageId) ?? textIn(rest['message-id'])
  const folder = FOLDERS.get(String(type))
  const isOwn = folder !== undefined && /^[a-z][a-z-]*$/.test(textIn(symbol) ?? '')
  return readToolEntry(
    {
      path,
      line,
      endLine,
      // Columns are counted from 0.
      column: (wholeIn(column, 0) ?? -1) + 1,
      severity: type,
      message,
      rule,
      url: isOwn
        ? `https://pylint.readthedocs.io/en/stable/user_guide/messages/${folder}/${rule}.html`
        : undefined,
      source: 'pylint',
    },
    FIELDS,
    origin,
  )
}
