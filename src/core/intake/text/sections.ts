import { fencesIn, isFence } from './fences.ts'
import { type Head, readHead } from './head.ts'

/** A finding's first line, and all that is said of it. */
export interface Section {
  readonly head: Head
  readonly message: string
}

export interface Sections {
  readonly sections: readonly Section[]
  /** Lines that belong to none: what stands before the first, and headings between them. */
  readonly passed: number
}

interface Draft {
  readonly head: Head
  readonly first: string
  readonly below: string[]
  /** How many of them belong to blocks that are closed, or stand above one. */
  closed: number
}

/**
 * A finding goes on up to the next line that begins one and is not indented deeper; in a fenced block below it none
 * begins. A block round findings is passed over: where it ends, so does the last of them.
 */
export function sectionsIn(text: string): Sections {
  const lines = text.split(/\r?\n/)
  const fences = fencesIn(lines)
  const drafts: Draft[] = []
  let current: Draft | undefined
  let blockEnd = -1
  let outerEnd = -1
  let passed = 0
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
      else if (line.trim() !== '' && !isFence(line)) passed++
    }
  }
  return finish(drafts, passed)
}

function indentOf(line: string): number {
  return line.search(/\S|$/)
}

/** A head of which nothing is said was none: the line belongs to what is above it. */
function finish(drafts: readonly Draft[], passed: number): Sections {
  const kept: Draft[] = []
  for (const draft of drafts) {
    passed += dropTitles(draft)
    if (draft.head.message !== '' || draft.below.some((line) => line.trim() !== '')) kept.push(draft)
    else if (kept.length > 0) kept.at(-1)?.below.push(draft.first)
    else passed++
  }
  return { passed, sections: kept.map(({ head, below }) => ({ head, message: messageOf(head, below) })) }
}

/** What stands last below a finding and is only a title of what follows, or a fence with nothing in it. */
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

/** Below a bullet the text is indented as far as the bullet is wide: that is the list's, not the text's. */
function messageOf({ message, content }: Head, below: readonly string[]): string {
  const inList = below.every((line) => line.trim() === '' || indentOf(line) >= content)
  // The code of a marker is taken as it stands.
  const lines =
    inList && ![message, ...below].some(leavesMarkerOpen)
      ? below.map((line) => line.slice(Math.min(content, indentOf(line))))
      : below
  return [message, ...lines].join('\n').trim()
}

function leavesMarkerOpen(line: string): boolean {
  return line.lastIndexOf('[SUGGEST') > line.lastIndexOf(']')
}
