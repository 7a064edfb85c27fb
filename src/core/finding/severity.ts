import { SEVERITIES, type Severity } from './severities.ts'

const WORDS_FOR: Record<Severity, readonly string[]> = {
  error: ['error', 'critical', 'high', 'blocker', 'fatal', 'must-fix', 'p0', 'p1'],
  warning: ['warning', 'medium', 'major', 'minor', 'moderate', 'important', 'p2'],
  info: [
    'info',
    'low',
    'note',
    'nit',
    'style',
    'suggestion',
    'trivial',
    'optional',
    'convention',
    'refactor',
    'p3',
  ],
}
const SEVERITY_WORDS = new Map(
  SEVERITIES.flatMap((severity) => WORDS_FOR[severity].map((word) => [word, severity] as const)),
)

export function isSeverityWord(word: string): boolean {
  return SEVERITY_WORDS.has(word)
}

/** In any case, with blanks or underscores for hyphens, and with signs around it: `Must fix`, `🔴 Critical`. */
export function severityOf(value: unknown): Severity | undefined {
  if (typeof value !== 'string' || value.length > MAX_WORD) return undefined
  const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return SEVERITY_WORDS.get(words.join('-'))
}

const MAX_WORD = 40

/** Codex numbers its priorities from 0 to 3. */
export function severityOfPriority(value: unknown): Severity | undefined {
  const number = typeof value === 'string' ? value.trim() : value
  return severityOf(number === '' ? value : `p${number}`) ?? severityOf(value)
}

/** Codex writes the priority in front of the title too: `[P1] Check the length`. */
export function severityOfTitle(title: unknown): Severity | undefined {
  return typeof title === 'string' ? severityOf(/^\[(P[0-3])\]/.exec(title)?.[1]) : undefined
}
