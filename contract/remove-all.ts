import { messageOf } from '../src/errors.ts'

/** What is removed, in words, and how; the promise is why it could not be removed. */
export type Removal = readonly [what: string, remove: () => Promise<string | undefined>]

/** Removes everything, whatever fails on the way. Returns what is left, in words. */
export async function removeAll(removals: readonly Removal[]): Promise<string[]> {
  const left: string[] = []
  for (const [what, remove] of removals) {
    try {
      const problem = await remove()
      if (problem !== undefined) left.push(`${what}: ${problem}`)
    } catch (error) {
      left.push(`${what}: ${messageOf(error)}`)
    }
  }
  return left
}
