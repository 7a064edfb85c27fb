import { truncate } from '../../text/truncate.ts'
import { entryIn, isAbsent, type JsonObject, listIn, objectIn, textIn } from '../json-value.ts'
import { type BadField, badField } from './bad-field.ts'
import { type Budget, spend } from './budget.ts'
import type { FoundRule } from './rule.ts'

/** The text of a message with its arguments filled in. */
export interface MessageText {
  readonly text: string
  readonly markdown: boolean
}

/** Resolves a message; `undefined` if it has no text. SARIF 2.1.0, §3.11.7. */
export function messageText(
  value: unknown,
  { rule, component }: Pick<FoundRule, 'rule' | 'component'>,
  budget: Budget,
): MessageText | undefined | BadField {
  if (isAbsent(value)) return undefined
  const message = objectIn(value)
  if (!message) return badField('', value, 'a message is an object with "text" or "id"')
  for (const field of ['text', 'markdown'])
    if (!isAbsent(message[field]) && typeof message[field] !== 'string')
      return badField(field, message[field], 'a text is expected')
  const values = listIn(message.arguments)
  const direct = textOf(message)
  if (direct && values.length === 0) return direct
  const id = textIn(message.id)
  const template =
    direct ??
    textOf(objectIn(entryIn(rule?.messageStrings, id))) ??
    textOf(objectIn(entryIn(component?.globalMessageStrings, id)))
  return template && fillTemplate(template, values, budget)
}

function textOf(message: JsonObject | undefined): MessageText | undefined {
  const markdown = textIn(message?.markdown)
  if (markdown !== undefined) return { text: markdown, markdown: true }
  const text = textIn(message?.text)
  return text === undefined ? undefined : { text, markdown: false }
}

/**
 * Only a message with arguments is a template: other messages may contain braces, such as `${{ github.actor }}`, which
 * few tools escape.
 */
function fillTemplate(template: MessageText, values: readonly unknown[], budget: Budget): MessageText {
  if (!spend(budget, template.text.length))
    return { ...template, text: `${truncate(template.text, MAX_OVER_BUDGET)}…` }
  if (values.length === 0) return template
  const text = template.text.replace(/\{\{|\}\}|\{(\d{1,5})\}/g, (found, index?: string) => {
    if (index === undefined) return found.charAt(0)
    const value = values[Number(index)]
    return typeof value === 'string' && spend(budget, value.length) ? value : found
  })
  return { ...template, text }
}

/** Characters that are kept of a template if the budget is used up. */
const MAX_OVER_BUDGET = 1000
