/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately */
export const SECONDS_WITHOUT_A_WORD = 60

/** What a `Retry-After` header asks for: seconds or an HTTP date. */
export function secondsUntil(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? SECONDS_WITHOUT_A_WORD : Math.ceil((date - Date.now()) / 1000)
}

/** Until a moment given in seconds since 1970. */
export function secondsToReset(reset: number): number {
  return Math.ceil(reset - Date.now() / 1000)
}
