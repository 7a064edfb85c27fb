import { escapeMarkdown, mapProse } from '../plain-text.ts'
import type { MessageText } from './message.ts'

/** The text for a link to one of the result's locations; `undefined` if there is no such location. */
export type LinkTarget = (id: number, shown: string) => string | undefined

/**
 * Converts a message to Markdown. `[here](1)` becomes the location with that id; plain text is escaped, and its web
 * links become Markdown links. SARIF 2.1.0, §3.11.6.
 */
export function messageToMarkdown({ text, markdown }: MessageText, targetOf: LinkTarget): string {
  const write = markdown ? asIs : escapeMarkdown
  const read = markdown ? asIs : unescapeBrackets
  return mapProse(text.trim(), (prose) => {
    let result = ''
    let at = 0
    for (const { from, to, shown, destination } of linksIn(prose)) {
      const link = linkTo(destination, write(read(shown)), targetOf, markdown)
      if (link === undefined) continue
      result += write(prose.slice(at, from)) + link
      at = to
    }
    return at === 0 ? write(prose) : result + write(prose.slice(at))
  })
}

function asIs(text: string): string {
  return text
}

function unescapeBrackets(linkText: string): string {
  return linkText.replace(/\\([\\[\]])/g, '$1')
}

function linkTo(
  destination: string,
  shown: string,
  targetOf: LinkTarget,
  markdown: boolean,
): string | undefined {
  if (/^\d{1,9}$/.test(destination)) return targetOf(Number(destination), shown)
  const toWeb = !markdown && /^https?:\/\/[^\s<>]+$/i.test(destination)
  return toWeb ? `[${shown}](<${destination}>)` : undefined
}

interface Link {
  readonly from: number
  readonly to: number
  readonly shown: string
  readonly destination: string
}

const MAX_ADDRESS = 2000

/** Links are searched from their middle `](`, so that the search is linear. */
function* linksIn(prose: string): Generator<Link> {
  let end = 0
  let close = -1
  for (let middle = prose.indexOf(']('); middle >= 0; middle = prose.indexOf('](', middle + 1)) {
    if (middle < end || isEscaped(prose, middle)) continue
    if (close < middle) close = prose.indexOf(')', middle)
    if (close < 0) return
    const from = openingBracket(prose, end, middle)
    if (from === undefined || from + 1 === middle || close - middle > MAX_ADDRESS) continue
    end = close + 1
    yield {
      from,
      to: end,
      shown: prose.slice(from + 1, middle),
      destination: prose.slice(middle + 2, close),
    }
  }
}

/** The bracket that opens the link text; brackets inside it are escaped. */
function openingBracket(prose: string, from: number, end: number): number | undefined {
  for (let at = end - 1; at >= from; at--) {
    const char = prose[at]
    if ((char === '[' || char === ']') && !isEscaped(prose, at)) return char === '[' ? at : undefined
  }
  return undefined
}

function isEscaped(prose: string, at: number): boolean {
  let before = at
  while (prose[before - 1] === '\\') before--
  return (at - before) % 2 === 1
}
