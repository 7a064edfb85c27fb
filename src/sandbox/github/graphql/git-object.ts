import type { State } from '../state.ts'

/** `Repository.object`: a commit, tree or blob by a revision such as `commit:path`; null if there is none. */
export async function readGitObject({ repository, settings }: State, expression: string) {
  const object = await repository.readObject(expression)
  if (!object) return null
  const { id: oid, type, content } = object
  switch (type) {
    case 'commit':
      return { __typename: 'Commit', id: `C_kwDOSandbox${oid}`, oid }
    case 'tree':
      return { __typename: 'Tree', id: `T_kwDOSandbox${oid}`, oid }
    case 'blob': {
      const isBinary = content.subarray(0, SNIFFED_BYTES).includes(0)
      const { blobTextBytes } = settings.limits
      return {
        __typename: 'Blob',
        id: `B_kwDOSandbox${oid.slice(0, 12)}`,
        oid,
        byteSize: content.length,
        isBinary,
        isTruncated: content.length > blobTextBytes,
        text: isBinary ? null : content.subarray(0, blobTextBytes).toString(),
      }
    }
    default:
      throw new Error(`The sandbox has no objects of type ${type}.`)
  }
}

/** Git looks for a null byte in the beginning of a file; GitHub's own rule is not documented. */
const SNIFFED_BYTES = 8000
