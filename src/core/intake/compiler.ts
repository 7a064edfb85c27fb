import type { Finding } from '../finding/finding.ts'
import { codeSpan } from '../text/fence.ts'
import { plural } from '../text/plural.ts'
import { type Body, readBody } from './compiler/body.ts'
import type { Diagnostic } from './compiler/diagnostic.ts'
import { isNoise } from './compiler/noise.ts'
import { diagnosticOf, isNoteOf, type Section, sectionsIn } from './compiler/sections.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { plainToMarkdown } from './plain-text.ts'
import { stripColours } from './text/without-colours.ts'

const EXPECTED = '"src/cart.c:12:5: warning: what is wrong" is expected, as compilers and linters print it'

interface Draft {
  readonly section: Section
  readonly diagnostic: Diagnostic
  readonly body: Body
  readonly notes: { readonly section: Section; readonly diagnostic: Diagnostic; readonly body: Body }[]
}

/** Parses what compilers and linters print for people: one line per finding, with source, carets and notes below. */
export function readCompiler({ file, text: printed }: InputText): Intake {
  const text = stripColours(printed)
  const { sections, skipped: before } = sectionsIn(text)
  if (sections.length === 0) {
    if (text.split('\n').every((line) => line.trim() === '' || isNoise(line)))
      return { findings: [], bad: [], notes: [] }
    throw new IntakeError(`${file}: no line looks like a finding; ${EXPECTED}`)
  }
  const drafts: Draft[] = []
  let skipped = before
  for (const section of sections) {
    const read = readBody(section.below, isOfJavac(section))
    const { diagnostic, body } = withRuleBelow(diagnosticOf(section, read.wrapped), read)
    const above = drafts.at(-1)
    skipped += body.skipped
    if (above && isNoteOf(diagnostic, above.diagnostic)) above.notes.push({ section, diagnostic, body })
    else if (diagnostic.message === '') skipped++
    else drafts.push({ section, diagnostic, body, notes: [] })
  }
  return {
    findings: drafts.map((draft, index) => findingOf(draft, { file, index })),
    bad: [],
    notes: [
      ...(skipped > 0 ? [`${file}: skipped ${plural(skipped, 'line')} without a finding`] : []),
      ...(FIXABLE_BY_RUFF.test(text)
        ? [
            `${file}: has no code of the fixes; ruff check --output-format rdjson has it, for one-click suggestions`,
          ]
        : []),
    ],
  }
}

/** `F401 [*] ` at the start of a line, or behind a place. */
const FIXABLE_BY_RUFF = /(?:^|: )[A-Z]{1,5}\d{2,5} \[\*\] /m

/** pyright has its rule at the end of the last line of a message. */
function withRuleBelow(diagnostic: Diagnostic, body: Body): { diagnostic: Diagnostic; body: Body } {
  const last = body.more.at(-1) ?? ''
  const [whole, rule] = / \((report[A-Z]\w{1,60})\)$/.exec(last.slice(-80)) ?? []
  if (whole === undefined || rule === undefined || diagnostic.rule !== undefined) return { diagnostic, body }
  const more = [...body.more.slice(0, -1), last.slice(0, last.length - whole.length)]
  return { diagnostic: { ...diagnostic, rule }, body: { ...body, more } }
}

/** javac explains below the caret (`symbol: method total()`), where others show a fix. */
function isOfJavac({ place }: Section): boolean {
  return place.path.endsWith('.java')
}

function findingOf({ section, diagnostic, body, notes }: Draft, origin: Finding['origin']): Finding {
  const { path, line, endLine } = section.place
  // javac prints a line, and the column as a caret below it.
  const column = section.place.column ?? (isOfJavac(section) ? body.caret : undefined)
  const { severity, rule, source } = diagnostic
  return {
    origin,
    kind: 'tool',
    path,
    ...(line === undefined ? {} : endLine === undefined ? { line } : { startLine: line, line: endLine }),
    ...columnOf(column, source, line),
    severity,
    message: [textOf(diagnostic, body), ...renderNotes(notes, section), ...renderRelated(body)].join('\n\n'),
    ...(rule === undefined ? {} : { rule }),
    ...(source === undefined ? {} : { source }),
  }
}

/** pylint counts columns from 0; for other tools 0 means no column. */
function columnOf(
  column: number | undefined,
  source: string | undefined,
  line: number | undefined,
): { column?: number } {
  const counted = column === undefined ? 0 : source === 'pylint' ? column + 1 : column
  return counted > 0 && line !== undefined ? { column: counted } : {}
}

function textOf({ message }: Diagnostic, { more }: Body): string {
  return plainToMarkdown([message, ...more].join('\n'))
}

/** A note about the same line is a paragraph, one about another place an entry of a list. */
function renderNotes(notes: Draft['notes'], { place }: Section): string[] {
  const isHere = ({ section }: Draft['notes'][number]) =>
    section.place.path === place.path && section.place.line === place.line
  const here = notes.filter(isHere).map(({ diagnostic, body }) => textOf(diagnostic, body))
  const there = notes
    .filter((note) => !isHere(note))
    .map(
      ({ section: { place }, diagnostic, body }) =>
        `- ${codeSpan(`${place.path}:${place.line}`)}: ${textOf(diagnostic, body).replaceAll('\n', ' ')}`,
    )
  return [...here, ...(there.length === 0 ? [] : [there.join('\n')])]
}

function renderRelated({ related }: Body): string[] {
  const lines = related.map(({ place, text }) =>
    text === '' ? `- ${codeSpan(place)}` : `- ${codeSpan(place)}: ${plainToMarkdown(text)}`,
  )
  return lines.length === 0 ? [] : [lines.join('\n')]
}
