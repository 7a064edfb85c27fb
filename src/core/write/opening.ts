import type { Finding } from '../finding/finding.ts'
import { inlineProse, type ProseOptions } from '../text/prose.ts'
import { join, md, type Prose } from '../text/safe-text.ts'
import { truncate } from '../text/truncate.ts'

/** In characters. A longer title is moved into the message. */
export const MAX_TITLE = 300

/** Title and severity; nothing where there is no title. */
export function heading({ title = '', severity, ofPatch }: Finding, mode: ProseOptions['mode']): Prose {
  const text = titleText(title, mode)
  if (text === '') return md``
  return ofPatch ? md`**${text}**` : md`**${text}** · ${severity}`
}

/** A title as one line, cut where it is too long. */
export function titleText(title: string, mode: ProseOptions['mode']): Prose {
  return inlineProse(title.length > MAX_TITLE ? `${truncate(title, MAX_TITLE)}…` : title, mode)
}

/** The heading above the message; without one, the message begins with the severity. */
export function opening({ severity, ofPatch }: Finding, heading: Prose, message: Prose): Prose {
  if (heading !== '' || message === '' || ofPatch) return join([heading, message], '\n\n')
  const word = SEVERITY_WORDS[severity]
  return BLOCK.test(message) ? md`**${word}**\n\n${message}` : md`**${word}:** ${message}`
}

const SEVERITY_WORDS = { error: 'Error', warning: 'Warning', info: 'Info' } as const

/** A fence, a list, a quote or a table cannot follow words on the same line. In safe text these signs begin no text. */
const BLOCK = /^(?:[`~]{3}|[-*+>|]|\d+[.)])(?:[^*]|$)/

/** The message without the title that it repeats, but with one that is too long to be a title. */
export function fullText({ title = '' }: Finding, message: string): string {
  const rest = withoutTitle(title, message)
  return title.length > MAX_TITLE ? `${title}\n\n${rest}` : rest
}

function withoutTitle(title: string, message: string): string {
  const said = bareWords(title)
  if (said === '' || bareWords(message.slice(0, MAX_COMPARED)) === said) return said === '' ? message : ''
  const start = message.trimStart()
  const end = start.indexOf('\n')
  if (end < 0 || end > MAX_COMPARED || bareWords(start.slice(0, end)) !== said) return message
  return withoutBlankLines(start.slice(end + 1))
}

function withoutBlankLines(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  return lines.slice(first).join('\n')
}

/** A text that is much longer than a title does not say the same. */
const MAX_COMPARED = 2 * MAX_TITLE

/** Ignores markup, case and a final full stop. */
function bareWords(text: string): string {
  return text
    .replace(/[*_`#\\]|\s+/g, '')
    .replace(/[.:!]$/, '')
    .toLowerCase()
}
