import { describe, expect, test } from 'vitest'
import { internalError } from '../../../src/sandbox/gitlab/faults.ts'
import { expectPosted } from '../../helpers/attempt.ts'
import { attempt, comments, summaries } from '../../helpers/gitlab-attempt.ts'
import { type GitLabRunOptions, type Sandbox, sandbox } from '../../helpers/gitlab-run.ts'
import { INLINE } from '../../helpers/run-review.ts'

const [FIRST = {}, SECOND = {}] = INLINE

async function runResolving(gitlab: Sandbox, findings: readonly object[], given: GitLabRunOptions = {}) {
  const ended = await attempt(gitlab, { findings, resolveFixed: true, ...given })
  if (ended.kind === 'failed') throw ended.error
  return ended
}

/** Whether the thread is resolved, by title. */
function threads(gitlab: Sandbox): Record<string, boolean> {
  const resolved = new Map(gitlab.discussions().map((discussion) => [discussion.id, discussion.resolved]))
  return Object.fromEntries(
    comments(gitlab).map(({ body, discussion }) => {
      const [, title = 'untitled'] = /\*\*(.+?)\*\*/.exec(body) ?? []
      return [title, resolved.get(discussion) === true]
    }),
  )
}

const threadOf = (gitlab: Sandbox, title: string) =>
  comments(gitlab).find(({ body }) => body.includes(`**${title}**`))?.discussion ?? ''

describe('resolve-fixed', () => {
  test('the thread of a fixed finding is resolved, and reopened if the finding returns', async () => {
    const gitlab = await sandbox()
    await runResolving(gitlab, INLINE)
    const gone = await runResolving(gitlab, [FIRST])
    expect(threads(gitlab)).toEqual({ First: false, Second: true })
    expect(gone.log).toContain('Resolved 1 threads')
    const back = await runResolving(gitlab, INLINE)
    expect(threads(gitlab)).toEqual({ First: false, Second: false })
    expect(back.log).toContain('Reopened 1 threads')
    expect(back.result.outcome).toBe('nothing-new')
    expect(summaries(gitlab)).toHaveLength(1)
  })

  test('off by default', async () => {
    const gitlab = await sandbox()
    await runResolving(gitlab, INLINE)
    await runResolving(gitlab, [], { resolveFixed: false })
    expect(threads(gitlab)).toEqual({ First: false, Second: false })
  })

  test('a summary that is a thread stays as it is', async () => {
    const gitlab = await sandbox({ version: '18.6' })
    await runResolving(gitlab, INLINE)
    await runResolving(gitlab, [])
    expect(gitlab.discussions().filter(({ resolved }) => !resolved)).toHaveLength(1)
    expect(threads(gitlab)).toEqual({ First: true, Second: true })
  })

  test('threads that a person replied to, resolved or reopened are not touched', async () => {
    const gitlab = await sandbox()
    await runResolving(gitlab, INLINE)
    await gitlab.as('ann').reply(threadOf(gitlab, 'First'), 'Why?')
    await runResolving(gitlab, [])
    expect(threads(gitlab)).toEqual({ First: false, Second: true })
    await gitlab.as('dev').unresolve(threadOf(gitlab, 'Second'))
    await gitlab.as('dev').resolve(threadOf(gitlab, 'Second'))
    await runResolving(gitlab, INLINE)
    expect(threads(gitlab)).toEqual({ First: false, Second: true })
  })

  test('a copy by a person and a thread with another id are not touched', async () => {
    const gitlab = await sandbox()
    await runResolving(gitlab, INLINE, { id: 'other' })
    await gitlab.as('ann').discuss(comments(gitlab)[0]?.body ?? '')
    await runResolving(gitlab, [])
    expect(gitlab.discussions().filter(({ resolved }) => resolved)).toEqual([])
  })

  test('only after a successful post', async () => {
    const gitlab = await sandbox()
    await runResolving(gitlab, [FIRST])
    gitlab.fail({ method: 'POST', path: '/draft_notes', times: 9 }, { kind: 'reset', when: 'before' })
    expect((await attempt(gitlab, { findings: [SECOND], resolveFixed: true })).kind).toBe('failed')
    expect(threads(gitlab)).toEqual({ First: false })
  })

  test('a token without permission: a message, and the run does not fail', async () => {
    const gitlab = await sandbox({ role: 'reporter' })
    await runResolving(gitlab, INLINE)
    const gone = await runResolving(gitlab, [])
    expect(gone.log).toContain('needs the role Developer')
    expect(threads(gitlab)).toEqual({ First: false, Second: false })
  })

  test('one lost reply is retried, permanent loss is reported', async () => {
    const gitlab = await sandbox()
    await runResolving(gitlab, INLINE)
    gitlab.fail({ method: 'PUT' }, { kind: 'reset', when: 'after' })
    await runResolving(gitlab, [FIRST])
    expect(threads(gitlab)).toEqual({ First: false, Second: true })
    gitlab.fail({ method: 'PUT', times: 99 }, internalError('before'))
    const ended = expectPosted(
      await attempt(gitlab, {
        findings: [{ ...SECOND, title: 'Third', message: 'Something else altogether.' }],
        resolveFixed: true,
      }),
    )
    expect(ended.log).toContain('could not be resolved')
  })
})
