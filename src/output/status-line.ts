import { writeAll } from './write-all.ts'

/** The last line of the terminal while something takes time; all other output replaces it. */
let isShown = false

const TO_START = '\r'
/** https://vt100.net/docs/vt510-rm/EL.html */
const ERASE = '\u001b[2K'

/** Replaces the line. The text has no control characters and fits into a row. */
export function showStatus(text: string): void {
  writeAll(2, `${TO_START}${ERASE}${text}`)
  isShown = true
}

export function clearStatus(): void {
  if (isShown) writeAll(2, `${TO_START}${ERASE}`)
  isShown = false
}
