import { UserError } from '../errors.ts'
import { git, gitLine } from './git.ts'

/** The repository around a directory, at the commit that is reviewed. It is only read. */
export interface Repository {
  readonly root: string
  /** Of the directory below the root: `packages/web/`, or empty. */
  readonly prefix: string
  readonly commit: string
}

/** @param given a full commit id; without it HEAD. */
export async function findRepository(
  directory: string,
  given: string | undefined,
  signal: AbortSignal,
): Promise<Repository> {
  const ask = (...args: string[]) => gitLine(directory, ['rev-parse', ...args], signal)
  const root = await ask('--show-toplevel').catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new UserError(`${directory} is not in a git repository`, {
      hint: 'Run verify in a clone of the project that has the head of the pull request.',
      cause,
    })
  })
  const commit = await ask('--verify', '--quiet', '--end-of-options', `${given ?? 'HEAD'}^{commit}`).catch(
    (cause: unknown) => {
      signal.throwIfAborted()
      throw new UserError(`The repository has no commit ${given ?? 'yet'}`, {
        hint: 'Check out the head of the pull request, or fetch it: git fetch origin pull/7/head',
        cause,
      })
    },
  )
  return { root, prefix: await ask('--show-prefix'), commit }
}

export interface CommittedFile {
  readonly blob: string
  readonly content: Buffer
}

/** A regular file at the commit; `undefined` if there is none with this path. */
export async function committedFile(
  { root, commit }: Pick<Repository, 'root' | 'commit'>,
  path: string,
  signal: AbortSignal,
): Promise<CommittedFile | undefined> {
  const entry = await git(root, ['ls-tree', '-z', '--full-tree', commit, '--', path], signal)
  // A link or a submodule has no lines to change.
  const [, blob] = /^100\d{3} blob ([0-9a-f]+)\t/.exec(entry.toString('latin1')) ?? []
  return blob === undefined
    ? undefined
    : { blob, content: await git(root, ['cat-file', 'blob', blob], signal) }
}
