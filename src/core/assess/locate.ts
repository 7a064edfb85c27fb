import type { ChangedFile, Diff, Hunk } from '../diff/diff.ts'
import { type KnownLines, knownLines } from '../diff/known-lines.ts'
import { namesakesOf } from '../diff/namesakes.ts'
import type { Finding } from '../finding/finding.ts'
import { because, type Reason } from '../finding/reason.ts'
import type { Limits, PlanOptions } from '../options/plan-options.ts'
import { anchor } from '../place/anchor.ts'
import type { InlineAnchor } from '../place/anchored.ts'
import type { ResolvedPath } from '../place/resolve-path.ts'
import { shortCode } from '../text/fence.ts'
import { type Lazy, lazy } from '../text/lazy.ts'
import { join, md, type Prose } from '../text/safe-text.ts'

export type Place =
  | { readonly kind: 'summary'; readonly reason: Reason }
  | {
      readonly kind: 'inline'
      readonly anchor: InlineAnchor
      readonly file: ChangedFile
      readonly hunks: readonly Hunk[]
      /** The file was guessed from its path, and nothing proves the guess. */
      readonly guessed: boolean
      /** The whole file, if it is available. */
      readonly whole: Lazy<KnownLines | undefined>
      /** Other changed files with the same name, if their text is known. */
      readonly namesakes: Lazy<readonly KnownLines[]>
    }

export type InlinePlace = Extract<Place, { kind: 'inline' }>

/** The lines of the finding's file that it is about, where the diff or the platform has them. */
export function locate(
  finding: Finding,
  resolved: ResolvedPath,
  diff: Diff,
  { deletedLines, headText }: PlanOptions,
  { unchangedLines, wholeFiles }: Limits,
): Place {
  if (resolved.kind !== 'found') {
    if (finding.path === '') return { kind: 'summary', reason: because('no-file') }
    const reason = diff.files.length === 0 ? because('no-diff') : unresolved(resolved, diff)
    return { kind: 'summary', reason }
  }
  const { file, unproven } = resolved
  const fileDiff = diff.of(file)
  const hunks = 'hunks' in fileDiff ? fileDiff.hunks : []
  const whole = lazy(() => wholeFile(hunks, headText?.(file.path)))
  const found = anchor(finding, file, fileDiff, { deletedLines, unchangedLines, wholeFiles, file: whole })
  if (found.kind === 'summary') return found
  const namesakes = lazy(() => linesOfNamesakes(file, diff, headText))
  const place = { kind: 'inline', anchor: found, file, hunks, guessed: false, whole, namesakes } as const
  if (!unproven) return place
  const note = join([guessNote(finding), found.note], '\n\n')
  return { ...place, anchor: { ...found, note }, guessed: true }
}

function wholeFile(hunks: readonly Hunk[], headText: string | undefined): KnownLines | undefined {
  const lines = headText === undefined ? undefined : knownLines(hunks, headText)
  return lines?.isWhole ? lines : undefined
}

/** Every package of a monorepo may have an index.ts; comparing with a few is enough. */
const MAX_NAMESAKES = 20

function linesOfNamesakes(file: ChangedFile, diff: Diff, headText: PlanOptions['headText']): KnownLines[] {
  return namesakesOf(file, diff.files)
    .slice(0, MAX_NAMESAKES)
    .flatMap((other) => {
      const fileDiff = diff.of(other)
      return 'hunks' in fileDiff ? knownLines(fileDiff.hunks, headText?.(other.path)) : []
    })
}

function guessNote({ path }: Finding): Prose {
  return md`Reported for ${shortCode(path, MAX_PATH)}, but no changed file has that path; this one fits best.`
}

const MAX_PATH = 300

/** Every package of a monorepo has its index.ts. */
const MAX_NAMED = 5

function unresolved(resolved: Exclude<ResolvedPath, { kind: 'found' }>, { isPartial }: Diff): Reason {
  if (resolved.kind === 'missing') return because(isPartial ? 'path-not-listed' : 'path-not-in-diff')
  const { candidates } = resolved
  const more = candidates.length > MAX_NAMED ? ` and ${candidates.length - MAX_NAMED} more` : ''
  const names = candidates.slice(0, MAX_NAMED).join(', ')
  return because('path-ambiguous', `Several changed files fit this path: ${names}${more}.`)
}
