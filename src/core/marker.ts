import { type Prose, sealed } from './lane.ts'

/** The hidden last line of a comment or review: how a later run knows its own. */

export interface CommentMarker {
  readonly id: string
  readonly commit: string
  readonly fingerprint: string
  /** How the marker of a review would name the finding, whatever line it stands on; in older markers missing. */
  readonly listedAs?: string
  /** Findings of other sources that the comment tells too. */
  readonly also: readonly NamedFinding[]
}

/** A finding as markers name it: with the text it stands on, and without. */
export interface NamedFinding {
  readonly fingerprint: string
  readonly listedAs: string
}

export interface ReviewMarker {
  readonly id: string
  readonly commit: string
  /** Same findings on the same commit: same run. */
  readonly run: string
  /** The first eight digits of the fingerprints of findings that stand in the body. */
  readonly listed: readonly string[]
  /** A digest of the fingerprints of those that had no room even there. */
  readonly rest: string
}

export const SHORT = 8

/** Some 13,000 characters of a body that holds 60,000. */
export const MAX_LISTED = 1500

/** `--` would end the HTML comment, and the id comes from a workflow's name. */
function encodeId(id: string): string {
  return encodeURIComponent(id.toWellFormed()).replaceAll('-', '%2D')
}

export function commentMarker(
  id: string,
  commit: string | undefined,
  { fingerprint, listedAs }: NamedFinding,
  also: readonly NamedFinding[] = [],
): Prose {
  const others = also.slice(0, MAX_ALSO).map((other) => `${other.fingerprint}:${other.listedAs}`)
  const more = others.length === 0 ? '' : ` also=${others.join(',')}`
  return marker(
    `id=${encodeId(id)} commit=${commit ?? 'none'} fingerprint=${fingerprint} as=${listedAs}${more}`,
  )
}

/** More sources than ever report the same. */
const MAX_ALSO = 20

export function reviewMarker({ id, commit, run, listed, rest }: ReviewMarker): Prose {
  return marker(`id=${encodeId(id)} commit=${commit} run=${run} listed=${listed.join(',')} rest=${rest}`)
}

function marker(fields: string): Prose {
  return sealed(`<!-- fencepost v1 ${fields} -->`)
}

const COMMENT =
  /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) fingerprint=([0-9a-f]{32})(?: as=([0-9a-f]{8}))?(?: also=([0-9a-f:,]+))? -->$/
const REVIEW =
  /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) run=([0-9a-f]{32}) listed=([0-9a-f,]*) rest=(\w+) -->$/

/** Only the exact last line counts: a marker that is quoted or forged further up is text. */
export function readCommentMarker(body: string): CommentMarker | undefined {
  const [, id, commit, fingerprint, listedAs, also] = COMMENT.exec(lastLine(body)) ?? []
  if (id === undefined || commit === undefined || fingerprint === undefined) return undefined
  const known = listedAs === undefined ? {} : { listedAs }
  return { id: decodeId(id), commit, fingerprint, ...known, also: namedIn(also) }
}

function namedIn(also = ''): NamedFinding[] {
  return also.split(',').flatMap((pair) => {
    const [fingerprint, listedAs] = pair.split(':')
    return fingerprint && listedAs ? [{ fingerprint, listedAs }] : []
  })
}

export function readReviewMarker(body: string): ReviewMarker | undefined {
  const [, id, commit, run, listed, rest] = REVIEW.exec(lastLine(body)) ?? []
  if (!id || !commit || !run || listed === undefined || !rest) return undefined
  return { id: decodeId(id), commit, run, listed: listed.split(',').filter(Boolean), rest }
}

/** What is left for a reader. */
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
