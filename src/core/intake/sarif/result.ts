import type { Finding, Origin } from '../../finding/finding.ts'
import { codeSpan } from '../../text/fence.ts'
import { isAbsent, type JsonObject, listIn, objectIn, objectsIn } from '../json-value.ts'
import { type BadField, below } from './bad-field.ts'
import { readFixes } from './fixes.ts'
import { logicalName, NOWHERE, type Place, readPlace } from './location.ts'
import { messageText } from './message.ts'
import { renderResult } from './result-text.ts'
import { ruleText } from './rule-text.ts'
import type { Run } from './run.ts'
import { readLevel } from './severity.ts'

/** A parsed result: a finding, or why it is none. */
export type ReadResult =
  | { readonly finding: Finding; readonly note?: string }
  | { readonly skipped: SkipReason }
  | BadField

/** Why a result is not a finding: a person has suppressed it, nothing is wrong, or it is gone. */
export type SkipReason = 'suppressed' | 'passed' | 'gone'

export function readResult(result: JsonObject, run: Run, origin: Origin): ReadResult {
  const skipped = skipReason(result)
  if (skipped) return { skipped }
  const rule = run.ruleOf(result)
  const message = messageText(result.message, rule, run.budget)
  if (message && 'bad' in message) return below('message', message)
  const found = findPlace(result, run)
  if ('bad' in found) return found

  const context = { result, run, rule, ...found }
  const { place } = found
  const about = ruleText(rule, message?.text ?? '')
  const { fixes, unplaced } = readFixes(message?.text ?? '', context)
  const pieces = [...renderResult(message, context), ...construct(result, place, run), ...unplaced]
  if (pieces.length === 0 && about.title === undefined) return { bad: MISSING_MESSAGE }
  const { severity, note } = readLevel(result, rule.rule)
  return {
    finding: {
      origin,
      kind: 'tool',
      path: place.path ?? '',
      ...(place.root === undefined ? {} : { root: place.root }),
      ...lineFields(place),
      severity,
      ...about,
      ...(pieces.length === 0 ? {} : { message: pieces.join('\n\n') }),
      ...(run.source === undefined ? {} : { source: run.source }),
      ...fixes,
    },
    ...(note === undefined ? {} : { note }),
  }
}

const MISSING_MESSAGE = {
  field: 'message',
  message: 'is empty; a result needs a "text", or an "id" among the messages of its rule',
}

/** A result with a level is a problem, whatever its kind: by the specification only failures have a level. */
function skipReason({ suppressions, kind, level, baselineState }: JsonObject): SkipReason | undefined {
  if (baselineState === 'absent') return 'gone'
  const passed = kind === 'pass' || kind === 'notApplicable'
  if (passed && (isAbsent(level) || level === 'none')) return 'passed'
  const all = listIn(suppressions)
  return all.length > 0 && all.every(isInForce) ? 'suppressed' : undefined
}

/** A suppression that is under review or rejected does not count. */
function isInForce(value: unknown): boolean {
  const suppression = objectIn(value)
  return suppression !== undefined && (isAbsent(suppression.status) || suppression.status === 'accepted')
}

/** The first location with a file; else the file that was analysed. */
function findPlace(
  result: JsonObject,
  run: Run,
): { readonly place: Place; readonly location: JsonObject | undefined } | BadField {
  for (const [index, value] of listIn(result.locations).entries()) {
    const location = objectIn(value)
    if (!location) continue
    const place = readPlace(location, run)
    if ('bad' in place) return below(`locations[${index}]`, place)
    if (place.path !== undefined) return { place, location }
  }
  const target = objectIn(result.analysisTarget)
  const read = target ? run.pathOf(target) : NOWHERE
  if ('bad' in read) return below('analysisTarget', read)
  return { place: { ...read, lines: undefined }, location: undefined }
}

function lineFields({ lines, column }: Place): Pick<Finding, 'line' | 'startLine' | 'column'> {
  if (!lines) return {}
  return {
    ...(lines.first === lines.last ? {} : { startLine: lines.first }),
    line: lines.last,
    ...(column === undefined ? {} : { column }),
  }
}

/** Names of functions or packages; only if there is no file. */
function construct(result: JsonObject, { path }: Place, run: Run): string[] {
  if (path !== undefined) return []
  const names = objectsIn(result.locations).flatMap((location) => logicalName(location, run.object) ?? [])
  return [...new Set(names)].slice(0, MAX_NAMES).map((name) => `In ${codeSpan(name)}.`)
}

const MAX_NAMES = 10
