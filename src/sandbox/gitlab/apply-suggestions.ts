import type { FileWithMode } from '../git/commit-stream.ts'
import type { Account } from './account.ts'
import { pushToSource } from './move-head.ts'
import { changeAt } from './resolve-position.ts'
import { setResolved } from './resolved.ts'
import type { State, Suggestion } from './state.ts'
import { inapplicableReason, linesWithEndings, rangeOf } from './suggestion.ts'

export type Applied =
  | { readonly kind: 'committed'; readonly commit: string }
  | { readonly kind: 'refused'; readonly reason: string }

interface Edit {
  readonly path: string
  readonly from: number
  readonly to: number
  readonly content: string
}

/** Applies all suggestions in one commit, or returns GitLab's message about the first that cannot be applied. */
export async function applySuggestions(
  state: State,
  suggestions: readonly Suggestion[],
  by: Account,
  message?: string,
): Promise<Applied> {
  const edits: Edit[] = []
  for (const suggestion of suggestions) {
    const edit = await editOf(state, suggestion)
    if (typeof edit === 'string') return { kind: 'refused', reason: edit }
    edits.push(edit)
  }
  if (edits.some((edit, index) => edits.slice(index + 1).some((other) => overlap(edit, other)))) {
    return { kind: 'refused', reason: 'Suggestions are not applicable as their lines cannot overlap.' }
  }
  const files: Record<string, FileWithMode> = {}
  for (const path of new Set(edits.map((edit) => edit.path))) {
    files[path] = await edited(state, path, edits)
  }
  const authors = [...new Set(suggestions.map(({ note }) => note.author.username))]
  const [author = by.username, ...others] = authors
  const commit = await pushToSource(state, {
    files,
    message: message ?? `Apply ${suggestions.length} suggestion(s) to ${Object.keys(files).length} file(s)`,
    author: others.length === 0 ? author : by.username,
    committer: by.username,
  })
  for (const suggestion of suggestions) {
    suggestion.applied = commit
    // https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/#apply-suggestions
    setResolved(state, suggestion.note.discussion, by)
  }
  return { kind: 'committed', commit }
}

async function editOf(state: State, suggestion: Suggestion): Promise<Edit | string> {
  const { position } = suggestion.note
  const change = position && (await changeAt(state, position))
  if (!change) return 'A file was not found.'
  const reason = await inapplicableReason(state, suggestion)
  if (reason !== undefined) return reason
  if (position.head_sha !== state.mergeRequest.sourceSha) return 'A file has been changed.'
  return { path: change.path, ...rangeOf(position, suggestion), content: suggestion.toContent }
}

function overlap(one: Edit, other: Edit): boolean {
  return one.path === other.path && one.from <= other.to && other.from <= one.to
}

/** Applies edits from top to bottom: each replaces its lines by one array element, so later indices shift by `offset`. */
async function edited(state: State, path: string, edits: readonly Edit[]): Promise<FileWithMode> {
  const { repository, mergeRequest } = state
  const blob = await repository.read(`${mergeRequest.sourceSha}:${path}`)
  const pieces = linesWithEndings(blob?.content ?? Buffer.alloc(0))
  const own = edits.filter((edit) => edit.path === path)
  let offset = 0
  for (const { from, to, content } of own.toSorted((one, other) => one.from - other.from)) {
    pieces.splice(from - 1 - offset, to - from + 1, content)
    offset += to - from
  }
  const mode = await repository.mode(mergeRequest.sourceSha, path)
  return { mode, content: Buffer.from(pieces.join(''), 'latin1') }
}
