import { END_OF_LINE, type TextChange } from '../../finding/fix.ts'
import { isAbsent, type JsonObject, objectIn, wholeIn } from '../json-value.ts'
import { isWholeLines } from './region.ts'

/** One replacement as a change by lines and columns, or why it cannot be one. */
export type ReadReplacement = TextChange | { readonly unclear: string }

/** Without `endColumn` a region ends at the end of its last line, before the newline. SARIF 2.1.0, §3.30.2, §3.57. */
export function readReplacement(replacement: JsonObject): ReadReplacement {
  const region = objectIn(replacement.deletedRegion)
  const text = insertedText(replacement)
  if (text === undefined) return { unclear: 'its content is not text' }
  if (!region) return { unclear: 'it names no place' }
  if (isAbsent(region.startLine))
    return { unclear: 'its place is counted in bytes or characters of the file' }
  const startLine = wholeIn(region.startLine, 1)
  const endLine = wholeIn(region.endLine ?? region.startLine, 1)
  const startColumn = wholeIn(region.startColumn ?? 1, 1)
  const endColumn = isAbsent(region.endColumn) ? END_OF_LINE : wholeIn(region.endColumn, 1)
  if (!startLine || !endLine || !startColumn || !endColumn) return { unclear: 'its place cannot be read' }
  if (endLine < startLine || (endLine === startLine && endColumn < startColumn))
    return { unclear: 'it ends before it begins' }
  const unclear = isWholeLines(region) ? doubtInLines(text) : undefined
  if (unclear !== undefined) return { unclear }
  return { startLine, startColumn, endLine, endColumn, text }
}

/** `undefined` if the content is not text; absent content is a deletion. */
export function insertedText(replacement: JsonObject): string | undefined {
  const content = objectIn(replacement.insertedContent)
  if (!content) return isAbsent(replacement.insertedContent) ? '' : undefined
  if (isAbsent(content.text)) return isAbsent(content.binary) ? '' : undefined
  return typeof content.text === 'string' ? content.text : undefined
}

/** Snyk replaces a whole line of the manifest, often the first, with the name of the package to upgrade to. */
const PACKAGE = /^@?[^\s@]+@[^\s@]+$/

/** Taken literally, a trailing newline would leave an empty line, which may not be intended. */
function doubtInLines(text: string): string | undefined {
  if (PACKAGE.test(text)) return 'it names a package, not the line to write'
  return text.endsWith('\n') ? 'it may or may not mean to leave an empty line' : undefined
}
