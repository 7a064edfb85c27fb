import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answered {
  readonly status: number
  readonly body?: unknown
}

export interface Request {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: what our own client sends.
  readonly body: any
  readonly headers: IncomingMessage['headers']
  /** The path with the query, for a server behind this one. */
  readonly url: string
}

/** Before a write: done as asked, refused, or carried out with an answer that does not say so. */
export type Trouble = 'none' | 'refused' | 'lost-answer' | 'reset'

export interface ScratchServer {
  readonly url: string
  readonly writes: string[]
  close(): Promise<void>
}

/** A server whose writes can go wrong; `trouble` is called with the number of the write, from 1. */
export async function serveScratch(
  handle: (request: Request) => Promise<Answered>,
  trouble: (write: number) => Trouble = () => 'none',
): Promise<ScratchServer> {
  const writes: string[] = []
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    const text = Buffer.concat(parts).toString()
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://scratch.example')
    const request: Request = {
      method: incoming.method ?? '',
      path: pathname,
      query: searchParams,
      body: text === '' ? undefined : JSON.parse(text),
      headers: incoming.headers,
      url: incoming.url ?? '',
    }
    let what: Trouble = 'none'
    if (request.method !== 'GET') {
      writes.push(`${request.method} ${request.path}`)
      what = trouble(writes.length)
    }
    const answered = what === 'refused' ? undefined : await handle(request)
    if (what === 'reset') return void incoming.socket.destroy()
    const { status, body } =
      answered && what === 'none' ? answered : { status: what === 'refused' ? 500 : 502, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 204 ? undefined : JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    writes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Passes a request on, with some strings replaced on the way there and back. */
export async function forward(
  to: string,
  request: Request,
  names: ReadonlyMap<string, string>,
): Promise<Answered> {
  const there = (text: string) =>
    [...names].reduce((all, [ours, theirs]) => all.replaceAll(ours, theirs), text)
  const back = (text: string) =>
    [...names].reduce((all, [ours, theirs]) => all.replaceAll(theirs, ours), text)
  const { authorization = '', accept = '' } = request.headers
  const reply = await fetch(`${to}${request.url}`, {
    method: request.method,
    headers: { authorization, accept, 'content-type': 'application/json' },
    ...(request.body === undefined ? {} : { body: there(JSON.stringify(request.body)) }),
  })
  const text = back(await reply.text())
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) }
}
