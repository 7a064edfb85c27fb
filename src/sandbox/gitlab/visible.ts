/** Items that the list shows already; reading its first page counts down the lag of the others. */
export function readListed<T extends { lag: number }>(all: readonly T[], query: URLSearchParams): T[] {
  const shown = all.filter(({ lag }) => lag === 0)
  if ((query.get('page') ?? '1') === '1') for (const each of all) each.lag = Math.max(0, each.lag - 1)
  return shown
}
