import { answered, type Question, unclear } from '../question.ts'
import { fieldsOf, listOf, summaryOf, verdictAnswer, verdictOf } from '../verdict.ts'
import type { GitHubGround } from './ground.ts'
import { commentOn, deletePending, idOf, submitReview } from './review.ts'

/** What can be done with a review once it is there, or refused. */
export const LIFE_OF_A_REVIEW: readonly Question<GitHubGround>[] = [
  {
    id: 'refusedReview',
    asks: 'what is left of a review that was refused for one of its comments',
    async ask(ground) {
      const body = `contract: refused at ${ground.headSha()}`
      const reply = await submitReview(ground, { body, comments: [commentOn(), commentOn({ line: 2 })] })
      if (reply.status !== 422) return unclear(summaryOf(reply))
      const { data } = await ground.api.send('GET', `${ground.pull}/reviews?per_page=100`)
      const isThere = listOf(data).some((review) => review.body === body)
      return answered(isThere ? 'leaves-review' : 'leaves-nothing')
    },
  },
  {
    id: 'bodyOfPendingReview',
    asks: 'whether a new body submits a pending review',
    async ask({ api, pull, headSha }) {
      const review = { commit_id: headSha(), body: 'contract', comments: [commentOn()] }
      const created = await api.send('POST', `${pull}/reviews`, review)
      const address = `${pull}/reviews/${idOf(created)}`
      try {
        const changed = await api.send('PUT', address, { body: 'contract: another body' })
        if (changed.status !== 200) return unclear(summaryOf(changed))
        const { state } = fieldsOf((await api.send('GET', address)).data)
        return answered(state === 'PENDING' ? 'stays-pending' : 'submits')
      } finally {
        await deletePending(api, pull)
      }
    },
  },
  onSubmitted('submitTwice', 'submitting a review again', (address, { api }) =>
    api.send('POST', `${address}/events`, { event: 'COMMENT', body: 'contract' }),
  ),
  onSubmitted('deleteSubmitted', 'deleting a submitted review', (address, { api }) =>
    api.send('DELETE', address),
  ),
  onSubmitted('dismissComment', 'dismissing a review that is only a comment', (address, { api }) =>
    api.send('PUT', `${address}/dismissals`, { message: 'contract' }),
  ),
]

function onSubmitted(
  id: string,
  asks: string,
  change: (address: string, ground: GitHubGround) => ReturnType<GitHubGround['api']['send']>,
): Question<GitHubGround> {
  return {
    id,
    asks,
    async ask(ground) {
      const created = await submitReview(ground, {})
      if (created.status !== 200) return unclear(summaryOf(created))
      const address = `${ground.pull}/reviews/${idOf(created)}`
      return verdictAnswer(verdictOf(await change(address, ground)))
    },
  }
}
