import { Highlighter, type Run } from './highlighter.ts'
import type { Language } from './language.ts'
import type { PageBudget } from './page-budget.ts'

/** A line of a diff or of a suggestion. */
export interface ColouredRow {
  readonly kind: 'added' | 'deleted' | 'context'
  readonly text: string
}

/** The colours of each row, in the same order; none without a language. */
export function colouredRows(
  rows: readonly ColouredRow[],
  language: Language | undefined,
  budget: PageBudget,
): readonly (readonly Run[] | undefined)[] {
  if (!language) return rows.map(() => undefined)
  const after = new Highlighter(language, budget)
  if (beginsInComment(rows, language)) after.line('/*')
  let before: Highlighter | undefined
  return rows.map(({ kind, text }) => {
    if (kind === 'context') before = undefined
    else before ??= after.fork()
    return (kind === 'deleted' && before ? before : after).line(text)
  })
}

/** A hunk may begin inside a comment that is laid out as most are, with an asterisk before each line. */
function beginsInComment([first]: readonly ColouredRow[], { languageData }: Language): boolean {
  const open: unknown = languageData?.commentTokens?.block?.open
  return open === '/*' && first !== undefined && /^\s*\*(?:\s|\/|$)/.test(first.text)
}
