/** What a handler answers; the server decides how the bytes are sent. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

const JSON_TYPE = 'application/json; charset=utf-8'

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': JSON_TYPE, ...headers }, body: JSON.stringify(value) }
}

export const NO_CONTENT: Reply = { status: 204, headers: {}, body: '' }

export function text(status: number, type: string, body: string | Uint8Array): Reply {
  return { status, headers: { 'content-type': type }, body }
}
