/** Wait if the server gives no time. https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately */
export const DEFAULT_WAIT_SECONDS = 60

/** Parses a `Retry-After` header: seconds or an HTTP date. */
export function secondsUntil(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? DEFAULT_WAIT_SECONDS : Math.ceil((date - Date.now()) / 1000)
}

/** Seconds until a Unix time. */
export function secondsToReset(reset: number): number {
  return Math.ceil(reset - Date.now() / 1000)
}
