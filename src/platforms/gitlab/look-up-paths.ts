import * as z from 'zod/mini'
import { UnreadError } from '../platform.ts'
import { RefusedRead } from '../retry-read.ts'
import type { Reader } from './read.ts'

/** Each path takes a request. If a model gets more paths wrong, most of its paths are wrong. */
const MAX_PATHS = 20

const file = z.object({ file_path: z.string() })

/** Which paths a commit contains. https://docs.gitlab.com/api/repository_files/#get-file-from-repository */
export async function lookUpPaths(
  reader: Reader,
  project: string,
  paths: readonly string[],
  commit: string,
): Promise<ReadonlyMap<string, boolean>> {
  const found = new Map<string, boolean>()
  for (const path of paths.slice(0, MAX_PATHS)) {
    const address = `/projects/${encodeURIComponent(project)}/repository/files/${encodeURIComponent(path.toWellFormed())}?ref=${commit}`
    try {
      await reader.one(address, file)
      found.set(path, true)
    } catch (error) {
      if (!(error instanceof UnreadError)) throw error
      if (!isNoSuchFile(error)) return found
      found.set(path, false)
    }
  }
  return found
}

/** `404 Commit Not Found` and `404 Project Not Found` say nothing about the file. */
function isNoSuchFile(error: UnreadError): boolean {
  return error instanceof RefusedRead && error.status === 404 && /file not found/i.test(error.message)
}
