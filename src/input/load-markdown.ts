import type { Finding } from '../core/finding/finding.ts'
import { type MarkdownWriter, needsMarkdown } from '../core/text/prose.ts'

/** Loads the Markdown writer only if a message needs it: it is half of the bundle. */
export async function loadMarkdown(findings: readonly Finding[]): Promise<MarkdownWriter | undefined> {
  if (!findings.some(({ message }) => message !== undefined && needsMarkdown(message))) return undefined
  return (await import('../core/text/markdown.ts')).writeMarkdown
}
