import type { Finding } from '../core/finding/finding.ts'
import { type MarkdownWriter, needsMarkdown } from '../core/text/prose.ts'

/** The Markdown writer, loaded only where a message needs it: it is half of the program. */
export async function loadMarkdown(findings: readonly Finding[]): Promise<MarkdownWriter | undefined> {
  if (!findings.some(({ message }) => message !== undefined && needsMarkdown(message))) return undefined
  return (await import('../core/text/markdown.ts')).writeMarkdown
}
