/** What the page may still take up, so that it stays small and opens fast. */
export interface PageBudget {
  /** Rows that are folded away. */
  foldedRows: number
  /** Characters of code in colours. */
  colouredCharacters: number
}

export function newPageBudget(): PageBudget {
  return { foldedRows: 50_000, colouredCharacters: 500_000 }
}
