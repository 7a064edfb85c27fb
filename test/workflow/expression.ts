import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'

/** `github`, `steps`, `matrix` and so on, by name. */
export type Contexts = Record<string, unknown>

export interface Status {
  readonly failed: boolean
}

/** Evaluates every `${{ … }}` in a text, with GitHub's evaluator. */
export function interpolate(text: string, contexts: Contexts, status?: Status): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, source: string) =>
    evaluate(source, contexts, status).coerceString(),
  )
}

/** Evaluates an `if:`. Without a status function it means `success() && …`. */
export function evaluateCondition(condition: unknown, contexts: Contexts, status: Status): boolean {
  if (condition === undefined) return !status.failed
  const source = String(condition)
    .trim()
    .replace(/^\$\{\{(.*)\}\}$/s, '$1')
  const hasStatusFunction = /\b(?:always|success|failure|cancelled)\s*\(/.test(source)
  return (hasStatusFunction || !status.failed) && isTruthy(evaluate(source, contexts, status))
}

function evaluate(source: string, contexts: Contexts, status: Status = { failed: false }) {
  const { tokens } = new Lexer(source.trim()).lex()
  const functions = statusFunctions(status)
  const expression = new Parser(tokens, Object.keys(contexts), functions).parse()
  const context = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
  return new Evaluator(expression, context, new Map(functions.map((each) => [each.name, each]))).evaluate()
}

function statusFunctions({ failed }: Status): FunctionDefinition[] {
  const answers = { always: true, success: !failed, failure: failed, cancelled: false }
  return Object.entries(answers).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  }))
}

/** https://docs.github.com/actions/reference/workflows-and-actions/expressions#literals */
function isTruthy(value: data.ExpressionData): boolean {
  return !['', 'false', '0', 'NaN'].includes(value.coerceString())
}
