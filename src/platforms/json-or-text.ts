/** Parses JSON regardless of the content type. Other text is returned as it is, and then fails validation. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
