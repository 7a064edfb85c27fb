import { tokens } from './letters.ts'

/** How much two pieces of code have in common, from 0 to 1: the share of their words and signs. */
export function likeness(one: string, other: string): number {
  const left = tokens(one)
  const right = tokens(other)
  if (left.length + right.length === 0) return 1
  const counts = new Map<string, number>()
  for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of right) {
    const count = counts.get(token) ?? 0
    if (count > 0) shared++
    counts.set(token, count - 1)
  }
  return (2 * shared) / (left.length + right.length)
}
