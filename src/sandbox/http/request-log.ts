/** One request as it came in, without the token: fit for a golden file. */
export interface RecordedRequest {
  readonly method: string
  /** With the query, without the origin. */
  readonly path: string
  /** Only what the client chose to say, not what its version or the machine adds. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed where it is JSON. */
  readonly body: unknown
  /** Who is asking; or that a token came that is not known here, or none. */
  readonly from: Caller
  /** What was done to the reply on purpose. */
  fault?: string
  /** Absent: no whole reply was sent. */
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
