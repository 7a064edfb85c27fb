import type { Detected } from './detect-tool.ts'
import { findEmbeddedJson } from './embedded-json.ts'
import { tryJson } from './json-problem.ts'
import { mayBeYaml } from './model/wrapped.ts'
/** Detects the format of findings by their content: file names are not reliable. */
export async function detect(text: string): Promise<Detected> {
  if (PATCH_START.test(text)) return { format: 'patch', why: 'it begins like a diff' }
  if (JSON_START.test(text)) return detectJson(text)
  if (CHECKSTYLE_START.test(text)) return { format: 'checkstyle', why: 'it is XML with <checkstyle>' }
  if (COMMAND.test(text)) return { format: 'commands', why: 'it has lines like "::error file=…::"' }
  return (await detectBelowHeading(text)) ?? detectProse(text)
}

/** Patches of git, GNU diff and Subversion, and patches by mail. */
const PATCH_START =
  /^\s*(?:diff --git |diff -|Index: |From [0-9a-f]{40} |commit [0-9a-f]{40}\b|--- [^\n]*\n\+\+\+ [^\n]*\n@@ )/

/** At the start of a line, or behind what XML may have in front. */
const CHECKSTYLE_START = /(?:^|\?>|-->)[ \t]{0,20}<(?:!DOCTYPE )?checkstyle\b/m

/** A workflow command at the start of a line. */
const COMMAND = /^[ \t]{0,20}::(?:error|warning|notice)(?: [^\n]|::)/im

/** More than a bracket, because `[error] src/a.ts:12` starts with one too. */
const JSON_START = /^\s*(?:\[\s*[[{\]]|\{\s*["}])/

/** Keys that only the formats of tools have; without them the text need not be parsed twice. */
const TOOL_KEYS = [
  '"runs"',
  '"diagnostics"',
  '"filePath"',
  '"location"',
  '"endColumn"',
  '"comments"',
  '"message-id"',
  '"statistics"',
  '"Issues"',
  '"offense',
  '"warnings"',
  '"ruleNames"',
]

async function detectJson(text: string): Promise<Detected> {
  const lines = firstLines(text)
  if (hasToolKey(text)) {
    const { detectTool } = await import('./detect-tool.ts')
    const tool = detectTool(text, isTwoObjects(lines) ? lines[0] : undefined)
    if (tool) return tool
  }
  return isTwoObjects(lines)
    ? { format: 'jsonl', why: 'its second line begins another object' }
    : { format: 'json', why: 'it begins like JSON' }
}

/** The output of a tool below lines of `npm run` or a warning; `undefined` if a model may have written it. */
async function detectBelowHeading(text: string): Promise<Detected | undefined> {
  if (hasToolKey(text) && JSON_LINE.test(text)) {
    const { detectTool } = await import('./detect-tool.ts')
    const tool = detectTool(text, undefined)
    if (tool) return { ...tool, why: `below other lines, ${tool.why}` }
  }
  const above = text.slice(0, Math.max(0, text.search(PATCH_LINES)))
  if (above.trim() === '' || above.length > MAX_HEADING || FENCE.test(above)) return undefined
  const { looksLikeText } = await import('./text.ts')
  return looksLikeText(above) ? undefined : { format: 'patch', why: 'a diff begins below other lines' }
}

const JSON_LINE = /^[[{]/m
const PATCH_LINES = /^(?:diff --git |--- .*\r?\n\+\+\+ .*\r?\n@@ -\d)/m
const FENCE = /^[ \t]{0,8}(?:`{3}|~{3})/m
/** In characters. */
const MAX_HEADING = 20_000

function hasToolKey(text: string): boolean {
  return TOOL_KEYS.some((key) => text.includes(key))
}

/** A line with carets below source, or with a place in the way of ruff and rustc above it. */
const SHOWS_SOURCE = /^[ \t|]{0,500}\^[\^~]{0,500}[ \t]{0,9}\r?$|^ {0,12}--> .{1,1024}:\d{1,9}:\d{1,9}\r?$/m

/** For a model's answer with findings as embedded JSON or as lines. */
async function detectProse(text: string): Promise<Detected> {
  const said = SHOWS_SOURCE.test(text) ? (await import('./text.ts')).withoutEcho(text) : text
  const { documents, broken, repeated } = findEmbeddedJson(said)
  if (documents.length > 0 || broken || repeated) return { format: 'json', why: 'it contains JSON' }
  if (mayBeYaml(text)) return { format: 'json', why: 'it contains a list of findings in YAML' }
  const { looksLikeText, saysNothingFound, compilerSign } = await import('./text.ts')
  const sign = compilerSign(text)
  if (sign !== undefined) return { format: 'compiler', why: sign }
  const { isUnreadText } = await import('./unread-output.ts')
  if (looksLikeText(text) && !isUnreadText(text))
    return { format: 'text', why: 'it has lines like "path:line: message"' }
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
