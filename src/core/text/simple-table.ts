import { simpleInline } from './simple-inline.ts'

/** Renders a table in which all rows have as many cells as the header, each between `|`; see simple-markdown.ts. */
export function simpleTable(lines: readonly string[], hosts: ReadonlySet<string>): string | undefined {
  const [header = [], delimiters = [], ...rows] = lines.map(splitCells)
  if (lines.length < 2 || !delimiters.every((cell) => /^:?-+:?$/.test(cell))) return undefined
  const all = [header, delimiters, ...rows]
  if (header.length === 0 || all.some((cells) => cells.length !== header.length)) return undefined
  const written = all.map((cells, row) => {
    if (row === 1) return cells.map((cell) => cell.replace(/-+/, '-'))
    return cells.map((cell) => (cell === '' ? '' : simpleInline(cell, hosts)))
  })
  if (written.flat().includes(undefined)) return undefined
  return written
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`)
    .join('\n')
}

/** `|` separates cells even inside code, except after a backslash; such rows are not simple. */
function splitCells(line: string): string[] {
  const row = /^\|(.*)\|$/.exec(line)?.[1]
  return row === undefined || row.includes('\\') ? [] : row.split('|').map((cell) => cell.trim())
}
