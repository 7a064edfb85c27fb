import type { KnownLines } from '../../diff/known-lines.ts'
import type { Reason } from '../../finding/reason.ts'
import type { Lazy } from '../../text/lazy.ts'

/** The change that a model's code would make. */
export interface ModelChange {
  readonly path: string
  /** Lines first..last of the new file would be replaced. */
  readonly first: number
  readonly last: number
  readonly replaced: readonly string[]
  /** The code without the wrappings that models add, indented as the model wrote it. */
  readonly unwrapped: readonly string[]
  /** The code as it would be committed. */
  readonly lines: readonly string[]
  /** How well a quoted original fits the replaced lines: to the letter, but for white space, or not at all. */
  readonly proof: 'exact' | 'loose' | 'none'
  /** The file as far as it is known. */
  readonly known: KnownLines
  /** Other changed files with the same name, as far as they are known. */
  readonly namesakes: Lazy<readonly KnownLines[]>
  /** Whether the file has fewer syntax errors with it; false if that is not known. */
  readonly mends: Lazy<boolean>
  /** Title and message. */
  readonly said: string
}

/** Why the code has no button; `undefined` if this rule has no objection. */
export type ModelRule = (change: ModelChange) => Reason | undefined
