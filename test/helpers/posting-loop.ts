import type { Api } from './sandbox-client.ts'

export interface LoopFinding {
  readonly path: string
  readonly line: number
  readonly title?: string
  readonly message: string
  readonly suggestion?: string
}

/**
 * What many workflows do by hand: one request for each finding, its code in a suggestion block on the line that was
 * named, and on with the next one whatever the answer is.
 */
export async function postInLoop(api: Api, findings: readonly LoopFinding[]): Promise<void> {
  for (const { path, line, ...said } of findings) {
    const comment = { path: path.replace(/^[ab]\//, ''), line, side: 'RIGHT', body: bodyOf(said) }
    await api.review({ event: 'COMMENT', comments: [comment] })
  }
}

function bodyOf({ title, message, suggestion }: Omit<LoopFinding, 'path' | 'line'>): string {
  const parts = [...(title ? [`**${title}**`] : []), message]
  if (suggestion !== undefined) parts.push(`\`\`\`suggestion\n${suggestion}\n\`\`\``)
  return parts.join('\n\n')
}
