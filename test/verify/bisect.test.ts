import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bisect, maxRuns } from '../../src/verify/bisect.ts'
import { runs } from '../helpers/runs.ts'

/** Bisects this many items, of which a group passes where `passes` says so. */
async function tried(count: number, passes: (group: readonly number[]) => boolean) {
  const groups: number[][] = []
  const items = Array.from({ length: count }, (_, index) => index)
  const verdicts = await bisect(items, async (group) => {
    groups.push([...group])
    return { passed: passes(group), group }
  })
  return { verdicts, groups, failed: items.filter((index) => verdicts[index]?.result === 'failed') }
}

const without =
  (...culprits: number[]) =>
  (group: readonly number[]) =>
    !group.some((item) => culprits.includes(item))
const notTogether = (one: number, other: number) => (group: readonly number[]) =>
  !(group.includes(one) && group.includes(other))

describe('one culprit', () => {
  test.for([1, 2, 3, 20, 50])('of %i is found, and all others are tried together', async (count) => {
    for (let culprit = 0; culprit < count; culprit++) {
      const { verdicts, failed } = await tried(count, without(culprit))
      expect(failed).toEqual([culprit])
      for (const [index, verdict] of verdicts.entries())
        if (index !== culprit) expect(verdict).toEqual({ result: 'passed', together: count - 2 })
    }
  })

  test('of 20 takes about seven runs', async () => {
    const counts = await Promise.all(
      Array.from({ length: 20 }, async (_, culprit) => (await tried(20, without(culprit))).groups.length),
    )
    expect(Math.max(...counts)).toBe(8)
    expect(counts.reduce((sum, count) => sum + count) / 20).toBeLessThan(7)
  })
})

test.for<
  [rule: string, count: number, passes: (group: readonly number[]) => boolean, failed: number[], runs: number]
>([
  ['nothing fails', 20, () => true, [], 1],
  ['nothing to try', 0, () => true, [], 0],
  ['two fail', 20, without(3, 17), [3, 17], 13],
  ['all fail', 20, (group) => group.length === 0, Array.from({ length: 20 }, (_, index) => index), 41],
  ['two fail only together, and each passes', 20, notTogether(2, 15), [], 8],
  ['two fail only together, of two', 2, notTogether(0, 1), [], 3],
  ['all fail only together', 4, (group) => group.length < 4, [], 4],
  ['one fails alone and passes in company', 2, (group) => group.length === 2, [], 1],
])('%s', async ([, count, passes, failed, most]) => {
  const done = await tried(count, passes)
  expect(done.failed).toEqual(failed)
  expect(done.groups.length).toBeLessThanOrEqual(most)
})

describe('whatever passes and fails', () => {
  /** Any function from groups to results: monotone (culprits, and pairs that fail together), or none at all. */
  const monotone = fc
    .record({
      culprits: fc.array(fc.nat(29)),
      pairs: fc.array(fc.tuple(fc.nat(29), fc.nat(29)), { maxLength: 5 }),
    })
    .map(
      ({ culprits, pairs }) =>
        (group: readonly number[]) =>
          without(...culprits)(group) &&
          pairs.every(([one, other]) => one === other || notTogether(one, other)(group)),
    )
  const any = fc.func(fc.boolean()).map((answer) => (group: readonly number[]) => answer(group.join()))

  test('every verdict rests on a run, and no group is run twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.oneof(monotone, any), async (count, passes) => {
        const { verdicts, groups } = await tried(count, passes)
        expect(verdicts).toHaveLength(count)
        expect(groups.length).toBeLessThanOrEqual(maxRuns(count))
        expect(new Set(groups.map((group) => group.join())).size).toBe(groups.length)
        const passed = groups.filter(passes)
        for (const [index, verdict] of verdicts.entries()) {
          if (verdict.result === 'failed') {
            expect(passes([index])).toBe(false)
            expect(verdict.run.group).toEqual([index])
            expect(passed.some((group) => group.includes(index))).toBe(false)
          } else {
            const sizes = passed.filter((group) => group.includes(index)).map(({ length }) => length)
            expect(verdict.together).toBe(Math.max(...sizes) - 1)
          }
        }
      }),
      { numRuns: runs(1000) },
    )
  })

  test('what fails alone fails, where more changes never mend it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), monotone, async (count, passes) => {
        const { failed } = await tried(count, passes)
        const alone = Array.from({ length: count }, (_, index) => index).filter((index) => !passes([index]))
        expect(failed).toEqual(alone)
      }),
      { numRuns: runs(500) },
    )
  })
})
