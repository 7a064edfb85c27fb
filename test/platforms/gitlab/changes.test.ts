import { describe, expect, test } from 'vitest'
import { expectFailed, expectPosted } from '../../helpers/attempt.ts'
import { attempt, comments, copies, draftsOfOurs, summaries } from '../../helpers/gitlab-attempt.ts'
import { run, type Sandbox, sandbox } from '../../helpers/gitlab-run.ts'
import { HEAD } from '../../helpers/run-review.ts'
import { pairs } from '../../helpers/runs.ts'
import { git } from '../../oracles/git.ts'

const DRAFT = { method: 'POST', path: '/draft_notes' }
const ALWAYS = 999

describe('F12 and F13: the merge request changes during the run', () => {
  const cart = HEAD['src/cart.ts']
  const changes: Record<string, (gitlab: Sandbox) => unknown> = {
    'a push that moves the lines': (gitlab) => gitlab.push({ 'src/cart.ts': `new;\nnewer;\n${cart}` }),
    'a push that changes the lines': (gitlab) =>
      gitlab.push({ 'src/cart.ts': cart.replace('changed 10;', 'again 10;').replace('added 21;\n', '') }),
    'a force-push': (gitlab) => gitlab.forcePush({ ...HEAD, 'src/cart.ts': `other;\n${cart}` }),
    'a push to the target': (gitlab) => gitlab.pushTarget({ 'src/cart.ts': 'nothing like it\n' }),
  }
  const STEPS = [1, 2, 4, 7, 10, 14]
  const cases = pairs(Object.keys(changes), STEPS).map(([change, step]) => ({ change, step }))

  test.for(cases)('F12 $change at request $step: on the right text', async ({ change, step }) => {
    const gitlab = await sandbox()
    const commit = gitlab.headSha
    gitlab.before({ nth: step }, () => changes[change]?.(gitlab))
    const { result } = expectPosted(await attempt(gitlab, { commit }))
    expect(result.commit).toBe(commit)
    for (const { body, position, outdated } of comments(gitlab)) {
      const line = await lineAt(gitlab, position?.head_sha ?? '', position?.new_line ?? 0)
      const [, title = ''] = /\*\*(.+?)\*\*/.exec(body) ?? []
      if (!outdated) expect(`${title} ${line}`).toMatch(/First changed 10;|Second added 21;|Third line 2;/)
    }
    expect(comments(gitlab)).toHaveLength(3)
  })

  async function lineAt(gitlab: Sandbox, commit: string, line: number): Promise<string | undefined> {
    const text = git(['--git-dir', gitlab.directory, 'show', `${commit}:src/cart.ts`])
    return text.split('\n')[line - 1]
  }

  test('F12 the reviewed commit was never a head of the merge request: a button needs its original', async () => {
    const gitlab = await sandbox()
    const { result } = expectPosted(await attempt(gitlab, { commit: '1'.repeat(40) }))
    expect(result.plan.counts).toMatchObject({ comments: 3, suggestions: 0 })
    expect(summaries(gitlab)[0]?.body).not.toContain('to commit with one click')
  })

  test('F12 it keeps changing: superseded', async () => {
    const gitlab = await sandbox()
    let pushed = 0
    gitlab.before({ ...DRAFT, times: ALWAYS }, () => gitlab.push({ 'n.ts': `${pushed++}\n` }))
    expectFailed(await attempt(gitlab), /superseded/)
    expect([gitlab.drafts(), gitlab.notes().filter(({ system }) => !system)]).toEqual([[], []])
  })

  test.for(pairs(STEPS, ['closed', 'merged', 'locked'] as const).map(([step, status]) => ({ step, status })))(
    'F13 $status at request $step: skipped, or posted before it counted',
    async ({ step, status }) => {
      const gitlab = await sandbox()
      gitlab.before({ nth: step }, () =>
        status === 'locked' ? gitlab.lockDiscussion() : gitlab.setStatus(status),
      )
      const ended = await attempt(gitlab)
      expect(['posted', 'skipped']).toContain(ended.kind === 'ended' && ended.result.outcome)
      expect(draftsOfOurs(gitlab)).toEqual([])
    },
  )
})

test('F16 two concurrent runs: the later one adds nothing', async () => {
  for (const nth of [1, 3]) {
    const gitlab = await sandbox()
    gitlab.before({ ...DRAFT, nth }, () => run(gitlab))
    await run(gitlab)
    expect((await run(gitlab)).outcome).toBe('nothing-new')
    expect(gitlab.drafts()).toEqual([])
    expect(Math.max(...copies(gitlab, 'test').values())).toBe(1)
  }
})
