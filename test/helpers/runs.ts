/**
 * How many cases a property tries: the one place where these numbers are made.
 *
 * - `npm test`, between two edits: few of each.
 * - `.ci/run`, with `FENCEPOST_RUNS=1`: the number that is written at the property.
 * - The nightly run, with `FENCEPOST_RUNS=50` or `20`: that many times as many.
 */
export function runs(normal: number): number {
  askedFor.push(normal)
  return casesFor(normal, TIMES)
}

/** Of a property about security, whichever: 100 cases, 2,000 in `.ci/run`, and 100,000 in the nightly run. */
export function securityRuns(): number {
  return runs(2000)
}

/** `undefined` is `npm test`. */
export type Times = number | undefined

export const TIMES = readTimes(process.env.FENCEPOST_RUNS)

/** Whether all is tried, and not only what is worth waiting for between two edits. */
export const isExhaustive = TIMES !== undefined

/** What the nightly workflow sets `FENCEPOST_RUNS` to. */
export const NIGHTLY = { security: 50, others: 20 }

/** Tests of what text may not do that are not in test/security. */
export const SECURITY = [
  'test/core/text/prose.test.ts',
  'test/core/text/fence.test.ts',
  'test/core/gitlab/commands.test.ts',
]

export function isAboutSecurity(file: string): boolean {
  return file.startsWith('test/security/') || SECURITY.includes(file)
}

/** Where few cases are usual each starts processes: of these there are at most five between two edits. */
export function casesFor(normal: number, times: Times): number {
  if (times !== undefined) return Math.ceil(normal * times)
  return Math.min(normal, Math.max(Math.ceil(normal / 20), normal < 50 ? 4 : 20))
}

/** Of what is tried one by one, such as a kill at every request: all; between two edits so many, spread over all. */
export function few<T>(cases: readonly T[], quick: number): T[] {
  if (cases.length === 0) throw new Error('There is nothing to try.')
  if (isExhaustive || cases.length <= quick) return [...cases]
  return Array.from({ length: quick }, (_, nth) => cases[Math.floor((nth * cases.length) / quick)] as T)
}

/** Of a table that is the product of two: all pairs; between two edits each row and each column at least once. */
export function pairs<A, B>(rows: readonly A[], columns: readonly B[]): [row: A, column: B][] {
  if (rows.length === 0 || columns.length === 0) throw new Error('There is nothing to try.')
  if (isExhaustive) return rows.flatMap((row) => columns.map((column): [A, B] => [row, column]))
  const length = Math.max(rows.length, columns.length)
  return Array.from({ length }, (_, nth) => [
    rows[nth % rows.length] as A,
    columns[nth % columns.length] as B,
  ])
}

/** What `runs` was asked for in this test, so that the number that was tried can be told from the number that is usual. */
export const askedFor: number[] = []

export function readTimes(given: string | undefined): Times {
  if (given === undefined || given === '') return undefined
  const times = Number(given)
  if (!(times > 0 && times < Number.POSITIVE_INFINITY))
    throw new Error(`FENCEPOST_RUNS is ${JSON.stringify(given)}. Write a number above 0, such as 1 or 50.`)
  return times
}
