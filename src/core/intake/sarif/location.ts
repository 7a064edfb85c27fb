import { codeSpan } from '../../text/fence.ts'
import { type JsonObject, listIn, objectIn, objectsIn, textIn, wholeIn } from '../json-value.ts'
import { type BadField, below } from './bad-field.ts'
import { type Lines, linesText, regionLines } from './region.ts'
import type { Run } from './run.ts'

/** The place of a result. Without a path it is about no file. */
export interface Place {
  readonly path: string | undefined
  readonly root?: string | undefined
  readonly lines: Lines
  /** Where it starts in its first line. */
  readonly column?: number | undefined
}

export const NOWHERE: Place = { path: undefined, lines: undefined }

export function readPlace(location: JsonObject, { pathOf, columnsCount }: Run): Place | BadField {
  const physical = objectIn(location.physicalLocation)
  const artifact = objectIn(physical?.artifactLocation)
  if (!physical || !artifact) return NOWHERE
  const read = pathOf(artifact)
  if ('bad' in read) return below('physicalLocation.artifactLocation', read)
  const region = objectIn(physical.region)
  const span = region ? regionLines(region, columnsCount) : { lines: undefined }
  if ('bad' in span) return below('physicalLocation.region', span)
  const column = span.lines && columnsCount ? wholeIn(region?.startColumn, 1) : undefined
  return read.path === undefined ? NOWHERE : { ...read, lines: span.lines, column }
}

export function samePlace(one: Place, other: Place): boolean {
  return (
    one.path === other.path &&
    one.lines?.first === other.lines?.first &&
    one.lines?.last === other.lines?.last
  )
}

/** A place in Markdown; `undefined` if it has no path. */
export function placeText({ path, lines }: Place): string | undefined {
  return path === undefined ? undefined : codeSpan(path) + linesText(lines)
}

/** The name of the function or package of a location; used if the tool gives no file. */
export function logicalName(location: JsonObject, run: JsonObject): string | undefined {
  for (const logical of objectsIn(location.logicalLocations)) {
    const shared = objectIn(listIn(run.logicalLocations)[wholeIn(logical.index, 0) ?? -1])
    const name = nameIn(logical) ?? nameIn(shared)
    if (name !== undefined) return name
  }
  return undefined
}

function nameIn(logical: JsonObject | undefined): string | undefined {
  return textIn(logical?.fullyQualifiedName, MAX_NAME) ?? textIn(logical?.name, MAX_NAME)
}

const MAX_NAME = 500
