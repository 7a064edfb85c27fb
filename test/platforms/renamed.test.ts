import { expect, test } from 'vitest'
import { sandbox as github, run as runOnGitHub } from '../helpers/github-run.ts'
import { sandbox as gitlab, run as runOnGitLab } from '../helpers/gitlab-run.ts'

const TEXT = 'one\ntwo\nthree\n'
const RENAMED = { base: { 'old.js': TEXT, 'a.js': 'a\n' }, head: { 'new.js': TEXT, 'a.js': 'b\n' } }
const FINDINGS = [
  { path: 'new.js', line: 2, message: 'About an old line.' },
  { path: 'new.js', message: 'About the file.' },
]

test.for([
  ['GitHub', async () => runOnGitHub(await github(RENAMED), { findings: FINDINGS, kind: 'tool' })],
  ['GitLab', async () => runOnGitLab(await gitlab(RENAMED), { findings: FINDINGS, kind: 'tool' })],
] as const)('%s: a file that is only renamed brings in no line', async ([, run]) => {
  const { plan } = await run()
  const [aboutLine, aboutFile] = plan.findings
  expect(aboutLine).toMatchObject({ outcome: 'filtered', code: 'out-of-scope' })
  expect(aboutFile?.outcome).not.toBe('filtered')
})

test('GitLab: where an older server does not say why a diff is empty, its lines may be new', async () => {
  const { plan } = await runOnGitLab(await gitlab({ ...RENAMED, diffFlags: false }), {
    findings: FINDINGS,
    kind: 'tool',
  })
  expect(plan.counts.filtered).toBe(0)
})
