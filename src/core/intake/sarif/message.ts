import { describe } from '../../finding.ts'
import { entryIn, isAbsent, type JsonObject, listIn, objectIn, textIn } from '../json-value.ts'
import type { BadField } from './bad-field.ts'
import type { FoundRule } from './rule.ts'

/** The text of a message as the tool wrote it, arguments filled in. */
export interface MessageText {
  readonly text: string
  readonly markdown: boolean
}

/** How much text filled-in arguments may still make, so that a small log cannot become a huge one. */
export interface Budget {
  left: number
}

/**
 * Nothing: the message says nothing. The lookup is that of the specification:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html#_Toc34317468
 */
export function messageText(
  value: unknown,
  { rule, component }: Pick<FoundRule, 'rule' | 'component'>,
  budget: Budget,
): MessageText | undefined | BadField {
  if (isAbsent(value)) return undefined
  const message = objectIn(value)
  if (!message) return bad('', value, 'a message is an object with "text" or "id"')
  for (const field of ['text', 'markdown'])
    if (!isAbsent(message[field]) && typeof message[field] !== 'string')
      return bad(field, message[field], 'a text is expected')
  const id = textIn(message.id)
  const template =
    written(message) ??
    written(objectIn(entryIn(rule?.messageStrings, id))) ??
    written(objectIn(entryIn(component?.globalMessageStrings, id)))
  return template && filled(template, listIn(message.arguments), budget)
}

function bad(field: string, value: unknown, valid: string): BadField {
  return { bad: { field, message: `is ${describe(value)}; ${valid}` } }
}

function written(message: JsonObject | undefined): MessageText | undefined {
  const markdown = textIn(message?.markdown)
  if (markdown !== undefined) return { text: markdown, markdown: true }
  const text = textIn(message?.text)
  return text === undefined ? undefined : { text, markdown: false }
}

/**
 * Only a message with arguments is a template: the others have braces of their own, such as `${{ github.actor }}`,
 * and few tools double them.
 */
function filled(template: MessageText, values: readonly unknown[], budget: Budget): MessageText {
  if (values.length === 0 || budget.left <= 0) return template
  const text = template.text.replace(/\{\{|\}\}|\{(\d{1,5})\}/g, (found, index?: string) => {
    if (index === undefined) return found.charAt(0)
    const value = values[Number(index)]
    if (typeof value !== 'string' || value.length > budget.left) return found
    budget.left -= value.length
    return value
  })
  budget.left -= template.text.length
  return { ...template, text }
}
