import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { structuredAnswer } from './reviewer.ts'

/** What the server does instead of a whole answer. */
export type Trouble = 'length' | 'refusal'

/** Answers as https://platform.openai.com/docs/api-reference/chat/create says. Returns the address. */
export async function serveChatCompletions(trouble?: Trouble): Promise<string> {
  const server = createServer((request, response) => void answer(request, response, trouble))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
}

async function answer(request: IncomingMessage, response: ServerResponse, trouble?: Trouble): Promise<void> {
  const body = await text(request)
  const send = (status: number, value: object) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(value, undefined, 2))
  try {
    if (request.headers.authorization !== 'Bearer key')
      return void send(401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } })
    const { messages, response_format: format } = JSON.parse(body) as Asked
    if (format.type !== 'json_schema' || !format.json_schema.strict) throw new Error('not strict')
    const content = structuredAnswer(messages[0]?.content ?? '', format.json_schema.schema)
    send(200, { id: 'chatcmpl-1', object: 'chat.completion', choices: [choiceWith(content, trouble)] })
  } catch (error) {
    send(400, { error: { message: String(error), type: 'invalid_request_error' } })
  }
}

function choiceWith(content: string, trouble: Trouble | undefined): object {
  const message = { role: 'assistant', content, refusal: null }
  if (trouble === 'length')
    return { index: 0, message: { ...message, content: content.slice(0, 60) }, finish_reason: 'length' }
  if (trouble === 'refusal')
    return { index: 0, message: { ...message, content: null, refusal: 'I cannot.' }, finish_reason: 'stop' }
  return { index: 0, message, finish_reason: 'stop' }
}

interface Asked {
  readonly messages: { readonly content: string }[]
  readonly response_format: {
    readonly type: string
    readonly json_schema: { readonly strict: boolean; readonly schema: object }
  }
}
