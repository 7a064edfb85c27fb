import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, temporaryFiles } from './run.ts'

/** `npm test` has compiled src to lib; what is committed must be what that bundles to, byte for byte. */
test.for([
  ['action', 'dist'],
  ['cli', 'dist/cli'],
] as const)('the committed bundle of the %s is what src builds to', ([entry, directory]) => {
  const out = temporaryFiles()
  const ncc = path.join(ROOT, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const args = [ncc, 'build', `lib/${entry}.js`, '-o', out, '--license', 'licenses.txt']
  execFileSync(process.execPath, args, { cwd: ROOT })
  const files = (directory: string) =>
    readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  expect(files(path.join(ROOT, directory)).toSorted()).toEqual(files(out).toSorted())
  for (const file of files(out)) {
    const built = readFileSync(path.join(out, file))
    const committed = readFileSync(path.join(ROOT, directory, file))
    expect(built.equals(committed), `${directory}/${file} is stale: run npm run build`).toBe(true)
  }
})
