import * as z from 'zod/mini'
import type { Verified } from '../options/verified.ts'
import { outputTail } from '../text/output-tail.ts'
import { isTooDeep } from './json-depth.ts'
import { type Expected, readShape } from './shape.ts'

/** The version of the format. A later one may mean something else by the same names. */
export const VERIFIED_VERSION = 1

/** At most as many as findings, with a few edits each. */
const MAX_RESULTS = 50_000
const MAX_PATH = 4096
const MAX_COMMAND = 10_000

const lineNumber = z.int().check(z.gte(1))
const objectId = z.string().check(z.regex(/^[0-9a-f]{40,64}$/))

const result = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(MAX_PATH)),
  blob: objectId,
  first: lineNumber,
  last: lineNumber,
  lines: z.array(z.string()),
  result: z.enum(['passed', 'failed']),
  together: z.int().check(z.gte(0), z.lte(MAX_RESULTS)),
  output: z.optional(z.array(z.string())),
})

const file = z.object({
  version: z.literal(VERIFIED_VERSION),
  commit: objectId,
  command: z.string().check(z.minLength(1), z.maxLength(MAX_COMMAND)),
  results: z.array(result).check(z.maxLength(MAX_RESULTS)),
})

const OBJECT_ID = 'a full object id of 40 (or 64) hex digits is expected'
const LINE = 'a line is a whole number from 1 up'
const EXPECTED: Expected = {
  '': 'an object with "version", "commit", "command" and "results" is expected',
  version: `this version of Fencepost reads ${VERIFIED_VERSION}`,
  commit: OBJECT_ID,
  command: `a text of at most ${MAX_COMMAND} characters is expected`,
  results: `a list of at most ${MAX_RESULTS} results is expected`,
  'results.path': `a path of at most ${MAX_PATH} characters is expected`,
  'results.blob': OBJECT_ID,
  'results.first': LINE,
  'results.last': LINE,
  'results.lines': 'a list of lines is expected',
  'results.result': 'valid: passed, failed',
  'results.together': `a whole number from 0 to ${MAX_RESULTS} is expected`,
  'results.output': 'a list of lines is expected',
}

/** Reads the file that `fencepost verify` has written, or says what is wrong with it. */
export function readVerified(text: string): { readonly verified: Verified } | { readonly problem: string } {
  if (isTooDeep(text)) return { problem: 'it is nested too deep' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'it is not JSON' }
  }
  const read = readShape(file, value, EXPECTED)
  if ('wrong' in read) {
    const { field, message } = read.wrong
    return { problem: `${field === '' ? 'it' : `"${field}"`} ${message}` }
  }
  const { commit, command, results } = read.data
  return { verified: { commit, command, results: results.map(withTail) } }
}

/** Cut again, because something else than Fencepost may have written the file. */
function withTail({ output, ...rest }: z.infer<typeof result>): Verified['results'][number] {
  return rest.result === 'failed' ? { ...rest, output: outputTail((output ?? []).join('\n')) } : rest
}
