import { diffArrays } from 'diff'
import type { Code } from 'mdast'
import { cutText } from './cut-text.ts'
import { type Html, html, type Part } from './html.ts'

/** The lines that a suggestion replaces. */
export interface Replaced {
  readonly first: number
  readonly lines: readonly string[]
}

/** A change as red and green lines, with its button or with the reason why it has none. */
export function changeBlock(code: Code, replaced: Replaced | undefined, refusal?: Part): Html {
  if (code.lang === 'diff') return framed(rowsOf(code.value.split('\n').map(signed)), refusal)
  if (!isSuggestion(code)) return framed(html`<pre>${code.value}</pre>`, refusal)
  const lines = suggested(code, replaced)
  const label = code.lang === 'suggestion' ? 'Commit suggestion' : 'Apply suggestion'
  return html`<div class="suggestion offered"><p class="cap">Suggested change</p>${rowsOf(lines)}<p class="foot"><span class="commit">${label}</span></p></div>`
}

/** Whether the block has a button. Only suggestion.ts creates such blocks; untrusted text cannot. */
export function isSuggestion({ lang }: Code): boolean {
  return /^suggestion(?:$|:)/.test(lang ?? '')
}

function framed(content: Html, refusal: Part): Html {
  if (refusal === undefined) return html`<div class="suggestion">${content}</div>`
  return html`<div class="suggestion refused"><p class="cap">Suggested change</p>${content}<p class="foot">${refusal}</p></div>`
}

function rowsOf(lines: readonly Line[]): Html {
  return html`<table class="change"><tbody>${emphasised(lines).map(row)}</tbody></table>`
}

interface Line {
  readonly sign: '+' | '-' | ' '
  readonly text: string
  /** Line number in the new file. */
  readonly number?: number
}

function signed(line: string): Line {
  const sign = line[0] === '+' || line[0] === '-' ? line[0] : ' '
  return { sign, text: sign === ' ' && line[0] !== ' ' ? line : line.slice(1) }
}

/** If there are more lines, they are not compared: first all old lines in red, then all new ones in green. */
const MAX_COMPARED = 1000

function suggested({ value }: Code, replaced: Replaced | undefined): Line[] {
  // An empty block is a deletion. A block of one blank line is parsed the same way, but is never written.
  const after = value === '' ? [] : value.split('\n')
  const before = replaced?.lines ?? []
  let number = replaced?.first ?? 0
  const parts =
    before.length + after.length > MAX_COMPARED
      ? [
          { value: [...before], removed: true, added: false },
          { value: after, removed: false, added: true },
        ]
      : diffArrays([...before], after)
  return parts.flatMap(({ value, added, removed }) =>
    value.map((text): Line => {
      if (added) return { sign: '+', text }
      return { sign: removed ? '-' : ' ', text, number: number++ }
    }),
  )
}

interface Emphasised extends Line {
  /** Start and end of the part that differs from the other line of the pair. */
  readonly from?: number
  readonly to?: number
}

/** If as many lines are removed as added, marks the part of each pair that differs. */
function emphasised(lines: readonly Line[]): Emphasised[] {
  const result: Emphasised[] = [...lines]
  let at = 0
  while (at < lines.length) {
    const removed = runLength(lines, at, '-')
    const added = runLength(lines, at + removed, '+')
    if (removed === added)
      for (let pair = at; pair < at + removed; pair++) markPair(result, pair, pair + removed)
    at += Math.max(1, removed + added)
  }
  return result
}

function runLength(lines: readonly Line[], start: number, sign: Line['sign']): number {
  let at = start
  while (lines[at]?.sign === sign) at++
  return at - start
}

function markPair(lines: Emphasised[], one: number, other: number): void {
  const [before, after] = [lines[one], lines[other]]
  if (!before || !after || UNSPLITTABLE.test(before.text + after.text)) return
  const shorter = Math.min(before.text.length, after.text.length)
  let from = 0
  while (from < shorter && before.text[from] === after.text[from]) from++
  let back = 0
  while (back < shorter - from && before.text.at(-1 - back) === after.text.at(-1 - back)) back++
  // If the lines have little in common, marks would be noise.
  if ((from + back) * 3 < shorter) return
  lines[one] = { ...before, from, to: before.text.length - back }
  lines[other] = { ...after, from, to: after.text.length - back }
}

/** Surrogate pairs and emoji sequences must not be split. */
const UNSPLITTABLE = /[\ud800-\udfff]|\u200d|\ufe0f/

const KINDS = { '+': 'added', '-': 'deleted', ' ': 'context' } as const

function row({ sign, text, number, from = 0, to = 0 }: Emphasised): Html {
  const content =
    from < to
      ? html`${cutText(text.slice(0, from))}<mark>${cutText(text.slice(from, to))}</mark>${cutText(text.slice(to))}`
      : cutText(text)
  return html`<tr class="${KINDS[sign]}"><td class="number">${number}</td><td class="text"><span class="sign">${sign}</span>${content}</td></tr>`
}
