import { PROJECT_ID } from './description.ts'
import type { Position } from './position.ts'
import { renderUser } from './render-user.ts'
import { isResolvable, isResolved } from './resolved.ts'
import type { Discussion, Draft, Note, State, Suggestion } from './state.ts'
import { inapplicableReason, rangeOf } from './suggestion.ts'

/** https://docs.gitlab.com/api/discussions/#merge-requests */
export async function renderDiscussion(state: State, discussion: Discussion) {
  const { id, notes } = discussion
  return {
    id,
    individual_note: notes[0]?.type === null,
    resolvable: notes.some(isResolvable),
    resolved: isResolved(discussion),
    notes: await Promise.all(notes.map((note) => renderNote(state, note))),
  }
}

export async function renderNote(state: State, note: Note) {
  const resolvable = isResolvable(note)
  const { resolvedBy, resolvedAt } = note
  return {
    id: note.id,
    type: note.type,
    body: note.body,
    author: renderUser(state, note.author),
    created_at: note.createdAt,
    updated_at: note.updatedAt,
    system: note.system,
    noteable_id: state.mergeRequest.id,
    noteable_type: 'MergeRequest',
    project_id: PROJECT_ID,
    commit_id: null,
    ...(note.position ? { position: renderPosition(note.position) } : {}),
    resolvable,
    ...(resolvable
      ? {
          resolved: resolvedBy !== undefined,
          resolved_by: resolvedBy ? renderUser(state, resolvedBy) : null,
          resolved_at: resolvedAt ?? null,
        }
      : {}),
    suggestions: await Promise.all(note.suggestions.map((each) => renderSuggestion(state, each))),
    confidential: false,
    internal: false,
    imported: false,
    imported_from: 'none',
    noteable_iid: state.settings.iid,
    commands_changes: {},
  }
}

/** The real key is `appliable`; the documentation spells it differently. */
export async function renderSuggestion(state: State, suggestion: Suggestion) {
  const { from, to } = rangeOf(suggestion.note.position, suggestion)
  return {
    id: suggestion.id,
    from_line: from,
    to_line: to,
    appliable: !suggestion.outdated && (await inapplicableReason(state, suggestion)) === undefined,
    applied: suggestion.applied !== undefined,
    from_content: Buffer.from(suggestion.fromContent, 'latin1').toString(),
    to_content: Buffer.from(suggestion.toContent, 'latin1').toString(),
  }
}

/** https://docs.gitlab.com/api/draft_notes/ */
export function renderDraft(
  { mergeRequest }: State,
  draft: Draft,
  position: Position,
  lineCode: string | null,
) {
  return {
    id: draft.id,
    author_id: draft.author.id,
    merge_request_id: mergeRequest.id,
    resolve_discussion: draft.resolveDiscussion,
    discussion_id: draft.discussion?.id ?? null,
    note: draft.note,
    commit_id: draft.commitId,
    line_code: lineCode,
    position: renderPosition(position),
  }
}

/** A note on a whole file has no lines; one on an image has a point instead. */
export function renderPosition({ old_line, new_line, line_range, spot, ...rest }: Position) {
  if (rest.position_type === 'file') return rest
  return spot ? { ...rest, ...spot } : { ...rest, old_line, new_line, line_range }
}
