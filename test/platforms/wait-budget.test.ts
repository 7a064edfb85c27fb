import { expect, test, vi } from 'vitest'
import { createWaitBudget } from '../../src/platforms/wait-budget.ts'

// When a sum crosses a power of two, it loses one bit of the fraction.
test.for([4095.300_000_000_001, 16_383.123_456_789, 131_071.7])(
  'a budget for two waits is enough for two and for no third, at %d ms',
  async (now) => {
    const clock = vi.spyOn(performance, 'now')
    const waitBudget = createWaitBudget({ maxWait: 120, second: 1, say: () => {} })
    for (const [turn, waits] of [true, true, false].entries()) {
      clock.mockReturnValueOnce(now + turn * 60)
      expect(await waitBudget.wait(60, 'a limit')).toBe(waits)
    }
    clock.mockRestore()
  },
)
