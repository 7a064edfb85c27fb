import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, temporaryFiles } from './helpers/run.ts'

const DIST = path.join(ROOT, 'dist')

function files(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)))
    .toSorted()
}

/** `npm test` has compiled src to lib; what is committed must be what that bundles to, byte for byte. */
test('the committed bundles are what src builds to', () => {
  const out = temporaryFiles()
  execFileSync(process.execPath, ['build.mjs', out], { cwd: ROOT })
  expect(files(DIST)).toEqual(files(out))
  for (const file of files(out)) {
    const same = readFileSync(path.join(out, file)).equals(readFileSync(path.join(DIST, file)))
    expect(same, `dist/${file} is stale: run npm run build`).toBe(true)
  }
})

describe.for(['.', 'cli'])('the bundle in dist/%s', (directory) => {
  const names = readdirSync(path.join(DIST, directory)).filter((name) => name.endsWith('.js'))
  const texts = names.map((name) => readFileSync(path.join(DIST, directory, name), 'utf8'))

  /** What ncc numbers is loaded once, in however many files it stands; inside are the modules that were put together. */
  const numbered = texts
    .flatMap((text) => text.split(/^(?=\/\*\*\*\/ \d+:$)/m))
    .flatMap((part) => {
      const number = /^\/\*\*\*\/ (\d+):$/m.exec(part)?.[1] ?? 'none'
      return [...part.matchAll(/^\/\/ ((?:lib|node_modules)\/\S+)$/gm)].map(([, name = '']) => ({
        name,
        number,
      }))
    })
  const modules = [...new Set(numbered.map(({ name }) => name))]

  test('has every module once: an error of one copy would not be an instance of the other', () => {
    expect(modules).toContain('lib/errors.js')
    const copies = new Set(numbered.map(({ name, number }) => `${name} in ${number}`))
    expect([...copies].map((copy) => copy.split(' in ')[0]).toSorted()).toEqual(modules.toSorted())
  })

  test('names the licence of every package that is in it', () => {
    const licenses = readFileSync(path.join(DIST, directory, 'licenses.txt'), 'utf8')
    const packages = modules.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
    expect(packages).toContain('zod')
    for (const name of packages) expect(licenses).toMatch(new RegExp(`^${name}\n\\S`, 'm'))
  })
})
