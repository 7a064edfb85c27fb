import type { Format } from '../core/intake/intake.ts'
import type { ReviewOptions } from '../core/options/plan-options.ts'
import {
  camelCase,
  type OptionName,
  type Options,
  PLAN_OPTIONS,
  RUN_OPTIONS,
  type RunOptions,
  readOptions,
  readRunOptions,
} from '../options/options.ts'
import { refuseUnknownOptions } from './check-options.ts'

/** The inputs of the action, in camelCase and with the same defaults. */
export interface PostOptions
  extends Partial<
    Pick<
      ReviewOptions,
      | 'id'
      | 'event'
      | 'failOn'
      | 'minSeverity'
      | 'minConfidence'
      | 'maxComments'
      | 'scope'
      | 'deletedLines'
      | 'offsetFallback'
      | 'suggestions'
      | 'protectedPaths'
      | 'prose'
      | 'linkHosts'
      | 'trust'
      | 'duplicates'
      | 'commit'
    >
  > {
  /** Format of the findings, if they are given as text; by default it is detected. */
  readonly format?: Format
  /** Directory of the repository that a tool ran in, where its relative paths start. */
  readonly workingDirectory?: string
  /** Whether to list entries that cannot be read and post the others. By default nothing is posted then. */
  readonly lenient?: boolean
  /** Whether to resolve the threads of findings that are gone, and to reopen those of findings that are back. */
  readonly resolveFixed?: boolean
  /** Whether to plan and report only, and post nothing. */
  readonly dryRun?: boolean
  /** Maximum number of seconds to wait for rate limits, in total; 120 by default. */
  readonly maxWait?: number
}

/** Files that only the action and the command line read or write. */
const FILES: readonly string[] = ['baseline-path', 'verified-path', 'report-path', 'preview-path']
const NAMES = [...Object.keys(PLAN_OPTIONS), ...Object.keys(RUN_OPTIONS)]
  .filter((name) => !FILES.includes(name))
  .map(camelCase)

/** Validated like the action's inputs, because a program in JavaScript can pass anything. */
export function readPostOptions(
  given: PostOptions,
  host: string,
): { readonly options: Options; readonly runOptions: RunOptions } {
  refuseUnknownOptions(given, NAMES)
  const values = new Map<string, unknown>(Object.entries(given))
  const written = (name: OptionName) => {
    const value = values.get(camelCase(name))
    return value === undefined ? undefined : Array.isArray(value) ? value.join('\n') : String(value)
  }
  const { protectedPaths, linkHosts } = given
  return {
    // An empty list stays empty. As an input of the action, an empty text would mean the default.
    options: {
      ...readOptions(written, { host }),
      ...(protectedPaths ? { protectedPaths } : {}),
      ...(linkHosts ? { linkHosts } : {}),
    },
    runOptions: readRunOptions(written),
  }
}
