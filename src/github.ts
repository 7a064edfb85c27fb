/** `fencepost/github`: posts a review on a pull request. */

export { UserError } from './errors.ts'
export type * from './index.ts'
export type { PostInput, PostReport, PostResult } from './library/post.ts'
export type { PostOptions } from './library/post-options.ts'
export { type GitHubPostInput, postReview } from './library/post-to-github.ts'
