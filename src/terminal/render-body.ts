import { diffArrays } from 'diff'
import { withoutMarker } from '../core/memory/marker.ts'
import { line, type Printable, padEnd, printable } from '../output/log.ts'
import type { Style, Terminal } from './terminal.ts'
import { withoutTabs, wrap } from './text-width.ts'

/** Renders a comment's Markdown as plain lines that fit the terminal; a suggestion as red and green lines. */
export function renderBody(body: string, replaced: readonly string[], terminal: Terminal): Printable[] {
  const lines: Printable[] = []
  for (const piece of splitBlocks(withoutMarker(body))) {
    const rendered =
      piece.info === undefined
        ? piece.lines.flatMap((text) => textLines(text, terminal))
        : codeLines(piece.info, piece.lines, replaced, terminal)
    for (const each of rendered) lines.push(each)
  }
  return lines
}

interface Piece {
  /** Info string of a code block; `undefined` for prose. */
  readonly info: string | undefined
  readonly lines: string[]
}

function splitBlocks(body: string): Piece[] {
  const pieces: Piece[] = [{ info: undefined, lines: [] }]
  let fence: string | undefined
  for (const text of body.split('\n')) {
    const [, mark, info = ''] = /^(`{3,})([^`]*)$/.exec(text) ?? []
    if (fence === undefined && mark !== undefined) {
      fence = mark
      pieces.push({ info: info.trim(), lines: [] })
    } else if (fence !== undefined && text === fence) {
      fence = undefined
      pieces.push({ info: undefined, lines: [] })
    } else {
      pieces.at(-1)?.lines.push(text)
    }
  }
  return pieces
}

/** Removes backslash escapes and the zero-width spaces that stop mentions. */
function textLines(text: string, { columns, paint }: Terminal): Printable[] {
  const [, title, rest] = /^\*\*(.+?)\*\*(?= · |$)(.*)$/.exec(text) ?? []
  const plain = (source: string) =>
    printable(
      withoutTabs(source)
        .replaceAll('\u200b', '')
        .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
    )
  if (title === undefined) return wrapWithHangingIndent(plain(text.replace(SEVERITY, '$1: ')), columns)
  const bold = wrap(plain(`${title}${rest}`), columns)
  return bold.map((part) => paint('bold', part))
}

/** The start of a message without a title. */
const SEVERITY = /^\*\*(Error|Warning|Info):\*\* /

/** Further lines of a list item are indented to its first word. */
function wrapWithHangingIndent(text: Printable, columns: number): Printable[] {
  const indent = /^ *(?:[-*>]|\d{1,3}[.)]) +/.exec(text)?.[0].length ?? 0
  if (indent === 0 || indent > columns / 2) return wrap(text, columns)
  const [first = line``, ...more] = wrap(printable(text.slice(indent)), columns - indent)
  return [
    line`${printable(text.slice(0, indent))}${first}`,
    ...more.map((part) => line`${padEnd(line``, indent)}${part}`),
  ]
}

const SEVERITY_STYLES: Record<string, Style> = { error: 'red', warning: 'yellow', info: 'blue' }

export function severityStyle(severity: string): Style {
  return SEVERITY_STYLES[severity] ?? 'dim'
}

/** If there are more lines, they are not compared: first all old lines in red, then all new ones in green. */
const MAX_COMPARED = 1000

function codeLines(
  info: string,
  lines: readonly string[],
  replaced: readonly string[],
  terminal: Terminal,
): Printable[] {
  if (info === 'diff') return lines.flatMap((text) => changeLines(text[0] ?? ' ', text.slice(1), terminal))
  if (!/^suggestion(?:$|:)/.test(info)) return lines.flatMap((text) => changeLines(' ', text, terminal))
  const parts =
    replaced.length + lines.length > MAX_COMPARED
      ? [
          { value: [...replaced], removed: true, added: false },
          { value: [...lines], removed: false, added: true },
        ]
      : diffArrays([...replaced], [...lines])
  return parts.flatMap(({ value, added, removed }) =>
    value.flatMap((text) => changeLines(added ? '+' : removed ? '-' : ' ', text, terminal)),
  )
}

const SIGN_STYLES: Record<string, Style> = { '+': 'green', '-': 'red' }

function changeLines(sign: string, text: string, { columns, paint }: Terminal): Printable[] {
  const style = SIGN_STYLES[sign]
  const [first = line``, ...more] = wrap(printable(withoutTabs(text)), columns - 2)
  const lines = [line`${printable(sign)} ${first}`, ...more.map((part) => line`  ${part}`)]
  return style ? lines.map((part) => paint(style, part)) : lines
}
