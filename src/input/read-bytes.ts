import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants

/** Too long, or not what it should be; other trouble is the file system's own error. */
export type Bytes =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'not-a-file' }

/** A regular file that is no link. Its size is looked at before anything is read, on the file that is open. */
export function readRegularFile(file: string, most: number): Bytes {
  // Without blocking: opening a pipe would wait for a writer. Windows knows neither flag.
  const descriptor = openSync(file, O_RDONLY | (O_NONBLOCK ?? 0) | (O_NOFOLLOW ?? 0))
  try {
    return fstatSync(descriptor).isFile() ? readBytes(descriptor, most) : { kind: 'not-a-file' }
  } finally {
    closeSync(descriptor)
  }
}

/** Whatever is open: a file, a pipe, a terminal. Never more than is asked for, however much there is. */
export function readBytes(descriptor: number, most: number): Bytes {
  const { size } = fstatSync(descriptor)
  if (size > most) return { kind: 'too-large', size }
  const chunks = [readChunk(descriptor, Math.max(CHUNK, size))]
  for (let length = 0; ; ) {
    const chunk = chunks.at(-1)
    if (!chunk?.length) return { kind: 'read', bytes: joined(chunks.slice(0, -1), length) }
    length += chunk.length
    if (length > most) return { kind: 'too-large', size: length }
    chunks.push(readChunk(descriptor, CHUNK))
  }
}

const CHUNK = 65_536

/** A file is one chunk, and may be large: it need not be copied. */
function joined(chunks: readonly Buffer[], length: number): Buffer {
  const [first, ...others] = chunks
  return first && others.length === 0 ? first : Buffer.concat(chunks, length)
}

function readChunk(descriptor: number, size: number): Buffer {
  const buffer = Buffer.allocUnsafe(size)
  for (;;) {
    try {
      return buffer.subarray(0, readSync(descriptor, buffer))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // So Windows ends a pipe.
      if (code === 'EOF') return buffer.subarray(0, 0)
      // A pipe without a word yet, opened by others not to block.
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}
