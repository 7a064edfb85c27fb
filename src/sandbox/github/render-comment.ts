import { pullUrl, pullWebUrl, repoUrl } from './render-url.ts'
import { renderUser } from './render-user.ts'
import type { Comment, ReactionContent, State } from './state.ts'

/** As in the list of a review's comments, which surprisingly has neither line nor side. */
export function renderBareComment(state: State, comment: Comment) {
  const { thread, review, user } = comment
  const self = `${repoUrl(state)}/pulls/comments/${comment.id}`
  const html = `${pullWebUrl(state)}#discussion_r${comment.id}`
  return {
    url: self,
    pull_request_review_id: review.id,
    id: comment.id,
    node_id: `PRRC_kwDOSandbox${comment.id}`,
    diff_hunk: thread.original.diffHunk,
    path: thread.now.path,
    commit_id: thread.now.commit,
    original_commit_id: thread.original.commit,
    user: renderUser(state, user),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pullUrl(state),
    _links: { self: { href: self }, html: { href: html }, pull_request: { href: pullUrl(state) } },
    author_association: user.association,
    reactions: renderReactions(`${self}/reactions`, comment),
    original_position: thread.original.position,
    // Stays set on an outdated comment; only `line` becomes `null`.
    position: thread.now.position,
    ...(comment.replyTo ? { in_reply_to_id: comment.replyTo.id } : {}),
  }
}

/** As in the list of a pull request's comments. */
export function renderComment(state: State, comment: Comment) {
  const { original, now } = comment.thread
  return {
    ...renderBareComment(state, comment),
    start_line: now.startLine ?? null,
    original_start_line: original.startLine ?? null,
    start_side: original.startSide ?? null,
    line: now.line ?? null,
    original_line: original.line,
    side: original.side,
    subject_type: 'line',
  }
}

const REACTIONS: Readonly<Record<string, ReactionContent | undefined>> = {
  '+1': 'THUMBS_UP',
  '-1': 'THUMBS_DOWN',
  laugh: undefined,
  hooray: undefined,
  confused: 'CONFUSED',
  heart: 'HEART',
  rocket: 'ROCKET',
  eyes: 'EYES',
}

function renderReactions(url: string, { reactions }: Comment) {
  const counts = Object.entries(REACTIONS).map(([name, content]) => [
    name,
    reactions.filter((each) => each.content === content).length,
  ])
  return { url, total_count: reactions.length, ...Object.fromEntries(counts) }
}
