import type { Reply } from '../http/reply.ts'
import type { Call } from './call.ts'
import * as discussions from './discussions.ts'
import * as drafts from './drafts.ts'
import * as notes from './notes.ts'
import * as code from './read-code.ts'
import * as read from './read-merge-request.ts'
import { applyBatch, applyOne } from './suggestions.ts'

export type Handler = (call: Call) => Reply | Promise<Reply>
type Route = readonly [method: string, path: string, handle: Handler, who?: 'jobs too']

/** `:project` is the one project there is, `:mr` its merge request; what stands at `:id` is caught. */
export const ROUTES: readonly Route[] = [
  ['GET', '/user', read.readUser],
  ['GET', '/version', read.readVersion],
  ['GET', '/metadata', read.readVersion],
  ['GET', ':project', read.readProject],
  ['GET', ':project/repository/compare', code.readComparison],
  ['GET', ':project/repository/files/:id/raw', code.readRawFile],
  ['GET', ':project/repository/files/:id', code.readFile],
  ['GET', ':mr', read.readMergeRequest, 'jobs too'],
  ['GET', ':mr/diffs', read.readDiffs],
  ['GET', ':mr/versions', read.readVersions],
  ['GET', ':mr/versions/:id', code.readVersionDiffs],
  ['GET', ':mr/draft_notes', drafts.readDrafts],
  ['POST', ':mr/draft_notes', drafts.createDraft],
  ['POST', ':mr/draft_notes/bulk_publish', drafts.bulkPublish],
  ['GET', ':mr/draft_notes/:id', drafts.readDraft],
  ['PUT', ':mr/draft_notes/:id', drafts.updateDraft],
  ['DELETE', ':mr/draft_notes/:id', drafts.deleteDraft],
  ['PUT', ':mr/draft_notes/:id/publish', drafts.publishDraft],
  ['GET', ':mr/discussions', discussions.readDiscussions],
  ['POST', ':mr/discussions', discussions.createDiscussion],
  ['GET', ':mr/discussions/:id', discussions.readDiscussion],
  ['PUT', ':mr/discussions/:id', discussions.resolveDiscussion],
  ['POST', ':mr/discussions/:id/notes', discussions.createReply],
  ['GET', ':mr/discussions/:id/notes/:id', notes.readNote],
  ['PUT', ':mr/discussions/:id/notes/:id', notes.updateNote],
  ['DELETE', ':mr/discussions/:id/notes/:id', notes.deleteNote],
  ['GET', ':mr/notes', notes.readNotes, 'jobs too'],
  ['POST', ':mr/notes', discussions.createComment],
  ['GET', ':mr/notes/:id', notes.readNote, 'jobs too'],
  ['PUT', ':mr/notes/:id', notes.updateNote],
  ['DELETE', ':mr/notes/:id', notes.deleteNote],
  ['PUT', '/suggestions/batch_apply', applyBatch],
  ['PUT', '/suggestions/:id/apply', applyOne],
]

export interface Match {
  readonly handle: Handler
  readonly caught: readonly string[]
  readonly forJobs: boolean
}

export function findRoute(method: string, path: string): Match | undefined {
  for (const [verb, pattern, handle, who] of ROUTES) {
    const caught = verb === method ? matches(pattern, path) : undefined
    if (caught) return { handle, caught, forJobs: who === 'jobs too' }
  }
  return undefined
}

function matches(pattern: string, path: string): string[] | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const fits = wanted.every((part, index) => part === ':id' || part === given[index])
  return fits ? given.filter((_, index) => wanted[index] === ':id') : undefined
}
