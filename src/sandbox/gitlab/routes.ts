import type { Route } from '../http/router.ts'
import type { Call } from './call.ts'
import * as discussions from './discussions.ts'
import * as drafts from './drafts.ts'
import * as notes from './notes.ts'
import * as code from './read-code.ts'
import * as read from './read-merge-request.ts'
import { applyBatch, applyOne } from './suggestions.ts'

/** `job`: a CI job token is enough; `user`: only a user's token is. */
export type Needs = 'job' | 'user'

/** `:project` is the sandbox's only project, `:mr` its merge request; `:id` is captured. */
export const ROUTES: readonly Route<Needs, Call>[] = [
  ['GET', '/user', 'user', read.readUser],
  ['GET', '/users/:id', 'user', read.readProfile],
  ['GET', '/version', 'user', read.readVersion],
  ['GET', '/metadata', 'user', read.readVersion],
  ['GET', ':project', 'user', read.readProject],
  ['GET', ':project/members/all/:id', 'user', read.readMember],
  ['GET', ':project/repository/compare', 'user', code.readComparison],
  ['GET', ':project/repository/files/:id/raw', 'user', code.readRawFile],
  ['GET', ':project/repository/files/:id', 'user', code.readFile],
  ['GET', ':mr', 'job', read.readMergeRequest],
  ['GET', ':mr/diffs', 'user', read.readDiffs],
  ['GET', ':mr/versions', 'user', read.readVersions],
  ['GET', ':mr/versions/:id', 'user', code.readVersionDiffs],
  ['GET', ':mr/draft_notes', 'user', drafts.readDrafts],
  ['POST', ':mr/draft_notes', 'user', drafts.createDraft],
  ['POST', ':mr/draft_notes/bulk_publish', 'user', drafts.bulkPublish],
  ['GET', ':mr/draft_notes/:id', 'user', drafts.readDraft],
  ['PUT', ':mr/draft_notes/:id', 'user', drafts.updateDraft],
  ['DELETE', ':mr/draft_notes/:id', 'user', drafts.deleteDraft],
  ['PUT', ':mr/draft_notes/:id/publish', 'user', drafts.publishDraft],
  ['GET', ':mr/discussions', 'user', discussions.readDiscussions],
  ['POST', ':mr/discussions', 'user', discussions.createDiscussion],
  ['GET', ':mr/discussions/:id', 'user', discussions.readDiscussion],
  ['PUT', ':mr/discussions/:id', 'user', discussions.resolveDiscussion],
  ['POST', ':mr/discussions/:id/notes', 'user', discussions.createReply],
  ['GET', ':mr/discussions/:id/notes/:id', 'user', notes.readNote],
  ['PUT', ':mr/discussions/:id/notes/:id', 'user', notes.updateNote],
  ['DELETE', ':mr/discussions/:id/notes/:id', 'user', notes.deleteNote],
  ['GET', ':mr/notes', 'job', notes.readNotes],
  ['POST', ':mr/notes', 'user', discussions.createComment],
  ['GET', ':mr/notes/:id/award_emoji', 'user', notes.readAwards],
  ['GET', ':mr/notes/:id', 'job', notes.readNote],
  ['PUT', ':mr/notes/:id', 'user', notes.updateNote],
  ['DELETE', ':mr/notes/:id', 'user', notes.deleteNote],
  ['PUT', '/suggestions/batch_apply', 'user', applyBatch],
  ['PUT', '/suggestions/:id/apply', 'user', applyOne],
]
