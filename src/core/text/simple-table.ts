import { simpleInline } from './simple-inline.ts'

/** A table whose rows all have the cells of the header, each between bars; see simple-markdown.ts. */
export function simpleTable(lines: readonly string[], hosts: ReadonlySet<string>): string | undefined {
  const [header = [], delimiters = [], ...rows] = lines.map(cellsOf)
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

/** A bar divides cells wherever it stands, also in code; with a backslash it would not. */
function cellsOf(line: string): string[] {
  const row = /^\|(.*)\|$/.exec(line)?.[1]
  return row === undefined || row.includes('\\') ? [] : row.split('|').map((cell) => cell.trim())
}
