import { tryJson } from '../core/intake/json-problem.ts'
import { messageOf } from '../errors.ts'

/** JSON-RPC 2.0 as MCP uses it: one message a line, in one version also a list of them. https://www.jsonrpc.org/specification */

export type Id = string | number

/** An error for the sender of a request. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly code: number
  readonly data: object | undefined

  constructor(code: number, message: string, data?: object) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const PARSE_ERROR = -32_700
export const INVALID_REQUEST = -32_600
export const METHOD_NOT_FOUND = -32_601
export const INVALID_PARAMS = -32_602
const INTERNAL_ERROR = -32_603

export type Params = Readonly<Record<string, unknown>>
export type Handle = (method: string, params: Params) => Promise<object>

/** The reply to one line; `undefined` for a notification, a response and a blank line. Never throws. */
export async function answer(
  text: string,
  handle: Handle,
  takesBatches: () => boolean,
): Promise<object | undefined> {
  if (text.trim() === '') return undefined
  const parsed = tryJson(text)
  if (!parsed) return failed(null, PARSE_ERROR, 'The message is not JSON, or nested too deep')
  const { value } = parsed
  if (!Array.isArray(value)) return answerOne(value, handle)
  if (!takesBatches())
    return failed(null, INVALID_REQUEST, 'A message is an object; batches are not taken in this version')
  if (value.length === 0) return failed(null, INVALID_REQUEST, 'The batch is empty')
  const replies: object[] = []
  for (const message of value) {
    const reply = await answerOne(message, handle)
    if (reply) replies.push(reply)
  }
  return replies.length > 0 ? replies : undefined
}

async function answerOne(message: unknown, handle: Handle): Promise<object | undefined> {
  if (!isRecord(message)) return failed(null, INVALID_REQUEST, 'A message is an object')
  const { id, method, params = {} } = message
  const knownId = typeof id === 'string' || typeof id === 'number' ? id : null
  if (message.jsonrpc !== '2.0') return failed(knownId, INVALID_REQUEST, '"jsonrpc" must be "2.0"')
  if (typeof method !== 'string') {
    // A response: nothing was asked for.
    if ('result' in message || 'error' in message) return undefined
    return failed(knownId, INVALID_REQUEST, '"method" must be a text')
  }
  if (!('id' in message)) return undefined
  if (knownId === null) return failed(null, INVALID_REQUEST, '"id" must be a text or a number')
  if (!isRecord(params)) return failed(knownId, INVALID_PARAMS, '"params" must be an object')
  try {
    return { jsonrpc: '2.0', id: knownId, result: await handle(method, params) }
  } catch (error) {
    if (error instanceof RequestError) return failed(knownId, error.code, error.message, error.data)
    return failed(knownId, INTERNAL_ERROR, messageOf(error))
  }
}

function failed(id: Id | null, code: number, message: string, data?: object): object {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data ? { data } : {}) } }
}

export function tooLong(maxBytes: number): object {
  return failed(null, INVALID_REQUEST, `The message is longer than ${maxBytes} bytes`)
}

export function notUtf8(): object {
  return failed(null, PARSE_ERROR, 'The message is not UTF-8')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
