import { UnreadError } from '../platform.ts'
import { type PullRequestName, REVIEWS } from './post-review.ts'
import type { Reader } from './read.ts'
import * as shapes from './shapes.ts'
import type { Viewer } from './viewer.ts'
import { whoWeAre } from './who-we-are.ts'

export const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}'

/** Everything that is read, in parallel, before anything is written. */
export interface Snapshot {
  readonly pull: shapes.PullRequest
  readonly files: readonly shapes.File[]
  readonly comments: readonly shapes.Comment[]
  readonly reviews: readonly shapes.Review[]
  readonly viewer: Viewer
  /** Whether the files belong to `pull.head`; false if someone pushed between the requests. */
  readonly coherent: boolean
}

/** Attempts to get a coherent snapshot if someone keeps pushing. */
const TRIES = 3

export async function readSnapshot(reader: Reader, name: PullRequestName): Promise<Snapshot> {
  for (let tried = 1; ; tried++) {
    const snapshot = await readOnce(reader, name)
    if (snapshot.coherent || tried >= TRIES) return complete(snapshot)
  }
}

async function readOnce(reader: Reader, name: PullRequestName): Promise<Snapshot> {
  const [pull, files, comments, reviews, viewer] = await Promise.all([
    reader.one(PULL, { ...name }, shapes.pullRequest),
    reader.all(`${PULL}/files`, { ...name }, shapes.file),
    reader.all(`${PULL}/comments`, { ...name }, shapes.comment),
    reader.all(REVIEWS, { ...name }, shapes.review),
    whoWeAre(reader),
  ])
  const coherent = files.every((file) => isOf(file, pull.head.sha))
  return { pull, files, comments, reviews, viewer, coherent }
}

/** `contents_url` contains the commit of the list; for a deleted file it may be another one. */
function isOf({ status, contents_url }: shapes.File, head: string): boolean {
  const [, commit] = /[?&]ref=([0-9a-f]{40})\b/.exec(contents_url ?? '') ?? []
  return status === 'removed' || commit === undefined || commit === head
}

/** GitHub lists no more files than this. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
const MAX_FILES = 3000

function complete(snapshot: Snapshot): Snapshot {
  const { pull, files } = snapshot
  const expected = Math.min(pull.changed_files ?? 0, MAX_FILES)
  if (files.length >= expected) return snapshot
  throw new UnreadError(`GitHub listed ${files.length} of ${expected} changed files`, {
    hint: 'Nothing was posted. Run again.',
  })
}
