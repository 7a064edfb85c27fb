import { type Place, placeIn } from './place.ts'
import { severityTag } from './severity-tag.ts'

/** The first line of a finding, parsed. */
export interface Head {
  readonly path: string
  readonly line: number
  readonly endLine?: number
  readonly severity?: string
  readonly rule?: string
  /** The message on this line; it may continue, or start, on the lines below. */
  readonly message: string
  /** Number of leading blanks. */
  readonly indent: number
  /** Index where the text after a bullet starts. */
  readonly content: number
}

/**
 * Parses `path:line[-end][:column]: [severity:] message`, as printed by compilers, `grep -n` and models: optionally
 * after a bullet, a number or `#`, in bold or in backticks. Only the start of a line is examined.
 */
export function readHead(line: string): Head | undefined {
  const start = line.slice(0, MAX_HEAD)
  if (!NUMBER.test(start)) return undefined
  const prefix = PREFIX.exec(start)?.[0] ?? ''
  const tagBefore = severityTag(start.slice(prefix.length))
  const place = placeIn(start, prefix.length + (tagBefore?.length ?? 0))
  if (!place) return undefined
  const tagAfter = severityTag(start.slice(place.to))
  if (!startsFinding(place, prefix, tagAfter !== undefined)) return undefined
  const tag = tagAfter ?? tagBefore
  return {
    path: place.path,
    line: place.line,
    ...(place.endLine !== undefined && { endLine: place.endLine }),
    ...(tag && { severity: tag.severity }),
    ...(tag?.rule !== undefined && { rule: tag.rule }),
    message: line.slice(place.to + (tagAfter?.length ?? 0)).trim(),
    indent: line.search(/\S|$/),
    content: prefix.length,
  }
}

/** In characters: a path of 1024 characters and everything that may be around it. */
const MAX_HEAD = 1300

/** A fast test: most lines have no line number. */
const NUMBER = /[:(L][`*"']{0,5}L?\d/

/** Blanks, bullets, `3.`, `###`, `[x]` and emoji. */
const PREFIX =
  /^[ \t]*(?:(?:[-*+•]|\d{1,4}[.)]|#{1,6}|\[[ xX]\])[ \t]+){0,3}(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]{0,2}[ \t]*){0,3}/u

/** A place alone is not enough, because sentences and lists may start with one, except in a heading or in bold. */
function startsFinding({ ends, bold }: Place, prefix: string, tagged: boolean): boolean {
  if (ends === 'separator') return true
  return ends === 'text' ? tagged : bold || prefix.includes('#')
}
