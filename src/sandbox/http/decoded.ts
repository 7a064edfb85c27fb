/** A part of an address without its percent signs; `undefined`: it is not well-formed. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
