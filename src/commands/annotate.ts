import type { Flags } from '../command-line/flags.ts'
import { globTest } from '../core/options/glob-test.ts'
import { protectedPathTest } from '../core/options/protected-path.ts'
import { UNREVIEWED_PATHS } from '../core/options/unreviewed-paths.ts'
import { annotate as annotated } from '../core/prompt/annotate.ts'
import { shard } from '../core/prompt/shard.ts'
import { plural } from '../core/text/plural.ts'
import { missingFlag, UserError } from '../errors.ts'
import { log, print, printable } from '../output/log.ts'
import { diffFor } from './diff-for.ts'
import { sinceFor } from './since.ts'

/** Prints the diff with a line number on every line, for a prompt. */
export async function annotate(flags: Flags): Promise<number> {
  const { part, parts } = readShard(flags)
  const { diff } = await diffFor(flags)
  const isWanted = wantedTest(flags)
  const wanted = diff.files.filter(({ path }) => isWanted(path))
  const mine = shard(wanted, part, parts)
  const skipped = diff.files.length - wanted.length
  if (skipped > 0) log(`${plural(skipped, 'file')} left out by --paths or --exclude`)
  if (mine.length === 0)
    log(parts > 1 ? `Part ${part} of ${parts} has no files` : 'There is nothing to annotate')
  print(printable(annotated(mine, diff, await sinceFor(flags, diff))))
  return 0
}

function wantedTest(flags: Flags): (path: string) => boolean {
  const paths = entries(flags, 'paths')
  const isIncluded = paths.length > 0 ? protectedPathTest(paths, globTest) : () => true
  const excluded = flags.has('exclude') ? entries(flags, 'exclude') : UNREVIEWED_PATHS
  const isExcluded = protectedPathTest(excluded, globTest)
  return (path) => isIncluded(path) && !isExcluded(path)
}

function entries(flags: Flags, name: string): string[] {
  const lines = flags.all(name).flatMap((value) => value.split('\n'))
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** Maximum number of jobs in a matrix. https://docs.github.com/actions/reference/limits */
const MAX_PARTS = 256

function readShard(flags: Flags): { part: number; parts: number } {
  const parts = wholeNumber(flags, 'shards', MAX_PARTS)
  if (parts === undefined) {
    if (flags.has('shard'))
      throw new UserError('--shard needs --shards', { hint: 'For example --shards 4 --shard 1.' })
    return { part: 1, parts: 1 }
  }
  const part = wholeNumber(flags, 'shard', parts)
  if (part === undefined) throw missingFlag('shard', `1, up to ${parts}`)
  return { part, parts }
}

function wholeNumber(flags: Flags, name: string, max: number): number | undefined {
  const value = flags.one(name)
  if (value === undefined) return undefined
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0
  if (number >= 1 && number <= max) return number
  throw new UserError(`--${name} is ${JSON.stringify(value)}; valid: a whole number from 1 to ${max}`)
}
