/**
 * Limits how many characters may be produced from text that is written once and used often: templates, arguments,
 * file names. A log of a megabyte could otherwise expand to gigabytes.
 */
export interface Budget {
  left: number
}

/** Far more than real logs need. */
const MAX_GROWTH = 4
const MIN_BUDGET = 1_000_000

export function budgetFor(logLength: number): Budget {
  return { left: MAX_GROWTH * logLength + MIN_BUDGET }
}

/** Takes `length` characters from the budget; returns false if it has not enough left. */
export function spend(budget: Budget, length: number): boolean {
  if (length > budget.left) return false
  budget.left -= length
  return true
}
