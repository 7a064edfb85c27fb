import type { FileWithMode } from '../git/commit-stream.ts'
import { patchRows } from '../git/patch-rows.ts'
import { firstSuggestion } from './first-suggestion.ts'
import { pushToHead } from './move-head.ts'
import { linesAt, type Replacement, replaceLines, sameLines } from './replace-lines.ts'
import { findRow } from './resolve-anchor.ts'
import { type Comment, pullDiff, type State, type Thread } from './state.ts'

export type Pressed =
  | { readonly kind: 'committed'; readonly comment: number; readonly commit: string }
  | { readonly kind: 'refused'; readonly comment: number; readonly reason: string }
  /** The comment has no suggestion. */
  | { readonly kind: 'no-button'; readonly comment: number }

/** GitHub's messages, from the list embedded in every page with suggestions. */
const REASONS = {
  unchanged: 'This suggestion is invalid because no changes were made to the code.',
  closed: 'Suggestions cannot be applied while the pull request is closed.',
  overlapping: 'Only one suggestion per line can be applied in a batch.',
  deleted: 'Applying suggestions on deleted lines is not supported.',
  outdated: 'Outdated suggestions cannot be applied.',
  resolved: 'This suggestion has been applied or marked resolved.',
  pending: 'Suggestions cannot be applied from pending reviews.',
} as const

interface Edit extends Replacement {
  readonly comment: Comment
  readonly path: string
}

/**
 * Commits the suggestions of these comments to the head branch as one batch; for each that cannot be applied, returns
 * GitHub's message.
 */
export async function press(state: State, comments: readonly Comment[], by: string): Promise<Pressed[]> {
  const refused = new Map<Comment, Pressed>()
  const edits: Edit[] = []
  for (const comment of comments) {
    const lines = firstSuggestion(comment.body, state.settings.answers)
    if (!lines) {
      refused.set(comment, { kind: 'no-button', comment: comment.id })
      continue
    }
    const edit = await editOf(state, comment, lines)
    const reason =
      typeof edit === 'string' ? edit : edits.some((other) => overlap(edit, other)) && REASONS.overlapping
    if (reason) refused.set(comment, { kind: 'refused', comment: comment.id, reason })
    else if (typeof edit !== 'string') edits.push(edit)
  }
  const commit = edits.length === 0 ? '' : await commitEdits(state, edits, by)
  return comments.map((comment) => refused.get(comment) ?? { kind: 'committed', comment: comment.id, commit })
}

async function editOf(state: State, comment: Comment, lines: string[]): Promise<Edit | string> {
  const { thread, review } = comment
  const { path, line, startLine, outdated } = thread.now
  if (review.state === 'PENDING') return REASONS.pending
  if (state.pull.status !== 'open') return REASONS.closed
  if (thread.resolvedBy) return REASONS.resolved
  if (outdated || line === undefined) return REASONS.outdated
  if (await touchesDeletedLines(state, thread)) return REASONS.deleted
  const first = startLine ?? line
  const content = (await state.repository.read(`${state.pull.headSha}:${path}`))?.content ?? Buffer.alloc(0)
  if (sameLines(linesAt(content, first, line), lines)) return REASONS.unchanged
  return { comment, path, first, last: line, lines }
}

/** Whether the range is on the left side or has a deleted row between its first and last row. */
async function touchesDeletedLines(state: State, { original, now }: Thread): Promise<boolean> {
  if (original.side === 'LEFT' || original.startSide === 'LEFT') return true
  const { files } = await pullDiff(state)
  const rows = patchRows(files.find(({ path }) => path === now.path)?.patch)
  const last = findRow(rows, 'RIGHT', now.line ?? 0)
  const first = findRow(rows, 'RIGHT', now.startLine ?? now.line ?? 0)
  if (!first || !last) return true
  return rows.some(
    ({ kind, position }) => kind === 'deleted' && position > first.position && position < last.position,
  )
}

function overlap(one: Edit, other: Edit): boolean {
  return one.path === other.path && one.first <= other.last && other.first <= one.last
}

async function commitEdits(state: State, edits: readonly Edit[], by: string): Promise<string> {
  const files: Record<string, FileWithMode> = {}
  for (const path of new Set(edits.map((edit) => edit.path))) {
    const blob = await state.repository.read(`${state.pull.headSha}:${path}`)
    const content = replaceLines(
      blob?.content ?? Buffer.alloc(0),
      edits.filter((edit) => edit.path === path),
      state.settings.answers,
    )
    files[path] = { mode: await state.repository.mode(state.pull.headSha, path), content }
  }
  const authors = [...new Set(edits.map(({ comment }) => comment.user.login))]
  const trailers = authors.map((login) => `Co-authored-by: ${login} <${login}@users.noreply.example.com>`)
  const title = edits.length === 1 ? `Update ${edits[0]?.path}` : 'Apply suggestions from code review'
  const commit = await pushToHead(state, {
    files,
    message: `${title}\n\n${trailers.join('\n')}\n`,
    author: by,
  })
  for (const { comment } of edits) comment.thread.resolvedBy = state.accounts.named(by)
  return commit
}
