import type { Finding } from '../core/finding/finding.ts'
import { type MarkdownWriter, needsMarkdown } from '../core/text/prose.ts'

/** Loads the Markdown writer only if a message needs it: it is half of the bundle. */
export async function loadMarkdown(
  findings: readonly Finding[],
  summaries: readonly string[] = [],
): Promise<MarkdownWriter | undefined> {
  const isNeeded =
    summaries.some(needsMarkdown) ||
    findings.some(
      ({ message, extra = [] }) =>
        (message !== undefined && needsMarkdown(message)) || extra.some(({ text }) => needsMarkdown(text)),
    )
  if (!isNeeded) return undefined
  return memoise((await import('../core/text/markdown.ts')).writeMarkdown)
}

/** Caches results: tools repeat messages, and after each refusal the review is planned again. */
function memoise(write: MarkdownWriter): MarkdownWriter {
  const written = new Map<string, ReturnType<MarkdownWriter>>()
  return (source, linkHosts) => {
    const key = [...linkHosts, source].join('\n')
    if (!written.has(key)) written.set(key, write(source, linkHosts))
    return written.get(key)
  }
}
