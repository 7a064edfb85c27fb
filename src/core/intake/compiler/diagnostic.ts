import type { Severity } from '../../finding/finding.ts'
import { readBehind } from './behind.ts'
import { byWord, readFront, sourceOf } from './front.ts'

/** What a line says, taken apart. */
export interface Diagnostic {
  readonly severity: Severity
  readonly rule?: string
  readonly source?: string
  readonly message: string
  /** Explains the line before it, unless it has a rule of its own. */
  readonly isNote: boolean
  /** Whether a tool is certain to have written it: a severity with a rule, or a rule in a tool's way. */
  readonly isTool: boolean
}

export function readDiagnostic(rest: string, before?: string): Diagnostic {
  const text = withoutProject(rest.trim())
  const front = readFront(text)
  const said = text.slice(front.length).trim()
  const severity = front.severity ?? (before === undefined ? undefined : byWord(before).severity)
  if (front.rule !== undefined && front.rule !== '') {
    return {
      severity: severity ?? 'warning',
      rule: front.rule,
      ...(front.source === undefined ? {} : { source: front.source }),
      message: said || text,
      isNote: false,
      isTool: true,
    }
  }
  const behind = readBehind(said, front.ruleBehind === true || front.severity === undefined)
  const source =
    front.source ?? behind.source ?? (behind.rule === undefined ? undefined : sourceOf(behind.rule).source)
  return {
    severity: behind.severity ?? severity ?? (behind.rule === 'typecheck' ? 'error' : 'warning'),
    ...(behind.rule === undefined ? {} : { rule: behind.rule }),
    ...(source === undefined ? {} : { source }),
    message: behind.message || text,
    isNote: front.isNote === true && behind.rule === undefined,
    isTool: front.sure === true || behind.sure,
  }
}

/** MSBuild names the project at the end: ` [C:\shop\shop.csproj]`. */
function withoutProject(text: string): string {
  const [project = ''] = / \[[^[\]]{1,1024}\.[a-z]{2,5}proj\]$/.exec(text.slice(-MAX_PROJECT)) ?? []
  return project === '' ? text : text.slice(0, -project.length)
}

/** In characters: a path and what is around it. */
const MAX_PROJECT = 1100
