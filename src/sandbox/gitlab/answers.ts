import type { Answer } from '../recorded.ts'
import record from './record.json' with { type: 'json' }

export type Question = keyof typeof record
export type Answers = { readonly [question in Question]: Answer }

/** Rewritten by `npm run contract` from what GitLab answers. */
export const RECORDED: Answers = record
