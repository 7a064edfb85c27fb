import type { Nodes } from 'mdast'
import { parseMarkdown } from './parse-markdown.ts'

/** How many lines more it takes in. */
export interface Reach {
  readonly above: number
  readonly below: number
}

/** A suggestion as it stands in a note. */
export interface Written extends Reach {
  readonly text: string
}

const NO_REACH: Reach = { above: 0, below: 0 }

/** Above and below the line each; more is clamped. */
export const MOST_LINES = 100

/**
 * Every fenced block with the language `suggestion`, wherever Markdown has it: in lists, quotes, unclosed to the end.
 * What follows the colon is `-3`, `+3` or `-3+3`; anything else counts as nothing.
 * https://gitlab.com/gitlab-org/gitlab (lib/gitlab/diff/suggestions_parser.rb)
 */
export function parseSuggestions(body: string): Written[] {
  if (!body.includes('suggestion')) return []
  const found: Written[] = []
  collect(parseMarkdown(body.replaceAll('\r', '')), found)
  return found
}

function collect(node: Nodes, found: Written[]): void {
  if (node.type === 'code') {
    const [language, ...parameters] = (node.lang ?? '').split(':')
    // Another word behind them spoils the parameters.
    const reach = node.meta ? NO_REACH : readReach(parameters.join(':'))
    if (language === 'suggestion') found.push({ text: shown(node.value), ...reach })
  }
  if ('children' in node) for (const child of node.children) collect(child, found)
}

function readReach(parameters: string): Reach {
  const [, above = '0', below = '0'] = /^(?:-(\d+))?(?:\+(\d+))?$/.exec(parameters) ?? []
  return { above: Number(above), below: Number(below) }
}

/** The formatter turns every space of Unicode into a plain one. */
function shown(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ')
}
