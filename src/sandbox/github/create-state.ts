import { createWorld } from '../world.ts'
import { createAccounts } from './account.ts'
import { type Description, describe } from './description.ts'
import { startRate } from './rate-limit.ts'
import { BASE_BRANCH, HEAD_BRANCH, type State } from './state.ts'

/** Above 2³¹, as real ids are, so that code that stores them in 32 bits fails. */
const FIRST_COMMENT_ID = 2_500_000_001
const FIRST_REVIEW_ID = 3_100_000_001

/** Creates the repository with its commits and a pull request without reviews. */
export async function createState(description: Description): Promise<State> {
  const settings = describe(description)
  const { owner, author, title } = settings
  const { world, headSha, targetSha } = await createWorld(createAccounts(settings), {
    base: { branch: BASE_BRANCH, files: settings.base, author: owner },
    head: { branch: HEAD_BRANCH, files: settings.head, author, message: title },
    ...(description.baseLater ? { baseLater: description.baseLater } : {}),
  })
  return {
    ...world,
    settings,
    pull: {
      author: world.accounts.named(author),
      createdAt: world.clock.now(),
      status: settings.state,
      draft: settings.draft,
      locked: settings.locked,
      headSha,
      baseSha: targetSha,
      commits: [headSha],
    },
    reviews: [],
    threads: [],
    comments: [],
    rate: startRate(description.rate),
    ids: { review: FIRST_REVIEW_ID, comment: FIRST_COMMENT_ID, thread: 1 },
  }
}
