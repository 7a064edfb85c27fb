import { createWaitBudget, type WaitBudget, type WaitBudgetOptions } from '../wait-budget.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { createReader, type Reader } from './read.ts'

/** The way to a GitLab, with the patience of one run. */
export interface Connection {
  readonly client: Client
  readonly reader: Reader
  readonly patience: WaitBudget
  readonly say: (message: string) => void
}

export async function connectGitLab(options: ClientOptions & WaitBudgetOptions): Promise<Connection> {
  const client = await createClient(options)
  const patience = createWaitBudget(options)
  return { client, reader: createReader(client, patience), patience, say: options.say }
}
