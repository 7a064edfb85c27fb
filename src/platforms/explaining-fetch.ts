import { messageOf, UserError } from '../errors.ts'

type Fetch = typeof globalThis.fetch

/** A `fetch` whose errors give the reason; those of Node only say "fetch failed". */
export function explainingFetch(fetch: Fetch, via = ''): Fetch {
  return (input, init) =>
    fetch(input, init).catch((error: unknown) => {
      throw explain(error, via)
    })
}

/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const UNTRUSTED = [
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

function explain(error: unknown, via: string): Error {
  if (error instanceof UserError) return error
  const reason = reasonOf(error)
  const message = `${via}${messageOf(reason) || 'no connection'}`
  const { code } = reason as { code?: unknown }
  if (!UNTRUSTED.some((each) => each === code)) return new Error(message, { cause: error })
  // Node 24 appends its own advice after a semicolon.
  const [what] = message.split(';')
  return new UserError(`${what}: the certificate is not trusted here`, {
    hint: 'Set NODE_EXTRA_CA_CERTS to a PEM file with the certificate of the authority that signed it.',
    cause: error,
  })
}

/** The innermost cause; if several IP addresses were tried, that of the first. */
export function reasonOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error
}
