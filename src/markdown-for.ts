import type { Finding } from './core/finding.ts'
import { type MarkdownWriter, needsMarkdown } from './core/prose.ts'

/** The Markdown writer, loaded only where a message needs it: it is half of the program. */
export async function markdownFor(findings: readonly Finding[]): Promise<MarkdownWriter | undefined> {
  if (!findings.some(({ message }) => message !== undefined && needsMarkdown(message))) return undefined
  return (await import('./core/markdown.ts')).writeMarkdown
}
