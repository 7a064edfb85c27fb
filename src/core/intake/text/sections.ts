import { fencesIn, isFence } from './fences.ts'
import { type Head, readHead } from './head.ts'

/** A finding: its parsed first line and its message. */
export interface Section {
  readonly head: Head
  readonly message: string
}

export interface Sections {
  readonly sections: readonly Section[]
  /** Number of lines that belong to no finding: those before the first one, and headings in between. */
  readonly skipped: number
}

interface Draft {
  readonly head: Head
  readonly first: string
  readonly below: string[]
  /** How many of `below` are in or above a complete fenced block. */
  closed: number
}

/**
 * A finding ends at the next line that starts a finding and is not indented deeper; lines in a fenced block below it
 * start none. The fences of a block around findings are ignored, and its end also ends the last finding in it.
 */
export function sectionsIn(text: string): Sections {
  const lines = text.split(/\r?\n/)
  const fences = fencesIn(lines)
  const drafts: Draft[] = []
  let current: Draft | undefined
  let blockEnd = -1
  let outerEnd = -1
  let skipped = 0
  for (const [at, line] of lines.entries()) {
    const opens = fences.get(at)
    if (current && at <= blockEnd) {
      current.closed = current.below.push(line)
    } else if (at === outerEnd) {
      current = undefined
    } else if (opens !== undefined) {
      if (current) blockEnd = opens
      else outerEnd = opens
      current?.below.push(line)
    } else {
      const head = current && indentOf(line) > current.head.indent ? undefined : readHead(line)
      if (head) current = { head, first: line, below: [], closed: 0 }
      if (head && current) drafts.push(current)
      else if (current) current.below.push(line)
      else if (line.trim() !== '' && !isFence(line)) skipped++
    }
  }
  return finish(drafts, skipped)
}

function indentOf(line: string): number {
  return line.search(/\S|$/)
}

/** A first line without any message is not a finding: the line belongs to the finding above. */
function finish(drafts: readonly Draft[], skipped: number): Sections {
  const kept: Draft[] = []
  for (const draft of drafts) {
    skipped += dropTitles(draft)
    if (draft.head.message !== '' || draft.below.some((line) => line.trim() !== '')) kept.push(draft)
    else if (kept.length > 0) kept.at(-1)?.below.push(draft.first)
    else skipped++
  }
  return { skipped, sections: kept.map(({ head, below }) => ({ head, message: messageOf(head, below) })) }
}

/** Removes titles of the next finding and empty fences from the end of a draft; returns the number of titles. */
function dropTitles({ below, closed }: Draft): number {
  let titles = 0
  while (below.length > closed) {
    const last = below.at(-1) ?? ''
    if (TITLE.test(last)) titles++
    else if (last.trim() !== '' && !isFence(last)) break
    below.pop()
  }
  return titles
}
const TITLE = /^ {0,3}(?:#{1,6}[ \t]|[-*_]{3,}[ \t]*$)/

/** Removes the indentation of lines below a bullet, which belongs to the list and not to the text. */
function messageOf({ message, content }: Head, below: readonly string[]): string {
  const inList = below.every((line) => line.trim() === '' || indentOf(line) >= content)
  // Code in a marker keeps its indentation.
  const lines =
    inList && ![message, ...below].some(leavesMarkerOpen)
      ? below.map((line) => line.slice(Math.min(content, indentOf(line))))
      : below
  return [message, ...lines].join('\n').trim()
}

function leavesMarkerOpen(line: string): boolean {
  return line.lastIndexOf('[SUGGEST') > line.lastIndexOf(']')
}
