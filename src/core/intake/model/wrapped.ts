import { entryIn, objectIn } from '../json-value.ts'

/** Whether findings are inside of something: the answer of an API, or a list of messages. A fast test. */
export function isWrapped(value: unknown): boolean {
  return Array.isArray(value) ? isMessageList(value) || value.some(isSafeOutput) : isEnvelope(value)
}

function isEnvelope(value: unknown): boolean {
  const object = objectIn(value)
  if (!object) return false
  const { type } = object
  return (
    isClaudeResult(object) ||
    objectIn(entryIn(object, 'structured_output')) !== undefined ||
    (type === 'message' && Array.isArray(object.content)) ||
    Array.isArray(object.choices) ||
    Array.isArray(object.candidates) ||
    entryIn(object, 'promptFeedback') !== undefined ||
    object.object === 'response' ||
    (typeof object.response === 'string' && Object.hasOwn(object, 'stats')) ||
    (Array.isArray(object.items) && object.items.some(isSafeOutput)) ||
    isApiError(object)
  )
}

export function isClaudeResult(value: unknown): boolean {
  const names = ['result', 'structured_output', 'subtype', 'is_error']
  return entryIn(value, 'type') === 'result' && names.some((name) => entryIn(value, name) !== undefined)
}

/** `{"error": {"message": …}}`, with which every API says that it has no answer. */
export function isApiError(value: unknown): boolean {
  const isFinding = ['path', 'file', 'findings'].some((name) => entryIn(value, name) !== undefined)
  return !isFinding && typeof entryIn(entryIn(value, 'error'), 'message') === 'string'
}

/** The messages that Claude Code and Codex print while they work. */
const MESSAGE_TYPES: ReadonlySet<unknown> = new Set([
  'system',
  'assistant',
  'user',
  'stream_event',
  'rate_limit_event',
  'thread.started',
  'turn.started',
  'turn.completed',
  'turn.failed',
  'item.started',
  'item.updated',
  'item.completed',
])

/** Judged by its first entry; the only one may be the result. */
export function isMessageList(list: readonly unknown[]): boolean {
  return MESSAGE_TYPES.has(entryIn(list[0], 'type')) || (list.length > 0 && list.every(isClaudeResult))
}

/** Safe outputs of GitHub Agentic Workflows that are about a review. */
export function isSafeOutput(value: unknown): boolean {
  const type = entryIn(value, 'type')
  return typeof type === 'string' && SAFE_OUTPUT.test(type)
}

const SAFE_OUTPUT = /^(?:create[-_]pull[-_]request[-_]review[-_]comment|submit[-_]pull[-_]request[-_]review)$/

/** A line that begins a list of findings in YAML. */
export function mayBeYaml(text: string): boolean {
  return YAML_LIST.test(text)
}

const YAML_LIST =
  /^[ \t]{0,8}(?:findings|issues|comments|results|code_suggestions|review_comments|annotations|key_issues_to_review):[ \t]{0,8}(?:\[\]|\r?\n[ \t]{0,8}- )/m
