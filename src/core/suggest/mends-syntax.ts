import type { SyntaxParser } from '../options/plan-options.ts'
import { applyEdits } from './apply-edits.ts'
import type { Edit } from './edit.ts'

/** Whether a file has fewer syntax errors after an edit; false if its text or a parser is not available. */
export function mendsSyntax(
  edit: Edit,
  path: string,
  headText: string | undefined,
  parse: SyntaxParser | undefined,
): boolean {
  if (headText === undefined || !parse) return false
  const lines = headText.replaceAll('\r\n', '\n').split('\n')
  const before = parse(path, lines.join('\n'))
  if (!before?.length) return false
  const after = parse(path, applyEdits(lines, [edit]).lines.join('\n'))
  return after !== undefined && after.length < before.length
}
