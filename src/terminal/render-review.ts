import type { ChangedFile, Diff, Hunk, Row } from '../core/diff/diff.ts'
import { hunkAt, newLines } from '../core/diff/diff.ts'
import { foldRows } from '../core/plan/fold-rows.ts'
import type { FindingReport, ReviewComment, ReviewPlan } from '../core/plan/plan.ts'
import { linesSuffix } from '../core/write/review-body.ts'
import { joinPrintable, line, type Printable, padStart, printable } from '../output/log.ts'
import { renderBody, severityStyle } from './render-body.ts'
import { renderCounts, renderUnposted } from './render-plan.ts'
import type { Terminal } from './terminal.ts'
import { cut, oneLine, withoutTabs, wrap } from './text-width.ts'

/** Renders the review for a terminal: each comment below its rows of the diff, then the body and the counts. */
export function renderReview(plan: ReviewPlan, diff: Diff, terminal: Terminal): Printable {
  const parts = [
    ...renderFiles(plan, diff, terminal),
    ...renderBodyEntries(plan, terminal),
    ...renderUnposted(plan, terminal),
    ...renderSummary(plan, terminal),
    renderCounts(plan, terminal),
  ]
  return line`${joinPrintable(parts, '\n\n')}\n`
}

/** What the authors say about all findings together. */
function renderSummary({ summary }: ReviewPlan, terminal: Terminal): Printable[] {
  return summary ? [joinPrintable(renderBody(summary, [], terminal), '\n')] : []
}

interface Placed {
  readonly comment: ReviewComment
  readonly owner: FindingReport | undefined
}

function renderFiles(plan: ReviewPlan, diff: Diff, terminal: Terminal): Printable[] {
  const owners = new Map<number, FindingReport>()
  for (const finding of plan.findings)
    if (finding.outcome === 'inline') for (const index of finding.comments) owners.set(index, finding)
  const byFile = new Map<string, Placed[]>()
  for (const [index, comment] of plan.review.comments.entries()) {
    const placed = byFile.get(comment.path) ?? []
    placed.push({ comment, owner: owners.get(index) })
    byFile.set(comment.path, placed)
  }
  return diff.files.flatMap((file) => {
    const placed = byFile.get(file.path)
    if (!placed) return []
    const read = diff.of(file)
    return [renderFile(file, 'hunks' in read ? read.hunks : [], placed, terminal)]
  })
}

function suggestionLabel(
  suggestion: FindingReport['suggestion'] | undefined,
  { paint }: Terminal,
): Printable {
  if (suggestion === 'committable') return paint('green', line`  ● one-click suggestion`)
  return suggestion === 'quoted' ? paint('yellow', line`  ○ code shown, no button`) : line``
}

/** Rows of context shown around a comment. */
const CONTEXT = { above: 3, below: 1, minFolded: 2 }

function renderFile(
  { path, previousPath }: ChangedFile,
  hunks: readonly Hunk[],
  placed: readonly Placed[],
  terminal: Terminal,
): Printable {
  const { paint, columns } = terminal
  const was = previousPath === undefined ? [] : wrap(line`  was ${oneLine(previousPath)}`, columns)
  const title = wrap(oneLine(path), columns).map((part) => paint('bold', part))
  const comments = placed.map(({ comment }) => comment)
  const boxes = new Map<string, Printable[]>()
  for (const one of placed) {
    const key = keyOf(one.comment.side, one.comment.line)
    const lines = boxes.get(key) ?? []
    for (const text of box(one, hunks, terminal)) lines.push(text)
    boxes.set(key, lines)
  }
  const rows = foldRows(hunks, comments, CONTEXT).flatMap(({ folded, parts }) =>
    folded
      ? [paint('dim', line`    ⋯`)]
      : parts.flatMap((part) =>
          part.rows.flatMap((row) => {
            const key = row.kind === 'deleted' ? keyOf('LEFT', row.oldLine) : keyOf('RIGHT', row.newLine)
            const below = boxes.get(key) ?? []
            boxes.delete(key)
            return [renderRow(row, terminal), ...below]
          }),
        ),
  )
  // Comments on the whole file, or on lines outside the hunks, which GitLab allows.
  const withoutRow = [...boxes.values()].flat()
  return joinPrintable([...title, ...was.map((part) => paint('dim', part)), ...withoutRow, ...rows], '\n')
}

function keyOf(side: ReviewComment['side'], at: number | undefined): string {
  return `${side}${at}`
}

const SIGNS = { added: '+', deleted: '-', context: ' ' } as const
const STYLES = { added: 'green', deleted: 'red', context: undefined } as const

function renderRow({ kind, oldLine, newLine, text }: Row, { columns, paint }: Terminal): Printable {
  const number = padStart(line`${newLine ?? oldLine ?? ''}`, 4)
  const style = STYLES[kind]
  const code = cut(line`${SIGNS[kind]} ${printable(withoutTabs(text))}`, columns - number.length - 1)
  return line`${paint('dim', number)} ${style ? paint(style, code) : code}`
}

function box({ comment, owner }: Placed, hunks: readonly Hunk[], terminal: Terminal): Printable[] {
  const { line: last = 0, start_line: first = last, side, body } = comment
  const hunk = side === 'RIGHT' ? hunkAt(hunks, last) : undefined
  // Only a suggestion is shown with the lines it replaces; other ranges may be the whole file.
  const replaced = (body.includes('suggestion') && hunk && newLines(hunk, first, last)) || []
  const top = line`${placeText(comment, hunk !== undefined)}${suggestionLabel(owner?.suggestion, terminal)}`
  const lines = renderBody(
    body,
    replaced.map(({ text }) => text),
    inside(terminal),
  )
  return framed(top, lines, owner, terminal)
}

function placeText({ line: last, start_line: first = last, side }: ReviewComment, shown: boolean): Printable {
  if (first === undefined || last === undefined) return line`whole file`
  const lines = first === last ? line`line ${last}` : line`lines ${first}-${last}`
  if (side === 'LEFT') return line`deleted ${lines}`
  return shown ? lines : line`${lines}, not in the diff`
}

/** The frame takes four columns. */
function inside(terminal: Terminal): Terminal {
  return { ...terminal, columns: terminal.columns - 4 }
}

function framed(
  top: Printable,
  lines: readonly Printable[],
  finding: FindingReport | undefined,
  { paint }: Terminal,
): Printable[] {
  const style = severityStyle(finding?.severity ?? '')
  const bar = paint(style, line`  │`)
  return [
    line`${paint(style, line`  ╭─`)} ${top}`,
    ...lines.map((text) => (text === '' ? bar : line`${bar} ${text}`)),
    paint(style, line`  ╰─`),
  ]
}

/** The findings in the body. The line that links to each is replaced by a shorter one. */
function renderBodyEntries({ body, findings }: ReviewPlan, terminal: Terminal): Printable[] {
  const entries = body.groups.flatMap((group) => group.entries)
  if (entries.length === 0) return []
  const { paint, columns } = terminal
  const boxes = entries.flatMap(({ finding: index, more }) => {
    const finding = findings[index]
    if (!finding) return []
    const { path, line: last, start_line, title, message = '', severity = '', reason = '' } = finding
    const place = oneLine(path + (last === undefined ? '' : linesSuffix(start_line, last)))
    const [first = ''] = (title?.trim() || message.trim()).split('\n')
    const lines = [
      ...wrap(oneLine(`${first} · ${severity}`), columns - 4).map((part) => paint('bold', part)),
      ...(more === '' ? [] : [line``, ...renderBody(more, [], inside(terminal))]),
      line``,
      ...wrap(oneLine(reason), columns - 4),
    ]
    return framed(cut(place, columns - 5), lines, finding, terminal)
  })
  return [joinPrintable([paint('bold', line`In the body of the review`), ...boxes], '\n')]
}
