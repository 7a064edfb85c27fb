import { describe, expect, onTestFinished, test } from 'vitest'
import { contextJson } from '../../src/core/prompt/context.ts'
import { startGitHub } from '../../src/sandbox/start-github.ts'
import { startGitLab } from '../../src/sandbox/start-gitlab.ts'
import { run as runGitHub } from '../helpers/github-run.ts'
import { comments } from '../helpers/gitlab-attempt.ts'
import { run as runGitLab } from '../helpers/gitlab-run.ts'
import { fencepost } from '../helpers/run.ts'
import { BASE, HEAD, INLINE } from '../helpers/run-review.ts'
import { expectFrame, HOSTILE } from '../oracles/prompt-frame.ts'

test('as JSON it has the same', () => {
  const thread = {
    id: 'one',
    path: 'a.ts',
    state: 'open' as const,
    isOutdated: true,
    isSettled: false,
    isApplied: false,
    isDisliked: false,
    url: 'https://x/1',
    text: 'a\u200bb',
    replies: [],
  }
  expect(contextJson({ head: 'abc', reviews: [], threads: [thread] })).toMatchObject({
    commit: 'abc',
    threads: [
      {
        id: 'one',
        path: 'a.ts',
        line: null,
        severity: null,
        state: 'open',
        outdated: true,
        text: 'a<U+200B>b',
      },
    ],
  })
})

describe('fencepost context', () => {
  test('on GitHub: threads with their state, their place now, and what was answered', async () => {
    const github = await startGitHub({ base: BASE, head: HEAD })
    onTestFinished(() => github.close())
    const where = ['--repo', `${github.owner}/${github.repo}`, '--pr', String(github.number)]
    const env = { GITHUB_API_URL: github.url, GITHUB_TOKEN: github.token }
    const nothing = await fencepost(['context', ...where], { env })
    expect(nothing).toMatchObject({
      status: 0,
      stdout: 'Nothing was said before: this is the first review.\n',
    })

    await runGitHub(github, { findings: INLINE })
    const [second, first] = github.comments()
    await github.as('ann').reply(second?.id ?? 0, HOSTILE)
    await github.as('stranger').reply(second?.id ?? 0, 'Me too.')
    await github.as('dev').resolve(first?.id ?? 0)
    await github.push({
      'src/cart.ts': `new;\n${HEAD['src/cart.ts'].replace('changed 10;', 'changed 10 again;')}`,
    })
    const { status, stdout, stderr } = await fencepost(['context', ...where], { env })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expectFrame(stdout)
    expect(stdout).toContain('resolved by a person, settled')
    expect(stdout).toContain('| answer by a person, ann:')
    expect(stdout).toContain('| answer by a bot or a stranger, stranger:')

    const json = JSON.parse((await fencepost(['context', ...where, '--json'], { env })).stdout)
    const about = (line: number) => json.threads.find((thread: { line: number }) => thread.line === line)
    expect(about(11)).toMatchObject({
      path: 'src/cart.ts',
      outdated: true,
      state: 'resolved',
      resolved_by: 'person',
    })
    expect(about(22)).toMatchObject({ outdated: false, state: 'open', settled: true })
    expect(about(22).replies).toMatchObject([
      { author: 'ann', by: 'person' },
      { author: 'stranger', by: 'other', text: 'Me too.' },
    ])
    expect(json.commit).toBe(github.headSha)
    const other = await fencepost(['context', ...where, '--id', 'other'], { env })
    expect(other.stdout).toContain('first review')
  })

  test('on GitLab', async () => {
    const gitlab = await startGitLab({ base: BASE, head: HEAD })
    onTestFinished(() => gitlab.close())
    await runGitLab(gitlab, {})
    const [first] = comments(gitlab)
    await gitlab.as('ann').reply(first?.discussion ?? '', HOSTILE)
    const where = ['--project', gitlab.project.path, '--mr', String(gitlab.iid)]
    const env = { CI_API_V4_URL: gitlab.url, GITLAB_TOKEN: gitlab.token }
    const { status, stdout, stderr } = await fencepost(['context', ...where], { env })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expectFrame(stdout)
    expect(stdout).toContain('| answer by a person, ann:')
    expect(stdout).toContain('Not in the merge request')
    const json = JSON.parse((await fencepost(['context', ...where, '--json'], { env })).stdout)
    expect(json.threads).toHaveLength(comments(gitlab).length)
    expect(json.reviews).toHaveLength(1)
  })

  test('what is missing is said', async () => {
    expect((await fencepost(['context'])).stderr).toContain('--repo')
    const noToken = await fencepost(['context', '--repo', 'a/b', '--pr', '7'])
    expect(noToken).toMatchObject({ status: 2, stdout: '' })
    expect(noToken.stderr).toContain('GITHUB_TOKEN')
    const noId = await fencepost(['context', '--repo', 'a/b', '--pr', '7', '--id', ''], {
      env: { GITHUB_TOKEN: 'x' },
    })
    expect(noId.stderr).toContain('id is ""')
  })
})
