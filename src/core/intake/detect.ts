import { findEmbeddedJson } from './embedded-json.ts'
import type { Format } from './format.ts'
import { tryJson } from './json-problem.ts'
import { looksLikeEslint, looksLikeRdjson, looksLikeRdjsonl } from './looks-like.ts'
import { looksLikeSarif } from './looks-like-sarif.ts'

/** The detected format, and why. */
export interface Detected {
  readonly format: Exclude<Format, 'auto'>
  readonly why: string
}

/** Detects the format of findings by their content: file names are not reliable. */
export async function detect(text: string): Promise<Detected> {
  if (PATCH_START.test(text)) return { format: 'patch', why: 'it begins like a diff' }
  if (JSON_START.test(text)) return detectJson(text)
  return detectProse(text)
}

/** Patches of git, GNU diff and Subversion, and patches by mail. */
const PATCH_START =
  /^\s*(?:diff --git |diff -|Index: |From [0-9a-f]{40} |commit [0-9a-f]{40}\b|--- [^\n]*\n\+\+\+ [^\n]*\n@@ )/

/** More than a bracket, because `[error] src/a.ts:12` starts with one too. */
const JSON_START = /^\s*(?:\[\s*[[{\]]|\{\s*["}])/

/** Keys that only the formats of tools have; without them the text need not be parsed twice. */
const TOOL_KEYS = ['"runs"', '"diagnostics"', '"filePath"', '"location"']

function detectJson(text: string): Detected {
  const lines = firstLines(text)
  if (TOOL_KEYS.some((key) => text.includes(key))) {
    const found = tryJson(text)
    const tool = found ? detectTool(found.value) : isTwoObjects(lines) ? detectToolLines(lines[0]) : undefined
    if (tool) return tool
  }
  return isTwoObjects(lines)
    ? { format: 'jsonl', why: 'its second line begins another object' }
    : { format: 'json', why: 'it begins like JSON' }
}

function detectTool(value: unknown): Detected | undefined {
  if (looksLikeSarif(value)) return { format: 'sarif', why: 'it has "runs" and is a SARIF log' }
  if (looksLikeEslint(value))
    return { format: 'eslint', why: 'it lists files with "filePath" and "messages"' }
  if (looksLikeRdjson(value)) return { format: 'rdjson', why: 'it has "diagnostics" with a "location"' }
  return looksLikeRdjsonl(value)
    ? { format: 'rdjsonl', why: 'it is one diagnostic with a "location"' }
    : undefined
}

function detectToolLines(first = ''): Detected | undefined {
  const isDiagnostic = looksLikeRdjsonl(tryJson(first)?.value)
  return isDiagnostic ? { format: 'rdjsonl', why: 'each line is a diagnostic with a "location"' } : undefined
}

/** For a model's answer with findings as embedded JSON or as lines. */
async function detectProse(text: string): Promise<Detected> {
  const { documents, broken } = findEmbeddedJson(text)
  if (documents.length > 0 || broken) return { format: 'json', why: 'it contains JSON' }
  const { looksLikeText, saysNothingFound } = await import('./text.ts')
  if (looksLikeText(text)) return { format: 'text', why: 'it has lines like "path:line: message"' }
  return saysNothingFound(text)
    ? { format: 'text', why: 'it says that nothing was found' }
    : { format: 'json', why: 'no other format matches' }
}

/** JSON Lines is recognised by its second line: a JSON document does not start a new object there. */
function isTwoObjects([first = '', second = '']: readonly string[]): boolean {
  return second.startsWith('{') && first.startsWith('{') && typeof tryJson(first)?.value === 'object'
}

/** The first two lines that are not blank, trimmed. */
function firstLines(text: string): string[] {
  const lines: string[] = []
  for (let at = 0; at < text.length && lines.length < 2; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end).trim()
    if (line !== '') lines.push(line)
    at = end < 0 ? text.length : end + 1
  }
  return lines
}
