import { parsePositive } from '../http/page.ts'
import { json, type Reply } from '../http/reply.ts'
import { ACCESS_LEVELS } from './account.ts'
import type { Call } from './call.ts'
import { listPage } from './list-page.ts'
import { notFound, ServerError } from './refusal.ts'
import { renderDiff, renderMergeRequest, renderProject, renderVersion } from './render-merge-request.ts'
import { renderProfile, renderUser } from './render-user.ts'
import { storedDiff } from './state.ts'

export function readUser({ state, user }: Call): Reply {
  return json(200, renderProfile(state, user))
}

/** GET /users/:id. https://docs.gitlab.com/api/users/#get-a-single-user */
export function readProfile({ state, captures }: Call): Reply {
  const account = state.accounts.all().find(({ id }) => id === Number(captures[0]))
  return account ? json(200, renderProfile(state, account)) : notFound('User')
}

/** GET …/members/all/:id, inherited members included. https://docs.gitlab.com/api/members/ */
export function readMember({ state, captures }: Call): Reply {
  const account = state.accounts.all().find(({ id }) => id === Number(captures[0]))
  const access_level = account ? ACCESS_LEVELS[account.role] : 0
  if (!account || access_level === 0) return notFound()
  return json(200, {
    ...renderUser(state, account),
    access_level,
    expires_at: null,
    membership_state: 'active',
  })
}

export function readVersion({ state }: Call): Reply {
  return json(200, { version: `${state.settings.version}.0-ee`, revision: '0123456789a' })
}

export function readProject({ state }: Call): Reply {
  return json(200, renderProject(state))
}

/** Each read counts down `unprepared`, the reads until the diff is there. */
export async function readMergeRequest({ state }: Call): Promise<Reply> {
  const rendered = await renderMergeRequest(state)
  state.unprepared = Math.max(0, state.unprepared - 1)
  return json(200, rendered)
}

const MANY_DIFFS = 30

export async function readDiffs(call: Call): Promise<Reply> {
  const { state, query } = call
  const { manyDiffsPerPage } = state.settings
  const isTooMany = (parsePositive(query.get('per_page')) ?? 0) > MANY_DIFFS
  if (isTooMany && manyDiffsPerPage === 'error') throw new ServerError('More than 30 diffs a page.')
  const files = state.unprepared > 0 ? [] : (await storedDiff(state)).files
  const unidiff = query.get('unidiff') === 'true'
  const maxSize = manyDiffsPerPage === 'allowed' ? undefined : MANY_DIFFS
  return listPage(call, files, (change) => renderDiff(state, change, unidiff), maxSize)
}

/** Newest first. */
export function readVersions(call: Call): Reply {
  const { state } = call
  const versions = state.unprepared > 0 ? [] : state.mergeRequest.versions.toReversed()
  return listPage(call, versions, (version) => renderVersion(state, version))
}
