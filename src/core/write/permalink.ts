import type { Limits } from '../options/plan-options.ts'
import type { Prose } from '../text/safe-text.ts'
import { escapeUrl } from '../text/safe-url.ts'

/** No file system takes longer ones. */
const MAX_PATH = 4096

/** URL of the page that shows lines of a file at a commit; `undefined` if the path would lead elsewhere. */
export function permalink(
  repositoryUrl: string,
  commit: string,
  path: string,
  { startLine, line }: { readonly startLine?: number; readonly line?: number },
  { permalink: { blob, range } }: Limits,
): Prose | undefined {
  const segments = path.split('/')
  if (path.length > MAX_PATH || segments.some((segment) => /^\.{0,2}$/.test(segment))) return undefined
  const target = segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')
  const lines = startLine === undefined ? `#L${line}` : `#L${startLine}${range}${line}`
  return escapeUrl(`${repositoryUrl}${blob}${commit}/${target}${line === undefined ? '' : lines}`)
}
