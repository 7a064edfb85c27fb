import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'

/** `github`, `steps`, `matrix` and the like, by name. */
export type Contexts = Record<string, unknown>

export interface Status {
  readonly failed: boolean
}

/** The text with its `${{ … }}` filled in, by GitHub's own evaluator. */
export function fillIn(text: string, contexts: Contexts, status?: Status): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, source: string) =>
    evaluate(source, contexts, status).coerceString(),
  )
}

/** What an `if:` comes to. Without a function that asks for the status it means `success() && …`. */
export function holds(condition: unknown, contexts: Contexts, status: Status): boolean {
  if (condition === undefined) return !status.failed
  const source = String(condition)
    .trim()
    .replace(/^\$\{\{(.*)\}\}$/s, '$1')
  const asksForStatus = /\b(?:always|success|failure|cancelled)\s*\(/.test(source)
  return (asksForStatus || !status.failed) && isTruthy(evaluate(source, contexts, status))
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
