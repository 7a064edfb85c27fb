import type { Diff } from '../diff/diff.ts'
import type { ReviewPlan } from '../plan/plan.ts'
import { markSafe, type SafeText } from '../text/safe-text.ts'
import { filesWithComments, otherFiles } from './changed-files.ts'
import { toEntries } from './entry.ts'
import { Html, html } from './html.ts'
import { ICONS } from './icon.ts'
import { keyHelp } from './key-help.ts'
import { outline } from './outline.ts'
import { newPageBudget } from './page-budget.ts'
import { pageFooter } from './page-footer.ts'
import { pageHeader } from './page-header.ts'
import { bodyHead, bodyList } from './review-body.ts'
import { SCRIPT } from './script.ts'
import { securityPolicy } from './security-policy.ts'
import { STYLE } from './style.ts'
import { unposted } from './unposted.ts'

export interface PreviewInput {
  readonly plan: ReviewPlan
  readonly diff: Diff
  /** What is reviewed: the name of a diff file, or `owner/name#7`. */
  readonly subject: string
  /** The outcome of the run in one sentence. */
  readonly status: string
}

/** Safe for a terminal or a log too: html.ts reveals control characters. */
export type Page = SafeText<'printable'>

/** Renders the review as the platform would show it: one HTML page that loads nothing else. */
export function preview({ plan, diff, subject, status }: PreviewInput): Page {
  const entries = toEntries(plan)
  const budget = newPageBudget()
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(securityPolicy(STYLE, SCRIPT))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${`Review of ${subject}`}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
${ICONS}
${pageHeader(plan.counts, subject, status)}
<div class="page">
${outline(entries, diff)}
<main>
${bodyHead(plan, budget)}
${filesWithComments(plan, diff, entries, budget)}
${bodyList(plan, entries, budget)}
${unposted(entries)}
${otherFiles(plan, diff, entries)}
</main>
</div>
${pageFooter()}
${keyHelp()}
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`
  return markSafe(page.markup)
}
