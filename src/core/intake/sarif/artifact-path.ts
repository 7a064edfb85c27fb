import { describe } from '../../finding.ts'
import { entryIn, isAbsent, type JsonObject, listIn, objectIn, textIn, wholeIn } from '../json-value.ts'
import type { BadField } from './bad-field.ts'

/** The path that an `artifactLocation` means; none where it names no file. */
export type ArtifactPath = { readonly path: string | undefined } | BadField
export type PathReader = (artifactLocation: JsonObject) => ArtifactPath

/**
 * Paths as the diff may know them: URIs decoded, `file:` and base ids resolved.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html#_Toc34317427
 */
export function pathReader(run: JsonObject): PathReader {
  const artifacts = listIn(run.artifacts)
  const baseOf = baseReader(run)
  const toPath = (uri: string, baseId: unknown) =>
    isRelative(uri) ? baseOf(textIn(baseId)) + decoded(uri) : absolutePath(uri)

  return (location) => {
    const { uri, index } = location
    if (isAbsent(uri)) return indexed(index)
    if (typeof uri !== 'string') return bad('uri', uri, 'a URI such as "src/cart.ts" is expected')
    return { path: uri === '' ? undefined : toPath(uri, location.uriBaseId) }
  }

  function indexed(index: unknown): ArtifactPath {
    if (isAbsent(index) || index === -1) return { path: undefined }
    const artifact = objectIn(artifacts[wholeIn(index, 0) ?? -1])
    if (!artifact) return bad('index', index, `the run has ${artifacts.length} artifacts, counted from 0`)
    const { uri, uriBaseId } = objectIn(artifact.location) ?? {}
    if (typeof uri !== 'string') return { path: undefined }
    const path = toPath(uri, uriBaseId)
    // A file inside an archive is none of the repository, whatever its name.
    const parent = objectIn(objectIn(artifacts[wholeIn(artifact.parentIndex, 0) ?? -1])?.location)
    return { path: parent ? `${textIn(parent.uri) ?? ''}!/${path}` : path }
  }
}

function bad(field: string, value: unknown, valid: string): BadField {
  return { bad: { field, message: `is ${describe(value)}; ${valid}` } }
}

/** Ids that tools give the root of the repository, wherever that lay on the machine they ran on. */
const ROOT_ID = /^%?(?:(?:src|source|repo|repository|project|git)_?root|root_?path|root|workspace)%?$/i
const MAX_CHAIN = 20
const MAX_BASE = 4096

/**
 * What stands before a relative URI: nothing for the root of the repository and for ids that the log does not
 * explain, else the directory that the id stands for.
 */
function baseReader(run: JsonObject): (id: string | undefined) => string {
  const bases = new Map<string, string>()
  return (id) => {
    if (id === undefined) return ''
    const known = bases.get(id)
    if (known !== undefined) return known
    const base = resolveBase(run.originalUriBaseIds, id)
    bases.set(id, base)
    return base
  }
}

function resolveBase(baseIds: unknown, id: string): string {
  let base = ''
  let at: string | undefined = id
  for (let step = 0; at !== undefined && step < MAX_CHAIN; step++) {
    const location = objectIn(entryIn(baseIds, at))
    const uri = textIn(location?.uri)
    if (uri === undefined || uri.length > MAX_BASE) return base
    if (!isRelative(uri)) return ROOT_ID.test(at) ? base : withSlash(absolutePath(uri)) + base
    base = withSlash(decoded(uri)) + base
    at = textIn(location?.uriBaseId)
  }
  return at === undefined ? base : ''
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
