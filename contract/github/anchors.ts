import { notAsked, type Question } from '../question.ts'
import { fieldsOf, listOf, verdictAnswer, verdictOf } from '../verdict.ts'
import type { GitHubGround } from './ground.ts'
import { commentOn, tryReview } from './review.ts'

type Fields = Readonly<Record<string, unknown>>

/** Where a comment may be, and the messages of refusals. */
export const ANCHORS: readonly Question<GitHubGround>[] = [
  onComment('oneLineRange', 'a range whose start_line is its line', { ...range(10), line: 10 }),
  onComment('reversedRange', 'a range that starts below its end', { ...range(12), line: 10 }),
  onComment('rangeAcrossHunks', 'a range from one hunk to the next', { ...range(10), line: 40 }),
  onComment('startOutsideHunks', 'a range that starts above its hunk', { ...range(2), line: 10 }),
  onComment('mixedSides', 'a range from a deleted line to an added one', {
    start_line: 10,
    start_side: 'LEFT',
    line: 10,
  }),
  onComment('leftContext', 'LEFT on an unchanged line', { side: 'LEFT', line: 9 }),
  {
    id: 'unknownPosition',
    asks: 'a position that the diff does not have',
    ask: async (ground) => verdictAnswer(await tryReview(ground, { comments: [onPosition(1000)] })),
  },
  {
    id: 'olderCommit',
    asks: 'a review of the commit before the head',
    ask: async (ground) =>
      verdictAnswer(await tryReview(ground, { commit_id: ground.olderSha, comments: [commentOn()] })),
  },
  {
    id: 'requestChangesWithoutBody',
    asks: 'REQUEST_CHANGES with comments and without a body',
    async ask({ reviewer, pull, headSha }) {
      if (!reviewer)
        return notAsked('nobody can request changes on a pull request of their own; give a reviewer')
      const review = { commit_id: headSha(), event: 'REQUEST_CHANGES', comments: [commentOn()] }
      return verdictAnswer(verdictOf(await reviewer.send('POST', `${pull}/reviews`, review)))
    },
  },
  {
    id: 'unshownFile',
    asks: 'a line of a file whose patch is too large to be shown',
    async ask(ground) {
      const path = 'unshown.txt'
      await ground.push({ [path]: 'unshown unshown unshown\n'.repeat(60_000) })
      try {
        const { data } = await ground.api.send('GET', `${ground.pull}/files?per_page=100`)
        const file = listOf(data).find(({ filename }) => filename === path)
        if (fieldsOf(file).patch !== undefined) return notAsked('even a file of 60,000 lines is shown')
        return verdictAnswer(await tryReview(ground, { comments: [commentOn({ path, line: 5 })] }))
      } finally {
        await ground.push({ [path]: null })
      }
    },
  },
]

function onComment(id: string, asks: string, fields: Fields): Question<GitHubGround> {
  return {
    id,
    asks,
    ask: async (ground) => verdictAnswer(await tryReview(ground, { comments: [commentOn(fields)] })),
  }
}

function range(start: number): Fields {
  return { start_line: start, start_side: 'RIGHT' }
}

function onPosition(position: number): Fields {
  const { path, body } = commentOn()
  return { path, body, position }
}
