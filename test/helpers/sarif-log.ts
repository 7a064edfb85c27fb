import { badEntryText, type Finding } from '../../src/core/finding/finding.ts'
import { type Intake, intake } from '../../src/core/intake/intake.ts'

export type Json = Record<string, unknown>

/** A log with one run, minimal except for what the test gives. */
export function log(results: readonly unknown[], run: Json = {}): string {
  return JSON.stringify({
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'lint' } }, results, ...run }],
  })
}

export function result(more: Json = {}): Json {
  return { message: { text: 'Said.' }, locations: [at('a.ts', { startLine: 3 })], ...more }
}

export function at(uri: string, region?: Json, more: Json = {}): Json {
  return { physicalLocation: { artifactLocation: { uri }, ...(region ? { region } : {}) }, ...more }
}

export function fixOf(uri: string, ...replacements: readonly Json[]): Json {
  return { artifactChanges: [{ artifactLocation: { uri }, replacements }] }
}

export function replace(deletedRegion: Json, text?: string): Json {
  return text === undefined ? { deletedRegion } : { deletedRegion, insertedContent: { text } }
}

export function read(text: string, file = 'f'): Promise<Intake> {
  return intake({ file, text }, 'sarif')
}

/** The only finding of a log. */
export async function readOne(entry: Json, run: Json = {}): Promise<Finding> {
  const { findings, bad } = await read(log([entry], run))
  const [finding] = findings
  if (!finding || findings.length > 1) throw new Error(bad.map(badEntryText).join('\n') || 'not one finding')
  return finding
}
