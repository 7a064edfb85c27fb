const ESCAPE = '\u001b'
const COLOURS = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g')

/** Compilers colour what they print. */
export function stripColours(text: string): string {
  return text.includes(ESCAPE) ? text.replace(COLOURS, '') : text
}
