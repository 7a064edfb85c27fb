/** The result for one item. */
export type Verdict<Run> =
  /** `together`: how many others were in the largest group that passed with it. */
  | { readonly result: 'passed'; readonly together: number }
  /** It failed alone, in this run. */
  | { readonly result: 'failed'; readonly run: Run }

/**
 * Finds the items that fail, by halves: one among 20 takes six to eight runs. Nothing is concluded without a run: what
 * passed was in a group that passed, and what failed has failed alone. So items that only fail together have passed,
 * with fewer others. Takes at most `maxRuns` runs, however the items depend on each other.
 */
export async function bisect<Item, Run extends { readonly passed: boolean }>(
  items: readonly Item[],
  attempt: (group: readonly Item[]) => Promise<Run>,
): Promise<Verdict<Run>[]> {
  const together = new Map<number, number>()
  const failed = new Map<number, Run>()
  const known = new Map<string, Run>()

  async function test(group: readonly number[]): Promise<Run> {
    const key = group.join()
    const run = known.get(key) ?? (await attempt(group.flatMap((index) => items[index] ?? [])))
    known.set(key, run)
    if (run.passed)
      for (const index of group) together.set(index, Math.max(together.get(index) ?? 0, group.length - 1))
    return run
  }

  async function testAlone(index: number): Promise<void> {
    const run = await test([index])
    if (!run.passed) failed.set(index, run)
  }

  /** If half of the suspects passes, the rest is to blame, alone or together with it. */
  async function findOne(group: readonly number[]): Promise<void> {
    let suspects = group
    while (suspects.length > 1) {
      const middle = Math.floor(suspects.length / 2)
      const half = suspects.slice(0, middle)
      suspects = (await test(half)).passed ? suspects.slice(middle) : half
    }
    for (const index of suspects) await testAlone(index)
  }

  const all = items.map((_, index) => index)
  for (;;) {
    const good = all.filter((index) => !failed.has(index))
    if (good.length === 0 || (await test(good)).passed) break
    const unknown = good.filter((index) => !together.has(index))
    if (unknown.length === 0) break
    // If many fail, trying halves costs more than it saves.
    if (known.size < items.length) await findOne(unknown)
    else for (const index of unknown) await testAlone(index)
  }
  return all.map((index) => {
    const run = failed.get(index)
    return run ? { result: 'failed', run } : { result: 'passed', together: together.get(index) ?? 0 }
  })
}

export function maxRuns(items: number): number {
  return 2 * items + Math.ceil(Math.log2(items + 1)) + 2
}
