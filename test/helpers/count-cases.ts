import fc from 'fast-check'
import { beforeEach, type TestContext } from 'vitest'
import { askedFor, casesFor, TIMES } from './runs.ts'

/** One run of a property. */
export interface TriedProperty {
  /** The number in the source, which `.ci/run` uses. */
  readonly normal: number
  /** How many cases this run tried. */
  readonly cases: number
}

declare module 'vitest' {
  interface TaskMeta {
    /** For the table of properties, see property-table.ts. */
    properties?: TriedProperty[]
  }
}

let task: TestContext['task'] | undefined

/** Counts the properties of each test in the test's metadata. */
export function countProperties(): void {
  beforeEach((context) => {
    task = context.task
    askedFor.length = 0
  })
}

/** Records that a property has tried this many cases, whoever generated them. */
export function countCases(cases: number): void {
  if (!task) throw new Error('A property must run inside a test.')
  const normal = [DEFAULT_RUNS, ...askedFor].findLast((asked) => casesFor(asked, TIMES) === cases)
  if (normal === undefined)
    throw new Error(`${cases} cases were tried, which no call of runs() requested: write numRuns: runs(…).`)
  task.meta.properties = [...(task.meta.properties ?? []), { normal, cases }]
}

/** Cases of a property that gives no number. */
export const DEFAULT_RUNS = 100

/** Fails as fast-check does, and also if fewer cases were tried than requested. */
export function report<T>(details: fc.RunDetails<T>): void {
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
  countCases(details.numRuns)
}
