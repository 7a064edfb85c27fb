import type { Nodes } from 'mdast'
import { parseMarkdown } from './parse-markdown.ts'

/** How many lines above and below its own line a suggestion replaces. */
export interface Reach {
  readonly above: number
  readonly below: number
}

export interface ParsedSuggestion extends Reach {
  readonly text: string
}

const NO_REACH: Reach = { above: 0, below: 0 }

/** Limit of `above` and of `below`; larger numbers are clamped. */
export const MAX_LINES = 100

/**
 * Every fenced block with the language `suggestion`, also in lists and quotes, and also if it is never closed.
 * After the colon may come `-3`, `+3` or `-3+3`; anything else is ignored.
 * https://gitlab.com/gitlab-org/gitlab (lib/gitlab/diff/suggestions_parser.rb)
 */
export function parseSuggestions(body: string): ParsedSuggestion[] {
  if (!body.includes('suggestion')) return []
  const found: ParsedSuggestion[] = []
  collect(parseMarkdown(body.replaceAll('\r', '')), found)
  return found
}

function collect(node: Nodes, found: ParsedSuggestion[]): void {
  if (node.type === 'code') {
    const [language, ...parameters] = (node.lang ?? '').split(':')
    // With another word after them the parameters are ignored.
    const reach = node.meta ? NO_REACH : parseReach(parameters.join(':'))
    if (language === 'suggestion') found.push({ text: normalizeSpaces(node.value), ...reach })
  }
  if ('children' in node) for (const child of node.children) collect(child, found)
}

function parseReach(parameters: string): Reach {
  const [, above = '0', below = '0'] = /^(?:-(\d+))?(?:\+(\d+))?$/.exec(parameters) ?? []
  return { above: Number(above), below: Number(below) }
}

/** As GitLab's formatter does: every Unicode space becomes U+0020. */
function normalizeSpaces(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ')
}
