import { objectIn } from './json-value.ts'

/** The names that models give the list of findings. */
export const LIST_NAMES = [
  'findings',
  'issues',
  'comments',
  'results',
  'code_suggestions',
  'review_comments',
  'annotations',
  // pr-agent's reviews have their list under this name.
  'key_issues_to_review',
]

const PLACE_KEYS = ['path', 'file', 'file_path', 'filePath', 'relevant_file', 'code_location']
const OTHER_KEYS = [
  'line',
  'startLine',
  'start_line',
  'endLine',
  'end_line',
  'severity',
  'priority',
  'title',
  'message',
  'body',
  'description',
  'existing_code',
  'improved_code',
]

/** Without a path two keys are needed: `{"message": "Not Found"}` may be quoted in prose. */
export function looksLikeFinding(value: unknown): boolean {
  const object = objectIn(value)
  if (!object) return false
  if (PLACE_KEYS.some((key) => Object.hasOwn(object, key))) return true
  return OTHER_KEYS.filter((key) => Object.hasOwn(object, key)).length > 1
}

export function beginsFinding(key: string): boolean {
  return PLACE_KEYS.includes(key) || OTHER_KEYS.includes(key)
}
