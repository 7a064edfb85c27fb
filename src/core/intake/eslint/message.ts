import * as z from 'zod/mini'
import { type Finding, type Origin, type Read, readFinding } from '../../finding/finding.ts'
import type { Fix } from '../../finding/fix.ts'
import { plainToMarkdown } from '../plain-text.ts'
import { type Expected, readShape } from '../shape.ts'
import { unplacedFix } from '../unplaced-fix.ts'
import type { SourceText } from './source-text.ts'

/** Properties of the result that all its messages share. */
export interface MessageFile {
  readonly path: string
  /** The text that positions refer to, if the result has it. */
  readonly source?: SourceText | undefined
  /** True if ESLint has applied fixes: then line numbers may be wrong for the pull request, so lines are quoted. */
  readonly fixed: boolean
  /** False if the result is of another tool with the same output format. */
  readonly byEslint: boolean
}

/** Parses one message of ESLint's JSON; `under` is its path in the document. */
export function readMessage(value: unknown, origin: Origin, file: MessageFile, under: string): Read {
  const shape = readShape(messageSchema, value, EXPECTED, under)
  if ('wrong' in shape) return { bad: { origin, ...shape.wrong } }
  const message = shape.data
  const text = message.message
  if (!text?.trim())
    return { bad: { origin, field: `${under}.message`, message: `is missing; ${EXPECTED.message}` } }
  const range = readLines(message, file.source)
  const fixes = readFixes(message, file.source)
  const read = readFinding(
    {
      path: file.path,
      ...range,
      severity: readSeverity(message),
      message: [plainToMarkdown(text), ...fixes.unplaced].join('\n\n'),
      ...readRule(message.ruleId, file.byEslint),
      ...(file.fixed && quoted(range, file.source)),
    },
    origin,
    'tool',
  )
  if ('bad' in read) return read
  const column = range.line && message.column ? { column: message.column } : {}
  const finding: Finding = { ...read.finding, ...column, ...fixes.placed }
  return { finding, notes: read.notes }
}

const place = z.nullish(z.int().check(z.gte(0)))
const fix = z.nullish(z.object({ range: z.tuple([z.int(), z.int()]), text: z.string() }))

/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintmessage-type */
const messageSchema = z.object({
  message: z.nullish(z.string()),
  ruleId: z.nullish(z.string()),
  severity: z.optional(z.unknown()),
  fatal: z.optional(z.unknown()),
  line: place,
  column: place,
  endLine: place,
  endColumn: place,
  fix,
  suggestions: z.nullish(z.array(z.object({ desc: z.nullish(z.string()), fix }))),
})
type Message = z.infer<typeof messageSchema>

const LINE = 'a line is a whole number from 1 up, or left out for the whole file'
const COLUMN = 'a column is a whole number from 1 up, or left out'
const FIX = 'an object with "range" and "text" is expected'
const RANGE = 'two offsets into the source text are expected'
const EXPECTED: Expected = {
  '': 'a message is an object with "message", "line" and "severity"',
  message: 'a text that says what is wrong is required',
  line: LINE,
  column: COLUMN,
  endLine: LINE,
  endColumn: COLUMN,
  fix: FIX,
  'fix.range': RANGE,
  suggestions: 'a list of objects with "desc" and "fix" is expected',
  'suggestions.fix': FIX,
  'suggestions.fix.range': RANGE,
}

/** Indexed by ESLint's severity; 0 and 3 are used by textlint. */
const SEVERITIES: readonly string[] = ['info', 'warning', 'error', 'info']

function readSeverity({ severity, fatal }: Message): unknown {
  if (fatal === true) return 'error'
  return typeof severity === 'number' ? (SEVERITIES[severity] ?? severity) : severity
}

/** ESLint's own rules have no slash; those of plugins are named `plugin/rule`. */
function readRule(rule: Message['ruleId'], byEslint: boolean): Pick<Finding, 'rule' | 'url' | 'source'> {
  return {
    ...(rule?.trim() && { rule }),
    ...(byEslint && { source: 'ESLint' }),
    ...(byEslint &&
      rule &&
      /^[a-z][a-z-]*$/.test(rule) && { url: `https://eslint.org/docs/latest/rules/${rule}` }),
  }
}

interface Lines {
  readonly start_line?: number
  readonly line?: number
}

/** The end is exclusive. A message about the whole file has no line, or 0. */
function readLines({ line, column, endLine, endColumn }: Message, source: SourceText | undefined): Lines {
  if (!line) return {}
  const lineAt = (line: number, column: number) => source?.lineAt(line, Math.max(1, column)) ?? line
  const first = lineAt(line, column ?? 1)
  if (!endLine || endLine < line) return { line: first }
  const last = lineAt(endLine, endColumn ?? 1)
  return { start_line: first, line: endColumn === 1 && last > first ? last - 1 : last }
}

function quoted({ line, start_line = line }: Lines, source: SourceText | undefined): { original?: string } {
  const lines = line && start_line ? source?.lines(start_line, line) : undefined
  return lines?.some((line) => line.trim() !== '') ? { original: lines.join('\n') } : {}
}

interface Fixes {
  readonly placed: Pick<Finding, 'fix' | 'alternatives'>
  readonly unplaced: readonly string[]
}

/** A fix may be applied without asking, so it is offered; of suggestions a person must choose, unless there is only one. */
function readFixes({ fix, suggestions }: Message, source: SourceText | undefined): Fixes {
  const unplaced: string[] = []
  const placed = (given: NonNullable<Message['fix']>, description?: string | null): Fix[] => {
    const change = source?.change(given.range, given.text)
    if (change) return [{ ...change, ...(description?.trim() && { description }) }]
    unplaced.push(unplacedFix(given.text, description ?? 'There is a fix'))
    return []
  }
  const fixes = fix ? placed(fix) : []
  const choices = (suggestions ?? []).flatMap(({ desc, fix }) => (fix ? placed(fix, desc) : []))
  const isOnlyOne = choices.length === 1 && unplaced.length === 0 && fixes.length === 0
  const [offered] = isOnlyOne ? choices : fixes
  const rest = isOnlyOne ? [] : choices
  return {
    placed: { ...(offered && { fix: offered }), ...(rest.length > 0 && { alternatives: rest }) },
    unplaced,
  }
}
