import { readFileSync } from 'node:fs'
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT } from './run.ts'

export interface FrontReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface FrontOptions {
  readonly tls?: boolean
  /** Changes a reply before it is passed on. */
  readonly alter?: (reply: FrontReply, request: { method: string; path: string }) => FrontReply
}

/** The certificate of a front with `tls`, for `NODE_EXTRA_CA_CERTS`. */
export const CERTIFICATE = path.join(ROOT, 'fixtures/tls/test-only.crt')

/** Starts a reverse proxy in front of a sandbox and returns its port. */
export async function startFront(url: string, { tls, alter }: FrontOptions = {}): Promise<number> {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    pass(url, request)
      .then((reply) => alter?.(reply, { method: request.method ?? '', path: request.url ?? '' }) ?? reply)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.destroy())
  }
  const pair = () => ({
    key: readFileSync(path.join(ROOT, 'fixtures/tls/test-only.key')),
    cert: readFileSync(CERTIFICATE),
  })
  const server = tls ? createSecure(pair(), answer) : createPlain(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

async function pass(url: string, request: IncomingMessage): Promise<FrontReply> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const { authorization = '', accept = '' } = request.headers
  const reply = await fetch(url + request.url, {
    method: request.method ?? 'GET',
    headers: { authorization, accept, 'content-type': 'application/json' },
    redirect: 'manual',
    ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
  })
  const headers = [...reply.headers].filter(([name]) => !HOP_BY_HOP.includes(name))
  return {
    status: reply.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await reply.arrayBuffer()),
  }
}
