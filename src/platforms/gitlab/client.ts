import { VERSION } from '../../version.ts'
import type { Reply } from '../call.ts'
import { fetchFor } from '../fetch-for.ts'
import { jsonOrText } from '../json-or-text.ts'
import type { ReplyLimits } from '../whole-reply.ts'

export interface ClientOptions {
  readonly token: string
  /** `https://gitlab.example/api/v4` */
  readonly apiUrl: string
  /** Limits of time and size of a reply; tests use shorter ones. */
  readonly replyLimits?: ReplyLimits | undefined
  /** Called for every reply, to show progress. */
  readonly onReply?: (() => void) | undefined
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Client {
  /** Returns any complete reply; its data is `undefined` for status 204, and text if it is not JSON. */
  send(method: Method, path: string, parameters?: Readonly<Record<string, unknown>>): Promise<Reply>
}

/** GitLab ends a request after 60 seconds; publishing many notes takes a while. */
const LIMITS: ReplyLimits = { milliseconds: 90_000, bytes: 64 * 1024 * 1024 }

export async function createClient({
  token,
  apiUrl,
  replyLimits = LIMITS,
  onReply,
}: ClientOptions): Promise<Client> {
  const fetch = await fetchFor(apiUrl, replyLimits, onReply)
  const base = apiUrl.replace(/(?<!\/)\/+$/, '')
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': `fencepost/${VERSION}`,
  }
  return {
    async send(method, path, parameters = {}) {
      const query = method === 'GET' ? formatQuery(parameters) : ''
      const body = method === 'POST' || method === 'PUT' ? { body: JSON.stringify(parameters) } : {}
      const reply = await fetch(`${base}${path}${query}`, { method, headers, ...body })
      const text = await reply.text()
      const data = reply.status === 204 ? undefined : jsonOrText(text)
      return { status: reply.status, data, headers: Object.fromEntries(reply.headers) }
    },
  }
}

function formatQuery(parameters: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)])
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
