import type { Read } from '../finding/finding.ts'
import { plural } from '../text/plural.ts'
import { collectReads } from './entries.ts'
import type { InputText, Intake } from './format.ts'
import { listIn, textIn } from './json-value.ts'
import { fieldsOf, listUnder, parseDocument } from './tool-document.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'

const EXPECTED = 'the output of `rubocop --format json` is expected'

/** Parses RuboCop's JSON. https://docs.rubocop.org/rubocop/formatters.html#json-formatter */
export function readRubocop(input: InputText): Intake {
  const reads: Read[] = []
  let corrected = 0
  for (const [number, result] of listUnder(
    parseDocument(input, EXPECTED),
    'files',
    input,
    EXPECTED,
  ).entries()) {
    const { path, offenses } = fieldsOf(result)
    for (const [at, offense] of listIn(offenses).entries()) {
      if (fieldsOf(offense).corrected === true) corrected++
      else
        reads.push(
          readOffense(
            path,
            offense,
            { file: input.file, index: reads.length },
            `files[${number}].offenses[${at}]`,
          ),
        )
    }
  }
  const intake = collectReads(reads)
  if (corrected > 0) intake.notes.push(`${input.file}: left out ${plural(corrected, 'corrected offense')}`)
  return intake
}

const FIELDS: ToolFields = {
  names: { path: 'path', line: 'location.line', endLine: 'location.last_line', message: 'message' },
  severities: {
    fatal: 'error',
    error: 'error',
    warning: 'warning',
    convention: 'info',
    refactor: 'info',
    info: 'info',
  },
}

function readOffense(
  path: unknown,
  offense: unknown,
  origin: { file: string; index: number },
  under: string,
): Read {
  const { severity, message, cop_name, location } = fieldsOf(offense)
  const { line, start_line, last_line, column, start_column } = fieldsOf(location)
  const rule = textIn(cop_name)
  return readToolEntry(
    {
      path,
      line: start_line ?? line,
      endLine: last_line,
      column: start_column ?? column,
      severity,
      message: withoutPrefix(message, `${rule}: `),
      rule,
      url: rule === undefined ? undefined : docsOf(rule),
      source: 'RuboCop',
    },
    FIELDS,
    origin,
    under,
  )
}

/** Depending on its settings, RuboCop repeats the name in front of the message. */
function withoutPrefix(text: unknown, prefix: string): unknown {
  return typeof text === 'string' && text.startsWith(prefix) ? text.slice(prefix.length) : text
}

/** Only for RuboCop's own departments: extensions are documented elsewhere. */
function docsOf(rule: string): string | undefined {
  const [, department, name] =
    /^(Bundler|Gemspec|Layout|Lint|Metrics|Migration|Naming|Security|Style)\/(\w+)$/.exec(rule) ?? []
  if (department === undefined || name === undefined) return undefined
  const [page, anchor] = [department.toLowerCase(), `${department}${name}`.toLowerCase()]
  return `https://docs.rubocop.org/rubocop/cops_${page}.html#${anchor}`
}
