import { notAsked, type Question } from '../question.ts'
import { ANCHORS } from './anchors.ts'
import { BLOCKS } from './blocks.ts'
import type { GitHubGround } from './ground.ts'
import { LIFE_OF_A_REVIEW } from './life-of-a-review.ts'
import { LIMITS } from './limits.ts'

/** The quick ones first; those that push come last. */
export const GITHUB_QUESTIONS: readonly Question<GitHubGround>[] = [
  ...ANCHORS.filter(({ id }) => id !== 'unshownFile'),
  ...LIFE_OF_A_REVIEW,
  ...BLOCKS,
  ...LIMITS,
  ...ANCHORS.filter(({ id }) => id === 'unshownFile'),
  {
    id: 'finalNewline',
    asks: 'whether committing a suggestion adds a missing newline at the end of the file',
    ask: async () =>
      notAsked('only the browser commits suggestions; docs/contract.md says how to do it by hand'),
  },
]
