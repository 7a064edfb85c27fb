import type { Finding } from '../../finding/finding.ts'
import { collapseWhitespace } from '../../text/collapse-whitespace.ts'
import { type JsonObject, objectIn, textIn } from '../json-value.ts'
import { plainToMarkdown } from '../plain-text.ts'
import type { FoundRule } from './rule.ts'

/** Title, id, URL and category of the rule; no title if it only repeats the message or the id. */
export function ruleText(
  { id, rule }: FoundRule,
  message: string,
): Pick<Finding, 'title' | 'rule' | 'url' | 'category'> {
  const title = rule && titleOf(rule)
  const url = rule && helpOf(rule)
  const category = textIn(objectIn(rule?.properties)?.category, MAX_TITLE)
  return {
    ...(title !== undefined && addsInformation(title, id, message) ? { title: plainToMarkdown(title) } : {}),
    ...(id === undefined ? {} : { rule: id }),
    ...(url === undefined ? {} : { url }),
    // ESLint's formatter writes this text if there is no category.
    ...(category === undefined || category === 'No category provided' ? {} : { category }),
  }
}

const MAX_TITLE = 200
/** Ruff uses the template of the message as description: "`{name}` imported but unused". */
const TEMPLATE = /\{\w+\}/

function titleOf(rule: JsonObject): string | undefined {
  const described = textIn(objectIn(rule.shortDescription)?.text)
  if (described !== undefined && described.length <= MAX_TITLE && !TEMPLATE.test(described))
    return collapseWhitespace(described).trim()
  const name = textIn(rule.name) ?? textIn(objectIn(rule.properties)?.name)
  return name !== undefined && name.length <= MAX_TITLE ? name : undefined
}

function addsInformation(title: string, id: string | undefined, message: string): boolean {
  const text = title.toLowerCase().replace(/\.$/, '')
  if (id !== undefined && (text.includes(id.toLowerCase()) || id.toLowerCase().includes(text))) return false
  return !message.toLowerCase().includes(text)
}

const MAX_URI = 2000

/** Only http and https URLs. */
function helpOf(rule: JsonObject): string | undefined {
  const uri = textIn(rule.helpUri)
  return uri !== undefined && uri.length <= MAX_URI && /^https?:\/\//i.test(uri) && URL.canParse(uri)
    ? uri
    : undefined
}
