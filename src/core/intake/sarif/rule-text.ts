import type { Finding } from '../../finding/finding.ts'
import { collapseWhitespace } from '../../text/collapse-whitespace.ts'
import { type JsonObject, objectIn, textIn } from '../json-value.ts'
import type { FoundRule } from './rule.ts'

/** What is said of the rule beside the message: nothing that the message or the rule's id says already. */
export function ruleText(
  { id, rule }: FoundRule,
  message: string,
): Pick<Finding, 'title' | 'rule' | 'url' | 'category'> {
  const title = rule && titleOf(rule)
  const url = rule && helpOf(rule)
  const category = textIn(objectIn(rule?.properties)?.category, MAX_TITLE)
  return {
    ...(title !== undefined && tellsMore(title, id, message) ? { title } : {}),
    ...(id === undefined ? {} : { rule: id }),
    ...(url === undefined ? {} : { url }),
    // What ESLint's formatter writes where there is none.
    ...(category === undefined || category === 'No category provided' ? {} : { category }),
  }
}

const MAX_TITLE = 200
/** Ruff describes a rule by the template of its messages: "`{name}` imported but unused". */
const TEMPLATE = /\{\w+\}/

function titleOf(rule: JsonObject): string | undefined {
  const described = textIn(objectIn(rule.shortDescription)?.text)
  if (described !== undefined && described.length <= MAX_TITLE && !TEMPLATE.test(described))
    return collapseWhitespace(described).trim()
  const name = textIn(rule.name) ?? textIn(objectIn(rule.properties)?.name)
  return name !== undefined && name.length <= MAX_TITLE ? name : undefined
}

function tellsMore(title: string, id: string | undefined, message: string): boolean {
  const said = title.toLowerCase().replace(/\.$/, '')
  if (id !== undefined && (said.includes(id.toLowerCase()) || id.toLowerCase().includes(said))) return false
  return !message.toLowerCase().includes(said)
}

const MAX_URI = 2000

/** Only what a browser opens. */
function helpOf(rule: JsonObject): string | undefined {
  const uri = textIn(rule.helpUri)
  return uri !== undefined && uri.length <= MAX_URI && /^https?:\/\//i.test(uri) && URL.canParse(uri)
    ? uri
    : undefined
}
