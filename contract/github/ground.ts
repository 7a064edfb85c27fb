import type { Changes } from '../../src/sandbox/git/commit-stream.ts'
import type { Api } from '../api.ts'

/** A pull request to try things on: that of a sandbox, or one made for this run. */
export interface GitHubGround {
  /** As the author of the pull request. */
  readonly api: Api
  /** As someone else, whom GitHub lets request changes. */
  readonly reviewer: Api | undefined
  /** `/repos/octo/fence/pulls/7` */
  readonly pull: string
  /** The commit before the head. */
  readonly olderSha: string
  headSha(): string
  /** Commits on top of the head, and waits until the pull request shows it. */
  push(files: Changes): Promise<void>
}

const lines = (count: number, at: (line: number) => string) =>
  Array.from({ length: count }, (_, index) => `${at(index + 1)}\n`).join('')

export const TWO_HUNKS = 'two-hunks.txt'
/** Every line of it is new. */
export const NEW_FILE = 'new-file.txt'
export const NEW_LINES = 300

/** Of the first file, lines 7 to 13 and 37 to 43 are in the diff; lines 10 and 40 are replaced. */
export const BASE: Readonly<Record<string, string>> = {
  [TWO_HUNKS]: lines(60, (line) => `line ${line}`),
}
export const HEAD: Readonly<Record<string, string>> = {
  [TWO_HUNKS]: lines(60, (line) => (line === 10 || line === 40 ? `new line ${line}` : `line ${line}`)),
  [NEW_FILE]: lines(NEW_LINES, (line) => `added ${line}`),
}
export const LATER: Readonly<Record<string, string>> = { 'later.txt': 'later\n' }
