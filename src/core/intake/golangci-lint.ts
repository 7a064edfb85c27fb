import { plural } from '../text/plural.ts'
import { collectReads } from './entries.ts'
import type { InputText, Intake } from './format.ts'
import { readFixes } from './golangci-lint/fixes.ts'
import { objectIn, objectsIn, textIn, wholeIn } from './json-value.ts'
import { fieldsOf, listUnder, parseDocument } from './tool-document.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'

const EXPECTED = 'the output of `golangci-lint run --output.json.path stdout` is expected'

/** Parses golangci-lint's JSON of version 1 and 2. https://github.com/golangci/golangci-lint/blob/main/pkg/result/issue.go */
export function readGolangciLint(input: InputText): Intake {
  // Version 2 prints "3 issues:" with counts below the document if both go to standard output.
  const document = parseDocument(input, EXPECTED)
  const issues = listUnder(document, 'Issues', input, EXPECTED)
  const intake = collectReads(issues.map((issue, index) => readIssue(issue, { file: input.file, index })))
  return { ...intake, notes: [...intake.notes, ...remarksIn(document, input.file)] }
}

const FIELDS: ToolFields = {
  names: { path: 'Pos.Filename', line: 'Pos.Line', endLine: 'LineRange.To', message: 'Text' },
  severities: {
    error: 'error',
    high: 'error',
    warning: 'warning',
    medium: 'warning',
    info: 'info',
    low: 'info',
    note: 'info',
  },
}

function readIssue(issue: unknown, origin: { file: string; index: number }) {
  const fields = fieldsOf(issue)
  const { FromLinter, Text, Severity, Pos, LineRange } = fields
  const { Filename, Line, Column } = fieldsOf(Pos)
  const { From, To } = fieldsOf(LineRange)
  const hasRange = wholeIn(From, 1) !== undefined
  return readToolEntry(
    {
      path: Filename,
      line: hasRange ? From : Line,
      endLine: hasRange ? To : undefined,
      column: Column,
      // Code that does not compile has no severity of its own.
      severity: textIn(Severity) ?? (FromLinter === 'typecheck' ? 'error' : undefined),
      message: Text,
      rule: FromLinter,
      source: 'golangci-lint',
      ...readFixes(fields),
    },
    FIELDS,
    origin,
  )
}

const MAX_REMARKS = 10

/** What golangci-lint says about its own run: a linter that failed may lack findings. */
function remarksIn(document: unknown, file: string): string[] {
  const report = objectIn(objectIn(document)?.Report)
  const warnings = objectsIn(report?.Warnings).flatMap(({ Text }) => textIn(Text, 300) ?? [])
  const error = textIn(report?.Error, 300)
  const remarks = [...(error === undefined ? [] : [error]), ...warnings]
  const more = remarks.length - MAX_REMARKS
  return [
    ...remarks.slice(0, MAX_REMARKS).map((remark) => `${file}: golangci-lint reports: ${remark}`),
    ...(more > 0 ? [`${file}: golangci-lint has ${plural(more, 'more remark')}`] : []),
  ]
}
