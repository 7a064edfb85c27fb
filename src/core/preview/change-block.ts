import { diffArrays } from 'diff'
import type { Code } from 'mdast'
import type { About, Replaced } from './about.ts'
import { colouredRows } from './coloured-rows.ts'
import { colouredText } from './coloured-text.ts'
import { type Run, UNSPLITTABLE } from './highlighter.ts'
import { type Html, html } from './html.ts'
import { languageOf } from './language.ts'

/** A suggestion as the platform shows it, with its button; any other change as red and green lines and nothing else. */
export function changeBlock(code: Code, about: About): Html {
  if (!isSuggestion(code))
    return html`<div class="change-only">${renderRows(code.value.split('\n').map(signed), about)}</div>`
  const lines = suggested(code, about.replaced)
  const label = code.lang === 'suggestion' ? 'Commit suggestion' : 'Apply suggestion'
  return html`<div class="suggestion"><p class="cap">Suggested change</p>${renderRows(lines, about)}<p class="foot"><span class="commit">${label}</span></p></div>`
}

/** Whether the block has a button. Only suggestion.ts creates such blocks; untrusted text cannot. */
export function isSuggestion({ lang }: Code): boolean {
  return /^suggestion(?:$|:)/.test(lang ?? '')
}

function renderRows(lines: readonly Line[], { path = '', budget }: About): Html {
  const colours = colouredRows(
    lines.map(({ sign, text }) => ({ kind: KINDS[sign], text })),
    languageOf(path),
    budget,
  )
  return html`<table class="change"><tbody>${emphasised(lines).map((line, index) => row(line, colours[index]))}</tbody></table>`
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

const KINDS = { '+': 'added', '-': 'deleted', ' ': 'context' } as const

function row({ sign, text, number, from = 0, to = 0 }: Emphasised, runs: readonly Run[] | undefined): Html {
  const content = colouredText(text, runs, from < to ? [from, to] : undefined)
  return html`<tr class="${KINDS[sign]}"><td class="number">${number}</td><td class="text"><span class="sign">${sign}</span>${content}</td></tr>`
}
