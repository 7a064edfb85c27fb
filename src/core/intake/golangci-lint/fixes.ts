import type { Finding } from '../../finding/finding.ts'
import { END_OF_LINE, type Fix, type TextChange } from '../../finding/fix.ts'
import { inOrder } from '../change-order.ts'
import { type JsonObject, listIn, objectIn, objectsIn, textIn, wholeIn } from '../json-value.ts'
import { fieldsOf } from '../tool-document.ts'
import { unplacedFix } from '../unplaced-fix.ts'

export interface Fixes {
  readonly fixes: Pick<Finding, 'fix' | 'alternatives'>
  readonly below: readonly string[]
}

/** The fixes of an issue: `SuggestedFixes` of version 2, `Replacement` of version 1. */
export function readFixes(issue: JsonObject): Fixes {
  const place = placeOf(issue)
  const below: string[] = []
  const placed = objectsIn(issue.SuggestedFixes).flatMap((fix): Fix[] => {
    const edits = listIn(fix.TextEdits).map(readEdit)
    const description = textIn(fix.Message)
    const changes = edits.every((edit) => edit !== undefined)
      ? edits.map((edit) => changeOf(edit, place))
      : []
    const sorted = changes.every((change) => change !== undefined) ? inOrder(changes) : undefined
    if (sorted && sorted.length > 0)
      return [{ changes: sorted, unit: 'utf-8', ...seen(place), ...(description && { description }) }]
    for (const edit of edits) if (edit) below.push(unplacedFix(edit.text, description ?? 'There is a fix'))
    return []
  })
  const old = objectIn(issue.Replacement)
  const replaced = old ? readReplacement(old, place) : undefined
  const all = [...placed, ...(replaced ? [replaced] : [])]
  const [only] = all
  if (only && all.length === 1 && below.length === 0) return { fixes: { fix: only }, below }
  return { fixes: all.length === 0 ? {} : { alternatives: all }, below }
}

interface Place {
  readonly first: number
  readonly last: number
  /** The line of the issue and where it starts in the file, in bytes. */
  readonly line: number
  readonly lineStart: number | undefined
  readonly source: readonly string[]
}

function placeOf({ Pos, LineRange, SourceLines }: JsonObject): Place {
  const { Line, Column, Offset } = fieldsOf(Pos)
  const line = wholeIn(Line, 1) ?? 0
  const column = wholeIn(Column, 1)
  const offset = wholeIn(Offset, 0)
  const range = fieldsOf(LineRange)
  const first = wholeIn(range.From, 1) ?? line
  const lines = listIn(SourceLines)
  return {
    first,
    last: Math.max(first, wholeIn(range.To, 1) ?? first),
    line,
    // An offset of 0 anywhere else than at the start was not filled in.
    lineStart:
      column === undefined || offset === undefined || offset < column - 1 || (offset === 0 && line > 1)
        ? undefined
        : offset - (column - 1),
    source: lines.filter((text) => typeof text === 'string'),
  }
}

/** The lines that golangci-lint saw; the diff must show the same. */
function seen({ first, last, source }: Place): Pick<Fix, 'original'> {
  return source.length === last - first + 1 ? { original: { firstLine: first, lines: source } } : {}
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Go writes bytes as Base64, and `null` for none. */
function readEdit(value: unknown): Edit | undefined {
  const { Pos, End, NewText } = fieldsOf(value)
  const from = wholeIn(Pos, 0)
  const to = wholeIn(End, 0) ?? from
  const text = decodeBase64(NewText ?? '')
  return from === undefined || to === undefined || to < from || text === undefined
    ? undefined
    : { from, to, text }
}

function decodeBase64(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  try {
    const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Edits are offsets into the file. Only the text of the issue's own line is known, so that an edit is placed if it is
 * inside that line; where other lines start depends on line ends that are not in the output.
 */
function changeOf(
  { from, to, text }: Edit,
  { line, first, lineStart, source }: Place,
): TextChange | undefined {
  const own = source[line - first]
  if (lineStart === undefined || own === undefined) return undefined
  const length = new TextEncoder().encode(own).length
  if (from < lineStart || to > lineStart + length) return undefined
  return {
    startLine: line,
    startColumn: from - lineStart + 1,
    endLine: line,
    endColumn: to - lineStart + 1,
    text,
  }
}

function readReplacement(replacement: JsonObject, place: Place): Fix | undefined {
  const change = replacedLines(replacement, place)
  return change && { changes: [change], unit: 'utf-8', ...seen(place) }
}

function replacedLines(
  { NeedOnlyDelete, NewLines, Inline }: JsonObject,
  place: Place,
): TextChange | undefined {
  const { first, last, line } = place
  if (line === 0) return undefined
  if (NeedOnlyDelete === true)
    return { startLine: first, startColumn: 1, endLine: last + 1, endColumn: 1, text: '' }
  const inline = objectIn(Inline)
  if (inline) {
    // Counted from 0, in bytes.
    const start = wholeIn(inline.StartCol, 0)
    const length = wholeIn(inline.Length, 0)
    if (start === undefined || length === undefined || typeof inline.NewString !== 'string') return undefined
    return {
      startLine: line,
      startColumn: start + 1,
      endLine: line,
      endColumn: start + length + 1,
      text: inline.NewString,
    }
  }
  const lines = listIn(NewLines)
  if (lines.length === 0 || !lines.every((text) => typeof text === 'string')) return undefined
  return { startLine: first, startColumn: 1, endLine: last, endColumn: END_OF_LINE, text: lines.join('\n') }
}
