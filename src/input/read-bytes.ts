import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants

/** Expected outcomes of a read; anything else is thrown as the file system's error. */
export type Bytes =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'not-a-file' }

/** Reads a regular file, not a link. The size is checked on the open descriptor before anything is read. */
export function readRegularFile(file: string, maxBytes: number): Bytes {
  // O_NONBLOCK: opening a pipe would otherwise wait for a writer. Windows has neither flag.
  const descriptor = openSync(file, O_RDONLY | (O_NONBLOCK ?? 0) | (O_NOFOLLOW ?? 0))
  try {
    return fstatSync(descriptor).isFile() ? readBytes(descriptor, maxBytes) : { kind: 'not-a-file' }
  } finally {
    closeSync(descriptor)
  }
}

/** Reads a file, a pipe or a terminal; stops once more than `maxBytes` have come. */
export function readBytes(descriptor: number, maxBytes: number): Bytes {
  const { size } = fstatSync(descriptor)
  if (size > maxBytes) return { kind: 'too-large', size }
  const chunks = [readChunk(descriptor, Math.max(CHUNK, size))]
  for (let length = 0; ; ) {
    const chunk = chunks.at(-1)
    if (!chunk?.length) return { kind: 'read', bytes: concat(chunks.slice(0, -1), length) }
    length += chunk.length
    if (length > maxBytes) return { kind: 'too-large', size: length }
    chunks.push(readChunk(descriptor, CHUNK))
  }
}

const CHUNK = 65_536

/** A regular file is read as one chunk, which is returned without copying it. */
function concat(chunks: readonly Buffer[], length: number): Buffer {
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
      // On Windows this is the normal end of a pipe.
      if (code === 'EOF') return buffer.subarray(0, 0)
      // A non-blocking pipe that has no data yet: wait 10 ms and read again.
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}
