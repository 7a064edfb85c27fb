import { helpIn, isCaretLine, isGutterLine } from './echo.ts'
import { isNoise } from './noise.ts'
import { readPlace } from './place.ts'

/** What the lines below a diagnostic add to it. */
export interface Body {
  /** The rest of a message that the tool has wrapped, which ends with the rule. */
  readonly wrapped: string
  /** Further lines of the message. */
  readonly more: readonly string[]
  /** Other places with what is said about them. */
  readonly related: readonly { readonly place: string; readonly text: string }[]
  /** Number of lines that belong to nothing. */
  readonly skipped: number
}

/**
 * Takes echoed source, carets and fix-it hints away. The line above a caret is source; what is indented below one is a
 * hint that shows the source again.
 */
export function readBody(lines: readonly string[]): Body {
  const kept: { text: string; indented: boolean; at: number }[] = []
  const related: { place: string; texts: { text: string; at: number }[] }[] = []
  let skipped = 0
  let afterBlank = false
  let afterCaret = false
  let hasCaret = false
  for (const [at, line] of lines.entries()) {
    const target = related.at(-1)?.texts ?? kept
    if (line.trim() === '') {
      afterBlank = true
      afterCaret = false
    } else if (isGutterLine(line)) {
      hasCaret = true
      afterCaret = false
    } else if (isCaretLine(line)) {
      if (target.at(-1)?.at === at - 1) target.pop()
      else if (afterBlank && skipped > 0) skipped--
      afterCaret = true
      hasCaret = true
    } else if (isNoise(line) || line.trim() === '...') {
      afterCaret = false
    } else {
      const help = helpIn(line)
      const place = help === undefined && /^\s/.test(line) ? placeAlone(line.trim()) : undefined
      const indented = /^\s/.test(line)
      if (place !== undefined) {
        related.push({ place, texts: [] })
        afterCaret = false
      } else if (help !== undefined) {
        kept.push({ text: help, indented: true, at })
      } else if (related.length > 0 && indented) {
        target.push({ text: line.trim(), indented, at } as (typeof kept)[number])
      } else if (afterCaret && indented) {
      } else if (afterBlank) {
        skipped++
      } else {
        kept.push({ text: line.trim(), indented, at })
        afterCaret = false
      }
    }
  }
  const firstIndented = kept.findIndex(({ indented }) => indented)
  const bare = kept.slice(0, firstIndented < 0 ? kept.length : firstIndented)
  // mypy wraps its messages and shows the source below; otherwise a line that is not indented is not part of it.
  const isWrapped = bare.length > 0 && (hasCaret || /\[[\w-]+\]$/.test(bare.at(-1)?.text ?? ''))
  const more = kept.slice(bare.length).filter(({ indented }) => indented)
  return {
    wrapped: isWrapped ? bare.map(({ text }) => text).join(' ') : '',
    more: more.map(({ text }) => text),
    related: related.map(({ place, texts }) => ({ place, text: texts.map(({ text }) => text).join(' ') })),
    skipped: skipped + (isWrapped ? 0 : bare.length) + kept.length - bare.length - more.length,
  }
}

/** tsc names another place on a line of its own: `  cart.ts:6:60`, `  cart.ts:6:60 - 'x' is declared here.` */
function placeAlone(text: string): string | undefined {
  const found = readPlace(`${text}: `)
  if (!found || found.line === undefined || found.column === undefined || found.rest.trim() !== '')
    return undefined
  return `${found.path}:${found.line}`
}
