// One run of the compiled code, to be killed: node kill-run.mjs '{"url":…,"token":…}'
import { readFinding } from '../../lib/core/finding/finding.js'
import { DEFAULT_PLAN_OPTIONS } from '../../lib/core/options/plan-options.js'
import { writeMarkdown } from '../../lib/core/text/markdown.js'
import { openTarget } from '../../lib/platforms/open.js'
import { review } from '../../lib/review.js'

const { url: apiUrl, token, pullRequest, mergeRequest, findings } = JSON.parse(process.argv[2] ?? '{}')
const say = () => {}
const target = pullRequest ? { platform: 'github', pullRequest } : { platform: 'gitlab', ...mergeRequest }
const options = { id: 'test', resolveFixed: true, maxWait: 120, say, second: 1 }
await review({
  platform: await openTarget({ ...target, apiUrl, token }, options),
  findings: findings.map((entry, index) => readFinding(entry, { file: 'test', index }).finding),
  bad: [],
  options: { ...DEFAULT_PLAN_OPTIONS, id: 'test', writeMarkdown },
  dryRun: false,
  say,
})
