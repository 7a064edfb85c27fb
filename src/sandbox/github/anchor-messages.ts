import type { Answers } from './answers.ts'
import type { Settings } from './description.ts'
import type { AnchorProblem } from './resolve-anchor.ts'

const THREAD = 'Pull request review thread'
const BLANK = `${THREAD} diff hunk can't be blank`
const SAME_HUNK = `${THREAD} start line must be part of the same hunk as the line.`

const PRECEDE = `${THREAD} start line must precede the end line.`

/** Until some time between 2025-04 and 2025-12, and on older servers. */
const LEGACY: Readonly<Record<AnchorProblem, readonly string[]>> = {
  path: [`${THREAD} path is invalid`, BLANK],
  line: [`${THREAD} line must be part of the diff`, BLANK],
  'left-context': [`${THREAD} line must be part of the diff`, BLANK],
  'start-line': [SAME_HUNK],
  'one-line': [PRECEDE],
  order: [PRECEDE],
  hunks: [`${THREAD} line must be part of the diff`, SAME_HUNK, BLANK],
  'mixed-sides': [SAME_HUNK],
  position: [`${THREAD} position is invalid`, BLANK],
  'too-large': [`${THREAD} path diff too large`, BLANK],
}

export function anchorMessages(problem: AnchorProblem, { wording, answers }: Settings): readonly string[] {
  return wording === 'legacy' ? LEGACY[problem] : [currentMessage(problem, answers)]
}

/** Those for the line and the path have been observed by others; the rest is as recorded. */
function currentMessage(problem: AnchorProblem, answers: Answers): string {
  if (problem === 'path') return 'Path could not be resolved'
  if (problem === 'line') return 'Line could not be resolved'
  return answers[QUESTIONS[problem]].message ?? ''
}

const QUESTIONS = {
  'left-context': 'leftContext',
  'start-line': 'startOutsideHunks',
  'one-line': 'oneLineRange',
  order: 'reversedRange',
  hunks: 'rangeAcrossHunks',
  'mixed-sides': 'mixedSides',
  position: 'unknownPosition',
  'too-large': 'unshownFile',
} as const
