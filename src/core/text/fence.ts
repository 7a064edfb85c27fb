import { collapseWhitespace } from './collapse-whitespace.ts'
import { revealInvisible } from './invisible.ts'
import { type Code, markSafe } from './safe-text.ts'
import { truncate } from './truncate.ts'

/** The info string of a block; never untrusted text. */
export type Info = 'text' | 'diff' | `suggestion${'' | `:${string}`}`

/**
 * A fenced code block that its content cannot close: the fence is one backtick longer than the longest run in it.
 * https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
export function fence(lines: readonly string[], info: Info): Code {
  const longest = lines.reduce((max, line) => Math.max(max, longestBacktickRun(line)), 0)
  const mark = '`'.repeat(Math.max(3, longest + 1))
  return markSafe([mark + info, ...lines, mark].join('\n'))
}

/**
 * Puts the block into a quote if one of its lines could be read as a slash command, so that no line starts with it.
 * Current GitLab parses Markdown before it searches for commands, but older versions and bots on GitHub only read
 * lines, and may not recognise a block with a language as code.
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

/** Untrusted text as a code span of at most `length` characters (plus `…`), with invisible characters revealed. */
export function shortCode(text: string, length: number): Code {
  let source = truncate(text, length)
  // Revealed text is up to ten times as long. It is truncated before revealing, so that no emoji sequence is split.
  while (revealInvisible(source).length > length) source = truncate(source, Math.floor(source.length / 2))
  const shown = revealInvisible(source)
  return codeSpan(source === text ? shown : `${shown}…`)
}

/** Text as an inline code span that its backticks cannot close. https://spec.commonmark.org/0.31.2/#code-spans */
export function codeSpan(text: string): Code {
  const line = collapseWhitespace(text)
  const mark = '`'.repeat(longestBacktickRun(line) + 1)
  const pad = /^[` ]|[` ]$/.test(line) || line === '' ? ' ' : ''
  return markSafe(mark + pad + line + pad + mark)
}
