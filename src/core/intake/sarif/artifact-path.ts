import { entryIn, isAbsent, type JsonObject, listIn, objectIn, textIn, wholeIn } from '../json-value.ts'
import { type BadField, badField } from './bad-field.ts'

/** The path that an `artifactLocation` means; none where it names no file. */
export type ArtifactPath =
  | { readonly path: string | undefined; readonly root?: string | undefined }
  | BadField
export type PathReader = (artifactLocation: JsonObject) => ArtifactPath

/** Paths as the diff may know them: URIs decoded, `file:` and base ids resolved. SARIF 2.1.0, §3.4. */
export function pathReader(run: JsonObject): PathReader {
  const artifacts = listIn(run.artifacts)
  const byIndex = new Map<unknown, ArtifactPath>()
  const baseOf = baseReader(run)
  const locate = (uri: string, baseId: unknown): Located => {
    if (!isRelative(uri)) return { path: absolutePath(uri) }
    const { before, root } = baseOf(textIn(baseId))
    return { path: before + decoded(uri), root }
  }

  return (location) => {
    const { uri, index } = location
    if (isAbsent(uri)) return known(index)
    if (typeof uri !== 'string') return badField('uri', uri, 'a URI such as "src/cart.ts" is expected')
    if (uri.length > MAX_URI) return badField('uri', uri, `at most ${MAX_URI} characters are read`)
    return uri === '' ? { path: undefined } : locate(uri, location.uriBaseId)
  }

  /** Read once: a log may name one artifact for all its results. */
  function known(index: unknown): ArtifactPath {
    const path = byIndex.get(index) ?? indexed(index)
    if (typeof index === 'number') byIndex.set(index, path)
    return path
  }

  function indexed(index: unknown): ArtifactPath {
    if (isAbsent(index) || index === -1) return { path: undefined }
    const artifact = objectIn(artifacts[wholeIn(index, 0) ?? -1])
    if (!artifact)
      return badField('index', index, `the run has ${artifacts.length} artifacts, counted from 0`)
    const { uri, uriBaseId } = objectIn(artifact.location) ?? {}
    if (typeof uri !== 'string') return { path: undefined }
    if (uri.length > MAX_URI)
      return badField('index', index, `at most ${MAX_URI} characters of a URI are read`)
    // A file inside an archive is none of the repository, whatever its name.
    const parent = objectIn(objectIn(artifacts[wholeIn(artifact.parentIndex, 0) ?? -1])?.location)
    return parent ? { path: `${textIn(parent.uri, MAX_URI) ?? ''}!/${decoded(uri)}` } : locate(uri, uriBaseId)
  }
}

/** Ids that tools give the root of the repository, wherever that lay on the machine they ran on. */
const ROOT_ID = /^%?(?:(?:src|source|repo|repository|project|git)_?root|root_?path|root|workspace)%?$/i
const MAX_CHAIN = 20
/** No file has a longer path: PATH_MAX is 4096 bytes. */
const MAX_URI = 4096
const MAX_BASE = 1000

interface Located {
  readonly path: string
  readonly root?: string | undefined
}

interface Base {
  readonly before: string
  /** Where the root of the repository lay, or what the tool took for it: jscpd says so of any directory. */
  readonly root?: string
}

/**
 * What stands before a relative URI: nothing for the root of the repository and for ids that the log does not
 * explain, else the directory that the id stands for.
 */
function baseReader(run: JsonObject): (id: string | undefined) => Base {
  const bases = new Map<string, Base>()
  return (id) => {
    if (id === undefined) return { before: '' }
    const known = bases.get(id)
    if (known !== undefined) return known
    const base = resolveBase(run.originalUriBaseIds, id)
    bases.set(id, base)
    return base
  }
}

function resolveBase(baseIds: unknown, id: string): Base {
  let before = ''
  let at: string | undefined = id
  for (let step = 0; at !== undefined && step < MAX_CHAIN && before.length < MAX_BASE; step++) {
    const location = objectIn(entryIn(baseIds, at))
    const uri = textIn(location?.uri)
    if (uri === undefined || uri.length > MAX_BASE) return { before }
    if (!isRelative(uri)) {
      const root = withSlash(absolutePath(uri))
      return ROOT_ID.test(at) ? { before, root } : { before: root + before }
    }
    before = withSlash(decoded(uri)) + before
    at = textIn(location?.uriBaseId)
  }
  return { before: at === undefined ? before : '' }
}

function withSlash(directory: string): string {
  return directory.endsWith('/') ? directory : `${directory}/`
}

/** One letter is a drive of Windows. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i
const DRIVE = /^[a-z]:[\\/]/i

function isRelative(uri: string): boolean {
  return !SCHEME.test(uri) && !DRIVE.test(uri) && !/^[\\/]/.test(uri)
}

/** `file:///C:/a%20b` is `C:/a b`. What is no file is named as it is: no path of a diff looks like it. */
function absolutePath(uri: string): string {
  const file = /^file:(?:\/\/(?:localhost(?=\/))?)?/i.exec(uri)?.[0]
  if (file === undefined) return SCHEME.test(uri) ? uri : decoded(uri)
  const path = decoded(uri.slice(file.length))
  return /^\/[a-z]:/i.test(path) ? path.slice(1) : path
}

/** Many tools write paths where a URI belongs: what is not encoded stays. */
function decoded(uri: string): string {
  if (!uri.includes('%')) return uri
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}
