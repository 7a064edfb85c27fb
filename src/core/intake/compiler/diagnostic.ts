import type { Severity } from '../../finding/finding.ts'

/** What a line says, taken apart. */
export interface Diagnostic {
  readonly severity: Severity
  readonly rule?: string
  readonly source?: string
  readonly message: string
  /** Explains the line before it, unless it has a rule of its own. */
  readonly isNote: boolean
  /** Whether a tool is certain to have written it: a severity with a rule, or a rule in a tool's way. */
  readonly isTool: boolean
}

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

const WORD =
  'fatal error|fatal|error|err|warning|warn|performance|portability|note|notice|info|information|remark|style|hint|help|message|suggestion'

interface Front {
  readonly severity?: Severity
  readonly rule?: string
  readonly source?: string
  /** Length of what is taken off. */
  readonly length: number
  readonly isNote?: boolean
  readonly sure?: boolean
  /** A rule at the end in parentheses is looked for. */
  readonly ruleBehind?: boolean
}

type FrontReader = readonly [pattern: RegExp, read: (match: readonly string[]) => Omit<Front, 'length'>]

/** Each way in which a tool begins what it says; the first that fits counts. */
const FRONTS: readonly FrontReader[] = [
  // tsc, MSBuild, ESLint's visualstudio formatter: `error TS2322: `, `warning eqeqeq : `
  [
    new RegExp(String.raw`^(${WORD}) ([A-Za-z][\w@/.-]*\d|[a-z@][\w@/]*-[\w@/-]*|[a-z]+(?= :)) ?: `, 'i'),
    ([, word = '', rule = '']) => ({ ...byWord(word), rule, ...sourceOf(rule), sure: true }),
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
    new RegExp(String.raw`^\[(${WORD})\] `),
    ([, word = '']) => ({ ...byWord(word), ruleBehind: true, sure: true }),
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
  // gcc, clang, mypy: `warning: `; phpcs, ESLint's compact formatter: `Error - … (rule)`
  [
    new RegExp(`^(${WORD}): `, 'i'),
    ([, word = '']) => ({ ...byWord(word), isNote: word.toLowerCase() === 'note' }),
  ],
  [new RegExp(`^(${WORD}) - `, 'i'), ([, word = '']) => ({ ...byWord(word), ruleBehind: true, sure: true })],
]

/** In characters. */
const MAX_FRONT = 400

export function readDiagnostic(rest: string, before?: string): Diagnostic {
  const text = rest.trim()
  const front = readFront(text)
  const said = text.slice(front.length).trim()
  const severity = front.severity ?? (before === undefined ? undefined : byWord(before).severity)
  if (front.rule !== undefined && front.rule !== '') {
    return {
      severity: severity ?? 'warning',
      rule: front.rule,
      ...(front.source === undefined ? {} : { source: front.source }),
      message: said,
      isNote: false,
      isTool: true,
    }
  }
  const behind = readBehind(said, front.ruleBehind === true || front.severity === undefined)
  const source =
    front.source ?? behind.source ?? (behind.rule === undefined ? undefined : sourceOf(behind.rule).source)
  return {
    severity: behind.severity ?? severity ?? (behind.rule === 'typecheck' ? 'error' : 'warning'),
    ...(behind.rule === undefined ? {} : { rule: behind.rule }),
    ...(source === undefined ? {} : { source }),
    message: behind.message,
    isNote: front.isNote === true && behind.rule === undefined,
    isTool: front.sure === true || behind.sure,
  }
}

function readFront(text: string): Front {
  const start = text.slice(0, MAX_FRONT)
  for (const [pattern, read] of FRONTS) {
    const match = pattern.exec(start)
    if (match) return { ...read(match), length: match[0].length }
  }
  return { length: 0 }
}

function byWord(word: string): { severity: Severity } {
  return { severity: WORDS[word.toLowerCase()] ?? 'warning' }
}

/** flake8 has no severities; E9 is a file that cannot be parsed. */
function codeSeverity(code: string): Severity {
  return /^E9\d/.test(code) ? 'error' : 'warning'
}

function sourceOf(rule: string): { source?: string } {
  if (/^TS\d+$/.test(rule)) return { source: 'tsc' }
  if (/^SC\d{4}$/.test(rule)) return { source: 'ShellCheck' }
  return /^DL\d{4}$/.test(rule) ? { source: 'hadolint' } : {}
}

interface Behind {
  readonly message: string
  readonly rule?: string
  readonly severity?: Severity
  readonly source?: string
  readonly sure: boolean
}

/** In characters: how long a rule at the end may be. */
const MAX_RULE = 120
const ESLINT_UNIX = / \[(Error|Warning)(?:\/([\w@/.-]+))?\]$/
const STYLELINT_UNIX = / \(([\w@/.-]+)\) \[(error|warning)\]$/
/** `[-Wformat=]`, `[SC2086]`, `[no-untyped-def]`, `[bugprone-a,-warnings-as-errors]`, `[MethodName]`. */
const SQUARE = /\s{1,2}\[(-W[\w=+,-]+|[A-Za-z][\w@/.+-]*(?:,[\w.+-]+)*)\]$/
const ROUND = /\s{1,2}\(([a-z][\w@/:.-]*)\)$/i

/** The rule at the end of a message. */
function readBehind(text: string, maybeRound: boolean): Behind {
  const from = Math.max(0, text.length - MAX_RULE)
  const end = text.slice(from)
  const cut = (length: number) => text.slice(0, text.length - length).trimEnd()
  const eslint = ESLINT_UNIX.exec(end)
  if (eslint) {
    const [whole, word = '', rule] = eslint
    return {
      message: cut(whole.length),
      ...(rule && { rule }),
      ...byWord(word),
      source: 'ESLint',
      sure: true,
    }
  }
  const stylelint = STYLELINT_UNIX.exec(end)
  if (stylelint) {
    const [whole, rule = '', word = ''] = stylelint
    return { message: cut(whole.length), rule, ...byWord(word), source: 'stylelint', sure: true }
  }
  const square = SQUARE.exec(end)
  if (square?.[1] !== undefined && !isCount(square[1]))
    return { message: cut(square[0].length), rule: square[1], sure: true }
  const round = ROUND.exec(end)
  if (round?.[1] !== undefined && (maybeRound || /^(?:[a-z]+(?:[_-][a-z]+)+|report[A-Z]\w+)$/.test(round[1])))
    return { message: cut(round[0].length), rule: round[1], sure: maybeRound }
  return { message: text, sure: false }
}

/** `[default]`, `[enabled]` are gcc's words for a warning without a switch. */
function isCount(rule: string): boolean {
  return /^(?:default|enabled|deprecated)$/.test(rule)
}
