import type { Octokit } from '@octokit/rest'
import { createWaitBudget, type WaitBudget, type WaitBudgetOptions } from '../wait-budget.ts'
import { type ClientOptions, createClient } from './client.ts'
import { createReader, type Reader } from './read.ts'

/** A connection to a GitHub server for one run. */
export interface Connection {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly waitBudget: WaitBudget
  readonly say: (message: string) => void
}

export async function connect(options: ClientOptions & WaitBudgetOptions): Promise<Connection> {
  const octokit = await createClient(options)
  const waitBudget = createWaitBudget(options)
  return { octokit, reader: createReader(octokit, waitBudget), waitBudget, say: options.say }
}
