import { collapseWhitespace } from '../../text/collapse-whitespace.ts'
import { codeSpan } from '../../text/fence.ts'
import { type JsonObject, objectsIn, wholeIn } from '../json-value.ts'
import { spend } from './budget.ts'
import { messageToMarkdown } from './links.ts'
import { logicalName, NOWHERE, type Place, placeOf, placeText, samePlace } from './location.ts'
import { type MessageText, messageText } from './message.ts'
import type { FoundRule } from './rule.ts'
import type { Run } from './run.ts'

/** A result and everything that is needed to render it. */
export interface ResultContext {
  readonly result: JsonObject
  readonly run: Run
  readonly rule: FoundRule
  /** The place of the finding, and the location it comes from. */
  readonly place: Place
  readonly location: JsonObject | undefined
}

/** Renders a result as Markdown: its message, then the places that neither the message nor the comment shows. */
export function renderResult(message: MessageText | undefined, context: ResultContext): string[] {
  const { result, run, place } = context
  const related = objectsIn(result.relatedLocations)
  const byId = new Map(related.map((location) => [wholeIn(location.id, 0), location]))
  const linked = new Set<JsonObject>()
  const remarks = new Map<JsonObject, string | undefined>()
  const remarkOn = (location: JsonObject) => {
    // Cached: a message may link to one place thousands of times.
    if (!remarks.has(location)) remarks.set(location, remark(location, context))
    return remarks.get(location)
  }
  const text =
    message &&
    messageToMarkdown(message, (id, shown) => {
      const location = byId.get(id)
      const where = location && nameOf(location, run)
      if (!location || where === undefined) return undefined
      if ([undefined, shown].includes(remarkOn(location))) linked.add(location)
      return `${shown} (${where})`
    })
  const others = objectsIn(result.locations).filter((location) => !samePlace(placeIn(location, run), place))
  return [
    text,
    listOf('Also here:', others, context),
    listOf(
      'Related:',
      related.filter((location) => !linked.has(location)),
      context,
    ),
  ].filter((piece) => piece !== undefined)
}

/** A longer list of places would not help. */
const MAX_LISTED = 30

function listOf(
  heading: string,
  locations: readonly JsonObject[],
  context: ResultContext,
): string | undefined {
  const items = locations.slice(0, MAX_LISTED).flatMap((location) => {
    const item = [nameOf(location, context.run), remark(location, context)].filter(
      (part) => part !== undefined,
    )
    return item.length === 0 ? [] : [`- ${item.join(': ')}`]
  })
  const more = locations.length > MAX_LISTED ? [`- and ${locations.length - MAX_LISTED} more`] : []
  return items.length === 0 ? undefined : [heading, '', ...items, ...more].join('\n')
}

function nameOf(location: JsonObject, run: Run): string | undefined {
  const name = placeText(placeIn(location, run)) ?? constructText(location, run)
  return name !== undefined && spend(run.budget, name.length) ? name : undefined
}

function constructText(location: JsonObject, run: Run): string | undefined {
  const name = logicalName(location, run.object)
  return name === undefined ? undefined : codeSpan(name)
}

/** An invalid place is ignored; the rest of the result is still used. */
function placeIn(location: JsonObject, run: Run): Place {
  const place = placeOf(location, run)
  return 'bad' in place ? NOWHERE : place
}

/** The message of a location, on one line. */
function remark(location: JsonObject, { run, rule }: ResultContext): string | undefined {
  const message = messageText(location.message, rule, run.budget)
  if (!message || 'bad' in message) return undefined
  return messageToMarkdown({ ...message, text: collapseWhitespace(message.text) }, () => undefined)
}
