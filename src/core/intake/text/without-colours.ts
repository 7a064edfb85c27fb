const ESCAPE = '\u001b'

/** Colours and other sequences of a terminal, among them links and the `ESC [ K` of gcc. */
const SEQUENCES = new RegExp(
  `${ESCAPE}(?:\\[[\\d;:?]{0,100}[A-Za-z]|\\][^\\u0007${ESCAPE}]{0,2100}(?:\\u0007|${ESCAPE}\\\\))`,
  'g',
)

/** Removes the colours and links of terminal output, which compilers print. */
export function stripColours(text: string): string {
  return text.includes(ESCAPE) ? text.replace(SEQUENCES, '') : text
}
