import { VERSION } from '../version.ts'
import { INVALID_PARAMS, isRecord, type Params, RequestError } from './json-rpc.ts'

/**
 * MCP comes in two eras. In the older one a client begins with `initialize`, and the version holds from then on. In the
 * newer one every request names its version, nothing is remembered, and `server/discover` says what there is.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning
 */

/** Versions with `initialize`, the newest first. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

/** The only version in which several messages may come in one list. */
export const BATCH_VERSION = '2025-03-26'

/** Versions that each request names, the newest first. */
export const REQUEST_VERSIONS = ['2026-07-28'] as const

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion'
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities'
const SERVER_KEY = 'io.modelcontextprotocol/serverInfo'

const UNSUPPORTED_VERSION = -32_022

export const SERVER_INFO = { name: 'fencepost', version: VERSION }

/** Whether a request names its version; throws a `RequestError` if it does so in a wrong way. */
export function namesVersion({ _meta: meta }: Params): boolean {
  if (!isRecord(meta) || !Object.hasOwn(meta, VERSION_KEY)) return false
  const version = meta[VERSION_KEY]
  if (typeof version !== 'string') throw missingMeta(VERSION_KEY, 'a text')
  if (!REQUEST_VERSIONS.some((known) => known === version))
    throw new RequestError(UNSUPPORTED_VERSION, 'Unsupported protocol version', {
      supported: REQUEST_VERSIONS,
      requested: version,
    })
  if (!isRecord(meta[CAPABILITIES_KEY])) throw missingMeta(CAPABILITIES_KEY, 'an object')
  return true
}

export function missingMeta(key = VERSION_KEY, expected = 'a text'): RequestError {
  return new RequestError(INVALID_PARAMS, `"_meta" must have "${key}", ${expected}`)
}

/** A result in the form of the newer era. */
export function completeResult(result: object): object {
  return { resultType: 'complete', ...result, _meta: { [SERVER_KEY]: SERVER_INFO } }
}

/** For results that stay the same as long as the server runs. */
export const CACHEABLE = { ttlMs: 3_600_000, cacheScope: 'public' } as const
