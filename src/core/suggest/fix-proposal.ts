import type { Row } from '../diff/diff.ts'
import { type Fix, touchedLines } from '../finding/fix.ts'
import { because, type Reason } from '../finding/reason.ts'
import { splitLines } from '../finding/suggestion.ts'
import { md } from '../text/safe-text.ts'
import type { Edit } from './edit.ts'
import type { Proposal } from './proposal.ts'
import { type SourceLine, splice } from './splice.ts'

/** A line of the new file, if the diff shows it. */
export type ShownLine = (line: number) => Row | undefined

/** The fix of a tool as code for whole lines of the new file. */
export function fixProposal(fix: Fix, shown: ShownLine, barrier?: Reason): Proposal {
  const spliced = splice(fix, shown)
  const described = fix.description === undefined ? {} : { description: fix.description }
  if ('unplaceable' in spliced)
    return { ...asWritten(fix), own: false, ...described, barrier: barrier ?? because(spliced.unplaceable) }
  const { addsFinalNewline, ...edit } = spliced
  const seen = compareOriginal(fix, shown)
  const finalNewline = fix.ofPatch || !addsFinalNewline ? fix.finalNewline : 'added'
  const refused =
    barrier ??
    (seen === 'differs' ? because('original-differs') : undefined) ??
    (finalNewline && isUnchanged(edit, shown) ? because('final-newline') : undefined) ??
    halfOnly(fix)
  return {
    ...edit,
    own: false,
    ...described,
    ...(seen === 'same' ? { proven: true } : {}),
    ...(finalNewline ? { note: FINAL_NEWLINE[finalNewline] } : {}),
    ...(refused ? { barrier: refused } : {}),
  }
}

const FINAL_NEWLINE = {
  added: md`A newline is missing at the end of the file; no suggestion can add it.`,
  removed: md`The newline at the end of the file is to go; no suggestion can remove it.`,
}

function halfOnly({ elsewhere = [] }: Fix): Reason | undefined {
  if (elsewhere.length === 0) return undefined
  const files = [...new Set(elsewhere.map(({ path }) => path))].join(', ')
  return because('several-files', `The fix changes other files too: ${files}.`)
}

function isUnchanged({ first, last, lines }: Edit, shown: ShownLine): boolean {
  return (
    lines.length === last - first + 1 && lines.every((line, index) => shown(first + index)?.text === line)
  )
}

/** Compares the lines that the tool saw with those of the diff; lines that the diff does not show are skipped. */
function compareOriginal({ original, changes }: Fix, shown: ShownLine): 'same' | 'differs' | 'unknown' {
  if (!original) return 'unknown'
  const rows = original.lines.map((text, index) => ({ text, row: shown(original.firstLine + index) }))
  if (rows.some(({ text, row }) => row && row.text !== text)) return 'differs'
  const { first, last } = touchedLines(changes)
  const covered = original.firstLine <= first && original.firstLine + original.lines.length > last
  const isSolid = rows.some(({ text, row }) => row && text.trim() !== '')
  return covered && isSolid ? 'same' : 'unknown'
}

/** If the diff does not show the lines: the lines as the tool saw them, or only the new text. */
function asWritten(fix: Fix): Edit & Pick<Proposal, 'before'> {
  const { original, changes } = fix
  const seen = (line: number): SourceLine | undefined => {
    const text = original?.lines[line - original.firstLine]
    return text === undefined ? undefined : { text, ending: 'lf' }
  }
  const spliced = splice(fix, seen)
  if (!('unplaceable' in spliced)) {
    const { first, last, lines } = spliced
    const from = first - (original?.firstLine ?? first)
    return { first, last, lines, before: original?.lines.slice(from, from + last - first + 1) ?? [] }
  }
  return { ...touchedLines(changes), lines: changes.flatMap(({ text }) => splitLines(text)) }
}
