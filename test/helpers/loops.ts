import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.ts'

/** Off-by-one loops in `count` files, and the fake model that reports them. */
export function loops(count: number) {
  const files = Array.from({ length: count }, (_, index) => `src/loop${index}.ts`)
  const model = {
    mode: '100755',
    content: readFileSync(path.join(ROOT, 'test/workflow/model.mjs'), 'utf8'),
  } as const
  const action = readFileSync(path.join(ROOT, 'examples/composite/action.yml'), 'utf8')
  const withEach = (end: string) =>
    Object.fromEntries(files.map((file) => [file, `export const n = 3\nfor (let i = 0; ${end}; i++) {}\n`]))
  const base = { review: model, '.github/actions/post-findings/action.yml': action, ...withEach('i !== n') }
  return { files, description: { base, head: { ...base, ...withEach('i <= n') } }, mended: withEach('i < n') }
}

/** What `npm test` runs: fails with this text in this file. */
export const failsWith = (text: string) =>
  ({ mode: '100755', content: `#!/bin/sh\n! grep -n '${text}' src/loop1.ts\n` }) as const
