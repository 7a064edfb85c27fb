import type { Diff, Row, Side } from '../../core/diff/diff.ts'
import { rowsOn } from '../../core/diff/line-run.ts'
import { readCommentMarker, readReviewMarker } from '../../core/memory/marker.ts'
import type { Posted, PostedComment } from '../../core/memory/posted.ts'
import { unseenLine } from '../../core/write/comments.ts'
import type { PostedThreads } from './posted-threads.ts'
import type { Discussion, Note, NotePosition } from './shapes.ts'

/**
 * What earlier runs under this id, or under any, have posted. Only the author identifies a note as ours, never its
 * text.
 */
export function postedBefore(
  discussions: readonly Discussion[],
  { id, user, diff, head }: { id: string | undefined; user: number; diff: Diff; head: string },
  threads: PostedThreads = new Map(),
): Posted {
  const notes = ownNotes(discussions, user)
  const summaries = notes
    .flatMap(({ note }) => readReviewMarker(note.body) ?? [])
    .filter((marker) => id === undefined || marker.id === id)
  const comments = notes.flatMap(({ note }): PostedComment[] => {
    const { body, position, resolved, resolved_by } = note
    const marker = readCommentMarker(body)
    if (!marker || (id !== undefined && marker.id !== id)) return []
    // If GitLab could not move a note to the newest diff, its position still has the older head.
    const isCurrent = position?.head_sha === head
    // Threads that we have resolved are reopened when their finding is back.
    const open = isCurrent && (resolved !== true || resolved_by?.id === user)
    const path = position?.new_path ?? ''
    const anchored = open ? anchoredLine(diff, path, position) : ''
    const line = isCurrent ? (position.new_line ?? position.old_line ?? undefined) : undefined
    const thread = threads.get(note.id)
    return [{ fingerprint: marker.fingerprint, path, body, anchored, line, open, thread }]
  })
  return {
    comments,
    listed: summaries.flatMap(({ listed }) => listed),
    groups: summaries.flatMap(({ groups }) => groups),
    rests: summaries.map(({ rest }) => rest),
  }
}

export interface OwnNote {
  readonly note: Note
  readonly discussion: Discussion
}

export function ownNotes(discussions: readonly Discussion[], user: number): OwnNote[] {
  return discussions.flatMap((discussion) =>
    discussion.notes
      .filter(({ author, system }) => author.id === user && !system)
      .map((note) => ({ note, discussion })),
  )
}

function anchoredLine(diff: Diff, path: string, position: NotePosition): string {
  const { old_line, new_line } = position ?? {}
  const [side, line]: [Side, number] = new_line ? ['RIGHT', new_line] : ['LEFT', old_line ?? 0]
  return rowAt(diff, path, side, line)?.text ?? unseenLine(line)
}

function rowAt(diff: Diff, path: string, side: Side, line: number): Row | undefined {
  const file = diff.files.find((changed) => changed.path === path)
  const read = file && diff.of(file)
  const hunks = read && 'hunks' in read ? read.hunks : []
  return line > 0 ? rowsOn(hunks, side, line, line)?.[0] : undefined
}
