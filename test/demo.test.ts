import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fencepost, temporaryFiles } from './run.ts'

test('the demo posts a review, posts nothing twice, presses every button, and looks as it should', async () => {
  const cwd = temporaryFiles()
  const { status, stdout, stderr } = await fencepost(['demo', '--preview', 'review.html'], { cwd })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  await expect(stdout).toMatchFileSnapshot('golden/demo.txt')
  expect(readFileSync(path.join(cwd, 'review.html'), 'utf8')).toContain('Reads one item past the end')
})
