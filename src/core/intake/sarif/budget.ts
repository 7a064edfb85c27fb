/**
 * How much text may still be made of what is written once and used often: templates, their arguments, the names of
 * files. A log of a megabyte could stand for gigabytes.
 */
export interface Budget {
  left: number
}

/** No log that is meant seriously comes near. */
const MAX_GROWTH = 4
const ANYWAY = 1_000_000

export function budgetFor(logLength: number): Budget {
  return { left: MAX_GROWTH * logLength + ANYWAY }
}

/** Whether there is still room for so much text; then it is taken. */
export function spend(budget: Budget, length: number): boolean {
  if (length > budget.left) return false
  budget.left -= length
  return true
}
