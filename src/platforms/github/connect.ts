import type { Octokit } from '@octokit/rest'
import { createPatience, type Patience, type PatienceOptions } from '../wait-budget.ts'
import { type ClientOptions, createClient } from './client.ts'
import { createReader, type Reader } from './read.ts'

/** The way to a GitHub, with the patience of one run. */
export interface Connection {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly patience: Patience
  readonly say: (message: string) => void
}

export async function connect(options: ClientOptions & PatienceOptions): Promise<Connection> {
  const octokit = await createClient(options)
  const patience = createPatience(options)
  return { octokit, reader: createReader(octokit, patience), patience, say: options.say }
}
