import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { Reply } from './reply.ts'

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const bytes = Buffer.from(body)
  // https://www.rfc-editor.org/rfc/rfc9110#section-8.6
  const length = status === 204 ? {} : { 'content-length': bytes.length }
  response.writeHead(status, { ...headers, ...length })
  response.end(bytes)
}

/** Sends a reply with a fault; writes raw bytes to the socket where Node would not send an invalid reply. */
export async function sendWithFault(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  fault: Fault,
): Promise<void> {
  const { socket } = request
  switch (fault.kind) {
    case 'reset':
      socket.resetAndDestroy()
      return
    case 'silence':
      return
    case 'reply':
      send(response, {
        status: fault.status,
        headers: fault.headers ?? reply.headers,
        body: fault.body ?? '',
      })
      return
    case 'cut': {
      const bytes = Buffer.concat([head(reply), Buffer.from(reply.body).subarray(0, fault.after)])
      socket.write(bytes, () => socket.destroy())
      return
    }
    case 'redirect':
      send(response, {
        status: fault.status,
        headers: { ...reply.headers, location: fault.to ?? '' },
        body: '{}',
      })
      return
    case 'delay':
      await wait(fault.ms)
      send(response, reply)
      return
    case 'dribble':
      await dribble(response, reply, fault.bytes, fault.ms)
      return
    case 'endless':
      await flood(response, reply)
      return
    case 'big-header':
      send(response, { ...reply, headers: { ...reply.headers, 'x-padding': 'x'.repeat(fault.bytes) } })
      return
    case 'link':
      send(response, { ...reply, headers: withLink(reply.headers, fault.next) })
      return
  }
}

function head({ status, headers, body }: Reply): Buffer {
  const fields = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`)
}

async function dribble(response: ServerResponse, reply: Reply, size: number, ms: number): Promise<void> {
  const bytes = Buffer.from(reply.body)
  response.writeHead(reply.status, { ...reply.headers, 'content-length': bytes.length })
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size))
    await wait(ms)
  }
  response.end()
}

async function flood(response: ServerResponse, reply: Reply): Promise<void> {
  response.writeHead(reply.status, { ...reply.headers })
  while (!response.destroyed) {
    response.write(' '.repeat(65_536))
    await wait(5)
  }
}

function withLink(headers: Reply['headers'], next: string | null): Record<string, string> {
  const { link: _, ...rest } = headers
  return next === null ? rest : { ...rest, link: `<${next}>; rel="next"` }
}
