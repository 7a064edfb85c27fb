import { collapseWhitespace } from './collapse-whitespace.ts'
import { revealInvisible } from './invisible.ts'
import { type Code, markSafe } from './safe-text.ts'
import { truncate } from './truncate.ts'

/** What a platform makes of a block; never a word from outside. */
export type Info = 'text' | 'diff' | `suggestion${'' | `:${string}`}`

/**
 * A fenced code block that no code can break: one backtick more than the longest run anywhere in it.
 * https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
export function fence(lines: readonly string[], info: Info): Code {
  const longest = lines.reduce((most, line) => Math.max(most, longestBacktickRun(line)), 0)
  const mark = '`'.repeat(Math.max(3, longest + 1))
  return markSafe([mark + info, ...lines, mark].join('\n'))
}

/**
 * The same block in a quote where a line of it could be taken for a command, so that no line begins with it. GitLab
 * reads Markdown before it looks for commands; older ones looked at lines alone and took a block with a language for
 * text, and so do bots that listen on GitHub.
 * https://gitlab.com/gitlab-org/gitlab/-/blob/master/lib/gitlab/quick_actions/extractor.rb
 */
export function quotedIfCommand(block: Code): Code {
  if (!holdsCommand(block)) return block
  const lines = block.split('\n').map((line) => (line === '' ? '>' : `> ${line}`))
  return markSafe(lines.join('\n'))
}

export function holdsCommand(code: string): boolean {
  return /^\/[a-z][\w-]*(?:\s|$)/im.test(code)
}

export function longestBacktickRun(text: string): number {
  let longest = 0
  for (let at = text.indexOf('`'); at >= 0; at = text.indexOf('`', at)) {
    const start = at
    while (text[at] === '`') at++
    longest = Math.max(longest, at - start)
  }
  return longest
}

/** A foreign name as a code span of bounded length, as it was given and with what is invisible spelled out. */
export function shortCode(text: string, length: number): Code {
  let source = truncate(text, length)
  // What is spelled out is up to ten times as long. Cut after that, a joined emoji would leave its joiner behind.
  while (revealInvisible(source).length > length) source = truncate(source, Math.floor(source.length / 2))
  const shown = revealInvisible(source)
  return codeSpan(source === text ? shown : `${shown}…`)
}

/** Text as an inline code span, whatever backticks it holds. https://spec.commonmark.org/0.31.2/#code-spans */
export function codeSpan(text: string): Code {
  const line = collapseWhitespace(text)
  const mark = '`'.repeat(longestBacktickRun(line) + 1)
  const pad = /^[` ]|[` ]$/.test(line) || line === '' ? ' ' : ''
  return markSafe(mark + pad + line + pad + mark)
}
