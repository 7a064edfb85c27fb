/** JSON, whatever type a reply says it is of. What is none stays text, and is then not of the shape that is expected. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
