import { markdownToXML } from 'comrak'

/**
 * Lines that a GitLab, whatever its version, could run: it deletes carriage returns, parses the note, and takes what
 * begins with `/` and a name in paragraphs, blanks before it or not. Stricter here: wherever no code block is.
 * https://gitlab.com/gitlab-org/gitlab/-/blob/master/lib/gitlab/quick_actions/extractor.rb
 */
export function commandLines(note: string): string[] {
  const text = note.replaceAll('\r', '')
  const lines = text.split('\n')
  if (!lines.some((line) => COMMAND.test(line))) return []
  const code = new Set(codeLines(text))
  return lines.filter((line, index) => COMMAND.test(line) && !code.has(index + 1))
}

const COMMAND = /^\s*\/[a-z_]/i

function codeLines(text: string): number[] {
  const xml = markdownToXML(text, { extension: { table: true }, render: { sourcepos: true } })
  const blocks = [...xml.matchAll(/<code_block sourcepos="(\d+):\d+-(\d+):\d+"/g)]
  return blocks.flatMap(([, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  )
}
