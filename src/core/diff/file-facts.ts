import type { Hunk } from './diff.ts'
import { holdsUnusualLineEnd } from './unusual-line-ends.ts'

/** What the shown lines of a file say of it as a whole. */
export interface FileFacts {
  /** The files API does not tell modes; a submodule shows as the name of its commit. */
  readonly isSubmodule: boolean
  /** Bytes that are not UTF-8 come as U+FFFD, in the diff and from the API. */
  readonly isMangled: boolean
  /** Applying a suggestion turns such a file into CRLF from end to end. */
  readonly mixesLineEndings: boolean
  /** Some tools count more lines than git, see `holdsUnusualLineEnd`. */
  readonly hasUnusualLineEnd: boolean
}

const fileFacts = new WeakMap<readonly Hunk[], FileFacts>()

/** Worked out once per file: every suggestion for it asks. */
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
      // Rows come without their line ends.
      hasUnusualLineEnd ||= holdsUnusualLineEnd(text)
    }
  }
  const facts = { isSubmodule, isMangled, mixesLineEndings: endings.size > 1, hasUnusualLineEnd }
  fileFacts.set(hunks, facts)
  return facts
}

export interface HunkFacts {
  readonly hasCrlf: boolean
  /** The last line of the file, where it has no newline. */
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
