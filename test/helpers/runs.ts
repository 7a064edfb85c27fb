/**
 * How many cases a property tries; all tiers are defined here.
 *
 * - `npm test`, for quick feedback: few of each.
 * - `.ci/run`, with `FENCEPOST_RUNS=1`: the number in the source.
 * - The nightly run, with `FENCEPOST_RUNS=50` or `20`: that many times as many.
 */
export function runs(normal: number): number {
  askedFor.push(normal)
  return casesFor(normal, TIMES)
}

/** For every security property: 100 cases, 2,000 in `.ci/run` and 100,000 in the nightly run. */
export function securityRuns(): number {
  return runs(2000)
}

/** Factor for the number of cases; `undefined` for `npm test`. */
export type Times = number | undefined

export const TIMES = readTimes(process.env.FENCEPOST_RUNS)

/** Whether all cases are tried, not only the quick sample of `npm test`. */
export const isExhaustive = TIMES !== undefined

/** What the nightly workflow sets `FENCEPOST_RUNS` to. */
export const NIGHTLY = { security: 50, others: 20 }

/** Security tests outside test/security. */
export const SECURITY = [
  'test/core/text/prose.test.ts',
  'test/core/text/fence.test.ts',
  'test/core/gitlab/commands.test.ts',
]

export function isAboutSecurity(file: string): boolean {
  return file.startsWith('test/security/') || SECURITY.includes(file)
}

/** Properties with fewer than 50 cases start processes for each: `npm test` tries at most four cases. */
export function casesFor(normal: number, times: Times): number {
  if (times !== undefined) return Math.ceil(normal * times)
  return Math.min(normal, Math.max(Math.ceil(normal / 20), normal < 50 ? 4 : 20))
}

/** All cases of an enumeration; in `npm test` only `quick` of them, evenly spread. */
export function sampleCases<T>(cases: readonly T[], quick: number): T[] {
  if (cases.length === 0) throw new Error('There is nothing to try.')
  if (isExhaustive || cases.length <= quick) return [...cases]
  return Array.from({ length: quick }, (_, nth) => cases[Math.floor((nth * cases.length) / quick)] as T)
}

/** All pairs of rows and columns; in `npm test` each row and each column at least once. */
export function pairs<A, B>(rows: readonly A[], columns: readonly B[]): [row: A, column: B][] {
  if (rows.length === 0 || columns.length === 0) throw new Error('There is nothing to try.')
  if (isExhaustive) return rows.flatMap((row) => columns.map((column): [A, B] => [row, column]))
  const length = Math.max(rows.length, columns.length)
  return Array.from({ length }, (_, nth) => [
    rows[nth % rows.length] as A,
    columns[nth % columns.length] as B,
  ])
}

/** The numbers that `runs` was called with in this test, to find the number in the source for a number of cases. */
export const askedFor: number[] = []

export function readTimes(given: string | undefined): Times {
  if (given === undefined || given === '') return undefined
  const times = Number(given)
  if (!(times > 0 && times < Number.POSITIVE_INFINITY))
    throw new Error(`FENCEPOST_RUNS is ${JSON.stringify(given)}. Write a number above 0, such as 1 or 50.`)
  return times
}
