const ESCAPE = '\u001b'
const COLOURS = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g')

/** Removes the colours of terminal output, which compilers print. */
export function stripColours(text: string): string {
  return text.includes(ESCAPE) ? text.replace(COLOURS, '') : text
}
