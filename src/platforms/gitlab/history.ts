import { type History, historicThread } from '../../core/memory/history.ts'
import { readReviewMarker, withoutMarker } from '../../core/memory/marker.ts'
import { sha256 } from '../../sha256.ts'
import { changedFiles } from './changed-files.ts'
import type { Connection } from './connect.ts'
import { ownNotes, postedBefore } from './posted-notes.ts'
import { readPostedThreads } from './posted-threads.ts'
import { readSnapshot } from './read-snapshot.ts'

/** What runs with this token have said on a merge request: under this id, or under any. */
export async function readGitLabHistory(
  { reader, waitBudget, say }: Connection,
  { project, iid, version }: { project: string; iid: number; version?: string | undefined },
  id: string | undefined,
): Promise<History> {
  const path = `/projects/${encodeURIComponent(project)}/merge_requests/${iid}`
  const snapshot = await readSnapshot(reader, waitBudget, path, version)
  const { mergeRequest, discussions, user, refs } = snapshot
  const diff = changedFiles(snapshot.files)
  const threads = await readPostedThreads(reader, { project, path, id, snapshot, say })
  const { comments } = postedBefore(discussions, { id, user, diff, head: refs.head_sha }, threads)
  return {
    head: refs.head_sha,
    reviews: ownNotes(discussions, user).flatMap(({ note }) => {
      const marker = readReviewMarker(note.body)
      if (!marker || (id !== undefined && marker.id !== id)) return []
      const url = `${mergeRequest.web_url}#note_${note.id}`
      return [{ id: marker.id, commit: marker.commit, url, text: withoutMarker(note.body) }]
    }),
    threads: comments.map((comment) => historicThread(comment, diff, sha256)),
  }
}
