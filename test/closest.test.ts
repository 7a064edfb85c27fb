import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closest } from '../src/closest.ts'
import { COMMANDS } from '../src/command-line/commands.ts'
import { FORMATS } from '../src/core/intake/format.ts'
import { PLAN_OPTIONS, RUN_OPTIONS } from '../src/options/options.ts'
import { refuseUnknownInputs } from '../src/options/refuse-unknown-inputs.ts'
import { runs } from './helpers/runs.ts'

const NAMES = [...COMMANDS.keys()]
const OPTIONS = [...Object.keys(PLAN_OPTIONS), ...Object.keys(RUN_OPTIONS)]

describe('the name that was meant', () => {
  test.for<[given: string, names: readonly string[], meant: string | undefined]>([
    ['pln', NAMES, 'plan'],
    ['paln', NAMES, 'plan'],
    ['PLAN', NAMES, 'plan'],
    ['anotate', NAMES, 'annotate'],
    ['verfiy', NAMES, 'verify'],
    ['complete', NAMES, 'completion'],
    ['preveiw', NAMES, 'preview'],
    ['max', OPTIONS, 'max-comments'],
    ['severity', OPTIONS, undefined],
    ['protected-path', OPTIONS, 'protected-paths'],
    ['repository', ['repo', 'pr'], 'repo'],
    ['Sarif', FORMATS, 'sarif'],
    ['golangcilint', FORMATS, 'golangci-lint'],
    ['xml', FORMATS, undefined],
    ['', NAMES, undefined],
    ['x'.repeat(100_000), NAMES, undefined],
  ])('%j', ([given, names, meant]) => {
    expect(closest(given, names)).toBe(meant)
  })

  test('one letter too many, too few or another one is never too much', () => {
    const changed = fc
      .tuple(
        fc.constantFrom(...OPTIONS.filter((name) => name.length > 3)),
        fc.nat(),
        fc.constantFrom('', 'q', 'qq'),
      )
      .map(([name, at, letters]) => {
        const place = at % name.length
        return { name, given: name.slice(0, place) + letters + name.slice(place + 1) }
      })
    fc.assert(
      fc.property(changed, ({ name, given }) => {
        const found = closest(given, OPTIONS)
        // Another name may be as near.
        expect(found).toBeDefined()
        expect(closest(given, [name])).toBe(name)
      }),
      { numRuns: runs(300) },
    )
  })
})

test('a mistyped input of the action', () => {
  const env = { INPUT_FORMTA: 'json', 'INPUT_FINDINGS-PATHS': 'x', INPUT_TOKEN: 't' }
  expect(() => refuseUnknownInputs(env)).toThrow('There is no input "formta", "findings-paths"')
  const hint = 'Did you mean format, findings-path? Valid inputs: '
  expect(() => refuseUnknownInputs(env)).toThrow(
    expect.objectContaining({ hint: expect.stringContaining(hint) }),
  )
})
