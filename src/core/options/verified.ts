/**
 * What `fencepost verify` found out. The code of the pull request may have written it, so it is untrusted: it can take
 * a button away or add a sentence to a comment, and nothing else.
 */
export interface Verified {
  readonly commit: string
  /** As it was typed. */
  readonly command: string
  readonly results: readonly VerifiedEdit[]
}

/** The result for one edit: lines first..last of the file become `lines`. */
export interface VerifiedEdit {
  readonly path: string
  /** Blob id of the file at that commit. */
  readonly blob: string
  readonly first: number
  readonly last: number
  readonly lines: readonly string[]
  readonly result: 'passed' | 'failed'
  /** How many other suggestions were applied in the same run. */
  readonly together: number
  /** Of a failed one: the last lines that the command printed. */
  readonly output?: readonly string[]
}

export interface PassedCheck {
  readonly result: 'passed'
  readonly command: string
  readonly together: number
}

export interface FailedCheck {
  readonly result: 'failed'
  readonly command: string
  readonly output: readonly string[]
}
