import type { DiffRefs } from '../../src/sandbox/gitlab/position.ts'
import type { Api } from '../api.ts'

/** A merge request to try things on: that of a sandbox, or one made for this run. */
export interface GitLabGround {
  readonly api: Api
  /** `/projects/5001` */
  readonly project: string
  /** `/projects/5001/merge_requests/7` */
  readonly mergeRequest: string
  readonly refs: DiffRefs
}

const lines = (count: number, at: (line: number) => string, ending = '\n') =>
  Array.from({ length: count }, (_, index) => `${at(index + 1)}${ending}`).join('')

/** In a folder of their own, because the branches have the project's other files too. */
export const FOLDER = 'fencepost-contract'
const at = (name: string) => `${FOLDER}/${name}`

export const CHANGED = at('changed.txt')
export const NEW_FILE = at('new.txt')
export const CRLF = at('crlf.txt')
export const NO_NEWLINE = at('no-newline.txt')
const OLD_NAME = at('old-name.txt')
export const NEW_NAME = at('new-name.txt')

const text = (count: number, changed: number | undefined, ending = '\n') =>
  lines(count, (line) => (line === changed ? `new line ${line}` : `line ${line}`), ending)

/** So many files that a page of 50 shows whether more than 30 fit. */
const MANY = Object.fromEntries(
  Array.from({ length: 34 }, (_, index) => [at(`many/${index}.txt`), `file ${index}\n`]),
)

export const BASE: Readonly<Record<string, string>> = {
  [CHANGED]: text(60, undefined),
  [CRLF]: text(10, undefined, '\r\n'),
  [NO_NEWLINE]: 'first\nlast',
  [OLD_NAME]: text(30, undefined),
}

/** In the changed files line 5 is new, in the one without a newline line 2. */
export const HEAD: Readonly<Record<string, string>> = {
  [CHANGED]: text(60, 5),
  [CRLF]: text(10, 5, '\r\n'),
  [NO_NEWLINE]: 'first\nnew last',
  [NEW_NAME]: text(30, 5),
  [NEW_FILE]: lines(300, (line) => `added ${line}`),
  ...MANY,
}
