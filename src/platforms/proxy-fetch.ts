import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy'
import { fetch, ProxyAgent } from 'undici'
import { messageOf, UserError } from '../errors.ts'
import { explainingFetch, reasonOf } from './explaining-fetch.ts'

type Fetch = typeof globalThis.fetch

/** A proxy; `origin` has no credentials, so it can be shown. */
interface Proxy {
  readonly origin: string
  readonly variable: string
  readonly token?: string
}

/** Uses `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` like the Actions toolkit. */
export function proxyFetch(url: string, env: NodeJS.ProcessEnv): Fetch {
  const server = new URL(url)
  const variable = variableFor(server, env)
  if (!variable || checkBypass(server)) return explainingFetch(globalThis.fetch)
  const proxy = proxyFor(server, variable)
  if (!proxy) return () => Promise.reject(invalidProxyError(variable))
  return explainingFetch(fetchThrough(proxy, server), `through the proxy ${nameOf(proxy)}: `)
}

function variableFor({ protocol }: URL, env: NodeJS.ProcessEnv): string | undefined {
  const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy'
  return [name, name.toUpperCase()].find((each) => env[each])
}

function proxyFor(server: URL, variable: string): Proxy | undefined {
  const url = getProxyUrl(server)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const { origin, username, password } = url
  if (username === '' && password === '') return { origin, variable }
  return { origin, variable, token: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
}

function fetchThrough(proxy: Proxy, server: URL): Fetch {
  const { origin: uri, token } = proxy
  // Plain HTTP is not tunnelled, as with curl: many proxies allow tunnels only to port 443.
  const dispatcher = new ProxyAgent({ uri, proxyTunnel: false, ...(token === undefined ? {} : { token }) })
  const through = async (input: unknown, init: object) => {
    try {
      const reply = await fetch(input as never, { ...init, dispatcher } as never)
      if (server.protocol === 'http:' && isProxyRefusal(reply))
        throw new Error(`Proxy response (${reply.status})`)
      return reply
    } catch (error) {
      throw refusalOf(proxy, server, messageOf(reasonOf(error))) ?? error
    }
  }
  return through as unknown as Fetch
}

/** Without a tunnel an error may come from the proxy; the server itself would answer with JSON. */
function isProxyRefusal({
  status,
  headers,
}: {
  status: number
  headers: { get(name: string): string | null }
}) {
  return status >= 400 && status < 500 && !/json/i.test(headers.get('content-type') ?? '')
}

/** undici's messages for a refusal by the proxy, with and without a tunnel. */
const REFUSED =
  /^Proxy response \((4\d\d)\)|^(?:proxy authentication required|Proxy Authentication Required \(407\))/

function refusalOf(proxy: Proxy, server: URL, reason: string): UserError | undefined {
  const [found, status = '407'] = REFUSED.exec(reason) ?? []
  if (found === undefined) return undefined
  const { variable, token } = proxy
  const message = `the proxy ${nameOf(proxy)} refuses to connect to ${server.host}: ${status}`
  if (status !== '407')
    return new UserError(message, { hint: `Allow ${server.hostname} in the proxy, or add it to NO_PROXY.` })
  const hint =
    token === undefined
      ? `It requires a user and a password: ${variable}=${EXAMPLE}.`
      : `It does not accept the user and the password in ${variable}.`
  return new UserError(message, { hint })
}

const EXAMPLE = 'http://user:password@host:port'

/** The value is not shown, because it may contain a password. */
function invalidProxyError(variable: string): UserError {
  return new UserError(`${variable} is not the URL of an HTTP proxy`, {
    hint: `Write http://host:port or ${EXAMPLE}, special characters as %40.`,
  })
}

function nameOf({ origin, variable }: Proxy): string {
  return `${origin} (${variable})`
}
