import type { Hunk } from '../diff/diff.ts'
import type { PlanOptions } from '../options/plan-options.ts'

/** A whole file, parsed. */
export interface ParsedSource {
  readonly path: string
  readonly lines: readonly string[]
}

/** Returns the same object each time for a file; `undefined` if its text is not available. */
export type SourceFinder = (path: string, hunks: readonly Hunk[]) => ParsedSource | undefined

export function createSourceFinder({ headText }: Pick<PlanOptions, 'headText'>): SourceFinder {
  const found = new Map<string, ParsedSource | undefined>()

  function sourceFor(path: string, hunks: readonly Hunk[]): ParsedSource | undefined {
    // A suggestion has LF, and on commit its lines get the line ends of the file.
    const lines = headText?.(path)?.replaceAll('\r\n', '\n').split('\n')
    const agrees = hunks.every(({ right }) =>
      right.every(({ newLine = 0, text }) => lines?.[newLine - 1] === text),
    )
    return lines && agrees ? { path, lines } : undefined
  }

  return (path, hunks) => {
    if (!found.has(path)) found.set(path, sourceFor(path, hunks))
    return found.get(path)
  }
}
