/** One request as received, without the token, so that it can go into a golden file. */
export interface RecordedRequest {
  readonly method: string
  /** With query, without origin. */
  readonly path: string
  /** Only the headers that the client sets itself, not those that depend on its version or the machine. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed if it is JSON. */
  readonly body: unknown
  /** The account of the token; or that the token is unknown or missing. */
  readonly from: Caller
  /** The fault that was injected. */
  fault?: string
  /** Absent if a fault was injected. */
  status?: number
}

export type Caller = { kind: 'known'; login: string } | { kind: 'unknown-token' } | { kind: 'nobody' }

const SHOWN_HEADERS = ['accept', 'content-type', 'x-github-api-version']

export function shownHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    SHOWN_HEADERS.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
