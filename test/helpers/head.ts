import { readFinding } from '../../src/core/finding/finding.ts'
import type { PlanOptions } from '../../src/core/options/plan-options.ts'
import type { Finding, ReviewPlan } from '../../src/index.ts'
import { planReview } from '../../src/index.ts'
import { loadSyntax } from '../../src/input/load-syntax.ts'
import { patch } from './one-finding.ts'

/** A file of which a diff shows some lines as context, and nothing of it is changed. */
export interface Head {
  readonly path: string
  readonly text: string
}

/** A finding of a model, as it is written. */
export function modelFinding(path: string, index: number, entry: Record<string, unknown>): Finding {
  const read = readFinding({ path, message: `said ${index}`, ...entry }, { file: 'test', index })
  if ('bad' in read) throw new Error(read.bad.message)
  return read.finding
}

/** The diff that shows all of a file, with its first line as new. */
export function wholeDiff({ path, text }: Head): string {
  const rows = text.replace(/\n$/, '').split('\n')
  return patch(path, 1, [`+${rows[0]}`, ...rows.slice(1).map((row) => ` ${row}`)], 1)
}

/** Plans with the parsers that the findings need. */
export async function planOnHead(
  head: Head,
  findings: readonly Finding[],
  options: Partial<PlanOptions> = {},
): Promise<ReviewPlan> {
  const parse = await loadSyntax(
    findings.map(({ path }) => path),
    () => {},
  )
  return planReview({
    findings,
    diff: wholeDiff(head),
    options: {
      parse,
      headText: (path) => (path === head.path ? head.text : undefined),
      scope: 'all',
      ...options,
    },
  })
}
