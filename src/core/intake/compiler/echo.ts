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

/** A line that a fix would delete, as ruff shows it right below other lines of a gutter: `    -     import os, sys`. */
export function isDeletedLine(line: string): boolean {
  return /^ {2,14}-(?:\s|$)/.test(line)
}

/** `  --> src/main.rs:4:5`, below a title, as rustc and ruff print it. */
export const ARROW = /^ {0,12}--> (.{1,1024}):(\d{1,9}):(\d{1,9})$/

/** Without the source that tools show: code may hold what looks like JSON. */
export function withoutEcho(text: string): string {
  const lines = text.split(/\r?\n/)
  const hasGutter = lines.some((line) => ARROW.test(line))
  return lines
    .filter((line, at) => {
      const isShown = hasGutter && (isGutterLine(line) || isFixLine(line) || isDeletedLine(line))
      const below = lines[at + 1] ?? ''
      return !isShown && !(below.includes('^') && isCaretLine(below))
    })
    .join('\n')
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
