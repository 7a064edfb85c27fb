import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import type { TriedProperty } from './count-cases.ts'
import { casesFor, isAboutSecurity, NIGHTLY } from './runs.ts'

/** All properties, with the number of cases per tier. */
export const PROPERTY_TABLE = 'test/golden/properties.txt'

const HEADER = 'npm test | .ci/run | nightly | property'

/**
 * Compares the properties that ran with those in the table: a missing property, or one with another number of cases,
 * fails the run even if every remaining test passes. `npx vitest run -u` rewrites the table.
 */
export class PropertyTable implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const { config, filenamePattern } = this.#vitest as Vitest & { filenamePattern?: string[] }
    if (config.testNamePattern) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const excused = new Set(tests.filter((test) => isFailed(test) || isToolMissing(test)).map(nameOf))
    const tried = tests.flatMap((test) => (isFailed(test) ? [] : linesOf(test, test.meta().properties ?? [])))
    const isWhole = !filenamePattern && !config.shard && !config.cliExclude
    const ran = new Set(modules.map(({ relativeModuleId }) => relativeModuleId))
    const table = readTable()
    if (config.snapshotOptions.updateSnapshot === 'all') {
      const kept = table.filter((line) => {
        const { file, name } = partsOf(line)
        return excused.has(name) || (!ran.has(file) && existsSync(file))
      })
      writeFileSync(PROPERTY_TABLE, `${[HEADER, ...[...kept, ...tried].toSorted(byName)].join('\n')}\n`)
      return
    }
    const expected = table.filter((line) => {
      const { file, name } = partsOf(line)
      return (isWhole || ran.has(file)) && !excused.has(name)
    })
    const complaints = [
      ...without(expected, tried).map((line) => `- ${line}`),
      ...without(tried, expected).map((line) => `+ ${line}`),
    ]
    if (complaints.length === 0) return
    process.exitCode = 1
    console.error(`\nThe properties that ran differ from ${PROPERTY_TABLE}:`)
    console.error([HEADER, ...complaints].join('\n'))
    console.error('Missing is -, new is +. If that is intended, npx vitest run -u rewrites the table.\n')
  }
}

export function readTable(): string[] {
  const text = existsSync(PROPERTY_TABLE) ? readFileSync(PROPERTY_TABLE, 'utf8') : ''
  return text.split('\n').slice(1, -1)
}

export function partsOf(line: string): { file: string; name: string; cases: number[] } {
  const [, quick, ci, nightly, name = ''] = /^ *(\d+) \| +(\d+) \| +(\d+) \| (.*)$/.exec(line) ?? []
  return { file: name.split(':')[0] ?? '', name, cases: [quick, ci, nightly].map(Number) }
}

function linesOf(test: TestCase, properties: readonly TriedProperty[]): string[] {
  const { relativeModuleId: file } = test.module
  const nightly = isAboutSecurity(file) ? NIGHTLY.security : NIGHTLY.others
  return properties.map(({ normal }) => {
    const numbers = [undefined, 1, nightly].map((times) => String(casesFor(normal, times)))
    const widths = HEADER.split(' | ').map(({ length }) => length)
    return [...numbers.map((number, index) => number.padStart(widths[index] ?? 0)), nameOf(test)].join(' | ')
  })
}

const MISSING_TOOL = / \(SKIPPED unless [^)]*\)/g

/** The name without the mark of a missing tool. */
function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId}: ${fullName.replace(MISSING_TOOL, '').replaceAll('\n', ' ')}`
}

/** A failed test fails the run anyway. */
function isFailed(test: TestCase): boolean {
  return test.result().state === 'failed'
}

/** A test skipped for a missing tool has that in its name; any other skipped test is a missing property. */
function isToolMissing(test: TestCase): boolean {
  return test.result().state === 'skipped' && test.fullName.search(MISSING_TOOL) >= 0
}

function byName(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.name < b.name ? -1 : a.name > b.name ? 1 : (a.cases[1] ?? 0) - (b.cases[1] ?? 0)
}

/** Multiset difference: a line that occurs twice must occur twice in `others` too. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
