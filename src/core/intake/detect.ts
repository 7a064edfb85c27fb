import type { Format } from '../intake.ts'
import { tryJson } from './json-problem.ts'

/** What a text is, and what it was told by. */
export interface Detected {
  readonly format: Exclude<Format, 'auto'>
  readonly why: string
}

/** The format of a findings file, by its content: names and endings of files are anybody's choice. */
export function detect(text: string): Detected {
  if (PATCH_START.test(text)) return { format: 'patch', why: 'it begins like a diff' }
  return hasSecondObject(text)
    ? { format: 'jsonl', why: 'its second line begins another object' }
    : { format: 'json', why: 'it is no other format' }
}

/** git's, GNU diff's, Subversion's, and a patch by mail. */
const PATCH_START =
  /^\s*(?:diff --git |diff -|Index: |From [0-9a-f]{40} |commit [0-9a-f]{40}\b|--- [^\n]*\n\+\+\+ [^\n]*\n@@ )/

/** JSON Lines is told by its second line: a JSON document does not begin a new object there. */
function hasSecondObject(text: string): boolean {
  const [first, second] = firstLines(text)
  return first !== undefined && second?.startsWith('{') === true && isObject(first)
}

/** The first two lines that are not blank, trimmed. */
function firstLines(text: string): string[] {
  const lines: string[] = []
  for (let at = 0; at < text.length && lines.length < 2; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end).trim()
    if (line !== '') lines.push(line)
    at = end < 0 ? text.length : end + 1
  }
  return lines
}

function isObject(line: string): boolean {
  return line.startsWith('{') && typeof tryJson(line)?.value === 'object'
}
