import { createServer, type IncomingMessage, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Proxy {
  readonly port: number
  /** Requests received: `CONNECT host:443`, `GET http://host/path`. */
  readonly asked: string[]
  readonly credentials: Set<string | undefined>
}

export interface ProxyOptions {
  /** The port to which every host name is mapped. */
  readonly to: number
  /** Refuses every request with this status. */
  readonly refuses?: number
  /** Required credentials, `user:password`. */
  readonly wants?: string
}

/** A proxy that opens tunnels and passes plain requests on. */
export async function startProxy({ to, refuses, wants }: ProxyOptions): Promise<Proxy> {
  const asked: string[] = []
  const credentials = new Set<string | undefined>()
  const no = ({ method, url, headers }: IncomingMessage): number | undefined => {
    asked.push(`${method} ${url}`)
    const given = headers['proxy-authorization']?.replace(/^Basic /, '')
    const decoded = given === undefined ? undefined : Buffer.from(given, 'base64').toString()
    credentials.add(decoded)
    return wants === undefined || wants === decoded ? refuses : 407
  }
  const server = createServer((request, response) => {
    const status = no(request)
    if (status !== undefined) {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>No</html>')
      return
    }
    const { method, headers, url = '' } = request
    const { pathname, search } = new URL(url)
    const onward = send(
      { port: to, host: '127.0.0.1', method, headers, path: pathname + search },
      (reply) => {
        response.writeHead(reply.statusCode ?? 0, reply.headers)
        reply.pipe(response)
      },
    )
    request.pipe(onward)
  })
  server.on('connect', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const status = no(request)
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    const onward = connect(to, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { port: (server.address() as AddressInfo).port, asked, credentials }
}
