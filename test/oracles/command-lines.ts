import { markdownToXML } from 'comrak'

/**
 * Lines that some version of GitLab could run as a command: it deletes carriage returns, parses the note and looks in
 * paragraphs for lines with `/` and a name, with or without blanks before. Stricter here: anywhere outside code blocks.
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
