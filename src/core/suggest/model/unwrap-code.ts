import { restoreIndentation } from './indentation.ts'
import { isMarkdown } from './language.ts'
import { LINE_NUMBER, sameLines } from './looks-like-diff.ts'

interface Replacement {
  readonly path: string
  /** The lines of the file that are replaced, and the number of the first. */
  readonly replaced: readonly string[]
  readonly first: number
  /** The code as the model wrote it. */
  readonly lines: readonly string[]
  /** The known lines right above and below. */
  readonly beside: readonly string[]
}

/** Removes what models wrap code in (a fence, line numbers, diff signs), and restores lost indentation. */
export function unwrapModelCode({ path, replaced, first, lines: written, beside }: Replacement): {
  readonly unwrapped: readonly string[]
  readonly lines: readonly string[]
} {
  let lines = written
  if (!isMarkdown(path)) {
    lines = withoutFence(lines)
    const kept = new Set(replaced)
    lines = lines.map((line) => (kept.has(line) ? line : line.trimEnd()))
  }
  const unwrapped = withoutNumbers(lines, first, replaced) ?? withoutSigns(lines, replaced) ?? lines
  return { unwrapped, lines: restoreIndentation(unwrapped, replaced, beside) }
}

/** An empty fence stays: it does not mean a deletion. */
function withoutFence(lines: readonly string[]): readonly string[] {
  const fence = /^\s*(`{3,}|~{3,})[\w+#.:-]*\s*$/.exec(lines[0] ?? '')?.[1]
  const closed = fence !== undefined && lines.length > 2 && lines.at(-1)?.trim() === fence
  return closed ? lines.slice(1, -1) : lines
}

/** Line numbers go only if they are exactly the finding's: `3: x` is also a YAML key. */
function withoutNumbers(
  lines: readonly string[],
  first: number,
  replaced: readonly string[],
): string[] | undefined {
  if (lines.length !== replaced.length || replaced.some((line) => LINE_NUMBER.test(line))) return undefined
  const numbered = lines.every((line, index) => LINE_NUMBER.exec(line)?.[1] === String(first + index))
  return numbered ? lines.map((line) => line.replace(/^\s*\d+(?: \| |: |\s?[:|])/, '')) : undefined
}

/** A diff instead of the code: its `-` and context lines must be the replaced ones. */
function withoutSigns(lines: readonly string[], replaced: readonly string[]): string[] | undefined {
  if (!lines.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line)))
    return undefined
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
  // Nothing but `-` lines may also be a list.
  return after.length > 0 && sameLines(before, replaced) ? after : undefined
}
