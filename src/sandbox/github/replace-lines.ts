import { type Answers, RECORDED } from './answers.ts'

export interface Replacement {
  readonly first: number
  readonly last: number
  readonly lines: readonly string[]
}

/**
 * Replaces ranges of lines, from bottom to top. Pure LF and pure CRLF are kept; a file with both becomes CRLF throughout
 * (w3c/cbor-ld#112). A missing final newline stays missing, unless the record says otherwise.
 */
export function replaceLines(
  content: Buffer,
  replacements: readonly Replacement[],
  { finalNewline }: Pick<Answers, 'finalNewline'> = RECORDED,
): Buffer {
  const { lines, ending, ended } = splitFile(content)
  for (const { first, last, lines: put } of replacements.toSorted((one, other) => other.first - one.first)) {
    lines.splice(first - 1, last - first + 1, ...put.map(bytesOf))
  }
  const closes = ended || finalNewline.answer === 'added'
  const text = lines.length === 0 ? '' : lines.join(ending) + (closes ? ending : '')
  return Buffer.from(text, 'latin1')
}

/** Lines `first` to `last` of a file, 1-based, without line endings. */
export function linesAt(content: Buffer, first: number, last: number): string[] {
  return splitFile(content).lines.slice(first - 1, last)
}

export function sameLines(one: readonly string[], texts: readonly string[]): boolean {
  return one.length === texts.length && texts.every((text, index) => bytesOf(text) === one[index])
}

/** One character per byte, so that invalid UTF-8 survives. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function splitFile(content: Buffer): { lines: string[]; ending: string; ended: boolean } {
  const text = content.toString('latin1')
  const ended = text.endsWith('\n')
  const lines = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)
  return { lines, ending: text.includes('\r\n') ? '\r\n' : '\n', ended }
}
