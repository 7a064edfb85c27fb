import { closestMatch } from 'leven'

/** In characters. A longer text is not a mistyped name. */
const MAX_LENGTH = 40

/** The name that was probably meant: it differs in a few letters, or one is the beginning of the other. */
export function closest(given: string, names: readonly string[]): string | undefined {
  const typed = given.toLowerCase()
  if (typed.length > MAX_LENGTH) return undefined
  return (
    closestMatch(typed, names, { maxDistance: mistakesIn(typed) }) ??
    names.find((name) => isStart(typed, name) || isStart(name, typed))
  )
}

/** Two swapped letters count as two edits. */
function mistakesIn({ length }: string): number {
  if (length <= 3) return 1
  return length <= 7 ? 2 : 3
}

function isStart(start: string, text: string): boolean {
  return start.length > 2 && text.startsWith(start)
}
