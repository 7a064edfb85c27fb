import { type Place, placeIn } from './place.ts'
import { severityTag } from './severity-tag.ts'

/** The line with which a finding begins. */
export interface Head {
  readonly path: string
  readonly line: number
  readonly endLine?: number
  readonly severity?: string
  readonly rule?: string
  /** What the line says of it; the lines below may say the rest, or all. */
  readonly message: string
  /** Blanks before it, and where its text begins behind a bullet. */
  readonly indent: number
  readonly content: number
}

/**
 * `path:line[-end][:column]: [severity:] message`, as compilers, `grep -n` and models print it: with a bullet, a
 * number or the signs of a heading before it, in bold or in backticks. Looks at the beginning of a line only.
 */
export function readHead(line: string): Head | undefined {
  const start = line.slice(0, MAX_HEAD)
  if (!NUMBER.test(start)) return undefined
  const lead = LEAD.exec(start)?.[0] ?? ''
  const early = severityTag(start.slice(lead.length))
  const place = placeIn(start, lead.length + (early?.length ?? 0))
  if (!place) return undefined
  const late = severityTag(start.slice(place.to))
  if (!begins(place, lead, late !== undefined)) return undefined
  const tag = late ?? early
  return {
    path: place.path,
    line: place.line,
    ...(place.endLine !== undefined && { endLine: place.endLine }),
    ...(tag && { severity: tag.severity }),
    ...(tag?.rule !== undefined && { rule: tag.rule }),
    message: line.slice(place.to + (late?.length ?? 0)).trim(),
    indent: line.search(/\S|$/),
    content: lead.length,
  }
}

/** A path of 1024 characters, and all that may stand round it. */
const MAX_HEAD = 1300

/** Most lines have none, and need no closer look. */
const NUMBER = /[:(L][`*"']{0,5}L?\d/

/** Blanks, bullets, `3.`, `###`, `[x]` and pictures. */
const LEAD =
  /^[ \t]*(?:(?:[-*+•]|\d{1,4}[.)]|#{1,6}|\[[ xX]\])[ \t]+){0,3}(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]{0,2}[ \t]*){0,3}/u

/** A sentence may begin with a place, and a list may be one of places: only a heading needs no more than that. */
function begins({ ends, bold }: Place, lead: string, tagged: boolean): boolean {
  if (ends === 'separator') return true
  return ends === 'text' ? tagged : bold || lead.includes('#')
}
