import type { Position } from '../../core/gitlab/position.ts'
import type { GitLabNote, GitLabReview } from '../../core/gitlab/review.ts'
import { readCommentMarker, readReviewMarker } from '../../core/memory/marker.ts'
import type { ReviewPlan } from '../../core/plan/plan.ts'
import type { NotePosition } from './shapes.ts'

/** The review to be posted, with the markers that identify its parts. */
export interface Wanted {
  readonly notes: readonly WantedNote[]
  readonly summary: string
  /** The run in the summary's marker. */
  readonly run: string
}

export interface WantedNote extends GitLabNote, Marked {}

/** Several findings may have the same fingerprint; then their places distinguish them. */
export interface Marked {
  readonly fingerprint: string
  readonly place: string
}

/** `notes` are the comments of the plan, in the same order. */
export function toWanted({ summary, notes }: GitLabReview, { run, comments }: ReviewPlan): Wanted {
  return {
    summary,
    run,
    notes: notes.map((note, index) => ({
      ...note,
      fingerprint: comments[index]?.fingerprint ?? '',
      place: placeOf(note.position),
    })),
  }
}

/** The fingerprint of a note, or the run of a summary; `undefined` for a text without a marker of this id. */
export function markerOf(body: string, id: string): string | undefined {
  const comment = readCommentMarker(body)
  if (comment) return comment.id === id ? comment.fingerprint : undefined
  const review = readReviewMarker(body)
  return review?.id === id ? review.run : undefined
}

export function placeOf(position: Position | NotePosition): string {
  const { new_path, old_line, new_line }: NonNullable<NotePosition> = position ?? {}
  return JSON.stringify([new_path ?? null, old_line ?? null, new_line ?? null])
}

/** Pairs notes with what was found: first at the same place, then at any place, because GitLab may have moved it. */
export function pairUp<T extends Marked>(
  notes: readonly WantedNote[],
  found: readonly T[],
): { of: Map<WantedNote, T>; surplus: T[] } {
  const of = new Map<WantedNote, T>()
  const surplus = [...found]
  for (const isSame of [samePlace, () => true]) {
    for (const note of notes.filter((each) => !of.has(each))) {
      const at = surplus.findIndex((each) => each.fingerprint === note.fingerprint && isSame(each, note))
      const [match] = at < 0 ? [] : surplus.splice(at, 1)
      if (match) of.set(note, match)
    }
  }
  return { of, surplus }
}

function samePlace(one: Marked, other: Marked): boolean {
  return one.place === other.place
}
