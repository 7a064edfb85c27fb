import { createHash } from 'node:crypto'

/** Node's own; the core takes it as an argument, so that it stays pure and need not bring one along. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
