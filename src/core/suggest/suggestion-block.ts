import { splitLines } from '../finding/suggestion.ts'

/** A ```` ```suggestion ```` block that the author wrote into the message. */
export interface WrittenBlock {
  readonly code: string
  /** GitLab's `:-2+1`; absent: the finding's own range. */
  readonly reach?: { readonly above: number; readonly below: number }
  /** False if the fence never closes, as in an answer that was cut off, or another block opens inside. */
  readonly certain: boolean
}

const OPENING = /^( {0,3})(`{3,}|~{3,})[ \t]*suggestion(?::-(\d{1,3})\+(\d{1,3}))?[ \t]*$/
const OTHER_OPENING = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

/** Extracts the suggestion blocks of a message; other fences stay, whatever they contain. */
export function takeSuggestionBlocks(message: string): { text: string; blocks: WrittenBlock[] } {
  if (!message.includes('suggestion')) return { text: message, blocks: [] }
  // The final newline does not start another line.
  const lines = message.replace(/\n$/, '').split('\n')
  const rest: string[] = []
  const blocks: WrittenBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    const raw = lines[at] ?? ''
    const line = raw.replace(/\r$/, '')
    const opening = OPENING.exec(line)
    const fence = opening?.[2] ?? OTHER_OPENING.exec(line)?.[1]
    if (fence === undefined) {
      rest.push(raw)
      continue
    }
    const end = closingLine(lines, at + 1, fence)
    if (opening) blocks.push(blockOf(opening, lines.slice(at + 1, end), end < lines.length))
    else for (const line of lines.slice(at, end + 1)) rest.push(line)
    at = end
  }
  return { text: blocks.length === 0 ? message : rest.join('\n').trim(), blocks }
}

function closingLine(lines: readonly string[], from: number, fence: string): number {
  let at = from
  while (at < lines.length && !closes(lines[at] ?? '', fence)) at++
  return at
}

function closes(line: string, fence: string): boolean {
  const run = line.trimEnd().replace(/^ {0,3}/, '')
  return run.length >= fence.length && run === fence.charAt(0).repeat(run.length)
}

function blockOf(opening: RegExpExecArray, lines: readonly string[], closed: boolean): WrittenBlock {
  const indent = opening[1]?.length ?? 0
  const indentation = new RegExp(`^ {0,${indent}}`)
  const code = lines.map((line) => line.replace(indentation, '')).join('\n')
  const [, , , above, below] = opening
  const reach = above === undefined ? {} : { reach: { above: Number(above), below: Number(below) } }
  const certain = closed && !lines.some((line) => OPENING.test(line.replace(/\r$/, '')))
  // A newline ends every line of a block, so that one blank line is not mistaken for none.
  return { code: lines.length === 0 ? '' : `${splitLines(`${code}\n`).join('\n')}\n`, ...reach, certain }
}
