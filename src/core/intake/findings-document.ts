import { describe } from '../finding/finding.ts'
import { type JsonObject, listIn, objectIn, textIn } from './json-value.ts'

/** What holds findings: their entries, and what is said about all of them. */
export interface FindingsDocument {
  readonly entries: readonly unknown[]
  readonly summaries: readonly string[]
  /** Names of fields beside the list that are not read. */
  readonly unread: readonly string[]
}

/** The names that models give the list of findings. */
const LIST_NAMES = [
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

/** What a model says about the change as a whole; the last two are short. */
const SUMMARY_NAMES = ['summary', 'overall_explanation', 'verdict', 'overall_correctness']

/** A list of findings, an object that holds one, or a single finding. */
export function readDocument(value: unknown): FindingsDocument | undefined {
  if (Array.isArray(value)) return { entries: value, summaries: [], unread: [] }
  const object = objectIn(value)
  if (!object) return undefined
  const lists = LIST_NAMES.filter((name) => Object.hasOwn(object, name) && Array.isArray(object[name]))
  const holding = lists.filter((name) => name === 'findings' || listIn(object[name]).some(looksLikeFinding))
  if (holding.length === 0 && looksLikeFinding(value)) return { entries: [value], summaries: [], unread: [] }
  const used = holding.length > 0 ? holding : lists.slice(0, 1)
  if (used.length === 0) return undefined
  const read = new Set([...used, ...SUMMARY_NAMES])
  return {
    entries: used.flatMap((name) => listIn(object[name])),
    summaries: summariesIn(object),
    unread: Object.keys(object).filter((name) => object[name] !== null && !isRead(name, object, read)),
  }
}

function isRead(name: string, object: JsonObject, read: ReadonlySet<string>): boolean {
  if (SUMMARY_NAMES.includes(name)) return textIn(object[name]) !== undefined || object[name] === ''
  return read.has(name)
}

/** What an object says about all of its findings. */
export function summariesIn(object: JsonObject): string[] {
  const texts = SUMMARY_NAMES.flatMap((name) =>
    Object.hasOwn(object, name) ? (textIn(object[name])?.trim() ?? []) : [],
  )
  return [...new Set(texts)]
}

/** For the log: what stands beside the findings and is not read. */
export function unreadNotes(file: string, { unread }: FindingsDocument): string[] {
  if (unread.length === 0) return []
  const named = unread.slice(0, MAX_NAMED).map(describe).join(', ')
  const more = unread.length > MAX_NAMED ? ` and ${unread.length - MAX_NAMED} more` : ''
  return [`${file}: not read beside the findings: ${named}${more}`]
}
const MAX_NAMED = 20

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

/** Whether a key is one that a document with findings, or a finding, begins with. */
export function beginsDocument(key: string): boolean {
  return LIST_NAMES.includes(key) || PLACE_KEYS.includes(key) || OTHER_KEYS.includes(key)
}
