import { type Answers, RECORDED } from './answers.ts'

const FENCE = /^( {0,3})(`{3,}|~{3,})(.*)/
const HTML_BLOCK = /^ {0,3}<(?:[a-z!?/])/i

export type BlockRules = Pick<Answers, 'tildeFence' | 'extraInfoWord' | 'blankLineBlock'>

/** The lines of the first suggestion block of a comment; `undefined` if it has none. */
export function firstSuggestion(body: string, rules: BlockRules = RECORDED): string[] | undefined {
  return suggestionBlocks(body, rules)[0]
}

/**
 * The suggestion blocks of a comment. A fence at the top level with the info string `suggestion`, of backticks and with
 * no other word unless the record says otherwise; it ends at the first line that is a fence of at least its length. A
 * fence in raw HTML is text.
 */
export function suggestionBlocks(body: string, rules: BlockRules = RECORDED): string[][] {
  const blocks: string[][] = []
  // A final newline does not start another line.
  const lines = body.replace(/(?:\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (HTML_BLOCK.test(line)) {
      at = endOfHtml(lines, at)
      continue
    }
    const [, indent = '', fence = '', rest = ''] = FENCE.exec(line) ?? []
    const info = rest.trim()
    if (fence === '' || (fence.startsWith('`') && info.includes('`'))) continue
    const end = endOfFence(lines, at + 1, fence)
    if (isSuggestion(fence, info, rules)) {
      const indented = new RegExp(`^ {0,${indent.length}}`)
      const block = lines.slice(at + 1, end).map((each) => each.replace(indented, ''))
      const isBlank = block.length === 1 && block[0] === ''
      blocks.push(isBlank && rules.blankLineBlock.answer === 'deletes' ? [] : block)
    }
    at = end
  }
  return blocks
}

function isSuggestion(fence: string, info: string, { tildeFence, extraInfoWord }: BlockRules): boolean {
  if (fence.startsWith('~') && tildeFence.answer !== 'button') return false
  return info === 'suggestion' || (info.startsWith('suggestion ') && extraInfoWord.answer === 'button')
}

function endOfFence(lines: readonly string[], from: number, fence: string): number {
  const closing = new RegExp(`^ {0,3}${fence.charAt(0)}{${fence.length},}[ \\t]*$`)
  const end = lines.findIndex((line, at) => at >= from && closing.test(line))
  return end < 0 ? lines.length : end
}

/** An HTML comment lasts until its end, other HTML until the next blank line. https://spec.commonmark.org/0.31.2/#html-blocks */
function endOfHtml(lines: readonly string[], from: number): number {
  const isComment = /^ {0,3}<!--/.test(lines[from] ?? '')
  const end = lines.findIndex(
    (line, at) => at >= from && (isComment ? line.includes('-->') : line.trim() === ''),
  )
  return end < 0 ? lines.length : end
}
