import { answered, type Outcome, type Question, unclear } from '../question.ts'
import { fieldsOf, listOf, summaryOf } from '../verdict.ts'
import { DRAFTS } from './drafts.ts'
import type { GitLabGround } from './ground.ts'
import { POSITIONS } from './positions.ts'
import { SUGGESTIONS } from './suggestions.ts'

/** GitLab.com has a limit of 60 notes a minute, which may or may not count threads. */
const THREADS = 70

export const GITLAB_QUESTIONS: readonly Question<GitLabGround>[] = [
  ...POSITIONS,
  ...DRAFTS,
  ...SUGGESTIONS,
  {
    id: 'threadsPerMinute',
    asks: `how many threads can be created without a break, up to ${THREADS}`,
    ask: askThreadsPerMinute,
  },
]

/** Last, because every request after it may have to wait. */
async function askThreadsPerMinute({ api, mergeRequest }: GitLabGround): Promise<Outcome> {
  const created: string[] = []
  try {
    while (created.length < THREADS) {
      const body = { body: `contract: thread ${created.length + 1}` }
      const reply = await api.send('POST', `${mergeRequest}/discussions`, body, { once: true })
      if (reply.status === 429) return answered(created.length, summaryOf(reply))
      if (reply.status !== 201) return unclear(summaryOf(reply))
      created.push(...listOf(fieldsOf(reply.data).notes).map(({ id }) => String(id)))
    }
    return answered('none')
  } finally {
    for (const id of created) await api.send('DELETE', `${mergeRequest}/notes/${id}`)
  }
}
