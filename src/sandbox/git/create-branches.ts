import type { Files } from './commit-stream.ts'
import type { Repository } from './create-repository.ts'

interface Branch {
  readonly branch: string
  readonly files: Files
  readonly author: string
}

/** A base branch, a head branched off from it, and optionally the files of a later commit on the base. */
export interface Branches {
  readonly base: Branch
  readonly head: Branch & { readonly message: string }
  readonly baseLater?: Files
  readonly time: number
}

/** Returns the merge base, the tip of the head and the tip of the base. */
export async function createBranches(
  repository: Repository,
  { base, head, baseLater, time }: Branches,
): Promise<{ baseSha: string; headSha: string; targetSha: string }> {
  const first = { ...base, holds: 'tree', message: 'Start', time } as const
  const second = { ...head, parent: 0, holds: 'tree', time } as const
  const later = baseLater ? [{ ...first, parent: 0, files: baseLater, message: 'Go on' }] : []
  const [baseSha = '', headSha = '', laterSha] = await repository.commit([first, second, ...later])
  return { baseSha, headSha, targetSha: laterSha ?? baseSha }
}
