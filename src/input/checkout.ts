import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { ReviewPlan } from '../core/plan/plan.ts'
import { containedPath } from './contained-path.ts'
import { readRegularFile } from './read-bytes.ts'

/** The files of a working tree. */
export interface Checkout {
  /** The name git would give to a file; nothing where there is no checkout or no such file. */
  blobOf(file: string): string | undefined
  /** The text of a file. */
  textOf(file: string): string | undefined
}

/** GitHub shows no diff of a file this large, so that nothing is offered in it. */
const MAX_BYTES = 20 * 1024 * 1024

/** Findings were made on the checkout: where a file there is not the head's, their lines may not be either. */
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

/** What to do where code has no button because another commit is checked out, most often the merge commit. */
export function checkoutAdvice(
  plan: ReviewPlan,
  commit: string,
  differs: (path: string) => boolean,
): string[] {
  const doubted = plan.findings.filter(({ code }) => code === 'commit-differs')
  const comments = doubted.flatMap((finding) => finding.comments.map((at) => plan.review.comments[at]?.path))
  const [path] = comments.filter((each) => each !== undefined && differs(each))
  if (path === undefined) return []
  return [
    `${path} is not checked out as commit ${commit} has it, so its lines are not proven. Check out the head: ref: \${{ github.event.pull_request.head.sha }}`,
  ]
}

/** No blob has this name, so it differs from whatever the commit has. */
const UNKNOWN = 'unknown'

function read(workspace: string, file: string): Buffer | undefined {
  const inside = containedPath(path.join(workspace, file), [workspace])
  // Behind a link is another file than the one that was changed.
  if (!inside || path.relative(realpathSync.native(workspace), inside) !== path.normalize(file))
    return undefined
  const content = readRegularFile(inside, MAX_BYTES)
  return content.kind === 'read' ? content.bytes : undefined
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
