import type { Finding } from '../../finding/finding.ts'
import type { Fix, TextChange } from '../../finding/fix.ts'
import { splitLines } from '../../finding/suggestion.ts'
import { collapseWhitespace } from '../../text/collapse-whitespace.ts'
import { codeSpan, fence } from '../../text/fence.ts'
import { type JsonObject, objectIn, objectsIn } from '../json-value.ts'
import { plainToMarkdown } from '../plain-text.ts'
import { messageText } from './message.ts'
import { insertedText, readReplacement } from './replacement.ts'
import type { ResultContext } from './result-text.ts'
import { linesSeen } from './snippet.ts'

export interface ReadFixes {
  readonly fixes: Pick<Finding, 'fix' | 'alternatives'>
  /** Fixes that cannot be placed in the lines of the file, as Markdown. */
  readonly unplaced: readonly string[]
}

const NONE: ReadFixes = { fixes: {}, unplaced: [] }

/** A single fix may get a button; if there are several different ones, a person must choose. */
export function readFixes(message: string, context: ResultContext): ReadFixes {
  const all = objectsIn(context.result.fixes)
  if (all.length === 0) return NONE
  const read = all.map((fix) => readFix(fix, message, context))
  const unclear = distinct(read.flatMap((fix) => ('text' in fix ? fix.text : [])))
  const clear = read.flatMap((fix) => ('changes' in fix ? fix : []))
  const different = [...new Map(clear.map((fix) => [keyOf(fix), fix])).values()]
  const [only] = different
  if (only && different.length + unclear.length === 1) return { fixes: { fix: only }, unplaced: [] }
  return { fixes: different.length === 0 ? {} : { alternatives: different }, unplaced: unclear }
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

function keyOf({ changes, elsewhere }: Fix): string {
  return JSON.stringify([changes, elsewhere])
}

function readFix(fix: JsonObject, message: string, context: ResultContext): Fix | { readonly text: string } {
  const description = descriptionOf(fix, message, context)
  const files = filesOf(fix, context)
  const unclear = files.flatMap((file) => ('unclear' in file ? file.unclear : []))[0]
  const clear = files.flatMap((file) => ('changes' in file ? file : []))
  const sameFile = clear.find(({ path }) => path === context.place.path)
  const elsewhere = clear.filter((file) => file !== sameFile).map(({ path, changes }) => ({ path, changes }))
  const reason = unclear ?? (sameFile ? undefined : 'it is for another file')
  if (!sameFile || reason !== undefined) return { text: unclearText(reason ?? '', description, files) }
  const original = linesSeen(fix, context.location, context.run.budget)
  return {
    changes: sameFile.changes,
    unit: context.run.unit,
    ...(description === undefined ? {} : { description }),
    ...(original ? { original } : {}),
    ...(elsewhere.length === 0 ? {} : { elsewhere }),
  }
}

/** Without the message of the result, which Semgrep puts in front. */
function descriptionOf(
  { description }: JsonObject,
  message: string,
  { rule, run }: ResultContext,
): string | undefined {
  const read = messageText(description, rule, run.budget)
  if (!read || 'bad' in read) return undefined
  const text = read.text.startsWith(message) ? read.text.slice(message.length) : read.text
  return text.trim() === '' ? undefined : text.trim()
}

type ChangedFile = { readonly path: string; readonly texts: readonly string[] } & (
  | { readonly changes: readonly TextChange[] }
  | { readonly unclear: string }
)

/** A fix with more changes is too large for a person to check. */
const MAX_CHANGES = 1000

/** Collects the replacements per file: a file may be listed twice. */
function filesOf(fix: JsonObject, { run }: ResultContext): ChangedFile[] {
  const files = new Map<string, JsonObject[]>()
  for (const change of objectsIn(fix.artifactChanges)) {
    const artifact = objectIn(change.artifactLocation)
    const read = artifact ? run.pathOf(artifact) : { path: undefined }
    const path = ('path' in read ? read.path : undefined) ?? ''
    const replacements = files.get(path) ?? []
    for (const replacement of objectsIn(change.replacements)) replacements.push(replacement)
    files.set(path, replacements)
  }
  return [...files].map(([path, replacements]) => changedFile(path, replacements))
}

function changedFile(path: string, replacements: readonly JsonObject[]): ChangedFile {
  const texts = replacements.map((replacement) => insertedText(replacement) ?? '')
  const unclear = (reason: string) => ({ path, texts, unclear: reason })
  if (path === '') return unclear('it names no file')
  if (replacements.length === 0) return unclear('it changes nothing')
  if (replacements.length > MAX_CHANGES) return unclear(`it has ${replacements.length} parts`)
  const read = replacements.map(readReplacement)
  const wrong = read.find((change) => 'unclear' in change)
  if (wrong) return unclear(wrong.unclear)
  const changes = read.flatMap((change) => ('text' in change ? change : [])).toSorted(byStart)
  return changes.some(overlapsNext) ? unclear('its parts overlap') : { path, texts, changes }
}

function byStart(one: TextChange, other: TextChange): number {
  return one.startLine - other.startLine || one.startColumn - other.startColumn
}

/** Whether the change overlaps the next one. An insertion at the start of a replacement does not. */
function overlapsNext(
  { endLine, endColumn }: TextChange,
  index: number,
  all: readonly TextChange[],
): boolean {
  const next = all[index + 1]
  if (!next) return false
  return next.startLine < endLine || (next.startLine === endLine && next.startColumn < endColumn)
}

function unclearText(reason: string, description: string | undefined, files: readonly ChangedFile[]): string {
  const what = description === undefined ? '' : ` ${plainToMarkdown(collapseWhitespace(description))}`
  const blocks = files.flatMap(({ path, texts }) => [
    ...(path === '' ? [] : [`In ${codeSpan(path)}:`]),
    ...texts.map((text) => (text === '' ? 'Delete.' : fence(splitLines(text), 'text'))),
  ])
  return [`The tool has a fix that no button can make: ${reason}.${what}`, ...blocks].join('\n\n')
}
