import { fence } from '../text/fence.ts'
import { plainToMarkdown } from './plain-text.ts'

/** A fix whose place in the file is not known, as part of the message: it is shown and never offered. */
export function unplacedFix(text: string, description?: string): string {
  const what = plainToMarkdown(description?.trim() || 'Suggested')
  if (text === '') return `${what} (a deletion; its place cannot be told)`
  return `${what} (its place cannot be told):\n\n${fence(text.replace(/\r?\n$/, '').split(/\r?\n/), 'text')}`
}
