/** How many items at the beginning of a sorted list pass the test: all before some place pass, none behind it. */
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
