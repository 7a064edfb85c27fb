import { FIELDS } from './finding-schema.ts'

/**
 * The names that people and models use for each field, in snake_case. The first one that is given counts;
 * the text of others is shown under their own names.
 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  path: ['file', 'file_path', 'absolute_file_path', 'relevant_file'],
  line: ['line_number', 'lines', 'line_range'],
  start_line: ['line_start', 'relevant_lines_start'],
  end_line: ['line_end', 'relevant_lines_end'],
  severity: ['level', 'priority'],
  title: ['one_sentence_summary', 'issue_header', 'summary'],
  message: ['body', 'description', 'suggestion_content', 'issue_content', 'comment'],
  suggestion: ['suggested_code', 'improved_code', 'replacement'],
  original: ['existing_code'],
  rule: ['rule_id', 'symbol', 'check', 'code'],
  category: ['label'],
  confidence: ['confidence_score'],
}

/** All names of the text: an entry may have several, and all of them are shown. */
export const MESSAGE_NAMES: readonly string[] = ['message', ...(ALIASES.message ?? [])]

interface FieldName {
  readonly field: string
  /** Lower is preferred. */
  readonly rank: number
}

const NAMES = new Map<string, FieldName>(
  FIELDS.flatMap((field) =>
    [field, ...(ALIASES[field] ?? [])].flatMap((name, index): [string, FieldName][] => [
      [camelCase(name), { field, rank: 2 * index + 1 }],
      [name, { field, rank: 2 * index }],
    ]),
  ),
)

/** The field that a key means, if it is known. */
export function fieldNamed(key: string): FieldName | undefined {
  return NAMES.get(key)
}

/** Places as objects: Codex has `code_location` with `absolute_file_path` and `line_range`. */
export const PLACE_OBJECTS: ReadonlySet<string> = new Set(['code_location', 'codeLocation', 'location'])

/** The name of the message that a key means, in snake_case. */
export function messageName(key: string): string | undefined {
  return MESSAGE_NAMES.find((name) => name === key || camelCase(name) === key)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
