import { type ParseOptions, visit } from 'jsonc-parser'
import type { SyntaxProblem } from '../../core/options/plan-options.ts'

/**
 * All comments and trailing commas together are one error: many files that are called .json have them on purpose, and
 * may have one more.
 */
export function parseJson(text: string): SyntaxProblem[] {
  const problems = parseJsonc(text)
  const strict = problemsIn(text, { disallowComments: true, allowTrailingComma: false })
  const extra = strict.find(({ first }) => problems.every((problem) => problem.first !== first))
  return extra ? [...problems, extra] : problems
}

/** With comments and trailing commas. */
export function parseJsonc(text: string): SyntaxProblem[] {
  return problemsIn(text, { disallowComments: false, allowTrailingComma: true })
}

function problemsIn(text: string, options: ParseOptions): SyntaxProblem[] {
  const problems: SyntaxProblem[] = []
  const onError = (_code: number, _offset: number, _length: number, line: number) => {
    problems.push({ first: line + 1, last: line + 1 })
  }
  visit(text, { onError }, options)
  return problems
}
