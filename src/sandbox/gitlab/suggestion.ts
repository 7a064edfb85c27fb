import { MAX_LINES, parseSuggestions, type Reach } from './parse-suggestions.ts'
import { type Position, sameRefs } from './position.ts'
import { changeAt, resolvePosition } from './resolve-position.ts'
import { latestVersion, type Note, type State, type Suggestion } from './state.ts'

/** The suggestions of a note; only a note on an added or unchanged line of text has any. */
export async function suggestionsOf(state: State, note: Note): Promise<Suggestion[]> {
  const { position } = note
  if (note.type !== 'DiffNote' || position?.position_type !== 'text') return []
  const written = parseSuggestions(note.body)
  if (written.length === 0) return []
  const line = await resolvePosition(state, position)
  if (!line || line.kind === 'deleted') return []
  const suggestions: Suggestion[] = []
  for (const { text, above, below } of written) {
    const fromContent = await contentNow(state, position, { above, below })
    suggestions.push({
      id: state.ids.suggestion++,
      note,
      above,
      below,
      fromContent: fromContent ?? '',
      toContent: replacement(text, fromContent ?? ''),
      applied: undefined,
      outdated: false,
    })
  }
  return suggestions
}

/** The lines of the new file that a suggestion replaces. */
export function rangeOf(
  position: Position | undefined,
  { above, below }: Reach,
): { from: number; to: number } {
  const line = position?.new_line ?? 0
  return { from: Math.max(line - Math.min(above, MAX_LINES), 1), to: line + Math.min(below, MAX_LINES) }
}

/** Why a suggestion cannot be applied, in GitLab's words; the first reason that applies. */
export async function inapplicableReason(state: State, suggestion: Suggestion): Promise<string | undefined> {
  const { mergeRequest, settings } = state
  const { note, above, below } = suggestion
  const how = mergeRequest.status === 'merged' ? 'was merged' : 'is closed'
  if (suggestion.applied !== undefined) return "Can't apply this suggestion."
  if (mergeRequest.status === 'merged' || mergeRequest.status === 'closed') {
    return `This merge request ${how}. To apply this suggestion, edit this file directly.`
  }
  if (mergeRequest.sourceBranchDeleted) return "Can't apply as the source branch was deleted."
  if (settings.oversizedRefused && above + 1 + below > MAX_LINES) {
    return `Cannot apply as this suggestion spans more than ${MAX_LINES} lines.`
  }
  if (!isActive(state, note) || (await isOutdated(state, suggestion))) {
    const what = above === 0 && below === 0 ? 'this line was' : 'these lines were'
    return `Can't apply as ${what} changed in a more recent version.`
  }
  if (suggestion.fromContent === suggestion.toContent) return 'This suggestion already matches its content.'
  if (note.position?.new_path?.endsWith('ipynb')) {
    return "This file was modified for readability, and can't accept suggestions. Edit it directly."
  }
  return undefined
}

export async function isOutdated(
  state: State,
  { note, fromContent, ...reach }: Suggestion,
): Promise<boolean> {
  return !note.position || (await contentNow(state, note.position, reach)) !== fromContent
}

/** Whether the note is in the newest diff. */
export function isActive(state: State, { position }: Note): boolean {
  return position === undefined || sameRefs(position, latestVersion(state))
}

/** A file's lines with their endings, decoded as `latin1` so that invalid UTF-8 survives. */
export function linesWithEndings(content: Buffer): string[] {
  return content.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? []
}

async function contentNow(state: State, position: Position, reach: Reach): Promise<string | undefined> {
  const change = await changeAt(state, position)
  if (!change) return undefined
  const blob = await state.repository.read(`${position.head_sha}:${change.path}`)
  const { from, to } = rangeOf(position, reach)
  return linesWithEndings(blob?.content ?? Buffer.alloc(0))
    .slice(from - 1, to)
    .join('')
}

/** Blank text deletes the lines. The line ending of the last replaced line is appended to the text. */
function replacement(text: string, fromContent: string): string {
  if (/^\p{White_Space}*$/u.test(text)) return ''
  const [ending = ''] =
    /\r\n|\r|\n/.exec(linesWithEndings(Buffer.from(fromContent, 'latin1')).at(-1) ?? '') ?? []
  return `${Buffer.from(text).toString('latin1')}${ending}`
}
