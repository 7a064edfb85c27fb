const FENCE = /^[ \t]*(`{3,}|~{3,})/
/** A longer one is closed like one of this length. */
const LONGEST = 20

export function isFence(line: string): boolean {
  return FENCE.test(line)
}

/**
 * The fenced blocks of a text: the line that opens one → the line that closes it. A fence that none closes is text; so
 * is one before whose end another with a language begins, since models forget to close more often than they nest.
 */
export function fencesIn(lines: readonly string[]): ReadonlyMap<number, number> {
  const blocks = new Map<number, number>()
  const none = () => new Array<number | undefined>(LONGEST + 1).fill(undefined)
  const closers: Record<string, (number | undefined)[]> = { '`': none(), '~': none() }
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? ''
    const [start = '', run = ''] = FENCE.exec(line) ?? []
    const nearest = closers[run.charAt(0)]
    const info = line.slice(start.length).trim()
    if (!nearest || (run.startsWith('`') && info.includes('`'))) continue
    const length = Math.min(run.length, LONGEST)
    const closer = nearest[length]
    if (closer !== undefined) blocks.set(at, closer)
    nearest.fill(info === '' ? at : undefined, 0, length + 1)
  }
  return blocks
}
