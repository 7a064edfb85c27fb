/** A line with nothing but carets and tildes under the source line above it. */
export function isCaretLine(line: string): boolean {
  return /[\^~]/.test(line) && /^[\s|^~+.-]+$/.test(line)
}

/** Source in a gutter: `   11 |   if (i < u)`, `      |       ^`, as gcc, ruff and rustc print it. */
export function isGutterLine(line: string): boolean {
  return /^ {0,12}\d{0,9} {0,4}\|(?:\s|$)/.test(line)
}

/** A line of code as a fix would make it, in rustc's gutter: `9 ~     _ => todo!(),`, `3 + use std::fmt;`. */
export function isFixLine(line: string): boolean {
  return /^ {0,12}\d{1,9} {1,4}[~+-](?:\s|$)/.test(line)
}

/** What rustc says beside its carets: "expected `i32`, found `&str`". */
export function labelIn(line: string): string | undefined {
  return /^ {1,12}\| [\s|_-]{0,500}\^[\^_-]{0,500} (\S.*)$/
    .exec(line.slice(0, MAX_LABEL_LINE))?.[1]
    ?.trimEnd()
}

/** In characters: indented code and a sentence. */
const MAX_LABEL_LINE = 3000

/** ruff and rustc explain below the gutter: `  = help: Remove the import`. */
export function helpIn(line: string): string | undefined {
  return /^\s{1,12}= ((?:help|note): .*)$/.exec(line)?.[1] ?? /^((?:help|note): .*)$/.exec(line)?.[1]
}
