import { readFinding } from '../../src/core/finding/finding.ts'
import { DEFAULT_PLAN_OPTIONS, type PlanOptions } from '../../src/core/options/plan-options.ts'
import { writeMarkdown } from '../../src/core/text/markdown.ts'
import type { Platform } from '../../src/platforms/platform.ts'
import type { ReplyLimits } from '../../src/platforms/whole-reply.ts'
import { type Result, review } from '../../src/review.ts'

export const BASE = { 'src/cart.ts': lines(30), 'README.md': '# Shop\n' }
export const HEAD = {
  'src/cart.ts': lines(30).replace('line 10;', 'changed 10;').replace('line 20;', 'changed 20;\nadded 21;'),
  'README.md': '# Shop\n\nWith a cart.\n',
}

/** One inline finding with a suggestion, one without. */
export const INLINE = [
  {
    path: 'src/cart.ts',
    line: 10,
    title: 'First',
    message: 'Better so.',
    suggestion: 'better 10;',
    severity: 'error',
  },
  { path: 'src/cart.ts', line: 21, title: 'Second', message: 'Why is this here?' },
]

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1};\n`).join('')
}

export interface RunOptions {
  readonly findings?: readonly object[]
  readonly kind?: 'model' | 'tool'
  readonly options?: Partial<PlanOptions>
  readonly id?: string
  readonly commit?: string
  readonly resolveFixed?: boolean
  readonly maxWait?: number
  readonly replyLimits?: ReplyLimits
  readonly holdsSecret?: (text: string) => boolean
}

/** Settings of the connection to the platform. */
export interface Reach {
  readonly id: string
  readonly commit: string | undefined
  readonly resolveFixed: boolean
  readonly maxWait: number
  readonly replyLimits: ReplyLimits | undefined
  readonly say: (message: string) => void
}

export type Ran = Result & { readonly messages: string[] }

/** Runs the real code against a platform and returns the result with the logged messages. */
export async function runReview(
  findings: readonly object[],
  given: RunOptions,
  open: (reach: Reach) => Promise<Platform>,
): Promise<Ran> {
  const messages: string[] = []
  const say = (message: string) => void messages.push(message)
  const { id = 'test', commit, resolveFixed = false, maxWait = 120, replyLimits } = given
  const result = await review({
    platform: await open({ id, commit, resolveFixed, maxWait, replyLimits, say }),
    findings: findings.map((entry, index) => {
      const read = readFinding(entry, { file: 'test', index }, given.kind)
      if ('bad' in read) throw new Error(read.bad.message)
      return read.finding
    }),
    bad: [],
    options: { ...DEFAULT_PLAN_OPTIONS, ...given.options, id, writeMarkdown },
    dryRun: false,
    ...(given.holdsSecret ? { holdsSecret: given.holdsSecret } : {}),
    say,
  })
  return { ...result, messages }
}
