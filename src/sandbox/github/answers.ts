import type { Answer } from '../recorded.ts'
import record from './record.json' with { type: 'json' }

export type Question = keyof typeof record
export type Answers = { readonly [question in Question]: Answer }

/** Rewritten by `npm run contract` from what GitHub answers. */
export const RECORDED: Answers = record

const UNVERIFIED = ['oneLineRange', 'rangeAcrossHunks', 'leftContext', 'requestChangesWithoutBody'] as const

/** The same answers with every request refused, or accepted, that GitHub may treat either way. */
export function withUnverified(answers: Answers, answer: 'refused' | 'accepted'): Answers {
  const changed = UNVERIFIED.map((question) => [question, { ...answers[question], answer }])
  return { ...answers, ...Object.fromEntries(changed) }
}
