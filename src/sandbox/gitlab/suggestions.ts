import { json, type Reply } from '../http/reply.ts'
import { hasRole } from './account.ts'
import { applySuggestions } from './apply-suggestions.ts'
import type { Call } from './call.ts'
import { parseParams } from './parse-params.ts'
import { badParameters, forbidden, notFound, refusal } from './refusal.ts'
import { renderSuggestion } from './render-note.ts'
import { allNotes, type State, type Suggestion } from './state.ts'

/** PUT /suggestions/:id/apply. https://docs.gitlab.com/api/suggestions/ */
export async function applyOne(call: Call): Promise<Reply> {
  const found = findSuggestion(call.state, Number(call.captures[0]))
  if (!found) return notFound()
  return apply(call, [found], async ([suggestion = found]) => renderSuggestion(call.state, suggestion))
}

/** PUT /suggestions/batch_apply */
export async function applyBatch(call: Call): Promise<Reply> {
  const { state, params } = call
  if (!('ids' in params)) return badParameters(['ids is missing'])
  if (!Array.isArray(params.ids)) return badParameters(['ids is invalid'])
  const wanted = params.ids.map((id: unknown) => findSuggestion(state, Number(id)))
  const found = wanted.filter((each) => each !== undefined)
  if (found.length === 0 || found.length < wanted.length) return notFound()
  return apply(call, found, (all) => Promise.all(all.map((each) => renderSuggestion(state, each))))
}

/** Allowed for developers, who may push to the source branch, and for the author of the merge request. */
async function apply(
  call: Call,
  suggestions: readonly Suggestion[],
  render: (applied: readonly Suggestion[]) => Promise<unknown>,
): Promise<Reply> {
  const { state, user } = call
  const { params, problems } = parseParams({ commit_message: { kind: 'string' } }, call.params)
  if (problems.length > 0) return badParameters(problems)
  if (!hasRole(user, 'developer') && user !== state.mergeRequest.author) return forbidden()
  const message = typeof params.commit_message === 'string' ? params.commit_message : undefined
  const applied = await applySuggestions(state, suggestions, user, message)
  if (applied.kind === 'refused') return refusal(400, applied.reason)
  return json(200, await render(suggestions))
}

export function findSuggestion(state: State, id: number): Suggestion | undefined {
  return allNotes(state)
    .flatMap(({ suggestions }) => suggestions)
    .find((each) => each.id === id)
}
