import { because, type Reason } from '../../finding/reason.ts'
import { elidesInline } from './elision.ts'
import { ellipsisIsCode, hasDashLists, indentationHasMeaning, isMarkdown } from './language.ts'
import { isProseNotCode } from './prose-not-code.ts'
import { hasTransportDamage } from './transport-damage.ts'

export interface Replacement {
  readonly path: string
  /** The lines of the file that are replaced, and the number of the first. */
  readonly replaced: readonly string[]
  readonly first: number
  readonly lines: readonly string[]
  /** The author quoted the replaced lines exactly, indentation included. */
  readonly quotedExactly: boolean
}

/** What a model's code is, once the wrappings that models add are taken off; and a doubt that forbids the button. */
export interface UnwrappedCode {
  readonly lines: readonly string[]
  readonly doubt?: Reason
}

/** Model text only: a tool's text is exact and is never touched. */
export function unwrapModelCode(replacement: Replacement): UnwrappedCode {
  const { path, replaced, first } = replacement
  let lines = replacement.lines
  if (!isMarkdown(path)) {
    lines = withoutFence(lines)
    const kept = new Set(replaced)
    lines = lines.map((line) => (kept.has(line) ? line : line.trimEnd()))
  }
  lines = withoutNumbers(lines, first, replaced) ?? withoutSigns(lines, replaced) ?? lines
  if (looksListed(lines, replaced) || (!hasDashLists(path) && keepsOldLines(lines, replaced)))
    return { lines, doubt: because('looks-like-diff') }
  if (!isMarkdown(path) && isProseNotCode(lines, replaced)) return { lines, doubt: because('not-code') }
  if (!isMarkdown(path) && hasTransportDamage(path, replaced, lines))
    return {
      lines,
      doubt: because('not-code', 'The code has quotes, signs or a fence that are not of its language.'),
    }
  if (!ellipsisIsCode(path) && lines.some(elidesInline) && !replaced.some(elidesInline))
    return { lines, doubt: because('elision') }
  return indented({ ...replacement, lines })
}

/** An empty fence stays: nobody asks for a deletion like that. */
function withoutFence(lines: readonly string[]): readonly string[] {
  const fence = /^\s*(`{3,}|~{3,})[\w+#.:-]*\s*$/.exec(lines[0] ?? '')?.[1]
  const closed = fence !== undefined && lines.length > 2 && lines.at(-1)?.trim() === fence
  return closed ? lines.slice(1, -1) : lines
}

const NUMBER = /^\s*(\d+)\s?[:|]\s?/

/** Line numbers go only if they are exactly the finding's: `3: x` is also a YAML key. */
function withoutNumbers(
  lines: readonly string[],
  first: number,
  replaced: readonly string[],
): string[] | undefined {
  if (lines.length !== replaced.length || replaced.some((line) => NUMBER.test(line))) return undefined
  const numbered = lines.every((line, index) => NUMBER.exec(line)?.[1] === String(first + index))
  return numbered ? lines.map((line) => line.replace(/^\s*\d+(?: \| |: |\s?[:|])/, '')) : undefined
}

/** A diff instead of the code: its `-` and context lines must be the replaced ones. */
function withoutSigns(lines: readonly string[], replaced: readonly string[]): string[] | undefined {
  if (!lines.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line)))
    return undefined
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
  // Nothing but `-` lines may also be a list.
  return after.length > 0 && sameLines(before, replaced) ? after : undefined
}

function sameLines(lines: readonly string[], others: readonly string[]): boolean {
  return (
    lines.length === others.length &&
    lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd())
  )
}

/** Hunk headers, and the marks of merge conflicts and of search-and-replace answers. */
const PATCH_LINE = /^@@ -\d+|^(?:<{5,}|={7}|>{5,})(?: |$)/

/** Signs or numbers that could not be proven and are nothing like the replaced lines. */
function looksListed(lines: readonly string[], replaced: readonly string[]): boolean {
  const has = (pattern: RegExp) => (line: string) => pattern.test(line)
  if (lines.some(has(PATCH_LINE)) && !replaced.some(has(PATCH_LINE))) return true
  const deletion = lines.length > 0 && lines.every(has(/^-/))
  if (
    deletion &&
    sameLines(
      lines.map((line) => line.slice(1)),
      replaced,
    )
  )
    return true
  const signed = lines.some(has(/^\+/)) && lines.every(has(/^[+\- ]|^$/)) && !replaced.some(has(/^\+/))
  const numbered = lines.length > 0 && lines.every(has(NUMBER)) && !replaced.some(has(NUMBER))
  return signed || (numbered && consecutive(lines)) || (isListing(lines) && !isListing(replaced))
}

const LISTED = /^\s*(\d+)(?:\t|→)/

/** As `cat -n` prints it. */
function isListing(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => LISTED.test(line)) && consecutive(lines, LISTED)
}

/** The old lines struck out with `-`, or both versions with a word above each. */
function keepsOldLines(lines: readonly string[], replaced: readonly string[]): boolean {
  const old = new Set(
    replaced.map((line) => line.trim()).filter((line) => /\w/.test(line) && /\W/.test(line)),
  )
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line))
  const struck = lines.some((line) => /^-\s*[^-\s]/.test(line) && old.has(line.slice(1).trim()))
  return struck || (has(/^\W*(?:before|old)(?: code)?\W*$/i) && has(/^\W*(?:after|new)(?: code)?\W*$/i))
}

function consecutive(lines: readonly string[], pattern = NUMBER): boolean {
  const numbers = lines.map((line) => Number(pattern.exec(line)?.[1]))
  return numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
}

/** Restores indentation that the model dropped, where the replaced lines show what it was. */
function indented({ path, replaced, lines, quotedExactly }: Replacement): UnwrappedCode {
  const there = firstIndent(replaced)
  const shift = lostIndentation(lines, replaced)
  const restored = shift ? lines.map((line) => (line.trim() === '' ? line : shift + line)) : lines
  // Code taken out of a block is indented less than it was, and has lost nothing.
  const shifted = firstIndent(restored) === there ? restored : lines
  const indent = firstIndent(shifted)
  if (!indentationHasMeaning(path) || (quotedExactly && indent !== '')) return { lines: shifted }
  const doubtful = indent !== undefined && indent !== there
  return doubtful ? { lines: shifted, doubt: because('doubtful-indentation') } : { lines: shifted }
}

/** What stands before every line, if one answer makes each line that reappears equal to its original. */
function lostIndentation(lines: readonly string[], replaced: readonly string[]): string | undefined {
  const [line, original] = [lines[0], replaced[0]]
  if (lines.length === 1 && replaced.length === 1 && line !== undefined && original !== undefined) {
    return /^\s/.test(line) || line === '' ? undefined : indentOf(original)
  }
  const originals = byTrimmed(new Set(replaced))
  let possible: Set<string> | undefined
  for (const text of new Set(lines)) {
    const known = text.trim() === '' ? undefined : originals.get(text.trim())
    if (!known) continue
    const shifts = new Set(
      known.filter((before) => before.endsWith(text)).map((before) => before.slice(0, -text.length)),
    )
    possible = possible ? new Set([...possible].filter((shift) => shifts.has(shift))) : shifts
  }
  return possible?.size === 1 ? [...possible][0] : undefined
}

function byTrimmed(lines: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines) {
    const own = found.get(line.trim())
    if (own) own.push(line)
    else found.set(line.trim(), [line])
  }
  return found
}

function firstIndent(lines: readonly string[]): string | undefined {
  const line = lines.find((text) => text.trim() !== '')
  return line === undefined ? undefined : indentOf(line)
}

function indentOf(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? ''
}
