import type { Comparison } from './compare-trees.ts'
import { patchRows } from './patch-rows.ts'

export interface LinePlace {
  readonly path: string
  readonly line: number
}

/** Where an unchanged line of the older tree is in the newer one; `undefined`: edited, or gone. */
export function followLine({ files }: Comparison, { path, line }: LinePlace): LinePlace | undefined {
  const change = files.find((file) =>
    file.status === 'renamed' ? file.previousPath === path : file.status !== 'copied' && file.path === path,
  )
  if (!change) return { path, line }
  if (change.status === 'removed') return undefined
  let shift = 0
  for (const { kind, oldLine, newLine } of patchRows(change.patch)) {
    if (oldLine !== undefined && oldLine > line) break
    if (oldLine === line) return newLine === undefined ? undefined : { path: change.path, line: newLine }
    if (kind === 'added') shift++
    if (kind === 'deleted') shift--
  }
  return { path: change.path, line: line + shift }
}
