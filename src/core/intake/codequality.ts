import { collectReads } from './entries.ts'
import type { InputText, Intake } from './format.ts'
import { textIn } from './json-value.ts'
import { fieldsOf, listOf, parseDocument } from './tool-document.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'

const EXPECTED =
  'a GitLab Code Quality report is expected, a list of objects with "description" and "location"'

/** Parses GitLab's Code Quality report. https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
export function readCodeQuality(input: InputText): Intake {
  const entries = listOf(parseDocument(input, EXPECTED), input, EXPECTED)
  return collectReads(entries.map((entry, index) => readIssue(entry, { file: input.file, index })))
}

const FIELDS: ToolFields = {
  names: {
    path: 'location.path',
    line: 'location.lines.begin',
    endLine: 'location.lines.end',
    message: 'description',
  },
  severities: { blocker: 'error', critical: 'error', major: 'warning', minor: 'warning', info: 'info' },
}

function readIssue(entry: unknown, origin: { file: string; index: number }) {
  const { description, check_name, severity, location, content, engine_name } = fieldsOf(entry)
  const { path, lines, positions } = fieldsOf(location)
  const begin = fieldsOf(fieldsOf(positions).begin)
  const end = fieldsOf(fieldsOf(positions).end)
  // Code Climate, which defined the format, adds an explanation in Markdown.
  const explanation = textIn(fieldsOf(content).body)
  return readToolEntry(
    {
      path,
      line: fieldsOf(lines).begin ?? begin.line,
      endLine: fieldsOf(lines).end ?? end.line,
      column: begin.column,
      severity,
      message: withoutPrefix(description, `${check_name}: `),
      below: explanation === undefined ? [] : [explanation],
      rule: check_name,
      source: textIn(engine_name),
    },
    FIELDS,
    origin,
  )
}

/** Some tools repeat the rule in front of the description. */
function withoutPrefix(text: unknown, prefix: string): unknown {
  return typeof text === 'string' && text.startsWith(prefix) ? text.slice(prefix.length) : text
}
