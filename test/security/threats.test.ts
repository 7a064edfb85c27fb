import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../helpers/run.ts'

const DIRECTORY = path.join(ROOT, 'test', 'security')

/** The threats at the start of a file's test titles. */
function threatsIn(file: string): string[] {
  const names = readFileSync(path.join(DIRECTORY, file), 'utf8').match(/['"`](?:T\d+ )+/g) ?? []
  return names.flatMap((name) => name.match(/T\d+/g) ?? [])
}

test('the table of SECURITY.md names the files that have tests of each threat, and no others', () => {
  const rows = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8').matchAll(
    /^\| (T\d+) \|.*\| ([^|]+) \|$/gm,
  )
  const listed = [...rows].flatMap(([, threat = '', files = '']) =>
    [...files.matchAll(/`([\w-]+)`/g)].map(([, file]) => `${threat} ${file}`),
  )
  const files = readdirSync(DIRECTORY).filter(
    (file) => file.endsWith('.test.ts') && !file.startsWith('threats'),
  )
  const tested = files.flatMap((file) =>
    threatsIn(file).map((threat) => `${threat} ${file.replace('.test.ts', '')}`),
  )
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual([...new Set(tested)].toSorted())
})
