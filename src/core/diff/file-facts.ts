import type { Hunk } from './diff.ts'
import { holdsUnusualLineEnd } from './unusual-line-ends.ts'

/** Properties of a file, derived from the lines that the diff shows. */
export interface FileFacts {
  /** Recognised by its text `Subproject commit …`, because the files API returns no modes. */
  readonly isSubmodule: boolean
  /** Contains U+FFFD, which git and the API put in place of bytes that are not UTF-8. */
  readonly isMangled: boolean
  /** Has both CRLF and LF. Applying a suggestion converts the whole file to CRLF. */
  readonly mixesLineEndings: boolean
  /** Some tools count more lines than git, see `holdsUnusualLineEnd`. */
  readonly hasUnusualLineEnd: boolean
}

const fileFacts = new WeakMap<readonly Hunk[], FileFacts>()

/** Computed once per file and cached, because every suggestion needs it. */
export function factsOf(hunks: readonly Hunk[]): FileFacts {
  const known = fileFacts.get(hunks)
  if (known) return known
  const endings = new Set<string>()
  let isSubmodule = false
  let isMangled = false
  let hasUnusualLineEnd = false
  for (const { right } of hunks) {
    for (const { text, ending } of right) {
      if (ending !== 'none') endings.add(ending)
      isSubmodule ||= /^Subproject commit [0-9a-f]{40}/.test(text)
      isMangled ||= text.includes('\ufffd')
      // Rows have no line ends, so any match is inside the line.
      hasUnusualLineEnd ||= holdsUnusualLineEnd(text)
    }
  }
  const facts = { isSubmodule, isMangled, mixesLineEndings: endings.size > 1, hasUnusualLineEnd }
  fileFacts.set(hunks, facts)
  return facts
}

export interface HunkFacts {
  readonly hasCrlf: boolean
  /** Number of the last line of the file if it has no newline. */
  readonly openEnd: number | undefined
}

const hunkFacts = new WeakMap<Hunk, HunkFacts>()

export function hunkFactsOf(hunk: Hunk): HunkFacts {
  const known = hunkFacts.get(hunk)
  if (known) return known
  const facts = {
    hasCrlf: hunk.right.some(({ ending }) => ending === 'crlf'),
    openEnd: hunk.right.findLast(({ ending }) => ending === 'none')?.newLine,
  }
  hunkFacts.set(hunk, facts)
  return facts
}
