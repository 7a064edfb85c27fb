import { isAbsent, type JsonObject, listIn, objectIn, objectsIn, textIn, wholeIn } from '../json-value.ts'

/** The rule of a result, with the component of the tool that defines it. */
export interface FoundRule {
  readonly id: string | undefined
  readonly rule: JsonObject | undefined
  readonly component: JsonObject | undefined
}

export type RuleFinder = (result: JsonObject) => FoundRule

/**
 * Rules by index where the index can be trusted, else by id: in the component that the result names, then in the
 * driver, then in all extensions.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html#_Toc34317873
 */
export function ruleFinder(run: JsonObject): RuleFinder {
  const tool = objectIn(run.tool)
  const driver = component(tool?.driver)
  const extensions = listIn(tool?.extensions).map(component)
  const everywhere = [driver, ...extensions]
  const byGuid = new Map(everywhere.flatMap((one) => (one.guid === undefined ? [] : [[one.guid, one]])))

  return (result) => {
    const reference = objectIn(result.rule)
    const id = textIn(result.ruleId) ?? textIn(reference?.id)
    const index = isAbsent(reference?.index) ? result.ruleIndex : reference?.index
    const named = componentOf(objectIn(reference?.toolComponent))
    const rule = named.at(index, id)
    if (rule) return { id: id ?? textIn(rule.id), rule, component: named.object }
    for (const other of new Set([named, ...everywhere])) {
      const found = id === undefined ? undefined : other.byId(id)
      if (found) return { id, rule: found, component: other.object }
    }
    return { id, rule: undefined, component: named.object }
  }

  function componentOf(reference: JsonObject | undefined): Component {
    const index = wholeIn(reference?.index, 0)
    if (index !== undefined) return extensions[index] ?? driver
    return byGuid.get(textIn(reference?.guid) ?? '') ?? driver
  }
}

interface Component {
  readonly object: JsonObject | undefined
  readonly guid: string | undefined
  at(index: unknown, id: string | undefined): JsonObject | undefined
  byId(id: string): JsonObject | undefined
}

function component(value: unknown): Component {
  const object = objectIn(value)
  const rules = listIn(object?.rules)
  let ids: Map<string, JsonObject> | undefined
  return {
    object,
    guid: textIn(object?.guid),
    at(index, id) {
      const rule = objectIn(rules[wholeIn(index, 0) ?? -1])
      return rule && (id === undefined || isRuleOf(id, textIn(rule.id))) ? rule : undefined
    },
    byId(id) {
      ids ??= indexById(rules)
      return ids.get(id) ?? ids.get(id.slice(0, Math.max(0, id.lastIndexOf('/'))))
    },
  }
}

/** An index may be wrong; `CA5350/md5` is a case of the rule `CA5350`. */
function isRuleOf(id: string, ruleId: string | undefined): boolean {
  return ruleId === undefined || id === ruleId || id.startsWith(`${ruleId}/`)
}

/** Of several rules with one id the first. */
function indexById(rules: readonly unknown[]): Map<string, JsonObject> {
  const ids = new Map<string, JsonObject>()
  for (const rule of objectsIn(rules)) {
    const id = textIn(rule.id)
    if (id !== undefined && !ids.has(id)) ids.set(id, rule)
  }
  return ids
}
