import { writeSync } from 'node:fs'

/** Writes synchronously to stdout (1) or stderr (2): setting up Node's streams takes longer than most runs need. */
export function writeAll(descriptor: number, text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // The reader has closed the pipe: `fencepost plan … | head`.
      if (code === 'EPIPE') return
      // A non-blocking pipe that is full: wait 10 ms and write again.
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}
