import type { Assessed } from '../assess/assess.ts'
import type { Finding } from '../finding/finding.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { linesText } from '../place/lines-text.ts'
import { type Proposal, proposalsAsGiven } from '../suggest/proposal.ts'
import type { Foldable } from '../text/fold.ts'
import { join, md, type Prose } from '../text/safe-text.ts'
import { facts, fitting, joinPieces, message, otherMessages, proseOptions } from './comment-parts.ts'
import { otherFindings } from './comments.ts'
import { extraFields } from './extra-fields.ts'
import { fullText, MAX_TITLE, titleText } from './opening.ts'
import { permalink } from './permalink.ts'
import { codeBlock, fixesInOtherFiles } from './shown-code.ts'

/** For the notes about what was cut, and the separators. */
const ROOM_FOR_NOTES = 400
/** For the facts of a finding: rule, source and so on. */
const MAX_FACTS = 3000

/** A finding of the body in one line: where, how severe, what. Its message and its code are folded away. */
export function listedFinding(
  assessed: Assessed,
  room: number,
  options: PlanOptions,
  limits: Limits,
): Foldable {
  const { finding, members = [] } = assessed
  const others = otherFindings(assessed)
  const { prose, proposals } = proposalsAsGiven(finding)
  const { short, rest } = inOneLine(finding, prose)
  const theirs = members.flatMap((member) => proposalsAsGiven(member.assessed.finding).proposals)
  const code = distinct([...proposals, ...theirs]).map(
    ({ before, lines }) =>
      () =>
        codeBlock(before, lines),
  )
  const small = facts(finding, options.linkHosts, MAX_FACTS, { others, agreeing: 1 })
  const parts = [
    ...[extraFields, otherMessages].flatMap((of) => of(finding, others, proseOptions(options))),
    ...code,
    ...fixesInOtherFiles(finding),
  ]
  const line = join(
    [
      location(assessed, options, limits),
      !finding.ofPatch && md`${finding.severity}`,
      // The label of the fold says that already.
      !(short === SUGGESTED && code.length > 0) && titleText(short, options.prose),
      rest === '' && parts.length === 0 && small,
    ],
    ' · ',
  )
  if (rest === '' && parts.length === 0) return { line, label: md``, more: md`` }
  const left = room - line.length - small.length - ROOM_FOR_NOTES
  const shown = fitting(parts, left)
  const text = rest === '' ? '' : message(rest, proseOptions(options), left - shown.length)
  const label =
    code.length === 0 ? md`More` : rest === '' ? md`Suggested change` : md`Message and suggested change`
  return { line, label, more: joinPieces([text, shown, small]) }
}

/** The title, or else the first line of the message, and the rest of the text. */
function inOneLine(finding: Finding, prose: string): { short: string; rest: string } {
  const text = fullText(finding, prose)
  const title = finding.title?.trim() ?? ''
  if (title !== '') return { short: title, rest: title.length > MAX_TITLE ? text : text.trim() }
  const [, first = '', rest = ''] = /^\s*([^\n]*)([\s\S]*)$/.exec(text) ?? []
  if (first === '') return { short: SUGGESTED, rest: '' }
  const isWhole = first.length <= MAX_TITLE && !BLOCK.test(first)
  return { short: first, rest: isWhole ? rest.trim() : text }
}

/** The text for a finding without title and message. */
const SUGGESTED = 'Suggested change'

/** The first line of a block, which is not a sentence. */
const BLOCK = /^(?:[`~]{3}|#{1,6} |[-*+>|] |\d+[.)] )/

/** Code that several sources suggest is shown once. */
function distinct(proposals: readonly Proposal[]): Proposal[] {
  const keyed = proposals.map((proposal) => [JSON.stringify(proposal.lines), proposal] as const)
  return [...new Map(keyed).values()]
}

/** Longer URLs take too much room. */
const MAX_ADDRESS = 2000

/** A permalink to the lines at the reviewed commit, where the repository is known. */
function location(
  { finding, path }: Assessed,
  { repositoryUrl, commit }: PlanOptions,
  limits: Limits,
): Prose {
  const { line, startLine = line } = finding
  const text =
    line === undefined || startLine === undefined ? 'file' : linesText({ first: startLine, last: line })
  if (path === '' || !repositoryUrl || !commit) return path === '' ? md`` : md`${text}`
  const address = permalink(repositoryUrl, commit, path, finding, limits)
  return address && address.length <= MAX_ADDRESS ? md`[${text}](${address})` : md`${text}`
}
