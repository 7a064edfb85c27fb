import { lazy } from '../../text/lazy.ts'
import { isAbsent, type JsonObject, listIn, objectIn, objectsIn, textIn, wholeIn } from '../json-value.ts'

/** The rule of a result, and the tool component that defines it. */
export interface FoundRule {
  readonly id: string | undefined
  readonly rule: JsonObject | undefined
  readonly component: JsonObject | undefined
}

export type RuleFinder = (result: JsonObject) => FoundRule

/**
 * Finds rules by index if it is plausible, else by id: in the component that the result names, then in the driver, then
 * in all extensions. SARIF 2.1.0, §3.52.3.
 */
export function ruleFinder(run: JsonObject): RuleFinder {
  const tool = objectIn(run.tool)
  const driver = objectIn(tool?.driver) ?? {}
  const extensions = listIn(tool?.extensions)
  const rulesOf = createRuleIndex()
  const components = lazy(() => [driver, ...objectsIn(extensions)])
  const byGuid = lazy(() => new Map(components().map((component) => [component.guid, component])))
  const byId = lazy(() => rulesById(components()))

  return (result) => {
    const reference = objectIn(result.rule)
    const id = textIn(result.ruleId) ?? textIn(reference?.id)
    const component = componentOf(objectIn(reference?.toolComponent))
    const index = isAbsent(reference?.index) ? result.ruleIndex : reference?.index
    const rule = objectIn(listIn(component.rules)[wholeIn(index, 0) ?? -1])
    if (rule && isRuleOf(id, textIn(rule.id))) return { id: id ?? textIn(rule.id, MAX_ID), rule, component }
    const found = id === undefined ? undefined : (lookUp(rulesOf(component), id) ?? lookUp(byId(), id))
    return { id, ...(found ?? { rule: undefined, component }) }
  }

  function componentOf(reference: JsonObject | undefined): JsonObject {
    if (!reference) return driver
    const index = wholeIn(reference.index, 0)
    if (index !== undefined) return objectIn(extensions[index]) ?? driver
    return textIn(reference.guid) === undefined ? driver : (byGuid().get(reference.guid) ?? driver)
  }
}

const MAX_ID = 500

/** Checks an index, which may be wrong. The id `CA5350/md5` belongs to the rule `CA5350`. */
function isRuleOf(id: string | undefined, ruleId: string | undefined): boolean {
  if (id === undefined || ruleId === undefined || id === ruleId) return true
  return id[ruleId.length] === '/' && id.startsWith(ruleId)
}

type RulesById = ReadonlyMap<string, Pick<FoundRule, 'rule' | 'component'>>

function lookUp(rules: RulesById, id: string): Pick<FoundRule, 'rule' | 'component'> | undefined {
  return rules.get(id) ?? rules.get(id.slice(0, Math.max(0, id.lastIndexOf('/'))))
}

/** If several rules have the same id, the first one is used. */
function rulesById(components: readonly JsonObject[]): RulesById {
  const rules = new Map<string, Pick<FoundRule, 'rule' | 'component'>>()
  for (const component of components) {
    for (const rule of objectsIn(component.rules)) {
      const id = textIn(rule.id)
      if (id !== undefined && !rules.has(id)) rules.set(id, { rule, component })
    }
  }
  return rules
}

/** The rules of a component by id, cached. */
function createRuleIndex(): (component: JsonObject) => RulesById {
  const cache = new Map<JsonObject, RulesById>()
  return (component) => {
    const rules = cache.get(component) ?? rulesById([component])
    cache.set(component, rules)
    return rules
  }
}
