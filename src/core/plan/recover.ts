import type { Finding } from '../finding/finding.ts'
import { plainToMarkdown } from '../intake/plain-text.ts'
import { truncate } from '../text/truncate.ts'

export interface Recovered<Plan> {
  readonly plan: Plan
  /** One line for each finding that is only shown as text, for the log. */
  readonly problems: readonly string[]
}

/**
 * Plans. If that throws, plans again with the findings that are to blame as plain text: one bad finding must
 * not cost the others. Throws if that fails too.
 */
export function planWithRecovery<Plan>(
  findings: readonly Finding[],
  plan: (findings: readonly Finding[]) => Plan,
): Recovered<Plan> {
  try {
    return { plan: plan(findings), problems: [] }
  } catch (error) {
    // Without any finding it fails too, so none of them is to blame.
    if (throws(() => plan([]))) throw error
    const culprits = new Set(culpritsAmong(findings, plan))
    const replaced = findings.map((finding) => (culprits.has(finding) ? asText(finding) : finding))
    const problems = [...culprits].map(
      ({ origin }) =>
        `${origin.file}: finding ${origin.index} could not be planned and is shown as text: ${messageOf(error)}`,
    )
    return { plan: plan(replaced), problems }
  }
}

/** Enough to find ten culprits among 10,000 findings; if there are more, something else is wrong. */
const MAX_PLANS = 200

/** By bisection. Findings that only fail together are all to blame, and so are those that are not reached. */
function culpritsAmong(
  all: readonly Finding[],
  plan: (findings: readonly Finding[]) => unknown,
): readonly Finding[] {
  let left = MAX_PLANS

  function fails(findings: readonly Finding[]): boolean {
    return left-- <= 0 || throws(() => plan(findings))
  }

  /** Of findings that fail. */
  function search(findings: readonly Finding[]): readonly Finding[] {
    if (findings.length <= 1 || left <= 0) return findings
    const middle = Math.ceil(findings.length / 2)
    const failing = [findings.slice(0, middle), findings.slice(middle)].filter(fails)
    return failing.length === 0 ? findings : failing.flatMap(search)
  }

  return search(all)
}

function throws(attempt: () => unknown): boolean {
  try {
    attempt()
    return false
  } catch {
    return true
  }
}

/** Enough to know what it is about; the report has all of it. */
const MAX_TEXT = 4000
const MAX_TITLE = 200

/** The finding reduced to plain text. */
function asText(finding: Finding): Finding {
  const { origin, path, line, startLine, severity, title, message, rule, source, extra = [] } = finding
  const extraTexts = extra.map(({ name, text }) => `${name}: ${text}`)
  return {
    origin,
    kind: 'tool',
    untrusted: true,
    path,
    severity,
    ...(line === undefined ? {} : { line }),
    ...(startLine === undefined ? {} : { startLine }),
    ...(title === undefined ? {} : { title: truncate(title, MAX_TITLE) }),
    message: plainToMarkdown(truncate([message ?? '', ...extraTexts].join('\n\n').trim(), MAX_TEXT)),
    ...(rule === undefined ? {} : { rule: truncate(rule, MAX_TITLE) }),
    ...(source === undefined ? {} : { source: truncate(source, MAX_TITLE) }),
    instead: finding,
  }
}

export function messageOf(error: unknown): string {
  return truncate(error instanceof Error ? error.message : String(error), MAX_TITLE)
}
