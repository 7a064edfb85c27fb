import type { Octokit } from '@octokit/rest'
import { createPatience, type Patience } from '../patience.ts'
import { type ClientOptions, createClient } from './client.ts'
import { createReader, type Reader } from './read.ts'

/** The way to a GitHub, with the patience of one run. */
export interface Connection {
  readonly octokit: Octokit
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

export async function connect({ maxWait, say, second, ...client }: ConnectOptions): Promise<Connection> {
  const octokit = await createClient(client)
  const patience = createPatience({ maxSeconds: maxWait, say, ...(second === undefined ? {} : { second }) })
  return { octokit, reader: createReader(octokit, patience), patience, say }
}
