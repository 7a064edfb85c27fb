import { entryIn, isAbsent, type JsonObject, listIn, objectIn, textIn, wholeIn } from '../json-value.ts'
import { type BadField, badField } from './bad-field.ts'

/** The path of an `artifactLocation`; `undefined` if it names no file. */
export type ArtifactPath =
  | { readonly path: string | undefined; readonly root?: string | undefined }
  | BadField
export type PathReader = (artifactLocation: JsonObject) => ArtifactPath

/** Creates a function that decodes URIs and resolves `file:` and base ids. SARIF 2.1.0, §3.4. */
export function pathReader(run: JsonObject): PathReader {
  const artifacts = listIn(run.artifacts)
  const byIndex = new Map<unknown, ArtifactPath>()
  const baseOf = baseReader(run)
  const resolve = (uri: string, baseId: unknown): ResolvedUri => {
    if (!isRelative(uri)) return { path: absolutePath(uri) }
    const { before, root } = baseOf(textIn(baseId))
    return { path: before + decode(uri), root }
  }

  return (location) => {
    const { uri, index } = location
    if (isAbsent(uri)) return cached(index)
    if (typeof uri !== 'string') return badField('uri', uri, 'a URI such as "src/cart.ts" is expected')
    if (uri.length > MAX_URI) return badField('uri', uri, `at most ${MAX_URI} characters are read`)
    return uri === '' ? { path: undefined } : resolve(uri, location.uriBaseId)
  }

  /** Cached: a log may have one artifact for all its results. */
  function cached(index: unknown): ArtifactPath {
    const path = byIndex.get(index) ?? indexed(index)
    if (typeof index === 'number') byIndex.set(index, path)
    return path
  }

  function indexed(index: unknown): ArtifactPath {
    if (isAbsent(index) || index === -1) return { path: undefined }
    const artifact = objectIn(artifacts[wholeIn(index, 0) ?? -1])
    if (!artifact)
      return badField('index', index, `the run has ${artifacts.length} artifacts, numbered from 0`)
    const { uri, uriBaseId } = objectIn(artifact.location) ?? {}
    if (typeof uri !== 'string') return { path: undefined }
    if (uri.length > MAX_URI)
      return badField('index', index, `at most ${MAX_URI} characters of a URI are read`)
    // A file inside an archive is not a file of the repository, whatever its name.
    const parent = objectIn(objectIn(artifacts[wholeIn(artifact.parentIndex, 0) ?? -1])?.location)
    return parent ? { path: `${textIn(parent.uri, MAX_URI) ?? ''}!/${decode(uri)}` } : resolve(uri, uriBaseId)
  }
}

/** Ids that tools use for the root of the repository. */
const ROOT_ID = /^%?(?:(?:src|source|repo|repository|project|git)_?root|root_?path|root|workspace)%?$/i
const MAX_CHAIN = 20
/** In characters. No file has a longer path: PATH_MAX is 4096 bytes. */
const MAX_URI = 4096
const MAX_BASE = 1000

interface ResolvedUri {
  readonly path: string
  readonly root?: string | undefined
}

interface Base {
  readonly before: string
  /** The root of the repository on the tool's machine, as far as known: jscpd uses the id for any directory. */
  readonly root?: string
}

/**
 * Resolves a base id to the prefix of a relative URI: empty for the root of the repository and for ids that the log
 * does not define, else the directory of the id.
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
    before = withSlash(decode(uri)) + before
    at = textIn(location?.uriBaseId)
  }
  return { before: at === undefined ? before : '' }
}

function withSlash(directory: string): string {
  return directory.endsWith('/') ? directory : `${directory}/`
}

/** At least two letters: a single letter is a Windows drive. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i
const DRIVE = /^[a-z]:[\\/]/i

function isRelative(uri: string): boolean {
  return !SCHEME.test(uri) && !DRIVE.test(uri) && !/^[\\/]/.test(uri)
}

/** `file:///C:/a%20b` is `C:/a b`. URIs with other schemes stay as they are: no path of a diff looks like one. */
function absolutePath(uri: string): string {
  const file = /^file:(?:\/\/(?:localhost(?=\/))?)?/i.exec(uri)?.[0]
  if (file === undefined) return SCHEME.test(uri) ? uri : decode(uri)
  const path = decode(uri.slice(file.length))
  return /^\/[a-z]:/i.test(path) ? path.slice(1) : path
}

/** Many tools write plain paths instead of URIs: text that is not encoded stays. */
function decode(uri: string): string {
  if (!uri.includes('%')) return uri
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}
