import { plural } from '../../text/plural.ts'
import type { FindingsDocument } from '../findings-document.ts'
import { type JsonObject, objectIn, textIn } from '../json-value.ts'

/**
 * Reads the safe outputs of GitHub Agentic Workflows: review comments are findings, the text of the review and other
 * comments are its summary. https://github.github.com/gh-aw/reference/safe-outputs/
 */
export function readSafeOutputs(items: readonly unknown[]): FindingsDocument {
  const entries: unknown[] = []
  const summaries: string[] = []
  const others = new Map<string, number>()
  const count = (name: string) => others.set(name, (others.get(name) ?? 0) + 1)
  for (const item of items) {
    const object = objectIn(item)
    const type = textIn(object?.type)?.replaceAll('-', '_')
    if (!object || type === undefined) entries.push(item)
    else if (type === 'create_pull_request_review_comment') entries.push(withoutType(object))
    else if (type === 'submit_pull_request_review' || type === 'add_comment') {
      summaries.push(...[textIn(object.body)?.trim()].filter((text) => text !== undefined))
      for (const name of Object.keys(object)) if (name !== 'type' && name !== 'body') count(`${type}.${name}`)
    } else count(type)
  }
  return {
    entries,
    summaries,
    unread: [...others].map(([name, times]) => `${name} (${plural(times, 'time')})`),
  }
}

function withoutType({ type, ...comment }: JsonObject): JsonObject {
  return comment
}
