import type { Finding } from '../finding/finding.ts'
import { collectReads } from './entries.ts'
import type { InputText, Intake } from './format.ts'
import { listIn, objectIn, textIn, wholeIn } from './json-value.ts'
import { fieldsOf, listOf, parseDocument } from './tool-document.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'

const EXPECTED = 'the output of `markdownlint --json` or of markdownlint-cli2-formatter-json is expected'

/** Parses the JSON of markdownlint-cli and markdownlint-cli2. https://github.com/DavidAnson/markdownlint#usage */
export function readMarkdownlint(input: InputText): Intake {
  const document = parseDocument(input, EXPECTED)
  const issues = objectIn(document) ? issuesByFile(document) : listOf(document, input, EXPECTED)
  return collectReads(issues.map((issue, index) => readIssue(issue, { file: input.file, index })))
}

/** The result of the library has the file names as keys. */
function issuesByFile(document: unknown): readonly unknown[] {
  return Object.entries(fieldsOf(document)).flatMap(([fileName, issues]) =>
    listIn(issues).map((issue) => ({ fileName, ...objectIn(issue) })),
  )
}

const FIELDS: ToolFields = {
  names: { path: 'fileName', line: 'lineNumber', endLine: 'lineNumber', message: 'ruleDescription' },
  severities: { error: 'error', warning: 'warning' },
}

function readIssue(issue: unknown, origin: { file: string; index: number }) {
  const fields = fieldsOf(issue)
  const { fileName, lineNumber, ruleNames, ruleInformation, errorRange, severity, fixInfo } = fields
  const rule = listIn(ruleNames)
    .filter((name) => typeof name === 'string')
    .join('/')
  return readToolEntry(
    {
      path: fileName,
      line: lineNumber,
      column: wholeIn(listIn(errorRange)[0], 1),
      severity,
      message: messageOf(fields),
      rule,
      url: ruleInformation,
      source: 'markdownlint',
      fixes: readFix(fixInfo, wholeIn(lineNumber, 1)),
    },
    FIELDS,
    origin,
  )
}

/** As markdownlint prints it. */
function messageOf({ ruleDescription, errorDetail, errorContext }: Record<string, unknown>): unknown {
  const description = textIn(ruleDescription)
  if (description === undefined) return ruleDescription
  const detail = textIn(errorDetail)
  const context = textIn(errorContext)
  return [
    description,
    ...(detail === undefined ? [] : [`[${detail}]`]),
    ...(context === undefined ? [] : [`[Context: "${context}"]`]),
  ].join(' ')
}

/** https://github.com/DavidAnson/markdownlint/blob/main/doc/CustomRules.md: columns are UTF-16 units without the byte order mark. */
function readFix(fixInfo: unknown, issueLine: number | undefined): Pick<Finding, 'fix'> {
  const info = objectIn(fixInfo)
  const line = wholeIn(info?.lineNumber, 1) ?? issueLine
  if (!info || line === undefined) return {}
  const column = info.editColumn ?? 1
  const count = info.deleteCount ?? 0
  const text = info.insertText ?? ''
  const startColumn = wholeIn(column, 1)
  const deleted = wholeIn(count, -1)
  if (startColumn === undefined || deleted === undefined || typeof text !== 'string') return {}
  const change =
    deleted === -1
      ? { startLine: line, startColumn: 1, endLine: line + 1, endColumn: 1, text: '' }
      : { startLine: line, startColumn, endLine: line, endColumn: startColumn + deleted, text }
  return { fix: { changes: [change], unit: 'utf-16', mark: 'left-out' } }
}
