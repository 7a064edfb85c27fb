import { createWorld } from '../world.ts'
import { createAccounts } from './account.ts'
import { type Description, describe } from './description.ts'
import { SOURCE_BRANCH, type State, TARGET_BRANCH } from './state.ts'

/** Above 2³¹, as real ids are, so that code that stores them in 32 bits fails. */
const FIRST_NOTE_ID = 2_900_000_001
const FIRST_DRAFT_ID = 140_000_001

/** Creates the project with its commits and a merge request without comments. */
export async function createState(description: Description): Promise<State> {
  const settings = describe(description)
  const { author, title } = settings
  const { world, baseSha, headSha, targetSha } = await createWorld(createAccounts(settings), {
    base: { branch: TARGET_BRANCH, files: settings.base, author: 'maintainer' },
    head: { branch: SOURCE_BRANCH, files: settings.head, author, message: title },
    ...(description.baseLater ? { baseLater: description.baseLater } : {}),
  })
  const createdAt = world.clock.now()
  const version = { id: 9001, base_sha: baseSha, start_sha: targetSha, head_sha: headSha, createdAt }
  return {
    ...world,
    settings,
    mergeRequest: {
      id: 7001,
      author: world.accounts.named(author),
      createdAt,
      status: settings.state,
      discussionLocked: settings.discussionLocked,
      versions: [version],
      sourceSha: headSha,
      targetSha,
      sourceBranchDeleted: false,
    },
    discussions: [],
    drafts: [],
    executed: [],
    mails: [],
    reviewerStates: new Map(),
    unprepared: settings.diffRefsAfter,
    lost: [],
    ids: {
      note: FIRST_NOTE_ID,
      discussion: 1,
      draft: FIRST_DRAFT_ID,
      suggestion: 60_001,
      review: 1,
    },
  }
}
