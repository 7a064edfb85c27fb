import { describe } from '../finding/finding.ts'
import { entriesByKey, entriesUnder, groupedEntries } from './grouped-findings.ts'
import { type JsonObject, objectIn, textIn } from './json-value.ts'
import { beginsFinding, LIST_NAMES, looksLikeFinding } from './looks-like-finding.ts'

/** A document with findings: its entries, and the text about all of them. */
export interface FindingsDocument {
  readonly entries: readonly unknown[]
  readonly summaries: readonly string[]
  /** Names of fields beside the list that are not read. */
  readonly unread: readonly string[]
}

/** Names of fields for a model's summary of the change; the last two are short texts. */
const SUMMARY_NAMES = ['summary', 'overall_explanation', 'verdict', 'overall_correctness']

interface NamedList {
  readonly name: string
  readonly entries: readonly unknown[]
}

/** A list of findings, an object that holds one or groups them, or a single finding. */
export function readDocument(value: unknown): FindingsDocument | undefined {
  if (Array.isArray(value)) return { entries: groupedEntries(value) ?? value, summaries: [], unread: [] }
  const object = objectIn(value)
  if (!object) return undefined
  const named = LIST_NAMES.filter((name) => Object.hasOwn(object, name) && Array.isArray(object[name]))
  const lists = Object.keys(object).flatMap((name): NamedList[] => {
    const entries = listedEntries(name, object[name], named.includes(name))
    return entries ? [{ name, entries }] : []
  })
  const holding = lists.filter(({ name, entries }) => name === 'findings' || entries.some(looksLikeFinding))
  if (holding.length === 0 && looksLikeFinding(value)) return { entries: [value], summaries: [], unread: [] }
  // A single finding may have a list of further places or of steps.
  if (named.length === 0 && looksLikeFinding(value)) return { entries: [value], summaries: [], unread: [] }
  const used = holding.length > 0 ? holding : lists.slice(0, 1)
  if (used.length === 0) return undefined
  const read = new Set([...used.map(({ name }) => name), ...SUMMARY_NAMES])
  return {
    entries: used.flatMap(({ entries }) => entries),
    summaries: summariesIn(object),
    unread: Object.keys(object).filter((name) => object[name] !== null && !isRead(name, object, read)),
  }
}

/** The findings under a name: models also call their list `problems`, or have one for each file or severity. */
function listedEntries(name: string, value: unknown, isNamed: boolean): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return LIST_NAMES.includes(name) ? entriesByKey(value) : undefined
  const grouped = groupedEntries(value)
  if (grouped) return grouped
  if (isNamed) return value
  const byKey = entriesUnder(name, value)
  return byKey ?? (value.some(looksLikeFinding) ? value : undefined)
}

function isRead(name: string, object: JsonObject, read: ReadonlySet<string>): boolean {
  if (SUMMARY_NAMES.includes(name)) return textIn(object[name]) !== undefined || object[name] === ''
  return read.has(name)
}

/** The text of an object about all of its findings. */
export function summariesIn(object: JsonObject): string[] {
  const texts = SUMMARY_NAMES.flatMap((name) =>
    Object.hasOwn(object, name) ? (textIn(object[name])?.trim() ?? []) : [],
  )
  return [...new Set(texts)]
}

/** For the log: fields beside the findings that are not read. */
export function unreadNotes(file: string, { unread }: Pick<FindingsDocument, 'unread'>): string[] {
  if (unread.length === 0) return []
  const named = unread.slice(0, MAX_NAMED).map(describe).join(', ')
  const more = unread.length > MAX_NAMED ? ` and ${unread.length - MAX_NAMED} more` : ''
  return [`${file}: not read beside the findings: ${named}${more}`]
}
const MAX_NAMED = 20

/** Whether a key is one that a document with findings, or a finding, begins with. */
export function beginsDocument(key: string): boolean {
  return LIST_NAMES.includes(key) || beginsFinding(key)
}
