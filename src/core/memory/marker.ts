import { SEVERITIES, type Severity } from '../finding/severities.ts'
import { markSafe, type Prose } from '../text/safe-text.ts'
import { readSurroundings, type Surroundings, writeSurroundings } from './surroundings.ts'

/** The hidden last line of a comment or review: how a later run knows its own. */

export interface CommentMarker {
  readonly id: string
  readonly commit: string
  readonly fingerprint: string
  /** How the marker of a review would name the finding, whatever line it is on; in older markers missing. */
  readonly listedAs?: string
  /** Findings of other sources that the comment reports too. */
  readonly also: readonly NamedFinding[]
  /** In older markers missing. */
  readonly claim?: MarkedClaim
}

/** What a later run needs to recognise the finding if it is reworded or its line was edited. */
export interface MarkedClaim {
  readonly severity: Severity
  /** A name for what the finding says, whatever code comes with it. */
  readonly says: string
  /** A name for its rule, where it has one. */
  readonly rule?: string
  readonly at: Surroundings
}

/** A finding as markers name it: with the text it is on, and without. */
export interface NamedFinding {
  readonly fingerprint: string
  readonly listedAs: string
}

export interface ReviewMarker {
  readonly id: string
  readonly commit: string
  /** Same findings on the same commit: same run. */
  readonly run: string
  /** Findings listed in the body, one name each. */
  readonly listed: readonly ListedName[]
  /** Findings that the marker has no room to name one by one: a name for each file and rule. */
  readonly groups: readonly ListedName[]
  /** A digest of the findings that are named neither one by one nor by group. */
  readonly rest: string
}

/** An entry of the body's marker: the name of a finding or group, and its severity. */
export interface ListedName {
  readonly name: string
  readonly severity: Severity
  /** The platform refused its comment; the name covers the text of its line too. */
  readonly isRefused?: true
}

/**
 * 96 bits in hex digits: too many for an attacker, who chooses names of variables and files, to find two findings with
 * the same name. Fingerprints of comments have 128.
 */
export const NAME_LENGTH = 24

/** They take about 14,000 of a body's 60,000 characters. */
export const MAX_LISTED = 400
export const MAX_GROUPS = 150

/** `--` would end the HTML comment, and the id comes from a workflow's name. */
function encodeId(id: string): string {
  return encodeURIComponent(id.toWellFormed()).replaceAll('-', '%2D')
}

export function commentMarker(
  id: string,
  commit: string | undefined,
  { fingerprint, listedAs }: NamedFinding,
  also: readonly NamedFinding[] = [],
  claim?: MarkedClaim,
): Prose {
  const others = also.slice(0, MAX_ALSO).map((other) => `${other.fingerprint}:${other.listedAs}`)
  const more = others.length === 0 ? '' : ` also=${others.join(',')}`
  return marker(
    `id=${encodeId(id)} commit=${commit ?? 'none'} fingerprint=${fingerprint} as=${listedAs}${more}${claim ? writeClaim(claim) : ''}`,
  )
}

function writeClaim({ severity, says, rule, at }: MarkedClaim): string {
  const ruled = rule === undefined ? '' : ` rule=${rule}`
  return ` severity=${severity} says=${says}${ruled} at=${writeSurroundings(at)}`
}

/** Far more sources than report one defect in practice. */
const MAX_ALSO = 20

export function reviewMarker({ id, commit, run, listed, groups, rest }: ReviewMarker): Prose {
  const known = `listed=${writeNames(listed)} groups=${writeNames(groups)} rest=${rest}`
  return marker(`id=${encodeId(id)} commit=${commit} run=${run} ${known}`)
}

/** `e0123…,W4567…`: the first letter of the severity, a capital where the comment was refused; then the name. */
function writeNames(names: readonly ListedName[]): string {
  const letter = ({ severity, isRefused }: ListedName) =>
    isRefused ? severity.charAt(0).toUpperCase() : severity.charAt(0)
  return names.map((entry) => letter(entry) + entry.name).join(',')
}

function readNames(written: string): ListedName[] {
  return written.split(',').flatMap((entry) => {
    const letter = entry.charAt(0)
    const severity = SEVERITIES.find((each) => each.charAt(0) === letter.toLowerCase())
    if (!severity) return []
    const isRefused = letter !== letter.toLowerCase()
    return [{ severity, name: entry.slice(1), ...(isRefused ? { isRefused } : {}) }]
  })
}

function marker(fields: string): Prose {
  return markSafe(`<!-- fencepost v1 ${fields} -->`)
}

const COMMENT =
  /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) fingerprint=([0-9a-f]{32})(?: as=([0-9a-f]{24}))?(?: also=([0-9a-f:,]+))?(?: severity=(\w+) says=([0-9a-f]{24})(?: rule=([0-9a-f]{24}))? at=([LR][0-9a-f_,]+))? -->$/
const REVIEW =
  /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) run=([0-9a-f]{32}) listed=([0-9a-fiwEWI,]*) groups=([0-9a-fiw,]*) rest=(\w+) -->$/

/** Only the exact last line counts: a marker that is quoted or forged further up is text. */
export function readCommentMarker(body: string): CommentMarker | undefined {
  const [, id, commit, fingerprint, listedAs, also, ...claimed] = COMMENT.exec(lastLine(body)) ?? []
  if (id === undefined || commit === undefined || fingerprint === undefined) return undefined
  const claim = readClaim(claimed)
  return {
    id: decodeId(id),
    commit,
    fingerprint,
    ...(listedAs === undefined ? {} : { listedAs }),
    also: namedIn(also),
    ...(claim ? { claim } : {}),
  }
}

function readClaim([word, says, rule, place = '']: readonly (string | undefined)[]): MarkedClaim | undefined {
  const severity = SEVERITIES.find((each) => each === word)
  const at = readSurroundings(place)
  if (!severity || says === undefined || !at) return undefined
  return { severity, says, ...(rule === undefined ? {} : { rule }), at }
}

function namedIn(also = ''): NamedFinding[] {
  return also.split(',').flatMap((pair) => {
    const [fingerprint, listedAs] = pair.split(':')
    return fingerprint && listedAs ? [{ fingerprint, listedAs }] : []
  })
}

export function readReviewMarker(body: string): ReviewMarker | undefined {
  const [, id, commit, run, listed = '', groups = '', rest] = REVIEW.exec(lastLine(body)) ?? []
  if (!id || !commit || !run || !rest) return undefined
  return { id: decodeId(id), commit, run, listed: readNames(listed), groups: readNames(groups), rest }
}

/** The text without its marker. */
export function withoutMarker<Body extends string>(body: Body): Body {
  return body.replace(/\n<!-- fencepost [^\n]*-->\s*$/, '').trimEnd() as Body
}

/** Platforms turn line ends into CRLF and trim the end. */
function lastLine(body: string): string {
  const text = body.trimEnd()
  return text.slice(text.lastIndexOf('\n') + 1)
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
