import type { Finding } from '../finding/finding.ts'
import type { PlanOptions } from '../options/plan-options.ts'
import type { PassedCheck } from '../options/verified.ts'
import { collapseWhitespace } from '../text/collapse-whitespace.ts'
import { shortCode } from '../text/fence.ts'
import { plural } from '../text/plural.ts'
import { inlineText, type ProseOptions, prose } from '../text/prose.ts'
import { join, type Markdown, md, type Prose } from '../text/safe-text.ts'
import { liveUrl } from '../text/safe-url.ts'
import { truncate } from '../text/truncate.ts'
import { fullText, titleText } from './opening.ts'

/** The pieces of a comment, in the order a reader meets them. Each is finished Markdown. */
export function joinPieces(pieces: readonly (Markdown | '' | undefined)[]): Prose {
  return join(pieces, '\n\n')
}

/** One line, cut where it is longer than it should be, as it was given and as it is written. */
export function shortText(text: string, length: number): Prose {
  let source = shortened(text, length)
  let written = inlineText(source)
  // Escaping makes most texts a little longer, and some ten times as long.
  while (written.length > length * MAX_GROWTH) {
    source = shortened(source, Math.floor(source.length / 2))
    written = inlineText(source)
  }
  return written
}

const MAX_GROWTH = 2

function shortened(text: string, length: number): string {
  return text.length > length ? `${truncate(text, length)}…` : text
}

/**
 * As many pieces as there is room for: a comment that is too long would cost the whole review. Pieces without room are
 * counted, not rendered.
 */
export function fitting(pieces: readonly (() => Prose)[], room: number): Prose {
  const fit: Prose[] = []
  let left = room
  for (const write of pieces) {
    const piece = left > 0 ? write() : undefined
    left -= (piece?.length ?? 0) + GAP
    if (piece === undefined || left < 0) {
      const rest = md`${plural(pieces.length - fit.length, 'more part')} of this finding did not fit here.`
      return joinPieces([...fit, rest])
    }
    fit.push(piece)
  }
  return joinPieces(fit)
}

/** Between two pieces. */
const GAP = 2

export function proseOptions({ prose, linkHosts, writeMarkdown }: PlanOptions): ProseOptions {
  return { mode: prose, linkHosts, writeMarkdown }
}

/** The message, cut at a line where it is longer than there is room for. */
export function message(text: string, options: ProseOptions, room: number): Prose {
  // Escaping never shortens a text, so one that is too long need not be escaped first.
  let source = text.length > room ? cut(text, Math.max(0, room)) : text
  let written = prose(source, options)
  while (written.length > room && source !== '') {
    source = cut(source, Math.floor(source.length / 2))
    written = prose(source, options)
  }
  if (source === text) return written
  const note = md`Cut here: ${source.length} of ${text.length} characters are shown; the report has them all.`
  return joinPieces([written, note])
}

/** What the other sources say, unless it is the same. */
export function otherMessages(
  finding: Finding,
  others: readonly Finding[],
  options: ProseOptions,
): (() => Prose)[] {
  if (others.length === 0) return []
  const shown = new Set([normalisedText(finding)])
  return others.flatMap((other) => {
    const text = normalisedText(other)
    if (text === '' || shown.has(text)) return []
    shown.add(text)
    return [() => otherMessage(other, finding, options)]
  })
}

function otherMessage(other: Finding, finding: Finding, options: ProseOptions): Prose {
  const title = other.title === finding.title ? '' : titleText(other.title ?? '', options.mode)
  const from = other.source === undefined ? md`Another source` : shortText(other.source, MAX_WORD)
  const top = title === '' ? md`**${from}** says:` : md`**${from}** says: ${title}`
  return joinPieces([top, message(fullText(other, other.message ?? ''), options, MAX_OTHER_MESSAGE)])
}

const MAX_OTHER_MESSAGE = 4000

function normalisedText({ title = '', message = '' }: Finding): string {
  return collapseWhitespace(message === '' ? title : message)
    .trim()
    .toLowerCase()
}

/** At the end of a line, where there is one; never inside a character. */
function cut(text: string, length: number): string {
  const line = text.lastIndexOf('\n', length)
  return truncate(text, line > 0 ? line : length)
}

/** A reason may name paths, and a path may be anything. */
export const MAX_REASON = 1000

/** What is known about a finding besides its own text. */
export interface Support {
  /** Who else reports it. */
  readonly others: readonly Finding[]
  /** How many sources suggest the change that has the button. */
  readonly agreeing: number
  /** The check that this change has passed. */
  readonly passed?: PassedCheck | undefined
}

const ALONE: Support = { others: [], agreeing: 1 }

/** Rule, sources, agreement, evidence, check: one line of small facts. */
export function facts(
  finding: Finding,
  linkHosts: readonly string[],
  room: number,
  { others, agreeing, passed }: Support = ALONE,
): Prose {
  const { rule, category, confidence, evidence, url } = finding
  // The source of a patch is its file name, which tells the reader nothing.
  const named = [finding, ...others].filter(({ ofPatch }) => !ofPatch)
  const sources = [...new Set(named.flatMap(({ source }) => source?.trim() || []))]
  const names = fittingParts(
    sources.slice(0, MAX_SOURCES).map((source) => shortText(source, MAX_WORD)),
    ', ',
    MAX_SOURCES_LENGTH,
  )
  const parts = [
    rule?.trim() && linked(shortCode(rule, MAX_WORD), finding, linkHosts),
    !rule?.trim() && url ? linked(md`Details`, finding, linkHosts) : undefined,
    category?.trim() && shortText(category, MAX_WORD),
    names !== '' && md`from ${names}`,
    // The others are only counted.
    others.length >= sources.length && others.length > 0 && md`${others.length + 1} sources report this`,
    agreeing > 1 && md`${agreeing} of them suggest this change`,
    confidence !== undefined && md`confidence ${percent(confidence)}%`,
    evidence?.badge && shortText(evidence.badge, MAX_WORD),
    evidence?.confidence !== undefined && md`evidence ${percent(evidence.confidence)}%`,
    evidence?.reasoning && shortText(evidence.reasoning, MAX_REASONING),
    passed && checkedWith(passed),
  ]
  return fittingParts(parts, ' · ', room)
}

function checkedWith({ command, together }: PassedCheck): Prose {
  const alone = md`Checked with ${shortCode(command, MAX_WORD)}`
  return together === 0 ? alone : md`${alone} together with ${plural(together, 'other')}`
}

/** As many as there is room for. */
function fittingParts(
  parts: readonly (Markdown | '' | false | undefined)[],
  glue: ', ' | ' · ',
  room: number,
): Prose {
  let left = room
  const fit = parts.filter((part) => {
    const length = part ? part.length + glue.length : 0
    const fits = length <= left
    if (fits) left -= length
    return fits
  })
  return join(fit, glue)
}

const MAX_REASONING = 500
/** Of a rule, a category, a source. */
const MAX_WORD = 200
const MAX_SOURCES = 20
const MAX_SOURCES_LENGTH = 2000
/** Browsers and platforms accept no longer ones. */
const MAX_URL = 2000

/** A link only to allowed hosts, whoever wrote it: a model can imitate a tool. */
function linked(text: Markdown, { url }: Finding, linkHosts: readonly string[]): Markdown {
  if (url === undefined || url.length > MAX_URL || !URL.canParse(url)) return text
  const live = liveUrl(url, new Set(linkHosts))
  if (live === undefined) return md`${text} (${shortCode(url, MAX_URL)})`
  return live.length > MAX_URL ? text : md`[${text}](${live})`
}

function percent(share: number): number {
  return Math.round(share * 100)
}
