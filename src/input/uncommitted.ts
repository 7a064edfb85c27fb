import type { ChangedFile } from '../core/diff/diff.ts'
import { openCheckout } from './checkout.ts'
import { openRepository } from './repository.ts'

/** Enough to find out that someone is at work; each one is read. */
const MAX_LOOKED_AT = 100

/**
 * The first of these files that stands in the working tree with other lines than the diff was made of. Its line ends do
 * not count: git may be told to check them out as CRLF.
 */
export function findUncommitted(directory: string, files: readonly ChangedFile[]): string | undefined {
  const repository = openRepository(directory)
  if (!repository) return undefined
  const checkout = openCheckout(repository.root)
  return files.slice(0, MAX_LOOKED_AT).find(({ path, blob }) => {
    if (blob === undefined || checkout.blobOf(path)?.startsWith(blob)) return false
    const [now, then] = [checkout.textOf(path), repository.textOf(path, { blob })]
    return now !== undefined && then !== undefined && withoutReturns(now) !== withoutReturns(then)
  })?.path
}

function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
