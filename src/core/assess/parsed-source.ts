import { type Hunk, hunkAt } from '../diff/diff.ts'
import type { PlanOptions } from '../options/plan-options.ts'

/** Lines that are parsed: the whole file, or where it is not at hand those of a hunk. */
export interface ParsedSource {
  readonly path: string
  readonly part: 'file' | 'fragment'
  /** The number of the first line. */
  readonly start: number
  readonly lines: readonly string[]
}

/** Finds the lines around a line of a changed file: always the same object for the same lines. */
export type SourceFinder = (path: string, hunks: readonly Hunk[], line: number) => ParsedSource | undefined

export function createSourceFinder({ headText }: Pick<PlanOptions, 'headText'>): SourceFinder {
  const heads = new Map<string, ParsedSource | undefined>()
  const found = new Map<Hunk, ParsedSource>()

  function headOf(path: string): ParsedSource | undefined {
    if (!heads.has(path)) {
      const text = headText?.(path)
      // A suggestion has LF, and on commit its lines get the line ends of the file.
      const lines = text?.replaceAll('\r\n', '\n').split('\n')
      heads.set(path, lines && { path, part: 'file', start: 1, lines })
    }
    return heads.get(path)
  }

  function sourceFor(path: string, hunk: Hunk): ParsedSource {
    const head = headOf(path)
    if (head && hunk.right.every(({ newLine = 0, text }) => head.lines[newLine - 1] === text)) return head
    return { path, part: 'fragment', start: hunk.start.new, lines: hunk.right.map(({ text }) => text) }
  }

  return (path, hunks, line) => {
    const hunk = hunkAt(hunks, line)
    if (!hunk) return undefined
    const source = found.get(hunk) ?? sourceFor(path, hunk)
    found.set(hunk, source)
    return source
  }
}
