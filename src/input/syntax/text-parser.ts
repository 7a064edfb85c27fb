import type { SyntaxProblem } from '../../core/options/plan-options.ts'

/** The syntax errors of a text in one language; `undefined` if it takes too long to say. */
export type TextParser = (text: string) => readonly SyntaxProblem[] | undefined
