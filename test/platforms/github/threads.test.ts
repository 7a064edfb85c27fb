import { describe, expect, test } from 'vitest'
import { commentMarker, readCommentMarker } from '../../../src/core/memory/marker.ts'
import { replies } from '../../../src/sandbox/http/fault.ts'
import { attempt, visible } from '../../helpers/github-attempt.ts'
import { FINDINGS, type Sandbox, sandbox } from '../../helpers/github-run.ts'
import { HEAD, type RunOptions } from '../../helpers/run-review.ts'

const [FIRST, SECOND] = FINDINGS.slice(0, 2)
const INLINE = FINDINGS.slice(0, 2)
const MAY_RESOLVE = { permissions: { contents: 'write' } } as const
const runResolving = (github: Sandbox, findings: readonly object[], given: RunOptions = {}) =>
  ended(github, { findings, resolveFixed: true, ...given })

async function ended(github: Sandbox, given: RunOptions) {
  const run = await attempt(github, given)
  if (run.kind === 'failed') throw run.error
  return run
}

/** Who resolved the thread, by title. */
function threads(github: Sandbox): Record<string, string | undefined> {
  const titled = github.threads().map(({ comments, resolvedBy }): [string, string | undefined] => {
    const [, title = 'untitled'] = /\*\*(.+?)\*\*/.exec(comments[0]?.body ?? '') ?? []
    return [title, resolvedBy]
  })
  return Object.fromEntries(titled)
}

function commentOf(github: Sandbox, title: string): number {
  return github.comments().find(({ body }) => body.includes(`**${title}**`))?.id ?? 0
}

describe('resolve-fixed', () => {
  test('the thread of a fixed finding is resolved, and reopened if the finding returns', async () => {
    const github = await sandbox(MAY_RESOLVE)
    await runResolving(github, INLINE)
    expect(threads(github)).toEqual({ First: undefined, Second: undefined })
    const gone = await runResolving(github, [FIRST ?? {}])
    expect(threads(github)).toEqual({ First: undefined, Second: github.viewer })
    expect(gone.log).toContain('Resolved 1 threads')
    const back = await runResolving(github, INLINE)
    expect(threads(github)).toEqual({ First: undefined, Second: undefined })
    expect(back.log).toContain('Reopened 1 threads')
    expect(back.result.outcome).toBe('nothing-new')
    expect(visible(github)).toHaveLength(1)
  })

  test('all gone: all resolved, and nothing posted', async () => {
    const github = await sandbox(MAY_RESOLVE)
    await runResolving(github, INLINE)
    expect((await runResolving(github, [])).posts).toBe(0)
    expect(threads(github)).toEqual({ First: github.viewer, Second: github.viewer })
  })

  test('off by default', async () => {
    const github = await sandbox(MAY_RESOLVE)
    await ended(github, { findings: INLINE })
    await ended(github, { findings: [] })
    expect(threads(github)).toEqual({ First: undefined, Second: undefined })
  })

  test('threads with another id are not touched', async () => {
    const github = await sandbox(MAY_RESOLVE)
    await runResolving(github, [FIRST ?? {}], { id: 'one' })
    await runResolving(github, [SECOND ?? {}], { id: 'two' })
    await runResolving(github, [], { id: 'two' })
    expect(threads(github)).toEqual({ First: undefined, Second: github.viewer })
  })

  test('a thread with a human reply is neither resolved nor reopened', async () => {
    const github = await sandbox(MAY_RESOLVE)
    await runResolving(github, INLINE)
    await github.as('ann').reply(commentOf(github, 'First'), 'Is it?')
    await runResolving(github, [])
    expect(threads(github)).toEqual({ First: undefined, Second: github.viewer })
    await github.as('ann').reply(commentOf(github, 'Second'), 'Thanks.')
    await runResolving(github, INLINE)
    expect(threads(github)).toEqual({ First: undefined, Second: github.viewer })
  })

  test('a thread that a person resolved stays resolved, even if the finding is reported again', async () => {
    const github = await sandbox(MAY_RESOLVE)
    await runResolving(github, INLINE)
    await github.as('dev').resolve(commentOf(github, 'First'))
    const again = await runResolving(github, INLINE)
    expect(threads(github)).toEqual({ First: 'dev', Second: undefined })
    expect(again.posts).toBe(0)
  })

  test('a person’s thread is not touched, with or without a forged marker', async () => {
    const github = await sandbox(MAY_RESOLVE)
    const name = { fingerprint: 'a'.repeat(32), listedAs: 'a'.repeat(24) }
    const forged = commentMarker('test', github.headSha, name)
    await github.as('ann').comment({ path: 'src/cart.ts', line: 10, body: `**Forged**\n\n${forged}` })
    await runResolving(github, [])
    expect(threads(github)).toEqual({ Forged: undefined })
  })

  test('a reworded finding does not count as fixed', async () => {
    const github = await sandbox(MAY_RESOLVE)
    const message = 'The loop reads one entry past the end of the list when the cart is empty.'
    const reworded = 'The loop reads one entry past the end of the list if the cart is empty.'
    await runResolving(github, [{ ...SECOND, message }])
    const again = await runResolving(github, [{ ...SECOND, message: reworded }])
    expect(again.result.outcome).toBe('nothing-new')
    expect(threads(github)).toEqual({ Second: undefined })
  })

  test('the later parts of a finding with several suggestions are resolved with it', async () => {
    const text = Array.from({ length: 20 }, (_, index) => `statement ${index};\n`).join('')
    const github = await sandbox({ ...MAY_RESOLVE, head: { ...HEAD, 'src/new.ts': text } })
    const message = 'Two places. [SUGGEST: one;] [SUGGEST:+9: ten;]'
    const findings = [{ path: 'src/new.ts', line: 5, title: 'Parts', message }]
    await runResolving(github, findings)
    expect(github.threads()).toHaveLength(2)
    await runResolving(github, findings)
    expect(github.threads().map(({ resolvedBy }) => resolvedBy)).toEqual([undefined, undefined])
    await runResolving(github, [])
    expect(github.threads().map(({ resolvedBy }) => resolvedBy)).toEqual([github.viewer, github.viewer])
  })

  test('only after a successful post', async () => {
    const github = await sandbox(MAY_RESOLVE)
    await runResolving(github, [FIRST ?? {}])
    github.fail({ method: 'POST', path: /\/reviews$/, times: 99 }, replies.serverError('before'))
    expect((await attempt(github, { findings: [SECOND ?? {}], resolveFixed: true })).kind).toBe('failed')
    expect(threads(github)).toEqual({ First: undefined })
  })

  test('more threads than a page', async () => {
    const github = await sandbox({ ...MAY_RESOLVE, pageSize: 1 })
    await runResolving(github, INLINE)
    await runResolving(github, [])
    expect(threads(github)).toEqual({ First: github.viewer, Second: github.viewer })
  })

  test('without contents: write it says so, and does not fail', async () => {
    const github = await sandbox()
    await runResolving(github, INLINE)
    const gone = await runResolving(github, [])
    expect(gone.log).toContain('contents: write')
    expect(threads(github)).toEqual({ First: undefined, Second: undefined })
  })

  test.for([
    ['reset before', { kind: 'reset', when: 'before' }],
    ['reset after', { kind: 'reset', when: 'after' }],
    ['502', replies.serverError('after')],
    ['cut', { kind: 'cut', after: 5 }],
    ['HTML', replies.html('before')],
  ] as const)(
    'threads that cannot be read or resolved (%s): one fault is retried, a permanent one is reported',
    async ([, fault]) => {
      const graphql = { method: 'POST', path: /graphql$/ }
      for (const nth of [2, 3, 4]) {
        const github = await sandbox(MAY_RESOLVE)
        await ended(github, { findings: INLINE })
        github.fail({ ...graphql, nth }, fault)
        await runResolving(github, [])
        expect(threads(github)).toEqual({ First: github.viewer, Second: github.viewer })

        const dead = await sandbox(MAY_RESOLVE)
        await ended(dead, { findings: [FIRST ?? {}] })
        dead.fail({ ...graphql, nth, times: 99 }, fault)
        const run = await runResolving(dead, [SECOND ?? {}])
        expect(run.result.outcome).toBe('posted')
        expect(run.log).toContain('could not be resolved')
      }
    },
  )
})

describe('change requests', () => {
  const auto: RunOptions = { options: { event: 'auto', failOn: 'error' } }
  const states = (github: Sandbox) => github.reviews().map(({ state }) => state)

  test('are dismissed once nothing meets fail-on', async () => {
    const github = await sandbox()
    await ended(github, auto)
    expect(states(github)).toEqual(['CHANGES_REQUESTED'])
    await ended(github, auto)
    expect(states(github)).toEqual(['CHANGES_REQUESTED'])
    const gone = await ended(github, { ...auto, findings: [SECOND ?? {}] })
    expect(states(github)).toEqual(['DISMISSED'])
    expect(gone.log).toContain('Dismissed http')
  })

  test('with event: request-changes, once nothing is found', async () => {
    const github = await sandbox()
    const given: RunOptions = { options: { event: 'request-changes' } }
    await ended(github, given)
    await ended(github, { ...given, findings: [SECOND ?? {}] })
    expect(states(github)).toEqual(['CHANGES_REQUESTED'])
    await ended(github, { ...given, findings: [] })
    expect(states(github)).toEqual(['DISMISSED'])
  })

  test('of a person or with another id are not touched', async () => {
    const github = await sandbox()
    await github.as('ann').review({ event: 'REQUEST_CHANGES', body: 'No.' })
    await ended(github, { ...auto, id: 'other' })
    await ended(github, { ...auto, findings: [] })
    expect(states(github)).toEqual(['CHANGES_REQUESTED', 'CHANGES_REQUESTED'])
  })

  test('that cannot be dismissed are reported, and the run does not fail', async () => {
    const github = await sandbox()
    await ended(github, auto)
    github.fail({ method: 'PUT', times: 9 }, replies.serverError('before'))
    expect((await ended(github, { ...auto, findings: [] })).log).toContain('Could not dismiss http')
  })
})

describe('a marker counts only by the same author and as the exact last line', () => {
  test.for<[rule: string, who: 'ann' | 'viewer', body: (marker: string) => string]>([
    ['a person’s copy', 'ann', (marker) => marker],
    ['a person’s quote', 'ann', (marker) => `> ${marker}`],
    ['quoted under our own name', 'viewer', (marker) => `> ${marker}`],
    ['not the last line', 'viewer', (marker) => `${marker}\n\nand more`],
    ['not alone in its line', 'viewer', (marker) => `so: ${marker}`],
    ['something after it', 'viewer', (marker) => `${marker} .`],
  ])('%s changes nothing', async ([, who, body]) => {
    const forged = await markersOf(await sandbox())
    const github = await sandbox()
    const login = who === 'viewer' ? github.viewer : who
    for (const marker of forged)
      await github.as(login).comment({ path: 'src/cart.ts', line: 10, body: body(marker) })
    const run = await ended(github, { findings: INLINE })
    expect(run.result).toMatchObject({ outcome: 'posted', plan: { counts: { comments: 2, duplicates: 0 } } })
  })

  test.for<[rule: string, who: 'ann' | 'viewer', body: (marker: string) => string]>([
    ['a person’s copy', 'ann', (marker) => marker],
    ['quoted under our own name', 'viewer', (marker) => `> ${marker}`],
    ['not the last line', 'viewer', (marker) => `${marker}\n\nand more`],
  ])('of a review: %s changes nothing', async ([, who, body]) => {
    const source = await sandbox()
    await ended(source, {})
    const marker = source.reviews()[0]?.body.split('\n').at(-1) ?? ''
    expect(marker).toContain('listed=')
    const github = await sandbox()
    await github.as(who === 'viewer' ? github.viewer : who).review({ body: body(marker) })
    const run = await ended(github, {})
    expect(run.result).toMatchObject({ outcome: 'posted', plan: { counts: { comments: 2, summarized: 1 } } })
  })

  test('a marker with another id is not ours either', async () => {
    const github = await sandbox()
    await ended(github, { id: 'one' })
    expect((await ended(github, { id: 'two' })).result.outcome).toBe('posted')
  })

  test('our marker still counts with CRLF line ends, as browsers send them', async () => {
    const github = await sandbox()
    await ended(github, {})
    for (const { id, body } of github.comments())
      await github.as(github.viewer).edit(id, `${body.replaceAll('\n', '\r\n')}\r\n`)
    expect((await ended(github, {})).result.outcome).toBe('nothing-new')
  })
})

async function markersOf(github: Sandbox): Promise<string[]> {
  await ended(github, { findings: INLINE })
  return github.comments().map(({ body }) => {
    expect(readCommentMarker(body)).toBeDefined()
    return body.split('\n').at(-1) ?? ''
  })
}
