import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import type { Tried } from './count-cases.ts'
import { casesFor, isAboutSecurity, NIGHTLY } from './runs.ts'

/** Every property there is, and how many cases of it each tier tries. */
export const PROPERTY_TABLE = 'test/golden/properties.txt'

const HEADER = 'npm test | .ci/run | nightly | property'

/**
 * Compares the properties that were tried with those that the table lists: one that is lost, or tried less often, is a
 * failure, also where every test that is left has passed. `npx vitest run -u` writes the table anew.
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
    console.error(`\nThe properties that were tried are not those of ${PROPERTY_TABLE}:`)
    console.error([HEADER, ...complaints].join('\n'))
    console.error('Lost is -, new is +. If that is meant, npx vitest run -u writes the table anew.\n')
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

function linesOf(test: TestCase, properties: readonly Tried[]): string[] {
  const { relativeModuleId: file } = test.module
  const nightly = isAboutSecurity(file) ? NIGHTLY.security : NIGHTLY.others
  return properties.map(({ normal }) => {
    const numbers = [undefined, 1, nightly].map((times) => String(casesFor(normal, times)))
    const widths = HEADER.split(' | ').map(({ length }) => length)
    return [...numbers.map((number, index) => number.padStart(widths[index] ?? 0)), nameOf(test)].join(' | ')
  })
}

const MISSING_TOOL = / \(SKIPPED unless [^)]*\)/g

/** The same whether or not a tool is installed. */
function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId}: ${fullName.replace(MISSING_TOOL, '').replaceAll('\n', ' ')}`
}

/** It fails the run by itself. */
function isFailed(test: TestCase): boolean {
  return test.result().state === 'failed'
}

/** What is skipped says so in its name; a test that is skipped without saying so is a property that is lost. */
function isToolMissing(test: TestCase): boolean {
  return test.result().state === 'skipped' && test.fullName.search(MISSING_TOOL) >= 0
}

function byName(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.name < b.name ? -1 : a.name > b.name ? 1 : (a.cases[1] ?? 0) - (b.cases[1] ?? 0)
}

/** The lines of one that are not in the other; a line that is in it twice must be in the other twice. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
