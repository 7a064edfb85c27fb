const NEWLINE = 0x0a

/** The lines of a stream; of one with more than `maxBytes` only that it was too long. */
export async function* readLines(
  input: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<{ readonly text: string } | 'too-long'> {
  let parts: Buffer[] = []
  let length = 0
  const take = () => {
    const line = length > maxBytes ? ('too-long' as const) : { text: Buffer.concat(parts).toString('utf8') }
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
