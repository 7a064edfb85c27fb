import { diffArrays } from 'diff'
import { linesText } from './anchor.ts'
import { beginning } from './beginning.ts'
import { codeSpan, fence, quotedIfCommand } from './fence.ts'
import type { Finding } from './finding.ts'
import { touchedLines } from './fix.ts'
import { revealInvisible } from './invisible.ts'
import { join, type Markdown, md, type Prose } from './lane.ts'
import { liveUrl } from './live-url.ts'
import type { Offer } from './offer.ts'
import type { PlanOptions } from './plan-options.ts'
import { plural } from './plural.ts'
import { inlineText, type ProseOptions, prose } from './prose.ts'
import { singleSpaced } from './single-spaced.ts'
import { splitLines } from './suggestion.ts'

/** The pieces of a comment, in the order a reader meets them. Each is finished Markdown. */
export function joinPieces(pieces: readonly (Markdown | '' | undefined)[]): Prose {
  return join(pieces, '\n\n')
}

/** Title and severity; without a title the severity alone. */
export function heading({ title = '', severity }: Finding): Prose {
  const text = shortText(title, MAX_TITLE)
  return text ? md`**${text}** · ${severity}` : md`**${SEVERITY_TITLES[severity]}**`
}

/** More than a title is a message. */
const MAX_TITLE = 300

/** The message, with the title where that is too long to be one. */
export function spokenText({ title = '' }: Finding, message: string): string {
  return title.length > MAX_TITLE ? `${title}\n\n${message}` : message
}

/** One line, cut where it is longer than it should be. */
export function shortText(text: string, length: number): Prose {
  return inlineText(shortened(text, length))
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${beginning(text, length)}…` : text
}

/** As many pieces as there is room for: a comment that is too long would cost the whole review. */
export function fitting(pieces: readonly Prose[], room: number): Prose {
  let left = room
  const end = pieces.findIndex((piece) => {
    left -= piece.length + 2
    return left < 0
  })
  if (end < 0) return joinPieces(pieces)
  const rest = md`${plural(pieces.length - end, 'more part')} of this finding did not fit here.`
  return joinPieces([...pieces.slice(0, end), rest])
}

const SEVERITY_TITLES = { error: 'Error', warning: 'Warning', info: 'Info' } as const

export function proseOptions({ prose, linkHosts, writeMarkdown }: PlanOptions): ProseOptions {
  return { mode: prose, linkHosts, writeMarkdown }
}

/** The message, cut at a line where it is longer than there is room for. */
export function message(text: string, options: ProseOptions, room: number): Prose {
  // Written, a text is never shorter: what cannot fit need not be written first.
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

/** What the other sources say, where it is not the same again. */
export function otherMessages(finding: Finding, others: readonly Finding[], options: ProseOptions): Prose[] {
  if (others.length === 0) return []
  const told = new Set([spoken(finding)])
  let length = 0
  return others.flatMap((other) => {
    const text = spoken(other)
    if (text === '' || told.has(text)) return []
    told.add(text)
    // No comment is that long: what comes now is only counted.
    if (length > MAX_OTHER_MESSAGES) return [md`…`]
    const title = other.title === finding.title ? '' : shortText(other.title ?? '', MAX_TITLE)
    const from = other.source === undefined ? md`Another source` : shortText(other.source, MAX_WORD)
    const top = title === '' ? md`**${from}** says:` : md`**${from}** says: ${title}`
    const written = joinPieces([top, message(other.message ?? '', options, MAX_OTHER_MESSAGE)])
    length += written.length
    return [written]
  })
}

const MAX_OTHER_MESSAGE = 4000
/** More than any platform's `bodyLength`. */
const MAX_OTHER_MESSAGES = 200_000

function spoken({ title = '', message = '' }: Finding): string {
  return singleSpaced(message === '' ? title : message)
    .trim()
    .toLowerCase()
}

/** At the end of a line, where there is one; never inside a character. */
function cut(text: string, length: number): string {
  const line = text.lastIndexOf('\n', length)
  return beginning(text, line > 0 ? line : length)
}

/** Code that is shown, not offered: a diff where the replaced lines are known, and the reason. */
export function shownCode(offer: Offer): Prose {
  const reason =
    'refused' in offer
      ? md`No one-click change: ${shortText(lowerFirst(offer.refused.reason), MAX_REASON)}`
      : undefined
  const lines = offer.replaced ? diffLines(offer.replaced, offer.lines) : offer.lines
  const deletion = offer.lines.length === 0 && !offer.replaced ? md`Suggested: delete the lines.` : undefined
  const shown = fence(capped(lines).map(revealInvisible), offer.replaced ? 'diff' : 'text')
  const block = deletion ?? quotedIfCommand(shown)
  return joinPieces([block, reason])
}

/** A reason may name paths, and a path may be anything. */
export const MAX_REASON = 1000

/** What a fix writes in other files, so that nothing of it is lost. */
export function fixElsewhere({ fix, alternatives = [] }: Finding): Prose[] {
  const others = [fix, ...alternatives].flatMap((each) => each?.elsewhere ?? [])
  return others.slice(0, MAX_FILES_SHOWN).map(({ path, changes }) => {
    const where = md`In ${codeSpan(revealInvisible(shortened(path, MAX_TITLE)))}, ${linesText(touchedLines(changes))}:`
    const lines = changes.flatMap(({ text }) => splitLines(text))
    return joinPieces([where, quotedIfCommand(fence(capped(lines).map(revealInvisible), 'text'))])
  })
}

const MAX_FILES_SHOWN = 5

/** More is unreadable in a comment, and would not fit. */
const MAX_SHOWN_LINES = 200
const MAX_SHOWN_LENGTH = 20_000

function capped(lines: readonly string[]): readonly string[] {
  let length = 0
  const shown = lines.slice(0, MAX_SHOWN_LINES).filter((line) => {
    length += line.length + 1
    return length <= MAX_SHOWN_LENGTH
  })
  return shown.length === lines.length ? lines : [...shown, `… ${lines.length - shown.length} more lines`]
}

function diffLines(before: readonly string[], after: readonly string[]): string[] {
  if (before.length + after.length > MAX_SHOWN_LINES * 5) {
    return [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)]
  }
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((line) => (added ? '+' : removed ? '-' : ' ') + line),
  )
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Who else reports the finding, and how many of them suggest the change that has the button. */
export interface Voices {
  readonly others: readonly Finding[]
  readonly agreeing: number
}

const ALONE: Voices = { others: [], agreeing: 1 }

/** Rule, sources, agreement, evidence: one line of small facts. */
export function facts(
  finding: Finding,
  linkHosts: readonly string[],
  { others, agreeing }: Voices = ALONE,
): Prose {
  const { rule, category, confidence, evidence, url } = finding
  const sources = [...new Set([finding, ...others].flatMap(({ source }) => source ?? []))].map((source) =>
    shortText(source, MAX_WORD),
  )
  const parts = [
    rule && linked(codeSpan(revealInvisible(shortened(rule, MAX_WORD))), finding, linkHosts),
    !rule && url ? linked(md`Details`, finding, linkHosts) : undefined,
    category && shortText(category, MAX_WORD),
    sources.length > 0 && md`from ${join(sources.slice(0, MAX_SOURCES), ', ')}`,
    // Who is not named is counted.
    others.length >= sources.length && others.length > 0 && md`${others.length + 1} sources report this`,
    agreeing > 1 && md`${agreeing} of them suggest this change`,
    confidence !== undefined && md`confidence ${percent(confidence)}%`,
    evidence?.badge && shortText(evidence.badge, MAX_WORD),
    evidence?.confidence !== undefined && md`evidence ${percent(evidence.confidence)}%`,
    evidence?.reasoning && shortText(evidence.reasoning, MAX_REASONING),
  ]
  return join(parts, ' · ')
}

const MAX_REASONING = 500
/** Of a rule, a category, a source. */
const MAX_WORD = 200
const MAX_SOURCES = 20
/** Browsers and platforms take no longer ones. */
const MAX_URL = 2000

/** A tool's own rule page is live; a model's link only on the hosts that are allowed. */
function linked(text: Markdown, { url, kind }: Finding, linkHosts: readonly string[]): Markdown {
  if (url === undefined || url.length > MAX_URL || !URL.canParse(url)) return text
  const hosts = kind === 'tool' ? [new URL(url).host] : linkHosts
  const live = liveUrl(url, new Set(hosts))
  return live ? md`[${text}](${live})` : md`${text} (${codeSpan(revealInvisible(url))})`
}

function percent(share: number): number {
  return Math.round(share * 100)
}
