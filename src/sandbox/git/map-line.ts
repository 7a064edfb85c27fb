import { patchRows } from './patch-rows.ts'

type Side = 'oldLine' | 'newLine'

/** Number of an unchanged line on the other side of a patch; `undefined` if the line was added or deleted. */
export function mapLine(patch: string | undefined, from: Side, line: number): number | undefined {
  const to = from === 'oldLine' ? 'newLine' : 'oldLine'
  let shift = 0
  for (const row of patchRows(patch)) {
    const here = row[from]
    if (here !== undefined && here > line) break
    if (here === line) return row[to]
    if (here === undefined) shift++
    if (row[to] === undefined) shift--
  }
  return line + shift
}
