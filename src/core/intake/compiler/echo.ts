/** A line with nothing but carets and tildes under the source line above it. */
export function isCaretLine(line: string): boolean {
  return /[\^~]/.test(line) && /^[\s|^~+.-]+$/.test(line)
}

/** Source in a gutter: `   11 |   if (i < u)`, `      |       ^`, as gcc, ruff and rustc print it. */
export function isGutterLine(line: string): boolean {
  return /^ {0,12}\d{0,9} {0,4}\|(?:\s|$)/.test(line)
}

/** ruff and rustc explain below the gutter: `  = help: Remove the import`. */
export function helpIn(line: string): string | undefined {
  return /^\s{1,12}= ((?:help|note): .*)$/.exec(line)?.[1] ?? /^((?:help|note): .*)$/.exec(line)?.[1]
}
