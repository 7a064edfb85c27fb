import type { Finding } from '../core/finding/finding.ts'
import { type MarkdownWriter, needsMarkdown } from '../core/text/prose.ts'

/** Loads the Markdown writer only if a message needs it: it is half of the bundle. */
export async function loadMarkdown(findings: readonly Finding[]): Promise<MarkdownWriter | undefined> {
  if (!findings.some(({ message }) => message !== undefined && needsMarkdown(message))) return undefined
  return memoised((await import('../core/text/markdown.ts')).writeMarkdown)
}

/** A tool says the same in many places, and a plan is made again after each refusal. */
function memoised(write: MarkdownWriter): MarkdownWriter {
  const written = new Map<string, ReturnType<MarkdownWriter>>()
  return (source, linkHosts) => {
    const key = [...linkHosts, source].join('\n')
    if (!written.has(key)) written.set(key, write(source, linkHosts))
    return written.get(key)
  }
}
