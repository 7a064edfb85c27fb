import type { Severity } from '../../finding/finding.ts'
import { readBehind } from './behind.ts'
import { byWord, readFront, sourceOf } from './front.ts'

/** A parsed line. */
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
  const text = rest.trim()
  const front = readFront(text)
  const said = text.slice(front.length).trim()
  const severity = front.severity ?? (before === undefined ? undefined : byWord(before).severity)
  if (front.rule !== undefined && front.rule !== '') {
    return {
      severity: severity ?? 'warning',
      rule: front.rule,
      ...(front.source === undefined ? {} : { source: front.source }),
      message: (front.projectBehind ? withoutProject(said) : said) || text,
      isNote: false,
      isTool: true,
    }
  }
  if (front.isPlain) {
    const { source } = front
    return { severity: 'warning', ...(source ? { source } : {}), message: said, isNote: false, isTool: true }
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

/**
 * MSBuild names the project at the end, with its whole path: ` [C:\shop\shop.csproj]`,
 * ` [/shop/shop.csproj::TargetFramework=net8.0]`. Any other text in brackets belongs to the message.
 */
const PROJECT =
  / \[(?:[A-Za-z]:[\\/]|\\\\|\/)[^[\]]{1,1024}\.(?:[a-z]{0,6}proj|slnx?)(?:::[\w=.;-]{1,200})?\]$/

/** In characters: a path, a target framework and what is around them. */
const MAX_PROJECT = 1300

function withoutProject(message: string): string {
  const [project = ''] = PROJECT.exec(message.slice(-MAX_PROJECT)) ?? []
  return message.slice(0, message.length - project.length).trimEnd()
}
