import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fencepost, temporaryFiles } from '../helpers/run.ts'

test.for([
  ['GitHub', [], 'demo.txt'],
  ['GitLab', ['--platform', 'gitlab'], 'demo-gitlab.txt'],
] as const)(
  'the demo on %s posts, posts nothing twice, presses every button, and looks as it should',
  async ([, args, golden]) => {
    const cwd = temporaryFiles()
    const { status, stdout, stderr } = await fencepost(['demo', ...args, '--preview', 'review.html'], { cwd })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    await expect(stdout).toMatchFileSnapshot(`../golden/${golden}`)
    expect(readFileSync(path.join(cwd, 'review.html'), 'utf8')).toContain('Reads one item past the end')
  },
)
