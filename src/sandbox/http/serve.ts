import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Fault } from './fault.ts'
import type { Reply } from './reply.ts'
import { type Caller, type RecordedRequest, shownHeaders } from './request-log.ts'
import { send, sendWithFault } from './send.ts'

export interface Service {
  /** The account that the token in the headers belongs to. */
  caller(headers: IncomingHttpHeaders): Caller
  /** Called when a request has arrived, before it is handled; hooks may change the state. */
  onRequest(request: RecordedRequest): Promise<Fault | undefined>
  handle(request: RecordedRequest): Promise<Reply>
  /** Base of the reply to a request that is not handled: only its headers are used. */
  emptyReply(): Reply
  /** `Location` of a redirect fault without `to`. */
  redirectTarget(request: RecordedRequest): string
}

export interface Server {
  readonly origin: string
  readonly requests: RecordedRequest[]
  close(): Promise<void>
}

/** HTTP on the loopback interface, with faults on demand. */
export async function serve(service: Service): Promise<Server> {
  const requests: RecordedRequest[] = []
  const server = createServer((request, response) => {
    answer(service, requests, request, response).catch((problem: unknown) => {
      const message = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
      if (!response.headersSent)
        send(response, { status: 599, headers: {}, body: `sandbox broke: ${message}` })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  service: Service,
  requests: RecordedRequest[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const record: RecordedRequest = {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: shownHeaders(request.headers),
    body: await readBody(request),
    from: service.caller(request.headers),
  }
  requests.push(record)
  const fault = await service.onRequest(record)
  if (!fault) {
    const reply = await service.handle(record)
    record.status = reply.status
    send(response, reply)
    return
  }
  record.fault = 'when' in fault ? `${fault.kind} ${fault.when}` : fault.kind
  const isSkipped = fault.kind === 'redirect' || ('when' in fault && fault.when === 'before')
  const reply = isSkipped ? service.emptyReply() : await service.handle(record)
  if (fault.kind === 'redirect' && fault.to === undefined) {
    await sendWithFault(request, response, reply, { ...fault, to: service.redirectTarget(record) })
  } else {
    await sendWithFault(request, response, reply, fault)
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return new NotJson(body)
  }
}

/** A body that is not JSON; a class of its own, because a parsed JSON body may be a string too. */
export class NotJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
