import { createWaitBudget, type WaitBudget, type WaitBudgetOptions } from '../wait-budget.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { createReader, type Reader } from './read.ts'

/** A connection to a GitLab server for one run. */
export interface Connection {
  readonly client: Client
  readonly reader: Reader
  readonly waitBudget: WaitBudget
  readonly say: (message: string) => void
}

export async function connectGitLab(options: ClientOptions & WaitBudgetOptions): Promise<Connection> {
  const client = await createClient(options)
  const waitBudget = createWaitBudget(options)
  return { client, reader: createReader(client, waitBudget), waitBudget, say: options.say }
}
