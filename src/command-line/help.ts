import { joinPrintable, line, type Printable, padEnd, printable } from '../output/log.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text-width.ts'
import { COMMANDS } from './commands.ts'
import { type Command, type FlagSpec, GROUPS } from './flag.ts'

/** Where descriptions begin. In a narrow terminal they are on lines of their own. */
const INDENT = { wide: 28, narrow: 8 }
const NARROW = 70
/** Longer lines are hard to read. */
const MAX_COLUMNS = 100

/** What the program is for, and its commands. */
export function overview(terminal: Terminal): Printable {
  const { paint, columns } = fitting(terminal)
  const rows = [...COMMANDS].map(([name, { summary }]) => ({ left: name, right: summary }))
  const width = Math.max(...rows.map(({ left }) => left.length)) + 4
  const paragraphs = [
    'Turns review findings into one batched pull-request review whose suggestions can be committed with one click.',
    'fencepost help COMMAND, or fencepost COMMAND --help, lists the flags of a command; fencepost --version prints the version.',
    'Exit code: 0 done, 1 fail-on is met or the review was not delivered, 2 could not run.',
  ].map((text) => joinPrintable(wrap(printable(text), columns), '\n'))
  const [about = line``, ...notes] = paragraphs
  return sections([
    about,
    headed(line`Usage`, [line`  fencepost COMMAND [flags]`], paint),
    headed(line`Commands`, table(rows, width, columns), paint),
    ...notes,
    headed(line`Example`, [line`  fencepost preview --findings findings.json --output review.html`], paint),
  ])
}

/** Usage, examples and flags of a command. */
export function commandHelp(name: string, command: Command, terminal: Terminal): Printable {
  const { paint, columns } = fitting(terminal)
  const { summary, usage, examples, flags } = command
  const call = wrap(printable(`fencepost ${name} ${usage}`), columns - 2)
  return sections([
    joinPrintable(wrap(printable(summary), columns), '\n'),
    headed(
      line`Usage`,
      call.map((text) => line`  ${text}`),
      paint,
    ),
    headed(
      examples.length > 1 ? line`Examples` : line`Example`,
      examples.map((text) => line`  ${printable(text)}`),
      paint,
    ),
    ...GROUPS.flatMap((group) => {
      const rows = rowsOf(group, command)
      const indent = columns < NARROW ? INDENT.narrow : INDENT.wide
      return rows.length > 0 ? [headed(printable(group), table(rows, indent, columns), paint)] : []
    }),
    ...(Object.values(flags).some(({ bare }) => bare === 'true')
      ? [
          joinPrintable(
            wrap(
              line`--no-NAME means --NAME=false. A value can also follow after =, as in --NAME=VALUE.`,
              columns,
            ),
            '\n',
          ),
        ]
      : []),
  ])
}

interface TableRow {
  readonly left: string
  readonly right: string
}

function rowsOf(group: string, { flags, takesCommand }: Command): TableRow[] {
  const own = Object.entries(flags).filter(([, spec]) => (spec.group ?? GROUPS.at(-1)) === group)
  const rows = own.map(([name, spec]) => ({ left: flagText(name, spec), right: spec.description }))
  const rest = { left: '    -- COMMAND', right: 'The command and its arguments, such as npm test.' }
  return takesCommand && group === GROUPS[0] ? [...rows, rest] : rows
}

function flagText(name: string, { short, value, bare, no }: FlagSpec): string {
  const dashed = bare === 'true' && no === 'false' ? `--[no-]${name}` : `--${name}`
  const shown = value === undefined || bare === 'true' ? '' : ` ${value}`
  return `${short === undefined ? '    ' : `-${short}, `}${dashed}${shown}`
}

/** Two columns; a left side that is too long has a line of its own. */
function table(rows: readonly TableRow[], indent: number, columns: number): Printable[] {
  const blank = padEnd(line``, indent)
  return rows.flatMap(({ left, right }) => {
    const start = line`  ${printable(left)}`
    const [first = line``, ...more] = wrap(printable(right), columns - indent)
    const fits = start.length + 2 <= indent
    return [
      ...(fits ? [line`${padEnd(start, indent)}${first}`] : [start, line`${blank}${first}`]),
      ...more.map((text) => line`${blank}${text}`),
    ]
  })
}

function headed(title: Printable, lines: readonly Printable[], paint: Terminal['paint']): Printable {
  return joinPrintable([paint('bold', title), ...lines], '\n')
}

function sections(parts: readonly Printable[]): Printable {
  return line`${joinPrintable(parts, '\n\n')}\n`
}

function fitting({ paint, columns }: Terminal): Terminal {
  return { paint, columns: Math.min(columns, MAX_COLUMNS) }
}
