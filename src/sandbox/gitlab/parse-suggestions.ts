import type { Nodes } from 'mdast'
import { parseMarkdown } from './parse-markdown.ts'

/** How many lines more it takes in. */
export interface Reach {
  readonly above: number
  readonly below: number
}

/** A suggestion as it stands in a note. */
export interface ParsedSuggestion extends Reach {
  readonly text: string
}

const NO_REACH: Reach = { above: 0, below: 0 }

/** Above and below the line each; more is clamped. */
export const MAX_LINES = 100

/**
 * Every fenced block with the language `suggestion`, wherever Markdown has it: in lists, quotes, unclosed to the end.
 * What follows the colon is `-3`, `+3` or `-3+3`; anything else counts as nothing.
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
    // Another word behind them spoils the parameters.
    const reach = node.meta ? NO_REACH : parseReach(parameters.join(':'))
    if (language === 'suggestion') found.push({ text: normalizeSpaces(node.value), ...reach })
  }
  if ('children' in node) for (const child of node.children) collect(child, found)
}

function parseReach(parameters: string): Reach {
  const [, above = '0', below = '0'] = /^(?:-(\d+))?(?:\+(\d+))?$/.exec(parameters) ?? []
  return { above: Number(above), below: Number(below) }
}

/** The formatter turns every space of Unicode into a plain one. */
function normalizeSpaces(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ')
}
