import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { ReviewPlan } from '../core/plan/plan.ts'
import { containedPath } from './contained-path.ts'
import { readRegularFile } from './read-bytes.ts'

/** The files of a working tree. */
export interface Checkout {
  /** The git blob id of a file; `undefined` if there is no checkout or no such file. */
  blobOf(file: string): string | undefined
  /** The text of a file; `undefined` if it cannot be read. */
  textOf(file: string): string | undefined
}

/** GitHub shows no diff of a larger file, so it can have no suggestions. */
const MAX_BYTES = 20 * 1024 * 1024

/** Findings describe the checkout. If a file differs there from the head, their line numbers may be wrong. */
export function openCheckout(workspace: string): Checkout {
  if (!existsSync(path.join(workspace, '.git'))) return { blobOf: () => undefined, textOf: () => undefined }
  return {
    blobOf(file) {
      try {
        const bytes = read(workspace, file)
        return bytes ? blobId(bytes) : UNKNOWN
      } catch (error) {
        return isMissing(error) ? undefined : UNKNOWN
      }
    },
    textOf(file) {
      try {
        return read(workspace, file)?.toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** A hint for the log if code has no button because another commit is checked out, usually the merge commit. */
export function checkoutAdvice(
  plan: ReviewPlan,
  commit: string,
  differs: (path: string) => boolean,
): string[] {
  const unproven = plan.findings.filter(({ code }) => code === 'commit-differs')
  const comments = unproven.flatMap((finding) => finding.comments.map((at) => plan.review.comments[at]?.path))
  const [path] = comments.filter((each) => each !== undefined && differs(each))
  if (path === undefined) return []
  return [
    `The checked-out ${path} differs from the one in commit ${commit}, so its lines are not proven. Check out the head: ref: \${{ github.event.pull_request.head.sha }}`,
  ]
}

/** Not a valid blob id, so it differs from that of any commit. */
const UNKNOWN = 'unknown'

function read(workspace: string, file: string): Buffer | undefined {
  const inside = containedPath(path.join(workspace, file), [workspace])
  // A symbolic link leads to another file than the changed one.
  if (!inside || path.relative(realpathSync.native(workspace), inside) !== path.normalize(file))
    return undefined
  const content = readRegularFile(inside, MAX_BYTES)
  return content.kind === 'read' ? content.bytes : undefined
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
