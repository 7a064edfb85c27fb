/** A comment that an earlier run posted. */
export interface PostedComment {
  readonly fingerprint: string
  readonly path: string
  readonly body: string
  /** The text of the line above it. */
  readonly anchored: string
  /** Its last line in the newest commit; absent if it was changed since. */
  readonly line?: number | undefined
  /** False if its line was changed since, or somebody else has resolved its thread. */
  readonly open: boolean
  /** What has become of it, if the platform was asked and has answered. */
  readonly thread?: PostedThread | undefined
}

/**
 * What has become of a comment that an earlier run posted: who did what with it. Platforms read it, the core judges it.
 */
export interface PostedThread {
  /** The address of the comment. */
  readonly url: string
  readonly isResolved: boolean
  /** Absent if it is not resolved, or the platform does not say by whom. */
  readonly resolvedBy?: Standing | undefined
  /** True if the platform says that its suggestion was applied; `undefined` if the platform does not say. */
  readonly isApplied?: boolean | undefined
  /** By everyone but us, in their order. */
  readonly replies: readonly Reply[]
  /** Who gave our comment a thumbs-down. */
  readonly dislikedBy: readonly Standing[]
}

export interface Reply {
  readonly author: string
  readonly by: Standing
  readonly body: string
}

/**
 * `person`: the author of the pull request, or somebody who belongs to the project. `other`: a bot, a stranger, or
 * somebody about whom the platform does not say. Only a person decides.
 */
export type Standing = 'us' | 'person' | 'other'

/** A person resolved it, answered, or gave it a thumbs-down. */
export function isDecided({ isResolved, resolvedBy, replies, dislikedBy }: PostedThread): boolean {
  return (
    (isResolved && resolvedBy === 'person') ||
    replies.some(({ by }) => by === 'person') ||
    dislikedBy.includes('person')
  )
}
