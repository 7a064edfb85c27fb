import { diffArrays } from 'diff'
import type { Finding } from '../finding/finding.ts'
import { touchedLines } from '../finding/fix.ts'
import { isAdvice } from '../finding/reason.ts'
import { splitLines } from '../finding/suggestion.ts'
import type { FailedCheck } from '../options/verified.ts'
import { linesText } from '../place/lines-text.ts'
import type { Offer } from '../suggest/offer.ts'
import { fence, quotedIfCommand, shortCode } from '../text/fence.ts'
import { revealInvisible } from '../text/invisible.ts'
import type { ProseOptions } from '../text/prose.ts'
import { md, type Prose } from '../text/safe-text.ts'
import { joinPieces, MAX_REASON, message, shortText } from './comment-parts.ts'
import { MAX_TITLE } from './opening.ts'

/** Code that is shown, not offered: as a diff if the replaced lines are known, with the reason. */
export function shownCode(offer: Offer, options: ProseOptions): Prose {
  if ('refused' in offer && isAdvice(offer.refused)) return advice(offer.lines, options)
  const reason =
    'refused' in offer
      ? md`No one-click change: ${shortText(lowerFirst(offer.refused.reason), MAX_REASON)}`
      : undefined
  const block = codeBlock(offer.replaced, offer.lines)
  return joinPieces([block, reason, ...('refused' in offer && offer.check ? failedCheck(offer.check) : [])])
}

/** A diff, if the replaced lines are known. */
export function codeBlock(replaced: readonly string[] | undefined, lines: readonly string[]): Prose {
  if (lines.length === 0 && !replaced) return md`Suggested: delete the lines.`
  const shown = replaced ? diffLines(replaced, lines) : lines
  return md`${quotedIfCommand(fence(shownLines(shown), replaced ? 'diff' : 'text'))}`
}

/** As a diff it would be misread, and the reason is obvious. */
function advice(lines: readonly string[], options: ProseOptions): Prose {
  return message(lines.join('\n'), options, MAX_SHOWN_LENGTH)
}

/** The output of the command that failed. */
function failedCheck({ command, output }: FailedCheck): Prose[] {
  const name = shortCode(command, MAX_TITLE)
  if (output.length === 0) return [md`${name} failed and printed nothing.`]
  return [md`The last lines of ${name}:`, md`${quotedIfCommand(fence(shownLines(output), 'text'))}`]
}

/** The parts of a fix in other files, so that nothing is lost. */
export function fixesInOtherFiles({ fix, alternatives = [] }: Finding): (() => Prose)[] {
  const others = [fix, ...alternatives].flatMap((each) => each?.elsewhere ?? [])
  return others.slice(0, MAX_FILES_SHOWN).map(({ path, changes }) => () => {
    const where = md`In ${shortCode(path, MAX_TITLE)}, ${linesText(touchedLines(changes))}:`
    const lines = changes.flatMap(({ text }) => splitLines(text))
    return joinPieces([where, quotedIfCommand(fence(shownLines(lines), 'text'))])
  })
}

const MAX_FILES_SHOWN = 5

/** More is unreadable in a comment, and would not fit. */
const MAX_SHOWN_LINES = 200
const MAX_SHOWN_LENGTH = 20_000

/** Invisible characters are revealed, and the text is cut to what a comment has room for. */
function shownLines(lines: readonly string[]): readonly string[] {
  let length = 0
  const shown = lines
    .slice(0, MAX_SHOWN_LINES)
    .map((line) => (line.length > MAX_SHOWN_LENGTH ? line : revealInvisible(line)))
    .filter((line) => {
      length += line.length + 1
      return length <= MAX_SHOWN_LENGTH
    })
  return shown.length === lines.length ? shown : [...shown, `… ${lines.length - shown.length} more lines`]
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
