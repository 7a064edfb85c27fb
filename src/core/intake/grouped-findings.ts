import { isSeverityWord } from '../finding/finding.ts'
import { entryIn, type JsonObject, listIn, objectIn } from './json-value.ts'
import { LIST_NAMES } from './looks-like-finding.ts'

const PATH_NAMES = ['path', 'file', 'file_path', 'filePath', 'filename', 'relevant_file']

/**
 * The findings of `[{"path": …, "findings": […]}]`; `undefined` if any group has another form. Fields of a group apply
 * to each of its findings.
 */
export function groupedEntries(list: readonly unknown[]): readonly unknown[] | undefined {
  const groups = list.map((group) => {
    const path = PATH_NAMES.map((name) => entryIn(group, name)).find((value) => value !== undefined)
    const name = LIST_NAMES.find((name) => Array.isArray(entryIn(group, name)))
    if (name === undefined || typeof path !== 'string') return undefined
    const { [name]: entries, ...common } = objectIn(group) ?? {}
    return withDefaults(common, listIn(entries))
  })
  const isGrouped = groups.length > 0 && groups.every((entries) => entries !== undefined)
  return isGrouped ? groups.flat() : undefined
}

/** The findings of `{"src/a.ts": […], "src/b.ts": […]}` or `{"critical": […], "minor": […]}`. */
export function entriesByKey(value: unknown): readonly unknown[] | undefined {
  const groups = Object.entries(objectIn(value) ?? {}).map(([name, list]) =>
    Array.isArray(list) ? entriesUnder(name, list) : undefined,
  )
  const isGrouped = groups.length > 0 && groups.every((entries) => entries !== undefined)
  return isGrouped ? groups.flat() : undefined
}

/** The findings of a list whose name is a path or a severity. */
export function entriesUnder(name: string, list: readonly unknown[]): readonly unknown[] | undefined {
  if (!list.every(objectIn)) return undefined
  if (isSeverityWord(name.toLowerCase())) return withDefaults({ severity: name }, list)
  return isPath(name) ? withDefaults({ path: name }, list) : undefined
}

function isPath(name: string): boolean {
  return !/[\s:]/.test(name) && /[\\/][^\\/]|\.[a-z]\w{0,10}$/i.test(name)
}

/** The entry's own fields win. */
function withDefaults(common: JsonObject, entries: readonly unknown[]): readonly unknown[] {
  return entries.map((entry) => (objectIn(entry) ? { ...common, ...objectIn(entry) } : entry))
}
