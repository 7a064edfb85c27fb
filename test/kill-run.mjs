// One run of the compiled code, to be killed: node kill-run.mjs '{"url":…,"token":…}'
import { readFinding } from '../lib/core/finding.js'
import { writeMarkdown } from '../lib/core/markdown.js'
import { DEFAULT_PLAN_OPTIONS } from '../lib/core/plan-options.js'
import { connect } from '../lib/platforms/github/connect.js'
import { createGitHub } from '../lib/platforms/github/github.js'
import { review } from '../lib/review.js'

const { url, token, pullRequest, findings } = JSON.parse(process.argv[2] ?? '{}')
const say = () => {}
const connection = await connect({ token, apiUrl: url, maxWait: 120, say, second: 1 })
await review({
  platform: createGitHub(connection, { pullRequest, id: 'test', resolveFixed: true }),
  findings: findings.map((entry, index) => readFinding(entry, { file: 'test', index }).finding),
  bad: [],
  options: { ...DEFAULT_PLAN_OPTIONS, id: 'test', writeMarkdown },
  dryRun: false,
  say,
})
