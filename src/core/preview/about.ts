import type { PageBudget } from './page-budget.ts'

/** The place that a text is about: its changes are shown with the lines that they replace, in the file's language. */
export interface About {
  readonly budget: PageBudget
  readonly path?: string
  readonly replaced?: Replaced | undefined
}

/** The lines that a suggestion replaces. */
export interface Replaced {
  readonly first: number
  readonly lines: readonly string[]
}
