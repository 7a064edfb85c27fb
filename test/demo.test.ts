import { expect, test } from 'vitest'
import { fencepost } from './run.ts'

test('the demo posts a review, posts nothing twice, presses every button, and looks as it should', async () => {
  const { status, stdout, stderr } = await fencepost(['demo'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  await expect(stdout).toMatchFileSnapshot('golden/demo.txt')
})
