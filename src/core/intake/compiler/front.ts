import type { Severity } from '../../finding/finding.ts'

const WORDS: Readonly<Record<string, Severity>> = {
  'fatal error': 'error',
  fatal: 'error',
  error: 'error',
  err: 'error',
  warning: 'warning',
  warn: 'warning',
  performance: 'warning',
  portability: 'warning',
  note: 'info',
  notice: 'info',
  info: 'info',
  information: 'info',
  remark: 'info',
  style: 'info',
  hint: 'info',
  help: 'info',
  message: 'info',
  suggestion: 'info',
}

/** The first letter of pylint's and RuboCop's codes. */
const LETTERS: Readonly<Record<string, Severity>> = {
  F: 'error',
  E: 'error',
  W: 'warning',
  C: 'info',
  R: 'info',
  I: 'info',
}

/** The start of a line, before its message. */
export interface Front {
  readonly severity?: Severity
  readonly rule?: string
  readonly source?: string
  /** Its length. */
  readonly length: number
  readonly isNote?: boolean
  readonly sure?: boolean
  /** Whether a rule may follow at the end, in parentheses. */
  readonly ruleBehind?: boolean
  /** Whether there is certainly no rule at the end. */
  readonly isPlain?: boolean
  /** MSBuild's way, which may end with the project. */
  readonly projectBehind?: boolean
}

type FrontReader = readonly [
  pattern: RegExp,
  read: (match: readonly string[]) => Omit<Front, 'length'> | undefined,
]

/** Each way in which a tool starts a message; the first that matches counts. */
const FRONTS: readonly FrontReader[] = [
  // tsc, MSBuild, ESLint's visualstudio formatter: `error TS2322: `, `warning eqeqeq : `
  [
    /^(fatal error|[a-z]{3,11}) ([a-z@][\w@/.-]{0,99}) ?: /i,
    ([whole = '', word = '', rule = '']) =>
      isKnown(word) && (/[\d-]/.test(rule) || whole.endsWith(' : '))
        ? { ...byWord(word), rule, ...sourceOf(rule), sure: true, projectBehind: true }
        : undefined,
  ],
  // markdownlint: `error MD009/no-trailing-spaces `
  [
    /^(?:(error|warning|info) )?(MD\d{3}(?:\/[\w-]+)*) /,
    ([, word = 'warning', rule = '']) => ({ ...byWord(word), rule, source: 'markdownlint', sure: true }),
  ],
  // hadolint: `DL3006 warning: `
  [
    /^([A-Z]{2}\d{4}) (error|warning|info|style): /,
    ([, rule = '', word = '']) => ({ ...byWord(word), rule, ...sourceOf(rule), sure: true }),
  ],
  // yamllint: `[error] … (rule)`
  [
    /^\[([a-z]{3,11})\] /,
    ([, word = '']) => (isKnown(word) ? { ...byWord(word), ruleBehind: true, sure: true } : undefined),
  ],
  // pylint: `[C0114(missing-module-docstring), Cart] `
  [
    /^\[([FEWCRI])\d{4}\(([\w-]+)\)[^\]]{0,300}\] /,
    ([, letter = '', rule = '']) => ({
      severity: LETTERS[letter] ?? 'warning',
      rule,
      source: 'pylint',
      sure: true,
    }),
  ],
  // pylint: `C0114: … (missing-module-docstring)`
  [
    /^([FEWCRI])\d{4}: /,
    ([, letter = '']) => ({
      severity: LETTERS[letter] ?? 'warning',
      source: 'pylint',
      ruleBehind: true,
      sure: true,
    }),
  ],
  // flake8 in pylint's way: `[F401] `
  [/^\[([A-Z]{1,5}\d{2,5})\] /, ([, rule = '']) => ({ severity: codeSeverity(rule), rule, sure: true })],
  // RuboCop: `C: [Correctable] Style/StringLiterals: `
  [
    /^([FEWCRI]): (?:\[(?:Correctable|Corrected|Todo)\] )?(?:([A-Z]\w*(?:\/[A-Z]\w*)+): )?/,
    ([, letter = '', rule]) => ({
      severity: LETTERS[letter] ?? 'warning',
      source: 'RuboCop',
      sure: true,
      ...(rule === undefined ? {} : { rule }),
    }),
  ],
  // flake8, ruff: `F401 [*] `
  [
    /^([A-Z]{1,5}\d{2,5}):? (?:\[\*\] )?(?=\S)/,
    ([, rule = '']) => ({ severity: codeSeverity(rule), rule, sure: true }),
  ],
  // javac: `warning: [rawtypes] `
  [
    /^(warning|error): \[([a-z][\w-]{0,60})\] (?=\S)/,
    ([, word = '', rule = '']) => ({ ...byWord(word), rule, sure: true }),
  ],
  // cspell, codespell: the words that are wrong are no rules
  [
    /^(?=(?:Unknown|Misspelled|Forbidden|Flagged) word \()/,
    () => ({ source: 'cspell', sure: true, isPlain: true }),
  ],
  [/^(?=\S{1,80} ==> \S)/, () => ({ source: 'codespell', sure: true, isPlain: true })],
  // gcc, clang, mypy: `warning: `; phpcs, ESLint's compact formatter: `Error - … (rule)`
  [
    /^(fatal error|[a-z]{3,11})(:| -) /i,
    ([, word = '', separator]) => {
      if (!isKnown(word)) return undefined
      if (separator === ' -') return { ...byWord(word), ruleBehind: true, sure: true }
      return { ...byWord(word), isNote: word.toLowerCase() === 'note' }
    },
  ],
]

/** In characters. */
const MAX_FRONT = 400

export function readFront(text: string): Front {
  const start = text.slice(0, MAX_FRONT)
  for (const [pattern, read] of FRONTS) {
    const match = pattern.exec(start)
    const front = match && read(match)
    if (front) return { ...front, length: match[0].length }
  }
  return { length: 0 }
}

function isKnown(word: string): boolean {
  return Object.hasOwn(WORDS, word.toLowerCase())
}

export function byWord(word: string): { severity: Severity } {
  return { severity: (isKnown(word) ? WORDS[word.toLowerCase()] : undefined) ?? 'warning' }
}

/** flake8 has no severities; E9 is a file that cannot be parsed. */
function codeSeverity(code: string): Severity {
  return /^E9\d/.test(code) ? 'error' : 'warning'
}

export function sourceOf(rule: string): { source?: string } {
  if (/^TS\d+$/.test(rule)) return { source: 'tsc' }
  if (/^SC\d{4}$/.test(rule)) return { source: 'ShellCheck' }
  return /^DL\d{4}$/.test(rule) ? { source: 'hadolint' } : {}
}
