import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy'
import { fetch, ProxyAgent } from 'undici'
import { messageOf, UserError } from '../errors.ts'
import { explainingFetch, reasonOf } from './explaining-fetch.ts'

type Fetch = typeof globalThis.fetch

/** A proxy, named without its credentials. */
interface Proxy {
  readonly origin: string
  readonly variable: string
  readonly token?: string
}

/** `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, as the Actions toolkit reads them. */
export function proxyFetch(url: string, env: NodeJS.ProcessEnv): Fetch {
  const server = new URL(url)
  const variable = variableFor(server, env)
  if (!variable || checkBypass(server)) return explainingFetch(globalThis.fetch)
  const proxy = proxyFor(server, variable)
  if (!proxy) return () => Promise.reject(notAnAddress(variable))
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
  // Plain HTTP is not tunnelled, as with curl: many proxies open tunnels to port 443 only.
  const dispatcher = new ProxyAgent({ uri, proxyTunnel: false, ...(token === undefined ? {} : { token }) })
  const through = async (input: unknown, init: object) => {
    try {
      const reply = await fetch(input as never, { ...init, dispatcher } as never)
      if (server.protocol === 'http:' && isProxysNo(reply))
        throw new Error(`Proxy response (${reply.status})`)
      return reply
    } catch (error) {
      throw refusalOf(proxy, server, messageOf(reasonOf(error))) ?? error
    }
  }
  return through as unknown as Fetch
}

/** Without a tunnel the proxy answers in the server's place; the server itself speaks JSON. */
function isProxysNo({ status, headers }: { status: number; headers: { get(name: string): string | null } }) {
  return status >= 400 && status < 500 && !/json/i.test(headers.get('content-type') ?? '')
}

/** The proxy's no, in undici's words: for a tunnel, and for a request that it was to pass on. */
const NO =
  /^Proxy response \((4\d\d)\)|^(?:proxy authentication required|Proxy Authentication Required \(407\))/

function refusalOf(proxy: Proxy, server: URL, words: string): UserError | undefined {
  const [found, status = '407'] = NO.exec(words) ?? []
  if (found === undefined) return undefined
  const { variable, token } = proxy
  const message = `the proxy ${nameOf(proxy)} refuses to connect to ${server.host}: ${status}`
  if (status !== '407')
    return new UserError(message, { hint: `Have ${server.hostname} allowed there, or name it in NO_PROXY.` })
  const hint =
    token === undefined
      ? `It asks for a user and a password: ${variable}=${EXAMPLE}.`
      : `It does not take the user and the password in ${variable}.`
  return new UserError(message, { hint })
}

const EXAMPLE = 'http://user:password@host:port'

/** Its value is not told: there may be a password in it. */
function notAnAddress(variable: string): UserError {
  return new UserError(`${variable} is not the address of an HTTP proxy`, {
    hint: `Write http://host:port or ${EXAMPLE}, special characters as %40.`,
  })
}

function nameOf({ origin, variable }: Proxy): string {
  return `${origin} (${variable})`
}
