import { writeSync } from 'node:fs'

/** Writes to stdout (1) or stderr (2) and is done: Node's streams take longer to set up than most runs to write. */
export function writeAll(descriptor: number, text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // Whoever was reading has enough: `fencepost plan … | head`.
      if (code === 'EPIPE') return
      // A pipe that is full, opened by others not to block.
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}
