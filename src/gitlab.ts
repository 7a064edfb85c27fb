/** `fencepost/gitlab`: posts a review on a merge request. */

export { UserError } from './errors.ts'
export type * from './index.ts'
export type { PostInput, PostReport, PostResult } from './library/post.ts'
export type { PostOptions } from './library/post-options.ts'
export { type GitLabPostInput, postReview } from './library/post-to-gitlab.ts'
