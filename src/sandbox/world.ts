import type { Accounts } from './accounts.ts'
import { Clock } from './clock.ts'
import type { Changes, Commit } from './git/commit-stream.ts'
import { type Branches, createBranches } from './git/create-branches.ts'
import { createRepository, type Repository } from './git/create-repository.ts'

/** State that both platforms share; handlers read and change it one at a time. */
export interface World<Account extends { readonly token: string }> {
  readonly repository: Repository
  readonly accounts: Accounts<Account>
  readonly clock: Clock
  /** How many reads of its list miss an item created now. */
  lag: number
  /** Scheme, host and base path of the REST API; known once the server listens. */
  apiUrl: string
}

/** Creates a repository with two branches and returns it with their first commits. */
export async function createWorld<Account extends { readonly token: string }>(
  accounts: Accounts<Account>,
  branches: Omit<Branches, 'time'>,
) {
  const repository = createRepository()
  const clock = new Clock()
  const shas = await createBranches(repository, { ...branches, time: clock.tick() })
  const world: World<Account> = { repository, accounts, clock, lag: 0, apiUrl: '' }
  return { world, ...shas }
}

export interface Push {
  readonly files: Changes
  readonly message: string
  readonly author: string
  readonly committer?: string
}

/** Commits to a branch and returns the SHA. */
export async function commitPush(
  { repository, clock }: Pick<World<never>, 'repository' | 'clock'>,
  push: Push,
  on: Pick<Commit, 'branch' | 'parent' | 'holds'>,
): Promise<string> {
  const [sha = ''] = await repository.commit([{ ...push, ...on, time: clock.tick() }])
  return sha
}
