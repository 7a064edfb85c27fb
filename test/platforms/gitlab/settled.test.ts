import { describe, expect, test } from 'vitest'
import { replies } from '../../../src/sandbox/http/fault.ts'
import { startGitLab } from '../../../src/sandbox/start-gitlab.ts'
import { attempt, comments } from '../../helpers/gitlab-attempt.ts'
import { run, type Sandbox, sandbox } from '../../helpers/gitlab-run.ts'
import type { RunOptions } from '../../helpers/run-review.ts'
import { checkSettling } from '../../helpers/settling.ts'

const AT_20 = {
  path: 'src/cart.ts',
  line: 20,
  severity: 'warning',
  title: 'Changed without a test',
  message: 'The twentieth statement was changed, and no test of the cart covers what it does now.',
}
const REWORDED = {
  ...AT_20,
  title: 'No test for the change',
  message: 'This twentieth statement was changed, but no test of the cart covers what it does now.',
}

async function ended(gitlab: Sandbox, given: RunOptions) {
  const run = await attempt(gitlab, given)
  if (run.kind === 'failed') throw run.error
  return run
}

const findingsOf = (run: Awaited<ReturnType<typeof ended>>) => run.result.plan.findings
function only(gitlab: Sandbox) {
  const [first] = comments(gitlab)
  if (!first) throw new Error('Nothing was posted.')
  return first
}

/** A merge request on which an earlier run has posted one finding. */
async function posted(finding: object = AT_20, description: Parameters<typeof sandbox>[0] = {}) {
  const gitlab = await sandbox(description)
  await ended(gitlab, { findings: [finding] })
  expect(comments(gitlab)).toHaveLength(1)
  return gitlab
}

const cart = async (gitlab: Sandbox) => (await gitlab.file('src/cart.ts')) ?? ''
const edit = async (gitlab: Sandbox) =>
  gitlab.push({ 'src/cart.ts': (await cart(gitlab)).replace('changed 20;', 'changed 20 again;') })

const DECISIONS: [what: string, act: (gitlab: Sandbox) => Promise<unknown>][] = [
  ['the author resolves', (gitlab) => gitlab.as('dev').resolve(only(gitlab).discussion)],
  ['a member resolves', (gitlab) => gitlab.as('ann').resolve(only(gitlab).discussion)],
  [
    'a member answers',
    (gitlab) => gitlab.as('ann').reply(only(gitlab).discussion, 'This is meant to be so.'),
  ],
  ['a guest answers', (gitlab) => gitlab.as('guest').reply(only(gitlab).discussion, 'No.')],
  ['a member dislikes', (gitlab) => gitlab.as('ann').award(only(gitlab).id, 'thumbsdown')],
  ['the author dislikes', (gitlab) => gitlab.as('dev').award(only(gitlab).id, 'thumbsdown_tone2')],
]

const LATER: [how: string, push: (text: string) => string, line: number][] = [
  ['reworded', (text) => text, 20],
  ['reworded, on the next line', (text) => text, 21],
  ['on an edited line', (text) => text.replace('changed 20;', 'changed 20 again;'), 20],
  [
    'on an edited line that has moved',
    (text) => `one;\ntwo;\nthree;\nfour;\nfive;\n${text.replace('changed 20;', 'changed 20 again;')}`,
    25,
  ],
  ['on a line that has moved', (text) => `one;\ntwo;\nthree;\nfour;\nfive;\n${text}`, 25],
]

test('for how many threads thumbs-down are not looked up is said', async () => {
  const rows = Array.from({ length: 42 }, (_, at) => `step${at + 1}();\n`).join('')
  const [base, head] = [{ 'README.md': '# Cart\n' }, { 'README.md': '# Cart\n', 'src/cart.ts': rows }]
  const gitlab = await sandbox({ base, head })
  const findings = Array.from({ length: 42 }, (_, at) => ({ ...AT_20, line: at + 1 }))
  await ended(gitlab, { findings })
  expect(comments(gitlab)).toHaveLength(42)
  const again = await ended(gitlab, { findings })
  expect(again.posts).toBe(0)
  expect(again.log).toContain('Thumbs-down are looked up for the newest 40 threads, not for 2 older ones')
})

describe('a person has decided', () => {
  test.for<[kind: 'model' | 'tool', finding: object]>([
    ['model', REWORDED],
    ['tool', AT_20],
  ])('in a file that was renamed since it is settled, by a %s', async ([kind, later]) => {
    const path = 'lib/basket.ts'
    const gitlab = await sandbox()
    await ended(gitlab, { findings: [AT_20], kind })
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    await gitlab.push({ 'src/cart.ts': null, [path]: await cart(gitlab) })
    const again = await ended(gitlab, { findings: [{ ...later, path }], kind })
    expect(findingsOf(again)).toMatchObject([{ outcome: 'duplicate', code: 'settled' }])
  })

  test.for(
    DECISIONS.flatMap(([what, act]) => LATER.map(([how, push, line]) => ({ what, act, how, push, line }))),
  )('$what: nothing is posted again, $how', async ({ act, push, line }) => {
    const gitlab = await posted()
    await act(gitlab)
    const text = await cart(gitlab)
    if (push(text) !== text) await gitlab.push({ 'src/cart.ts': push(text) })
    const again = await ended(gitlab, { findings: [{ ...REWORDED, line }] })
    expect(again.posts).toBe(0)
    expect(findingsOf(again)).toMatchObject([
      { outcome: 'duplicate', code: 'settled', thread: expect.stringMatching(/#note_\d+$/) },
    ])
  })

  test.for<[what: string, later: object]>([
    ['at another place', { ...REWORDED, line: 10 }],
    ['in another file', { ...REWORDED, path: 'README.md', line: 3 }],
    [
      'about something else',
      { ...AT_20, title: 'Slow', message: 'Sorting in this loop takes quadratic time.' },
    ],
    ['more severe', { ...REWORDED, severity: 'error' }],
  ])('a finding %s is posted', async ([, later]) => {
    const gitlab = await posted()
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    expect(findingsOf(await ended(gitlab, { findings: [later] }))).toMatchObject([{ outcome: 'inline' }])
    expect((await ended(gitlab, { findings: [later] })).posts).toBe(0)
  })

  /** A new file of forty lines, with these instead of some. */
  const steps = (others: Readonly<Record<number, string>> = {}) => {
    const rows = Array.from({ length: 40 }, (_, at) => others[at + 1] ?? `step${at + 1}();`)
    return { 'README.md': '# Cart\n', 'src/cart.ts': `${rows.join('\n')}\n` }
  }
  const base = { 'README.md': '# Cart\n' }

  test.for<[offset: number, outcome: string]>([
    [-4, 'inline'],
    [-3, 'duplicate'],
    [3, 'duplicate'],
    [4, 'inline'],
  ])('%i lines from where the line of the thread is now: %s', async ([offset, outcome]) => {
    const gitlab = await posted(AT_20, { base, head: steps() })
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    // The line is edited, and seven more are above it.
    const edited = steps({ 20: 'quiteOther();' })['src/cart.ts']
    await gitlab.push({ 'src/cart.ts': `${'more();\n'.repeat(7)}${edited}` })
    const again = await ended(gitlab, { findings: [{ ...REWORDED, line: 27 + offset }] })
    expect(findingsOf(again)).toMatchObject([{ outcome }])
  })

  test('further away it is the same place if the text is', async () => {
    const gitlab = await posted(AT_20, { base, head: steps({ 30: 'step20();' }) })
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    const again = await ended(gitlab, { findings: [{ ...REWORDED, line: 30 }] })
    expect(findingsOf(again)).toMatchObject([{ outcome: 'duplicate', code: 'settled' }])
  })

  test('on a whole file, which has no lines', async () => {
    const whole = { ...AT_20, line: undefined }
    const gitlab = await posted(whole)
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    const again = await ended(gitlab, { findings: [{ ...REWORDED, line: undefined }] })
    expect(findingsOf(again)).toMatchObject([{ code: 'settled' }])
    expect(findingsOf(await ended(gitlab, { findings: [REWORDED] }))).toMatchObject([{ outcome: 'inline' }])
  })
})

test('the very same finding is settled too, and counts for fail-on like any known one', async () => {
  const gitlab = await posted()
  await gitlab.as('ann').resolve(only(gitlab).discussion)
  const again = await ended(gitlab, { findings: [AT_20], options: { failOn: 'warning' } })
  expect(findingsOf(again)).toMatchObject([{ outcome: 'duplicate', code: 'settled' }])
  expect(again.result.plan.failed).toBe(true)
})

test('duplicates: post posts all again', async () => {
  const gitlab = await posted()
  await gitlab.as('ann').resolve(only(gitlab).discussion)
  const again = await ended(gitlab, { findings: [REWORDED], options: { duplicates: 'post' } })
  expect(findingsOf(again)).toMatchObject([{ outcome: 'inline' }])
})

test('with another id it is not settled', async () => {
  const gitlab = await posted()
  await gitlab.as('ann').resolve(only(gitlab).discussion)
  const again = await ended(gitlab, { findings: [AT_20], id: 'other' })
  expect(findingsOf(again)).toMatchObject([{ outcome: 'inline' }])
})

test('a merge request by a bot: its author decides nothing', async () => {
  const gitlab = await posted(AT_20, { author: 'project_9_bot_ab' })
  await gitlab.as('project_9_bot_ab').reply(only(gitlab).discussion, 'Done.')
  await edit(gitlab)
  expect(findingsOf(await ended(gitlab, { findings: [REWORDED] }))).toMatchObject([{ outcome: 'inline' }])
})

describe('who is no person', () => {
  test.for<[what: string, act: (gitlab: Sandbox) => Promise<unknown>]>([
    ['a bot resolves', (gitlab) => gitlab.as('project_9_bot_ab').resolve(only(gitlab).discussion)],
    ['a service account resolves', (gitlab) => gitlab.as('robot').resolve(only(gitlab).discussion)],
    ['a service account answers', (gitlab) => gitlab.as('robot').reply(only(gitlab).discussion, 'Done.')],
    ['a stranger answers', (gitlab) => gitlab.as('stranger').reply(only(gitlab).discussion, 'Wrong.')],
    ['a stranger dislikes', (gitlab) => gitlab.as('stranger').award(only(gitlab).id, 'thumbsdown')],
    ['a member likes', (gitlab) => gitlab.as('ann').award(only(gitlab).id, 'thumbsup')],
    ['we answer', (gitlab) => gitlab.as(gitlab.viewer).reply(only(gitlab).discussion, 'Still there.')],
    ['we resolve', (gitlab) => gitlab.as(gitlab.viewer).resolve(only(gitlab).discussion)],
  ])('%s: the finding on an edited line is posted', async ([, act]) => {
    const gitlab = await posted()
    await act(gitlab)
    await edit(gitlab)
    expect(findingsOf(await ended(gitlab, { findings: [REWORDED] }))).toMatchObject([{ outcome: 'inline' }])
  })
})

test.for<[what: string, suggestion: string]>([
  ['another line', 'better 20;'],
  ['none', ''],
])('a thread that was resolved by applying its suggestion (%s) is not settled', async ([, suggestion]) => {
  const gitlab = await sandbox()
  const tool = { kind: 'tool' as const }
  await ended(gitlab, { findings: [{ ...AT_20, suggestion }], ...tool })
  expect(await gitlab.press(only(gitlab).id)).toMatchObject({ kind: 'committed' })
  expect((await ended(gitlab, { findings: [AT_20], ...tool })).posts).toBe(1)
})

test('a thread that we resolved because its finding was gone is reopened when it is back in other words', async () => {
  const gitlab = await posted()
  await ended(gitlab, { findings: [], resolveFixed: true })
  expect(gitlab.discussions()[0]?.resolved).toBe(true)
  const back = await ended(gitlab, { findings: [REWORDED], resolveFixed: true })
  expect(back.posts).toBe(0)
  expect(gitlab.discussions()[0]?.resolved).toBe(false)
})

describe('reading', () => {
  const asked = (gitlab: Sandbox, pattern: RegExp) => gitlab.requests.filter(({ path }) => pattern.test(path))

  test('nothing more is read where nothing was posted under the id', async () => {
    const gitlab = await posted()
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    await ended(gitlab, { findings: [AT_20], id: 'other' })
    expect(asked(gitlab, /award_emoji|members|\/users\//)).toEqual([])
  })

  test('each person is looked up once, and nobody asks for reactions where it is decided', async () => {
    const gitlab = await posted()
    await gitlab.as('ann').reply(only(gitlab).discussion, 'No.')
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    await ended(gitlab, { findings: [AT_20] })
    expect(asked(gitlab, /members/)).toHaveLength(1)
    expect(asked(gitlab, /award_emoji/)).toEqual([])
  })

  test('a read that fails is said once, and all goes on as without it', async () => {
    const gitlab = await posted()
    await gitlab.as('ann').resolve(only(gitlab).discussion)
    gitlab.fail({ method: 'GET', path: /members/, times: 99 }, replies.serverError('before'))
    const again = await run(gitlab, { findings: [AT_20] })
    expect(again.plan.findings).toMatchObject([{ code: 'already-posted' }])
    expect(again.messages.filter((line) => line.includes('What people decided'))).toHaveLength(1)
  })
})

test('whatever people, bots and strangers do between runs: nothing settled is posted again, what is new is', () =>
  checkSettling<Sandbox>(
    {
      start: (files) => startGitLab(files),
      run,
      threads: (gitlab, word) =>
        comments(gitlab)
          .filter(({ body }) => body.includes(`**${word}**`))
          .map(({ id, discussion }) => ({
            isResolved: gitlab.discussions().some((each) => each.id === discussion && each.resolved),
            resolve: (by) => gitlab.as(by).resolve(discussion),
            reply: (by, body) => gitlab.as(by).reply(discussion, body),
            dislike: (by) => gitlab.as(by).award(id, 'thumbsdown'),
          })),
    },
    { people: ['dev', 'ann'], others: ['stranger', 'robot', 'project_9_bot_ab'] },
    40,
  ))
