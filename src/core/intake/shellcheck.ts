import type { Finding } from '../finding/finding.ts'
import type { ColumnUnit, TextChange } from '../finding/fix.ts'
import { inOrder } from './change-order.ts'
import { collectReads } from './entries.ts'
import type { InputText, Intake } from './format.ts'
import { isAbsent, listIn, objectIn, wholeIn } from './json-value.ts'
import { fieldsOf, listOf, listUnder, parseDocument } from './tool-document.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'
import { unplacedFix } from './unplaced-fix.ts'

const EXPECTED = 'the output of `shellcheck --format json1` is expected'

/** Parses ShellCheck's JSON. https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md#formats */
export function readShellCheck(input: InputText): Intake {
  const document = parseDocument(input, EXPECTED)
  // The older format is the bare list; in its columns a tab reaches to the next multiple of 8.
  const isOld = Array.isArray(document)
  const comments = isOld
    ? listOf(document, input, EXPECTED)
    : listUnder(document, 'comments', input, EXPECTED)
  return collectReads(
    comments.map((comment, index) =>
      readComment(comment, { file: input.file, index }, isOld ? 'tab-8' : 'code-point'),
    ),
  )
}

const FIELDS: ToolFields = {
  names: { path: 'file', line: 'line', endLine: 'endLine', message: 'message' },
  severities: { error: 'error', warning: 'warning', info: 'info', style: 'info' },
}

function readComment(comment: unknown, origin: { file: string; index: number }, unit: ColumnUnit) {
  const { file, line, endLine, column, level, code, message, fix } = fieldsOf(comment)
  const number = wholeIn(code, 1)
  const rule = number === undefined ? code : `SC${String(number).padStart(4, '0')}`
  return readToolEntry(
    {
      path: file,
      line,
      endLine,
      column,
      severity: level,
      message,
      rule,
      url: number === undefined ? undefined : `https://www.shellcheck.net/wiki/${rule}`,
      source: 'ShellCheck',
      ...readFix(fix, unit),
    },
    FIELDS,
    origin,
  )
}

/** All replacements together are one fix. */
function readFix(
  fix: unknown,
  unit: ColumnUnit,
): { fixes?: Pick<Finding, 'fix'>; below?: readonly string[] } {
  if (isAbsent(fix)) return {}
  const replacements = listIn(fieldsOf(fix).replacements)
  if (replacements.length === 0) return {}
  const given = replacements.map(readReplacement)
  const changes = given.every((change) => change !== undefined) ? inOrder(given) : undefined
  if (changes) return { fixes: { fix: { changes, unit } } }
  return {
    below: replacements.map((replacement) =>
      unplacedFix(String(objectIn(replacement)?.replacement ?? ''), 'There is a fix'),
    ),
  }
}

function readReplacement(value: unknown): TextChange | undefined {
  const { line, column, endLine, endColumn, replacement } = fieldsOf(value)
  const [startLine, startColumn, lastLine, lastColumn] = [line, column, endLine, endColumn].map((place) =>
    wholeIn(place, 1),
  )
  if (!startLine || !startColumn || !lastLine || !lastColumn || typeof replacement !== 'string')
    return undefined
  return { startLine, startColumn, endLine: lastLine, endColumn: lastColumn, text: replacement }
}
