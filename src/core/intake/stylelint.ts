import type { Read } from '../finding/finding.ts'
import { collectReads } from './entries.ts'
import type { InputText, Intake } from './format.ts'
import { listIn, objectIn, objectsIn, textIn } from './json-value.ts'
import { fieldsOf, listOf, parseDocument } from './tool-document.ts'
import { readToolEntry, type ToolFields } from './tool-entry.ts'
import { unplacedFix } from './unplaced-fix.ts'

const EXPECTED = 'the output of `stylelint --formatter json` is expected'

/** Parses stylelint's JSON. https://stylelint.io/developer-guide/formatters */
export function readStylelint(input: InputText): Intake {
  const reads: Read[] = []
  const remarks = new Set<string>()
  for (const [number, result] of listOf(parseDocument(input, EXPECTED), input, EXPECTED).entries()) {
    const { source, warnings, parseErrors, deprecations, invalidOptionWarnings } = fieldsOf(result)
    const read = (entry: unknown, under: string) =>
      readWarning(source, entry, { file: input.file, index: reads.length }, `[${number}].${under}`)
    for (const [at, warning] of listIn(warnings).entries()) reads.push(read(warning, `warnings[${at}]`))
    for (const [at, error] of listIn(parseErrors).entries())
      reads.push(read({ severity: 'error', ...objectIn(error) }, `parseErrors[${at}]`))
    for (const { text } of objectsIn([...listIn(deprecations), ...listIn(invalidOptionWarnings)]))
      if (textIn(text) !== undefined) remarks.add(`${input.file}: stylelint reports: ${textIn(text, 200)}`)
  }
  const intake = collectReads(reads)
  return { ...intake, notes: [...intake.notes, ...[...remarks].slice(0, MAX_REMARKS)] }
}

const MAX_REMARKS = 10

const FIELDS: ToolFields = {
  names: { path: 'source', line: 'line', endLine: 'endLine', message: 'text' },
  severities: { error: 'error', warning: 'warning' },
}

function readWarning(
  path: unknown,
  warning: unknown,
  origin: { file: string; index: number },
  under: string,
): Read {
  const { line, column, endLine, endColumn, rule, severity, text, url, fix } = fieldsOf(warning)
  const name = textIn(rule)
  const isOwn = name !== undefined && /^[a-z][a-z-]*$/.test(name)
  const fixText = objectIn(fix)?.text
  return readToolEntry(
    {
      path,
      line,
      // The end is exclusive.
      endLine: endColumn === 1 && typeof endLine === 'number' ? endLine - 1 : endLine,
      column,
      severity,
      message: withoutSuffix(text, ` (${name})`),
      // The place is an offset into a text that is not in the output.
      below: typeof fixText === 'string' ? [unplacedFix(fixText, 'There is a fix')] : [],
      rule: name,
      url: textIn(url) ?? (isOwn ? `https://stylelint.io/user-guide/rules/${name}` : undefined),
      source: 'stylelint',
    },
    FIELDS,
    origin,
    under,
  )
}

function withoutSuffix(text: unknown, suffix: string): unknown {
  return typeof text === 'string' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
}
