import type { FindingReport } from '../core/plan/plan.ts'
import { groupBy } from '../core/text/group-by.ts'
import { plural } from '../core/text/plural.ts'
import { joinPrintable, line, type Printable, printable } from '../output/log.ts'
import type { Terminal } from './terminal.ts'
import { cut, oneLine, wrap } from './text-width.ts'

/** Maximum number of files named per reason; the others are counted together. */
const MAX_FILES = 20

/** For findings that are too many to list: the reason once, and how many there are per file. */
export function countedSection(
  title: Printable,
  findings: readonly FindingReport[],
  { columns, paint }: Terminal,
): Printable {
  const byReason = groupBy(findings, ({ reason = '', code }) => `${reason} (${code})`)
  const lines = [...byReason].flatMap(([reason, group]) => [
    ...wrap(oneLine(reason), columns - 2).map((part) => line`  ${part}`),
    ...perFile(group).map((text) => cut(line`    ${text}`, columns)),
  ])
  return joinPrintable([paint('bold', cut(title, columns)), ...lines], '\n')
}

function perFile(findings: readonly FindingReport[]): Printable[] {
  const byFile = [...groupBy(findings, ({ path }) => path)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const named = byFile.slice(0, MAX_FILES)
  const rest = byFile.slice(MAX_FILES).flatMap(([, group]) => group)
  const lines = named.map(([path, { length }]) => line`${plural(length, 'finding')} in ${oneLine(path)}`)
  if (rest.length === 0) return lines
  const files = plural(byFile.length - named.length, 'other file')
  return [...lines, printable(`${plural(rest.length, 'finding')} in ${files}`)]
}
