import type { Receipt } from '../platform.ts'
import { refsOf, type Snapshot, whyClosed } from './read-snapshot.ts'
import type { MergeRequest } from './shapes.ts'

/** Why publishing must stop: the merge request has been closed, or its diff has changed. */
export function stopsPublishing({ refs }: Snapshot, now: MergeRequest): Receipt | undefined {
  const why = whyClosed(now)
  if (why) return { kind: 'closed', why }
  const newest = refsOf(now)
  const isSame =
    newest?.head_sha === refs.head_sha &&
    newest.base_sha === refs.base_sha &&
    newest.start_sha === refs.start_sha
  return isSame ? undefined : { kind: 'head-moved' }
}
