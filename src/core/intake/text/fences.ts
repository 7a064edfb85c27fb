const FENCE = /^[ \t]*(`{3,}|~{3,})/
/** Longer fences are treated like one of this length. */
const MAX_LENGTH = 20

export function isFence(line: string): boolean {
  return FENCE.test(line)
}

/**
 * The fenced blocks of a text: a map from the index of the opening line to that of the closing line. A fence without an
 * end is text. So is one if another fence with a language starts before its end, because models forget to close a
 * fence more often than they nest fences.
 */
export function fencesIn(lines: readonly string[]): ReadonlyMap<number, number> {
  const blocks = new Map<number, number>()
  const none = () => new Array<number | undefined>(MAX_LENGTH + 1).fill(undefined)
  const closers: Record<string, (number | undefined)[]> = { '`': none(), '~': none() }
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? ''
    const [start = '', run = ''] = FENCE.exec(line) ?? []
    const nearest = closers[run.charAt(0)]
    const info = line.slice(start.length).trim()
    if (!nearest || (run.startsWith('`') && info.includes('`'))) continue
    const length = Math.min(run.length, MAX_LENGTH)
    const closer = nearest[length]
    if (closer !== undefined) blocks.set(at, closer)
    nearest.fill(info === '' ? at : undefined, 0, length + 1)
  }
  return blocks
}
