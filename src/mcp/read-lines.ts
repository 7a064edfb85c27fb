import { isUtf8 } from 'node:buffer'

const NEWLINE = 0x0a

export type Line = { readonly text: string } | 'too-long' | 'not-utf8'

/** The lines of a stream. For a line of more than `maxBytes`, or one that is not UTF-8, only that fact. */
export async function* readLines(input: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let length = 0
  const take = (): Line => {
    const line = length > maxBytes ? 'too-long' : decode(Buffer.concat(parts))
    parts = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end))
      from = end + 1
      yield take()
    }
    add(chunk.subarray(from))
  }
  if (length > 0) yield take()

  function add(part: Buffer): void {
    length += part.length
    // The rest of a line that is too long is read, but not kept.
    if (length <= maxBytes) parts.push(part)
    else parts = []
  }
}

/** Replacing bytes that cannot be decoded would silently change code. */
function decode(bytes: Buffer): Line {
  return isUtf8(bytes) ? { text: bytes.toString('utf8') } : 'not-utf8'
}
