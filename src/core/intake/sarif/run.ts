import type { ColumnUnit } from '../../finding/fix.ts'
import { type JsonObject, objectIn, textIn } from '../json-value.ts'
import { type PathReader, pathReader } from './artifact-path.ts'
import type { Budget } from './budget.ts'
import { type RuleFinder, ruleFinder } from './rule.ts'

/** Properties of one run that its results share. */
export interface Run {
  readonly object: JsonObject
  /** The tool's name. */
  readonly source: string | undefined
  readonly unit: ColumnUnit
  /** Whether columns can be used: Trivy writes column 1 for "unknown" at both ends, https://github.com/aquasecurity/trivy/blob/main/pkg/report/sarif.go */
  readonly columnsCount: boolean
  readonly pathOf: PathReader
  readonly ruleOf: RuleFinder
  readonly budget: Budget
}

export function openRun(object: JsonObject, budget: Budget): Run {
  const source = textIn(objectIn(objectIn(object.tool)?.driver)?.name, MAX_NAME)
  return {
    object,
    source,
    unit: UNITS.get(object.columnKind) ?? 'unknown',
    columnsCount: source !== 'Trivy',
    pathOf: pathReader(object),
    ruleOf: ruleFinder(object),
    budget,
  }
}

const MAX_NAME = 200

const UNITS = new Map<unknown, ColumnUnit>([
  ['utf16CodeUnits', 'utf-16'],
  ['unicodeCodePoints', 'code-point'],
])
