import type { Flags } from '../command-line/flags.ts'
import { type Diff, parseDiff } from '../core/diff/diff.ts'
import { plural } from '../core/text/plural.ts'
import { truncate } from '../core/text/truncate.ts'
import { UserError } from '../errors.ts'
import { readDiff } from '../input/read-input.ts'
import { log } from '../output/log.ts'

export interface GivenDiff {
  readonly diff: Diff
  /** For messages: the file, or the range of commits. */
  readonly name: string
  /** Set if git was asked for the change up to what is checked out: the commit that it starts from. */
  readonly since?: string
}

/** The diff that `--diff` names; without it, the changes since the remote's default branch, from git. */
export async function diffFor(flags: Flags): Promise<GivenDiff> {
  const file = flags.one('diff')
  if (file === undefined) return ownDiff(flags)
  const text = readDiff(file)
  const diff = parseDiff(text)
  const name = file === '-' ? 'standard input' : file
  if (diff.files.length === 0) {
    if (text.trim() !== '') throw noDiffError(file, name, text, flags.all('findings'))
    log(`${name} is empty: nothing has changed`)
  }
  return { diff, name }
}

/** Loaded only when needed. */
async function ownDiff(flags: Flags): Promise<GivenDiff> {
  const { defaultDiff } = await import('../input/default-diff.ts')
  const { text, range, mergeBase } = defaultDiff(process.cwd(), {
    commit: flags.one('commit') || undefined,
    // The platforms detect renames with different thresholds.
    renames: flags.one('platform') === 'gitlab' ? '30%' : '50%',
  })
  const diff = parseDiff(text)
  const files = plural(diff.files.length, 'changed file')
  const since = mergeBase.slice(0, 12)
  log(`Diff: git diff ${range}, ${files} since ${since}`)
  if (diff.files.length === 0) log(`What is not committed is not in it. ${workDiff(since)}`)
  return { diff, name: range, ...(flags.has('commit') ? {} : { since }) }
}

/** How to look at what is not committed, too. */
export function workDiff(since: string): string {
  return `To look at that: git diff ${since} > work.diff, then --diff work.diff`
}

/** The text is shown in part, because a file with the wrong name is the likely cause. */
function noDiffError(file: string, name: string, text: string, findings: readonly string[]): UserError {
  const start = truncate(text.trimStart().split(/\r?\n/, 1)[0] ?? '', 60)
  return new UserError(`${name} is not a diff: it begins with ${JSON.stringify(start)}`, {
    hint: hintFor(start, file, findings),
  })
}

function hintFor(start: string, file: string, [findings]: readonly string[]): string {
  if (start.startsWith('\u001b'))
    return 'It has the colours of a terminal. Write it with git diff --no-color.'
  if (findings !== undefined && findings !== file && /^[[{]/.test(start))
    return `Are --diff and --findings swapped? Write --diff ${findings} --findings ${file} if so.`
  return '--diff takes a unified diff, for example the output of git diff main...HEAD.'
}
