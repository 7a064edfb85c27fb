import * as z from 'zod/mini'
import { UnreadError } from '../platform.ts'
import type { PullRequestName } from './post-review.ts'
import type { Reader } from './read.ts'

const TREE = '/repos/{owner}/{repo}/git/trees/{tree_sha}'

const tree = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.nullish(z.string()) })),
  truncated: z.nullish(z.boolean()),
})

/**
 * Which paths a commit contains. GitHub lists up to 100,000 entries; in a larger tree, other paths are unknown.
 * https://docs.github.com/rest/git/trees#get-a-tree
 */
export async function lookUpPaths(
  reader: Reader,
  { owner, repo }: PullRequestName,
  paths: readonly string[],
  commit: string,
): Promise<ReadonlyMap<string, boolean>> {
  try {
    const read = await reader.one(TREE, { owner, repo, tree_sha: commit, recursive: 1 }, tree)
    const files = new Set(read.tree.filter(({ type }) => type !== 'tree').map(({ path }) => path))
    const known = read.truncated === false ? paths : paths.filter((path) => files.has(path))
    return new Map(known.map((path) => [path, files.has(path)]))
  } catch (error) {
    // A token without access to the contents can still post reviews; then all paths are unknown.
    if (error instanceof UnreadError) return new Map()
    throw error
  }
}
