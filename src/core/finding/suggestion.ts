import { fence, type Info, quotedIfCommand } from '../text/fence.ts'
import type { Code } from '../text/safe-text.ts'

export const DIALECTS = ['github', 'gitlab', 'offset'] as const
/**
 * How a block names its range. `github`: it is the range of the comment. `gitlab`: lines above and below the comment's
 * line, https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/. `offset`: one signed number.
 */
export type Dialect = (typeof DIALECTS)[number]

/** The platform that a block is for, and its lines. */
export interface SuggestionBlockOptions {
  readonly dialect?: Dialect
  /** Lines from the commented line to the far end of the range: negative above it, positive below. */
  readonly offset?: number
}

/**
 * Formats a replacement as a suggestion block, in a fence that no code can break. A trailing newline belongs to the
 * last line; an empty text deletes the lines.
 *
 * @example
 * ```ts
 * import { formatSuggestionBlock } from 'fencepost'
 *
 * formatSuggestionBlock('const a = 1\n').split('\n', 1)[0] // => ```suggestion
 * // On GitLab a block names its lines itself: here the commented line and two above it.
 * formatSuggestionBlock('a', { dialect: 'gitlab', offset: -2 }).split('\n', 1)[0] // => ```suggestion:-2+0
 * ```
 */
export function formatSuggestionBlock(content: string, options: SuggestionBlockOptions = {}): Code {
  return suggestionBlock(splitLines(content), options)
}

export function suggestionBlock(lines: readonly string[], options: SuggestionBlockOptions = {}): Code {
  return fence(lines, infoString(options))
}

/** Formats an edit as the suggestion block of a platform. */
export function writeButton(
  {
    first,
    last,
    lines,
  }: { readonly first: number; readonly last: number; readonly lines: readonly string[] },
  { dialect, quotedButtons }: { readonly dialect: Dialect; readonly quotedButtons: boolean },
): Code {
  const block = suggestionBlock(lines, { dialect, offset: first - last })
  return quotedButtons ? quotedIfCommand(block) : block
}

function infoString({ dialect = 'github', offset = 0 }: SuggestionBlockOptions): Info {
  switch (dialect) {
    case 'github':
      return 'suggestion'
    case 'gitlab':
      return `suggestion:-${Math.max(0, -offset)}+${Math.max(0, offset)}`
    case 'offset':
      return offset === 0 ? 'suggestion' : `suggestion:${offset > 0 ? '+' : ''}${offset}`
  }
}

/** Splits at LF or CRLF: `""` has no lines, `"\n"` is one blank line, a trailing newline belongs to the last line. */
export function splitLines(text: string): string[] {
  if (text === '') return []
  return text.replace(/\r?\n$/, '').split(/\r?\n/)
}
