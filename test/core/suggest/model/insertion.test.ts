import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from '../../../helpers/model-answer.ts'
import { runs } from '../../../helpers/runs.ts'

/** Few different lines, so that a file repeats some of them, beside the range too. */
const LINES = [
  ...['', '', '}', '  }', '});', '};', '  ],', 'end', '  else', '  fi', '"""', '/**', ' */'],
  ...['import os', 'const a = load(b)', '  return a.total', '  if (a < 3) {', 'test("adds", () => {'],
  ...['  - name: build', '    run: make all', 'jobs:', '  color: red;', '.card {', '<li>one</li>'],
  ...[
    'def total(self):',
    '    return sum(self.items)',
    '# The first of them.',
    'case "$1" in',
    '  start) run ;;',
  ],
  ...['func f() error {', '\treturn nil', '//go:build linux', 'The server listens on a port.', '* an item'],
]
const PATHS = ['a.ts', 'a.py', 'a.go', 'a.rb', 'a.yml', 'a.sh', 'a.css', 'a.html', 'a.md', 'a.rst', 'a.json']

const indentation = fc.constantFrom('', '  ', '    ', '\t')
/** New code. None of its words is in LINES, and its brackets are closed. */
const freshLine = fc
  .tuple(
    indentation,
    fc.constantFrom(
      ...['fresh1(fresh2)', 'fresh3 = fresh4', '- fresh5', 'fresh6: fresh7', '// fresh8 fresh9', '# fresh10'],
      ...['fresh11 { fresh12 }', 'fresh13,', '<fresh14 />', '[fresh15, "fresh16"]', 'Fresh17 fresh18.'],
    ),
  )
  .map(([indent, text]) => indent + text)

const insertion = fc
  .record({
    path: fc.constantFrom(...PATHS),
    file: fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 14 }),
    fresh: fc.array(fc.oneof({ weight: 5, arbitrary: freshLine }, fc.constant('')), {
      minLength: 1,
      maxLength: 4,
    }),
    from: fc.nat(13),
    count: fc.nat(3),
    place: fc.nat(4),
    quoted: fc.boolean(),
  })
  .filter(
    ({ fresh, file }) =>
      fresh.some(isSolid) && ((isSolid(fresh[0]) && isSolid(fresh.at(-1))) || !repeats(file)),
  )
  .map(({ path, file, fresh, from, count, place, quoted }) => {
    const first = Math.min(from, file.length - 1) + 1
    const last = Math.min(first + count, file.length)
    const kept = file.slice(first - 1, last)
    const code = kept.toSpliced(Math.min(place, kept.length), 0, ...fresh)
    return { path, file, at: [first, last] as const, code, ...(quoted ? { original: kept } : {}) }
  })

function isSolid(line = ''): boolean {
  return line !== ''
}

/** A kept line with a blank one beside it may be the very lines above or below, if such lines are not unique. */
function repeats(file: readonly string[]): boolean {
  const solid = file.filter(isSolid)
  return new Set(solid).size < solid.length
}

test('code that keeps its lines and adds lines of new words has a button, which gives the file meant', () => {
  fc.assert(
    fc.property(insertion, (answer) => {
      expect(judge(answer)).toBe('as written')
    }),
    { numRuns: runs(1000) },
  )
})
