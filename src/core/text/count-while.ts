/** Number of leading items that pass the test, by binary search: once an item fails, all later ones must fail too. */
export function countWhile<T>(sorted: readonly T[], passes: (item: T) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(sorted[middle] as T)) low = middle + 1
    else high = middle
  }
  return low
}
