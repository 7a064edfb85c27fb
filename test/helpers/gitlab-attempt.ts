import { readCommentMarker, readReviewMarker } from '../../src/core/memory/marker.ts'
import { type Attempt, attemptOn, copiesIn, type World } from './attempt.ts'
import { FINDINGS, type GitLabRunOptions, run, type Sandbox } from './gitlab-run.ts'

export function attempt(gitlab: Sandbox, given: GitLabRunOptions = {}): Promise<Attempt> {
  return attemptOn(worldOf(gitlab), given)
}

export function copies(gitlab: Sandbox, id: string): Map<string, number> {
  return copiesIn(worldOf(gitlab), id)
}

export function draftsOfOurs(gitlab: Sandbox, id = 'test') {
  return gitlab.drafts().filter(({ author, note }) => author === gitlab.viewer && markerOf(note)?.id === id)
}

/** Our published summaries. */
export function summaries(gitlab: Sandbox) {
  return gitlab.notes().filter(({ author, body }) => author === gitlab.viewer && readReviewMarker(body))
}

/** Our published comments. */
export function comments(gitlab: Sandbox) {
  return gitlab.notes().filter(({ author, body }) => author === gitlab.viewer && readCommentMarker(body))
}

export function worldOf(gitlab: Sandbox): World {
  return {
    requests: gitlab.requests,
    findings: FINDINGS,
    run: (given) => run(gitlab, given),
    publishedKeys: (id) => publishedKeys(gitlab, id),
    hasRest: () => summaries(gitlab).some(({ body }) => (readReviewMarker(body)?.rest ?? 'none') !== 'none'),
    notOurs: (id) => notOurs(gitlab, id),
    draftsOfOurs: (id) => draftsOfOurs(gitlab, id),
    visible: () => [...summaries(gitlab), ...comments(gitlab)].map(({ id }) => id),
    posts: (line) => /^POST .*\/(?:bulk_publish|discussions|notes)$|^PUT .*\/publish$/.test(line),
  }
}

function publishedKeys(gitlab: Sandbox, id: string): string[] {
  return [
    ...comments(gitlab)
      .flatMap(({ body }) => readCommentMarker(body) ?? [])
      .flatMap((marker) => (marker.id === id ? marker.fingerprint.slice(0, 8) : [])),
    ...summaries(gitlab)
      .flatMap(({ body }) => readReviewMarker(body) ?? [])
      .flatMap((marker) => (marker.id === id ? marker.listed.map(({ name }) => name) : [])),
  ]
}

function markerOf(body: string): { id: string } | undefined {
  return readCommentMarker(body) ?? readReviewMarker(body)
}

/** Includes the executed quick actions: a run must not trigger any. */
function notOurs(gitlab: Sandbox, id: string): string[] {
  const isOurs = (author: string, body: string) => author === gitlab.viewer && markerOf(body)?.id === id
  const notes = gitlab
    .notes()
    .filter(({ author, body, system }) => !system && !isOurs(author, body))
    .map(({ id: note, author, body }) => `note ${note} ${author} ${body}`)
  const drafts = gitlab
    .drafts()
    .filter(({ author, note }) => !isOurs(author, note))
    .map(({ id: draft, author, note }) => `draft ${draft} ${author} ${note}`)
  const threads = gitlab
    .discussions()
    .filter(({ notes }) => notes.some(({ author, body, system }) => !system && !isOurs(author, body)))
    .map(({ id: thread, resolved }) => `thread ${thread} ${resolved}`)
  return [...notes, ...drafts, ...threads, `commands ${JSON.stringify(gitlab.commands())}`]
}
