/** Decodes the percent escapes of a URL part; `undefined` if they are malformed. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
