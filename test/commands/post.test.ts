import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FINDINGS, sandbox, visibleReviews } from '../helpers/github-run.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'

test('post shows the review, posts it, and writes its page', async () => {
  const github = await sandbox({ serverUrl: 'https://github.test' })
  const cwd = temporaryFiles({ 'findings.json': JSON.stringify(FINDINGS) })
  const repo = `${github.owner}/${github.repo}`
  const target = ['--repo', repo, '--pr', String(github.number), '--findings', 'findings.json']
  const env = { GITHUB_API_URL: github.url, GITHUB_TOKEN: github.token, COLUMNS: '60' }
  const { status, stdout, stderr } = await fencepost(
    ['post', ...target, '--preview-path', 'out/review.html'],
    { cwd, env },
  )
  expect(status).toBe(0)
  expect(visibleReviews(github)).toHaveLength(1)
  expect(stdout).toContain('╭─ line 10  ● one-click suggestion')
  expect(stdout).toContain('3 findings: 2 inline (1 error, 1 warning)')
  expect(stderr).toContain('Posted https://github.test/')
  expect(stderr).toContain('Wrote out/review.html')
  const page = readFileSync(path.join(cwd, 'out/review.html'), 'utf8')
  expect(page).toContain(`Review of ${repo}#${github.number}`)
  expect(page).toContain('Posted https://github.test/')
})

test('post says what was looked at where nothing was found', async () => {
  const github = await sandbox()
  const cwd = temporaryFiles({ 'eslint.json': '[{"filePath":"a.ts","messages":[]}]' })
  const repo = `${github.owner}/${github.repo}`
  const env = { GITHUB_API_URL: github.url, GITHUB_TOKEN: github.token }
  const args = ['post', '--repo', repo, '--pr', String(github.number), '-f', 'eslint.json']
  const { status, stderr } = await fencepost(args, { cwd, env })
  expect(status).toBe(0)
  expect(stderr).toMatch(
    new RegExp(
      `^0 findings in eslint\\.json \\(eslint\\); \\d+ changed files? in ${repo}#${github.number}$`,
      'm',
    ),
  )
})
