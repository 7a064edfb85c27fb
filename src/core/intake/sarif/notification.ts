import type { Finding, Origin } from '../../finding/finding.ts'
import { collapseWhitespace } from '../../text/collapse-whitespace.ts'
import { truncate } from '../../text/truncate.ts'
import { type JsonObject, objectIn, objectsIn, textIn } from '../json-value.ts'
import { readResult } from './result.ts'
import type { Run } from './run.ts'

/** A notification of a tool about its run: a finding if it is about a file, else a remark for the log. */
export type ReadNotification = { readonly finding: Finding } | { readonly remark: string } | undefined

/**
 * ESLint's formatter reports files that cannot be parsed only as notifications. A warning without a line is about the
 * tool, such as a file that it was configured to ignore.
 */
export function readNotification(notification: JsonObject, run: Run, origin: Origin): ReadNotification {
  const level = notification.level ?? 'warning'
  if (level !== 'error' && level !== 'warning') return undefined
  const { message, locations } = notification
  const ruleId = idIn(notification.descriptor) ?? idIn(notification.associatedRule)
  const read = readResult({ level, message, locations, ruleId }, run, origin)
  if ('finding' in read) {
    const { path, line } = read.finding
    if (path !== '' && (line !== undefined || level === 'error')) return { finding: read.finding }
  }
  const text = textIn(objectIn(message)?.text)
  return text === undefined ? undefined : { remark: collapseWhitespace(truncate(text, MAX_REMARK)) }
}

const MAX_REMARK = 300

function idIn(reference: unknown): string | undefined {
  return textIn(objectIn(reference)?.id)
}

export function notificationsIn(run: JsonObject): readonly JsonObject[] {
  return objectsIn(run.invocations).flatMap((invocation) => [
    ...objectsIn(invocation.toolConfigurationNotifications),
    ...objectsIn(invocation.toolExecutionNotifications),
  ])
}
