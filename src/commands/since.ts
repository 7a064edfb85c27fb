import type { Flags } from '../command-line/flags.ts'
import type { Diff } from '../core/diff/diff.ts'
import type { PostedReview } from '../core/memory/history.ts'
import type { Since } from '../core/prompt/annotate.ts'
import { newRowTest } from '../core/prompt/new-rows.ts'
import { plural } from '../core/text/plural.ts'
import { UserError } from '../errors.ts'
import { readSinceDiff } from '../input/since-diff.ts'
import { log } from '../output/log.ts'

/** The commit that `--since` asks for; `undefined` without the flag, and if nothing was reviewed before. */
export async function sinceFor(flags: Flags, diff: Diff): Promise<Since | undefined> {
  const given = flags.one('since')
  if (given === undefined) return undefined
  const wanted = given === 'last' ? await lastReviewed(flags) : given
  if (wanted === undefined) {
    log('There is no earlier review by Fencepost, so no row is marked')
    return undefined
  }
  const { commit, diff: since, isSameVersion } = readSinceDiff(process.cwd(), wanted)
  const others = diff.files.filter((file) => !isSameVersion(file)).length
  if (others > 0)
    log(
      `${plural(others, 'file')} of the diff not in the version that is checked out: all rows there are marked as new`,
    )
  return { name: commit.slice(0, 12), isNew: newRowTest(diff, since, isSameVersion) }
}

/** The commit of our last review, from its marker: what the platform reports changes with a force-push. */
async function lastReviewed(flags: Flags): Promise<string | undefined> {
  const { historyFor } = await import('./context.ts')
  const { reviews } = await historyFor(flags)
  const ids = new Set(reviews.map(({ id }) => id))
  if (ids.size > 1) {
    const names = [...ids].map((id) => JSON.stringify(id)).join(', ')
    throw new UserError(`Reviews were posted under several ids: ${names}`, {
      hint: 'Choose one with --id.',
    })
  }
  return commitOf(reviews.at(-1))
}

function commitOf(review: PostedReview | undefined): string | undefined {
  return review && /^[0-9a-f]{40,64}$/.test(review.commit) ? review.commit : undefined
}
