import type { Comparison } from './compare-trees.ts'
import { mapLine } from './map-line.ts'

export interface LinePlace {
  readonly path: string
  readonly line: number
}

/** Maps a line of the older tree to the newer one; `undefined` if it was edited or deleted. */
export function followLine({ files }: Comparison, { path, line }: LinePlace): LinePlace | undefined {
  const change = files.find((file) =>
    file.status === 'renamed' ? file.previousPath === path : file.status !== 'copied' && file.path === path,
  )
  if (!change) return { path, line }
  if (change.status === 'removed') return undefined
  const now = mapLine(change.patch, 'oldLine', line)
  return now === undefined ? undefined : { path: change.path, line: now }
}
