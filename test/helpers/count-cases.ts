import fc from 'fast-check'
import { beforeEach, type TestContext } from 'vitest'
import { askedFor, casesFor, TIMES } from './runs.ts'

/** One property as it was tried. */
export interface Tried {
  /** The number that is written at the property, which is that of `.ci/run`. */
  readonly normal: number
  /** How many cases were tried here. */
  readonly cases: number
}

declare module 'vitest' {
  interface TaskMeta {
    /** For the table of properties, see property-table.ts. */
    properties?: Tried[]
  }
}

let task: TestContext['task'] | undefined

/** Has every property of a test counted, in the test's own record. */
export function countProperties(): void {
  beforeEach((context) => {
    task = context.task
    askedFor.length = 0
  })
}

/** Says that a property has tried so many cases, whoever has thrown its dice. */
export function countCases(cases: number): void {
  if (!task) throw new Error('A property is tried outside of a test.')
  const normal = [DEFAULT_RUNS, ...askedFor].findLast((asked) => casesFor(asked, TIMES) === cases)
  if (normal === undefined)
    throw new Error(`${cases} cases were tried, for which nobody has asked: write numRuns: runs(…).`)
  task.meta.properties = [...(task.meta.properties ?? []), { normal, cases }]
}

/** Of a property that names no number. */
export const DEFAULT_RUNS = 100

/** Fails as fast-check itself does, and where fewer cases were tried than were asked for. */
export function report<T>(details: fc.RunDetails<T>): void {
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
  countCases(details.numRuns)
}
