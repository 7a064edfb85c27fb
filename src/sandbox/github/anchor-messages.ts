import type { Wording } from './description.ts'
import type { AnchorProblem } from './resolve-anchor.ts'

const THREAD = 'Pull request review thread'
const BLANK = `${THREAD} diff hunk can't be blank`
const SAME_HUNK = `${THREAD} start line must be part of the same hunk as the line.`

/**
 * GitHub changed these between 2025-04 and 2025-12. Of the current messages only those for the line and the path
 * have been observed; the others are guesses, so no code may depend on them.
 */
const MESSAGES: Readonly<Record<Wording, Readonly<Record<AnchorProblem, readonly string[]>>>> = {
  current: {
    path: ['Path could not be resolved'],
    line: ['Line could not be resolved'],
    'start-line': ['Start line could not be resolved'],
    order: ['Start line must precede the end line.'],
    hunks: ['Start line could not be resolved'],
    position: ['Position could not be resolved'],
    'too-large': ['Path diff too large'],
  },
  legacy: {
    path: [`${THREAD} path is invalid`, BLANK],
    line: [`${THREAD} line must be part of the diff`, BLANK],
    'start-line': [SAME_HUNK],
    order: [`${THREAD} start line must precede the end line.`],
    hunks: [`${THREAD} line must be part of the diff`, SAME_HUNK, BLANK],
    position: [`${THREAD} position is invalid`, BLANK],
    'too-large': [`${THREAD} path diff too large`, BLANK],
  },
}

export function anchorMessages(problem: AnchorProblem, wording: Wording): readonly string[] {
  return MESSAGES[wording][problem]
}
