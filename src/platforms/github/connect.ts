import type { Octokit } from '@octokit/rest'
import { createWaitBudget, type WaitBudget, type WaitBudgetOptions } from '../wait-budget.ts'
import { type ClientOptions, createClient } from './client.ts'
import { createReader, type Reader } from './read.ts'

/** The way to a GitHub, with the patience of one run. */
export interface Connection {
  readonly octokit: Octokit
  readonly reader: Reader
  readonly patience: WaitBudget
  readonly say: (message: string) => void
}

export async function connect(options: ClientOptions & WaitBudgetOptions): Promise<Connection> {
  const octokit = await createClient(options)
  const patience = createWaitBudget(options)
  return { octokit, reader: createReader(octokit, patience), patience, say: options.say }
}
