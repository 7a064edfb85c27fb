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
  /** Directory of the repository that a tool ran in; it is put in front of its relative paths. */
  readonly workingDirectory?: string
  /** Whether entries that cannot be read are listed while the others are posted; by default nothing is posted then. */
  readonly lenient?: boolean
  /** Whether threads of findings that are gone are resolved, and those of findings that came back reopened. */
  readonly resolveFixed?: boolean
  /** Whether only a plan and a report are made. */
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
    // An empty list is one: as the text of an input it would mean the default.
    options: {
      ...readOptions(written, { host }),
      ...(protectedPaths ? { protectedPaths } : {}),
      ...(linkHosts ? { linkHosts } : {}),
    },
    runOptions: readRunOptions(written),
  }
}
