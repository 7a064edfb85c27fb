import type { PlanOptions, ReviewOptions } from '../core/options/plan-options.ts'
import { invalidChoice, UserError } from '../errors.ts'
import { camelCase, PLAN_OPTIONS } from '../options/options.ts'

const OPTIONS: Record<keyof ReviewOptions, true> = {
  id: true,
  event: true,
  failOn: true,
  minSeverity: true,
  minConfidence: true,
  maxComments: true,
  scope: true,
  baseline: true,
  summaries: true,
  deletedLines: true,
  offsetFallback: true,
  suggestions: true,
  protectedPaths: true,
  prose: true,
  linkHosts: true,
  trust: true,
  duplicates: true,
  needsOriginal: true,
  headText: true,
  parse: true,
  holdsPath: true,
  verified: true,
  workspaces: true,
  commit: true,
  head: true,
  repositoryUrl: true,
}

/** What only the planner's own parts are given; they are not described. */
const PARTS: Record<Exclude<keyof PlanOptions, keyof ReviewOptions>, true> = {
  globTest: true,
  writeMarkdown: true,
  sha256: true,
  blobOf: true,
}

/** A program in JavaScript can pass anything, and an option that is misspelled would silently do nothing. */
export function checkOptions(given: Partial<ReviewOptions>): void {
  const described = Object.entries(given).filter(([name]) => !Object.hasOwn(PARTS, name))
  refuseUnknownOptions(Object.fromEntries(described), Object.keys(OPTIONS))
  for (const [name, value] of Object.entries(given)) {
    const choices = CHOICES.get(name)
    if (choices && value !== undefined && !choices.includes(String(value)))
      throw invalidChoice(name, String(value), choices)
  }
}

const CHOICES = new Map<string, readonly string[]>(
  Object.entries(PLAN_OPTIONS).flatMap(([name, option]) =>
    'choices' in option && option.choices ? [[camelCase(name), option.choices]] : [],
  ),
)

export function refuseUnknownOptions(given: object, names: readonly string[]): void {
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new UserError(`There is no option ${unknown.map((name) => JSON.stringify(name)).join(', ')}`, {
      hint: `Valid options: ${names.toSorted().join(', ')}.`,
    })
}
