import { createRepository } from '../git/create-repository.ts'
import { Accounts } from './account.ts'
import { type Description, describe } from './description.ts'
import { startRate } from './rate-limit.ts'
import { BASE_BRANCH, Clock, HEAD_BRANCH, type State } from './state.ts'

/** Above two thousand million, as real ones are, so that nobody keeps them in 32 bits. */
const FIRST_COMMENT_ID = 2_500_000_001
const FIRST_REVIEW_ID = 3_100_000_001

/** The repository with its commits, and a pull request nobody has reviewed yet. */
export async function createState(description: Description): Promise<State> {
  const settings = describe(description)
  const { owner, author, viewer, permissions, title } = settings
  const repository = createRepository()
  const accounts = new Accounts(owner, author, viewer, permissions)
  const clock = new Clock()
  const time = clock.tick()
  const first = {
    branch: BASE_BRANCH,
    holds: 'tree',
    files: settings.base,
    message: 'Start',
    author: owner,
    time,
  } as const
  const head = {
    branch: HEAD_BRANCH,
    parent: 0,
    holds: 'tree',
    files: settings.head,
    message: title,
    author,
    time,
  } as const
  const later = { ...first, parent: 0, files: settings.baseLater, message: 'Go on' }
  const moved = description.baseLater !== undefined
  const shas = await repository.commit(moved ? [first, head, later] : [first, head])
  const [baseSha = '', headSha = '', laterSha] = shas
  return {
    settings,
    repository,
    accounts,
    pull: {
      author: accounts.named(author),
      createdAt: clock.now(),
      status: settings.state,
      draft: settings.draft,
      locked: settings.locked,
      headSha,
      baseSha: laterSha ?? baseSha,
      commits: [headSha],
    },
    reviews: [],
    threads: [],
    comments: [],
    rate: startRate(description.rate),
    lag: 0,
    apiUrl: '',
    clock,
    ids: { review: FIRST_REVIEW_ID, comment: FIRST_COMMENT_ID, thread: 1 },
  }
}
