const MAX_LINES = 20
/** In characters, line ends included. */
const MAX_LENGTH = 2000

/** The last lines that a command printed, as a person would see them: without colours and control characters. */
export function outputTail(text: string): string[] {
  // Whatever is shown comes from the end: long escape sequences need not be read further back.
  const lines = text.slice(-MAX_READ).replace(SEQUENCE, '').split('\n').map(plainLine)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const shown: string[] = []
  let left = MAX_LENGTH
  for (const line of lines.slice(-MAX_LINES).reverse()) {
    if (line.length + 1 > left) {
      if (left > 1) shown.push(`…${lastOf(line, left - 2)}`)
      break
    }
    shown.push(line)
    left -= line.length + 1
  }
  return shown.reverse()
}

const MAX_READ = 50 * MAX_LENGTH

/** https://en.wikipedia.org/wiki/ANSI_escape_code: control sequences, titles and links, single characters. */
const SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b(?:\][^\u0007\u001b\u009b]*\u0007?|[0-Z\\^_])?/g

/** A progress bar overwrites its line: only what was written last is seen. */
function plainLine(line: string): string {
  let end = line.length
  while (line[end - 1] === '\r') end--
  const visible = line.slice(line.lastIndexOf('\r', end - 1) + 1, end)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  return visible.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '').trimEnd()
}

/** Never half a surrogate pair. */
function lastOf(text: string, length: number): string {
  return length <= 0 ? '' : text.slice(-length).replace(/^[\udc00-\udfff]/, '')
}
