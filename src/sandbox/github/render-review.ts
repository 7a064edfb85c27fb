import { pullUrl, pullWebUrl } from './render-url.ts'
import { renderUser } from './render-user.ts'
import type { Review, State } from './state.ts'

/** Keys in the order of a real reply; `submitted_at` is absent while the review is pending. */
export function renderReview(state: State, review: Review) {
  const html = `${pullWebUrl(state)}#pullrequestreview-${review.id}`
  return {
    id: review.id,
    node_id: `PRR_kwDOSandbox${review.id}`,
    user: renderUser(state, review.user),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pullUrl(state),
    author_association: review.user.association,
    _links: { html: { href: html }, pull_request: { href: pullUrl(state) } },
    ...(review.submittedAt === undefined ? {} : { submitted_at: review.submittedAt }),
    commit_id: review.commitId,
  }
}
