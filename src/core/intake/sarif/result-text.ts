import { collapseWhitespace } from '../../text/collapse-whitespace.ts'
import { codeSpan } from '../../text/fence.ts'
import { type JsonObject, objectsIn, wholeIn } from '../json-value.ts'
import { spend } from './budget.ts'
import { messageToMarkdown } from './links.ts'
import { logicalName, NOWHERE, type Place, placeOf, placeText, samePlace } from './location.ts'
import { type MessageText, messageText } from './message.ts'
import type { FoundRule } from './rule.ts'
import type { Run } from './run.ts'

/** A result and all that is needed to say what it says. */
export interface ResultText {
  readonly result: JsonObject
  readonly run: Run
  readonly rule: FoundRule
  /** Where the finding will stand, and the location that says so. */
  readonly place: Place
  readonly location: JsonObject | undefined
}

/** What a result says, in Markdown: its message, then the places that neither the message nor the comment shows. */
export function tellResult(message: MessageText | undefined, told: ResultText): string[] {
  const { result, run, place } = told
  const related = objectsIn(result.relatedLocations)
  const byId = new Map(related.map((location) => [wholeIn(location.id, 0), location]))
  const linked = new Set<JsonObject>()
  const remarks = new Map<JsonObject, string | undefined>()
  const remarkOn = (location: JsonObject) => {
    // A message may link to one place thousands of times.
    if (!remarks.has(location)) remarks.set(location, remark(location, told))
    return remarks.get(location)
  }
  const said =
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
    said,
    listOf('Also here:', others, told),
    listOf(
      'Related:',
      related.filter((location) => !linked.has(location)),
      told,
    ),
  ].filter((piece) => piece !== undefined)
}

/** More places help nobody. */
const MAX_NAMED = 30

function listOf(heading: string, locations: readonly JsonObject[], told: ResultText): string | undefined {
  const items = locations.slice(0, MAX_NAMED).flatMap((location) => {
    const item = [nameOf(location, told.run), remark(location, told)].filter((part) => part !== undefined)
    return item.length === 0 ? [] : [`- ${item.join(': ')}`]
  })
  const more = locations.length > MAX_NAMED ? [`- and ${locations.length - MAX_NAMED} more`] : []
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

/** A place that cannot be read costs only itself. */
function placeIn(location: JsonObject, run: Run): Place {
  const place = placeOf(location, run)
  return 'bad' in place ? NOWHERE : place
}

/** What is said of a place, on one line. */
function remark(location: JsonObject, { run, rule }: ResultText): string | undefined {
  const message = messageText(location.message, rule, run.budget)
  if (!message || 'bad' in message) return undefined
  return messageToMarkdown({ ...message, text: collapseWhitespace(message.text) }, () => undefined)
}
