import { entryIn, type JsonObject, listIn, objectIn, objectsIn, textIn } from '../json-value.ts'
import { isApiError, isClaudeResult, isMessageList } from './wrapped.ts'

/** A part of an envelope that may hold findings: a text, or a value of JSON. */
export interface Part {
  /** Its path, for error messages. */
  readonly at: string
  readonly value: unknown
}

/** Why the answer has no findings: an error, a refusal, or it was cut off. */
export class AnswerError extends Error {
  override name = 'AnswerError'
}

const MAX_QUOTE = 300

/** Removes one layer that an API or agent has wrapped around an answer; `undefined` if there is none. */
export function openEnvelope(value: unknown): readonly Part[] | undefined {
  if (Array.isArray(value)) return isMessageList(value) ? openMessages(value) : undefined
  const object = objectIn(value)
  if (!object) return undefined
  if (isApiError(object))
    throw new AnswerError(`the API answered with an error: ${quote(entryIn(object.error, 'message'))}`)
  if (isClaudeResult(object)) return openClaudeResult(object)
  if (object.type === 'message' && Array.isArray(object.content)) return openMessage(object)
  if (Array.isArray(object.choices)) return openChatCompletion(object)
  if (object.object === 'response') return openResponse(object)
  if (Array.isArray(object.candidates) || objectIn(object.promptFeedback)) return openGemini(object)
  if (typeof object.response === 'string' && objectIn(object.stats))
    return [{ at: 'response', value: object.response }]
  return undefined
}

/** https://docs.claude.com/en/docs/claude-code/headless: with `--output-format json` one object, else a list or lines. */
function openClaudeResult(result: JsonObject): readonly Part[] {
  const { subtype, is_error } = result
  const isFailed = is_error === true || (typeof subtype === 'string' && subtype.startsWith('error'))
  if (isFailed) {
    const said = textIn(result.result) || listIn(result.errors).map(String).join('; ')
    const kind = subtype === 'success' ? '' : ` (${quote(subtype)})`
    throw new AnswerError(`Claude Code ended with an error${kind}${said === '' ? '' : `: ${quote(said)}`}`)
  }
  requireEnd('stop_reason', result.stop_reason)
  if (result.structured_output !== undefined && result.structured_output !== null)
    return [{ at: 'structured_output', value: result.structured_output }]
  return [{ at: 'result', value: result.result }]
}

function openMessages(messages: readonly unknown[]): readonly Part[] {
  const result = messages.findLast(isClaudeResult)
  const failed = objectsIn(messages).find(({ type }) => type === 'turn.failed' || type === 'error')
  if (result) return [{ at: 'the message of type "result"', value: result }]
  if (failed)
    throw new AnswerError(
      `Codex ended with an error: ${quote(failed.message ?? entryIn(failed.error, 'message'))}`,
    )
  const items = objectsIn(messages).map(({ item }) => item)
  const answer = items.findLast((item) => entryIn(item, 'type') === 'agent_message')
  const isComplete = objectsIn(messages).some(({ type }) => type === 'turn.completed')
  if (answer && isComplete) return [{ at: 'the last message of the agent', value: entryIn(answer, 'text') }]
  throw new AnswerError(
    `the answer was cut off: after ${messages.length} messages there is no result; the agent did not finish`,
  )
}

/** https://docs.claude.com/en/api/messages */
function openMessage({ content, stop_reason }: JsonObject): readonly Part[] {
  requireEnd('stop_reason', stop_reason)
  const blocks = objectsIn(content)
  return [
    ...textPart(
      'content',
      blocks.map(({ type, text }) => (type === 'text' ? text : undefined)),
    ),
    ...blocks.flatMap(({ type, input }, index) =>
      type === 'tool_use' ? [{ at: `content[${index}].input`, value: input }] : [],
    ),
  ]
}

/** https://platform.openai.com/docs/api-reference/chat/object; other choices are other answers to the same question. */
function openChatCompletion({ choices }: JsonObject): readonly Part[] {
  const choice = objectIn(listIn(choices)[0])
  if (!choice) throw new AnswerError('the API answered with no choice')
  const { finish_reason, message } = choice
  requireEnd('finish_reason', finish_reason)
  const { content, refusal, tool_calls, function_call } = objectIn(message) ?? {}
  if (textIn(refusal)) throw new AnswerError(`the model refused to answer: ${quote(refusal)}`)
  const calls = [...objectsIn(tool_calls).map((call) => call.function), function_call]
  return [
    ...textPart(
      'choices[0].message.content',
      typeof content === 'string' ? [content] : objectsIn(content).map(({ text }) => text),
    ),
    ...calls.flatMap((call, index) => {
      const value = entryIn(call, 'arguments')
      return value === undefined ? [] : [{ at: `choices[0].message.tool_calls[${index}]`, value }]
    }),
  ]
}

/** https://platform.openai.com/docs/api-reference/responses/object */
function openResponse({ status, incomplete_details, error, output }: JsonObject): readonly Part[] {
  if (status === 'incomplete')
    requireEnd('incomplete_details.reason', entryIn(incomplete_details, 'reason') ?? 'unknown')
  if (typeof status === 'string' && status !== 'completed')
    throw new AnswerError(
      `the response is ${quote(status)}: ${quote(entryIn(error, 'message') ?? 'no answer')}`,
    )
  const parts = objectsIn(output).flatMap(({ content }) => objectsIn(content))
  const refusal = parts.find(({ type }) => type === 'refusal')
  if (refusal) throw new AnswerError(`the model refused to answer: ${quote(refusal.refusal)}`)
  return [
    ...textPart(
      'output',
      parts.map(({ text }) => text),
    ),
    ...objectsIn(output).flatMap(({ type, arguments: value }, index) =>
      type === 'function_call' ? [{ at: `output[${index}].arguments`, value }] : [],
    ),
  ]
}

/** https://ai.google.dev/api/generate-content#generatecontentresponse */
function openGemini({ candidates, promptFeedback }: JsonObject): readonly Part[] {
  const candidate = objectIn(listIn(candidates)[0])
  if (!candidate)
    throw new AnswerError(
      `the API gave no answer: ${quote(entryIn(promptFeedback, 'blockReason') ?? 'no candidate')}`,
    )
  requireEnd('finishReason', candidate.finishReason)
  const parts = objectsIn(entryIn(candidate.content, 'parts'))
  return [
    ...textPart(
      'candidates[0].content',
      parts.map(({ text, thought }) => (thought === true ? undefined : text)),
    ),
    ...parts.flatMap(({ functionCall }, index) => {
      const value = entryIn(functionCall, 'args')
      return value === undefined ? [] : [{ at: `candidates[0].content.parts[${index}]`, value }]
    }),
  ]
}

/** A text may come in several blocks. */
function textPart(at: string, texts: readonly unknown[]): Part[] {
  const text = texts.filter((part) => typeof part === 'string').join('')
  return text.trim() === '' ? [] : [{ at, value: text }]
}

/** The finish reasons of all APIs for a complete answer, in lower case. */
const WHOLE: ReadonlySet<string> = new Set([
  'stop',
  'end_turn',
  'stop_sequence',
  'tool_use',
  'tool_calls',
  'function_call',
  'finish_reason_unspecified',
])
const REFUSED: ReadonlySet<string> = new Set([
  'refusal',
  'content_filter',
  'safety',
  'prohibited_content',
  'blocklist',
])
const CUT: ReadonlySet<string> = new Set([
  'max_tokens',
  'max_output_tokens',
  'length',
  'model_context_window_exceeded',
  'pause_turn',
])

/** Even if an answer that was cut off can be parsed, findings may be missing. */
function requireEnd(name: string, reason: unknown): void {
  if (typeof reason !== 'string' || WHOLE.has(reason.toLowerCase())) return
  const why = `${name} is ${quote(reason)}`
  if (CUT.has(reason.toLowerCase()))
    throw new AnswerError(`the answer was cut off: ${why}; let the model write more, or review less at once`)
  if (REFUSED.has(reason.toLowerCase())) throw new AnswerError(`the model refused to answer: ${why}`)
  throw new AnswerError(`the answer is not complete: ${why}`)
}

function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : 'no reason is given'
  return JSON.stringify(text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text)
}
