/** How much the page may still hold, so that it stays small and is fast to open. */
export interface PageBudget {
  /** Rows that are folded away. */
  foldedRows: number
  /** Characters of code in colours. */
  colouredCharacters: number
}

export function newPageBudget(): PageBudget {
  return { foldedRows: 50_000, colouredCharacters: 500_000 }
}
