import { createPatience, type Patience } from '../patience.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { createReader, type Reader } from './read.ts'

/** The way to a GitLab, with the patience of one run. */
export interface Connection {
  readonly client: Client
  readonly reader: Reader
  readonly patience: Patience
  readonly say: (message: string) => void
}

export interface ConnectOptions extends ClientOptions {
  /** Seconds to wait for rate limits, in all. */
  readonly maxWait: number
  readonly say: (message: string) => void
  /** Milliseconds in a second: tests have no time. */
  readonly second?: number | undefined
}

export async function connectGitLab(options: ConnectOptions): Promise<Connection> {
  const { maxWait, say, second, ...rest } = options
  const client = await createClient(rest)
  const patience = createPatience({ maxSeconds: maxWait, say, ...(second === undefined ? {} : { second }) })
  return { client, reader: createReader(client, patience), patience, say }
}
