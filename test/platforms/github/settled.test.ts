import { describe, expect, test } from 'vitest'
import { replies } from '../../../src/sandbox/http/fault.ts'
import { startGitHub } from '../../../src/sandbox/start-github.ts'
import { startFront } from '../../helpers/front.ts'
import { attempt } from '../../helpers/github-attempt.ts'
import { run, type Sandbox, sandbox } from '../../helpers/github-run.ts'
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

interface ThreadReply {
  readonly comments: { readonly nodes: unknown[] }
}

async function ended(github: Sandbox, given: RunOptions) {
  const run = await attempt(github, given)
  if (run.kind === 'failed') throw run.error
  return run
}

const findingsOf = (run: Awaited<ReturnType<typeof ended>>) => run.result.plan.findings
const only = (github: Sandbox) => {
  const [first] = github.comments()
  if (!first) throw new Error('Nothing was posted.')
  return first.id
}

/** A pull request on which an earlier run has posted one finding. */
async function posted(finding: object = AT_20, description: Parameters<typeof sandbox>[0] = {}) {
  const github = await sandbox({ permissions: { contents: 'write' }, ...description })
  await ended(github, { findings: [finding] })
  expect(github.comments()).toHaveLength(1)
  return github
}

const cart = async (github: Sandbox) => (await github.file('src/cart.ts')) ?? ''

const DECISIONS: [what: string, act: (github: Sandbox) => Promise<unknown>][] = [
  ['the author resolves', (github) => github.as('dev').resolve(only(github))],
  ['a member resolves', (github) => github.as('ann').resolve(only(github))],
  ['a member answers', (github) => github.as('ann').reply(only(github), 'This is meant to be so.')],
  ['the author answers', (github) => github.as('dev').reply(only(github), 'No.')],
  ['a collaborator answers', (github) => github.as('guest').reply(only(github), 'No.')],
  ['the author dislikes', (github) => github.as('dev').react(only(github), 'THUMBS_DOWN')],
  ['a member who never wrote dislikes', (github) => github.as('ann').react(only(github), 'THUMBS_DOWN')],
  ['the owner dislikes', (github) => github.as(github.owner).react(only(github), 'THUMBS_DOWN')],
]

/** What changes until the next run, and where the finding is reported then. */
const LATER: [how: string, push: (text: string) => string, line: number][] = [
  ['reworded', (text) => text, 20],
  ['reworded, two lines further down', (text) => text, 21],
  ['on an edited line', (text) => text.replace('changed 20;', 'changed 20 again;'), 20],
  [
    'on an edited line that has moved',
    (text) => `one;\ntwo;\nthree;\nfour;\nfive;\n${text.replace('changed 20;', 'changed 20 again;')}`,
    25,
  ],
  ['on a line that has moved', (text) => `one;\ntwo;\nthree;\nfour;\nfive;\n${text}`, 25],
]

describe('a person has decided', () => {
  test.for(
    DECISIONS.flatMap(([what, act]) => LATER.map(([how, push, line]) => ({ what, act, how, push, line }))),
  )('$what: nothing is posted again, $how', async ({ act, push, line }) => {
    const github = await posted()
    await act(github)
    const text = await cart(github)
    if (push(text) !== text) await github.push({ 'src/cart.ts': push(text) })
    const again = await ended(github, { findings: [{ ...REWORDED, line }] })
    expect(again.posts).toBe(0)
    expect(findingsOf(again)).toMatchObject([
      { outcome: 'duplicate', code: 'settled', thread: expect.stringMatching(/#discussion_r\d+$/) },
    ])
    expect(again.result.outcome).toBe('nothing-new')
  })

  test('the very same finding is settled too, and counts for fail-on like any known one', async () => {
    const github = await posted()
    await github.as('ann').resolve(only(github))
    const again = await ended(github, { findings: [AT_20], options: { failOn: 'warning' } })
    expect(findingsOf(again)).toMatchObject([{ outcome: 'duplicate', code: 'settled' }])
    expect(again.result.plan.failed).toBe(true)
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
    const github = await posted()
    await github.as('ann').resolve(only(github))
    const again = await ended(github, { findings: [later] })
    expect(again.posts).toBe(1)
    expect(findingsOf(again)).toMatchObject([{ outcome: 'inline' }])
    // And only once.
    expect((await ended(github, { findings: [later] })).posts).toBe(0)
  })

  test('the very same words are posted again where they are more severe now, once', async () => {
    const github = await posted()
    await github.as('ann').resolve(only(github))
    const findings = [{ ...AT_20, severity: 'error' }]
    expect((await run(github, { findings })).outcome).toBe('posted')
    expect((await run(github, { findings })).outcome).toBe('nothing-new')
    expect(github.comments()).toHaveLength(2)
  })

  test.for<[offset: number, outcome: string]>([
    [-4, 'inline'],
    [-3, 'duplicate'],
    [3, 'duplicate'],
    [4, 'inline'],
  ])('%i lines from where the line of the thread is now: %s', async ([offset, outcome]) => {
    const rows = Array.from({ length: 40 }, (_, at) => `step${at + 1}();\n`)
    const [base, head] = [
      { 'README.md': '# Cart\n' },
      { 'README.md': '# Cart\n', 'src/cart.ts': rows.join('') },
    ]
    const github = await posted(AT_20, { base, head })
    await github.as('ann').resolve(only(github))
    // The line is edited, and seven more are above it.
    const edited = rows.map((row, at) => (at === 19 ? 'quiteOther();\n' : row)).join('')
    await github.push({ 'src/cart.ts': `${'more();\n'.repeat(7)}${edited}` })
    const again = await ended(github, { findings: [{ ...REWORDED, line: 27 + offset }] })
    expect(findingsOf(again)).toMatchObject([{ outcome }])
  })

  test('further away it is the same place if the text is', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => (at === 29 ? 'step20();\n' : `step${at + 1}();\n`))
    const [base, head] = [
      { 'README.md': '# Cart\n' },
      { 'README.md': '# Cart\n', 'src/cart.ts': rows.join('') },
    ]
    const github = await posted(AT_20, { base, head })
    await github.as('ann').resolve(only(github))
    const again = await ended(github, { findings: [{ ...REWORDED, line: 30 }] })
    expect(findingsOf(again)).toMatchObject([{ outcome: 'duplicate', code: 'settled' }])
  })

  test.for<[kind: 'model' | 'tool', finding: object]>([
    ['model', REWORDED],
    ['tool', AT_20],
  ])('in a file that was renamed since it is settled, by a %s', async ([kind, later]) => {
    const path = 'lib/basket.ts'
    const github = await sandbox()
    await ended(github, { findings: [AT_20], kind })
    await github.as('ann').resolve(only(github))
    await github.push({ 'src/cart.ts': null, [path]: await cart(github) })
    const again = await ended(github, { findings: [{ ...later, path }], kind })
    expect(findingsOf(again)).toMatchObject([{ outcome: 'duplicate', code: 'settled' }])
    const other = { ...later, path, message: 'Sorting in this loop takes quadratic time.', title: 'Slow' }
    expect((await ended(github, { findings: [other], kind })).posts).toBe(1)
  })

  test('a tool’s finding is the same only with the same words', async () => {
    const tool = { path: 'src/cart.ts', line: 20, rule: 'no-unused', message: 'x is defined but never used.' }
    const github = await sandbox()
    await ended(github, { findings: [tool], kind: 'tool' })
    await github.as('ann').resolve(only(github))
    await github.push({ 'src/cart.ts': (await cart(github)).replace('changed 20;', 'changed 20 again;') })
    expect(findingsOf(await ended(github, { findings: [tool], kind: 'tool' }))).toMatchObject([
      { code: 'settled' },
    ])
    const other = { ...tool, message: 'y is defined but never used.' }
    expect((await ended(github, { findings: [other], kind: 'tool' })).posts).toBe(1)
  })

  test('a thread settles one finding; a second occurrence is new', async () => {
    const github = await posted()
    await github.as('ann').resolve(only(github))
    const second = { ...REWORDED, line: 21 }
    const again = await ended(github, { findings: [AT_20, second] })
    expect(findingsOf(again).map(({ code, outcome }) => code ?? outcome)).toEqual(['settled', 'inline'])
  })

  test('duplicates: post posts all again', async () => {
    const github = await posted()
    await github.as('ann').resolve(only(github))
    const again = await ended(github, { findings: [REWORDED], options: { duplicates: 'post' } })
    expect(again.posts).toBe(1)
  })

  test('with another id it is not settled', async () => {
    const github = await posted()
    await github.as('ann').resolve(only(github))
    expect((await ended(github, { findings: [AT_20], id: 'other' })).posts).toBe(1)
  })

  test('a thread that was opened again is not settled', async () => {
    const github = await posted()
    await github.as('ann').resolve(only(github))
    await github.as('ann').unresolve(only(github))
    await github.push({ 'src/cart.ts': (await cart(github)).replace('changed 20;', 'changed 20 again;') })
    expect((await ended(github, { findings: [REWORDED] })).posts).toBe(1)
  })
})

describe('who is no person', () => {
  const edit = async (github: Sandbox) =>
    github.push({ 'src/cart.ts': (await cart(github)).replace('changed 20;', 'changed 20 again;') })

  test.for<[what: string, act: (github: Sandbox) => Promise<unknown>]>([
    ['a bot resolves', (github) => github.as('helper[bot]').resolve(only(github))],
    ['a bot answers', (github) => github.as('helper[bot]').reply(only(github), 'Done.')],
    ['a bot dislikes', (github) => github.as('helper[bot]').react(only(github), 'THUMBS_DOWN')],
    ['a stranger answers', (github) => github.as('stranger').reply(only(github), 'Wrong.')],
    ['a stranger dislikes', (github) => github.as('stranger').react(only(github), 'THUMBS_DOWN')],
    [
      'a stranger who has commented dislikes',
      async (github) => {
        await github.as('stranger').comment({ path: 'README.md', line: 1, body: 'Hello.' })
        await github.as('stranger').react(only(github), 'THUMBS_DOWN')
      },
    ],
    ['we answer', (github) => github.as(github.viewer).reply(only(github), 'Still there.')],
    ['we resolve', (github) => github.as(github.viewer).resolve(only(github))],
    ['a member likes', (github) => github.as('ann').react(only(github), 'THUMBS_UP')],
    [
      'a member dislikes an answer',
      async (github) => {
        const reply = await github.as('stranger').reply(only(github), 'Wrong.')
        await github.as('ann').react(reply, 'THUMBS_DOWN')
      },
    ],
  ])('%s: the finding on an edited line is posted', async ([, act]) => {
    const github = await posted()
    await act(github)
    await edit(github)
    const again = await ended(github, { findings: [REWORDED] })
    expect(again.posts).toBe(1)
    expect(findingsOf(again)).toMatchObject([{ outcome: 'inline' }])
  })

  test('a pull request by a bot: its author decides nothing', async () => {
    const github = await posted(AT_20, { author: 'renovate[bot]' })
    await github.as('renovate[bot]').reply(only(github), 'Done.')
    await edit(github)
    expect((await ended(github, { findings: [REWORDED] })).posts).toBe(1)
  })
})

describe('a thread that was resolved by applying its suggestion', () => {
  test.for<[what: string, suggestion: string, line: number]>([
    ['another line', 'better 20;', 20],
    ['more lines', 'better 20;\nand more;\nand more still;', 20],
    ['none', '', 20],
  ])('%s: the finding is back, and is posted', async ([, suggestion, line]) => {
    const first = { ...AT_20, suggestion, original: 'changed 20;' }
    const tool = { kind: 'tool' as const }
    const github = await sandbox({ permissions: { contents: 'write' } })
    await ended(github, { findings: [first], ...tool })
    expect(await github.press(only(github))).toMatchObject({ kind: 'committed' })
    const again = await ended(github, { findings: [{ ...AT_20, line }], ...tool })
    expect(again.posts).toBe(1)
  })

  test('resolved by hand and the line edited otherwise: settled', async () => {
    const github = await posted({ ...AT_20, suggestion: 'better 20;', original: 'changed 20;' })
    await github.as('dev').resolve(only(github))
    await github.push({ 'src/cart.ts': (await cart(github)).replace('changed 20;', 'quite other 20;') })
    expect(findingsOf(await ended(github, { findings: [REWORDED] }))).toMatchObject([{ code: 'settled' }])
  })
})

describe('reading', () => {
  const reads = (github: Sandbox) =>
    github.requests.filter(
      ({ path, body }) => path.endsWith('/graphql') && /reviewThreads/.test(JSON.stringify(body)),
    )

  test('threads are read once, and only where something was posted under the id', async () => {
    const github = await sandbox()
    await ended(github, { findings: [AT_20] })
    expect(reads(github)).toHaveLength(0)
    await ended(github, { findings: [AT_20], id: 'other' })
    expect(reads(github)).toHaveLength(0)
    await ended(github, { findings: [AT_20] })
    expect(reads(github)).toHaveLength(1)
  })

  test('more threads than a page', async () => {
    const github = await sandbox({ pageSize: 1 })
    const findings = [{ ...AT_20, line: 10 }, AT_20]
    await ended(github, { findings })
    for (const { id } of github.comments()) await github.as('ann').resolve(id)
    const again = await ended(github, { findings })
    expect(findingsOf(again).map(({ code }) => code)).toEqual(['settled', 'settled'])
  })

  test('an answer beyond the first hundred counts too', async () => {
    const github = await posted()
    for (let at = 0; at < 105; at++) await github.as('stranger').reply(only(github), `Spam ${at}`)
    await github.as('ann').reply(only(github), 'This is meant to be so.')
    await github.push({ 'src/cart.ts': (await cart(github)).replace('changed 20;', 'changed 20 again;') })
    expect(findingsOf(await ended(github, { findings: [REWORDED] }))).toMatchObject([{ code: 'settled' }])
  })

  test.for<[what: string, spoil: (thread: ThreadReply) => unknown, code: string | undefined]>([
    ['an answer', ({ comments }) => comments.nodes.splice(1, 1, null), 'settled'],
    ['who resolved', (thread) => Object.assign(thread, { resolvedBy: null }), 'settled'],
    ['the first comment', ({ comments }) => comments.nodes.splice(0, 1, null), undefined],
  ])('where GraphQL answers in part, without %s, it is said', async ([, spoil, code]) => {
    const github = await posted()
    await github.as('ann').reply(only(github), 'This is meant to be so.')
    await github.push({ 'src/cart.ts': (await cart(github)).replace('changed 20;', 'changed 20 again;') })
    const port = await startFront(github.url, {
      alter: (reply) => {
        const body = JSON.parse(reply.body.toString() || '{}')
        const threads: ThreadReply[] | undefined = body.data?.repository?.pullRequest?.reviewThreads?.nodes
        if (!threads) return reply
        for (const thread of threads) spoil(thread)
        body.errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }]
        const changed = Buffer.from(JSON.stringify(body))
        return {
          ...reply,
          headers: { ...reply.headers, 'content-length': String(changed.length) },
          body: changed,
        }
      },
    })
    const front = { ...github, url: `http://127.0.0.1:${port}` }
    const again = await ended(front, { findings: [REWORDED] })
    expect(findingsOf(again)[0]?.code).toBe(code)
    expect(again.log).toContain(
      'What people decided in earlier threads is known only in part: GraphQL: Resource not accessible',
    )
  })

  test('a read that fails is said once, and all goes on as without it', async () => {
    const github = await posted()
    await github.as('ann').resolve(only(github))
    github.fail(
      {
        method: 'POST',
        path: /graphql$/,
        times: 99,
        where: ({ body }) => /reviewThreads/.test(JSON.stringify(body)),
      },
      replies.serverError('before'),
    )
    const again = await ended(github, { findings: [AT_20] })
    expect(again.posts).toBe(0)
    expect(findingsOf(again)).toMatchObject([{ code: 'already-posted' }])
    expect(again.log.match(/What people decided/g)).toHaveLength(1)
  })

  test('a thread that we resolved because its finding was gone is reopened when it is back in other words', async () => {
    const github = await posted()
    await ended(github, { findings: [], resolveFixed: true })
    expect(github.threads()[0]?.resolvedBy).toBe(github.viewer)
    const back = await ended(github, { findings: [REWORDED], resolveFixed: true })
    expect(back.posts).toBe(0)
    expect(github.threads()[0]?.resolvedBy).toBeUndefined()
  })
})

test('whatever people, bots and strangers do between runs: nothing settled is posted again, what is new is', () =>
  checkSettling<Sandbox>(
    {
      start: (files) => startGitHub({ ...files, permissions: { contents: 'write' } }),
      run,
      threads: (github, word) =>
        github
          .comments()
          .filter(({ body, replyTo }) => replyTo === undefined && body.includes(`**${word}**`))
          .map(({ id, thread }) => ({
            isResolved: github.threads().some((each) => each.id === thread && each.resolvedBy),
            resolve: (by) => github.as(by).resolve(id),
            reply: (by, body) => github.as(by).reply(id, body),
            dislike: (by) => github.as(by).react(id, 'THUMBS_DOWN'),
          })),
    },
    { people: ['dev', 'ann', 'guest'], others: ['stranger', 'helper[bot]', 'stranger-two'] },
    40,
  ))
