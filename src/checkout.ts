import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The name git would give to a file of the checkout, or nothing where there is no checkout or no such file. */
export type BlobOf = (file: string) => string | undefined

/** Findings were made on the checkout: where a file there is not the head's, their lines may not be either. */
export function checkoutBlobs(workspace: string): BlobOf {
  if (!existsSync(path.join(workspace, '.git'))) return () => undefined
  return (file) => {
    const absolute = path.join(workspace, file)
    const inside = absolute.startsWith(workspace + path.sep)
    if (!inside || !lstatSync(absolute, { throwIfNoEntry: false })?.isFile()) return undefined
    const content = readFileSync(absolute)
    // https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
    return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
  }
}
