import { describe, expect, test } from 'vitest'
import { APPLIED_ALTHOUGH_REFUSED as ON_GITHUB } from '../../src/sandbox/github/faults.ts'
import { APPLIED_ALTHOUGH_REFUSED as ON_GITLAB } from '../../src/sandbox/gitlab/faults.ts'
import type { Fault, RequestPattern } from '../../src/sandbox/http/fault.ts'
import { expectPosted } from '../helpers/attempt.ts'
import * as github from '../helpers/github-attempt.ts'
import { FINDINGS, sandbox as startGitHub } from '../helpers/github-run.ts'
import * as gitlab from '../helpers/gitlab-attempt.ts'
import { FINDINGS as GITLAB_FINDINGS, sandbox as startGitLab } from '../helpers/gitlab-run.ts'
import { HEAD } from '../helpers/run-review.ts'
import { pairs, sampleCases } from '../helpers/runs.ts'

// A server that reports an error after doing the write: whatever it answers, nothing is written again before a read.

const REVIEW = { method: 'POST', path: /\/reviews$/ }
const githubFaults = Object.entries(ON_GITHUB)
const gitlabFaults = Object.entries(ON_GITLAB)

describe('T26 GitHub posts the review and replies with an error', () => {
  test.for(githubFaults)('%s: it is found, and posted once', async ([, fault]) => {
    const world = await startGitHub()
    world.fail(REVIEW, fault)
    const ended = expectPosted(await github.attempt(world))
    expect(ended.posts).toBe(1)
    expect(github.visible(world)).toEqual([ended.result.outcome === 'posted' && ended.result.id])
    expect(github.copies(world, 'test').size).toBe(FINDINGS.length)
    expect((await github.attempt(world)).posts).toBe(0)
  })

  test.for(sampleCases(githubFaults, 3))('%s, always: still once', async ([, fault]) => {
    const world = await startGitHub()
    world.fail({ ...REVIEW, times: 99 }, fault)
    expect(expectPosted(await github.attempt(world)).posts).toBe(1)
    expect(github.visible(world)).toHaveLength(1)
  })

  test.for(sampleCases(githubFaults, 3))('%s, to a request for changes', async ([, fault]) => {
    const world = await startGitHub()
    world.fail(REVIEW, fault)
    const options = { event: 'request-changes' as const }
    expectPosted(await github.attempt(world, { options }))
    expect(github.visible(world)).toHaveLength(1)
    expect((await github.attempt(world, { options })).posts).toBe(0)
  })

  test.for(sampleCases(githubFaults, 3))('%s, after an end that was unknown', async ([, fault]) => {
    const world = await startGitHub()
    world.fail(REVIEW, { kind: 'reset', when: 'before' })
    world.fail({ ...REVIEW, nth: 2 }, fault)
    expect(expectPosted(await github.attempt(world)).posts).toBe(2)
    expect(github.visible(world)).toHaveLength(1)
  })

  test.for(sampleCases(githubFaults, 3))('%s, and the head has moved', async ([, fault]) => {
    const world = await startGitHub()
    world.before(REVIEW, () => world.push({ 'src/cart.ts': `new;\n${HEAD['src/cart.ts']}` }))
    world.fail(REVIEW, fault)
    expectPosted(await github.attempt(world))
    expect(github.visible(world)).toHaveLength(1)
  })

  test.for(sampleCases(githubFaults, 3))('%s, while comments are tried by halves', async ([, fault]) => {
    const findings = [7, 8, 9, 10, 11, 12].map((line) => ({
      path: 'src/cart.ts',
      line,
      title: `Number ${line}`,
      message: 'Look.',
    }))
    for (const nth of [2, 3, 4]) {
      const world = await startGitHub()
      const where = ({ body }: { body: unknown }) => JSON.stringify(body).includes('"line":8,')
      world.fail({ ...REVIEW, nth }, fault)
      world.fail({ ...REVIEW, times: 99, where }, refusedForLines)
      expectPosted(await github.attempt(world, { findings }))
      expect(github.visible(world)).toHaveLength(1)
      expect(github.copies(world, 'test').size).toBe(findings.length)
      expect((await github.attempt(world, { findings })).posts).toBe(0)
    }
  })

  test('the accepted halves keep their lines, whatever the error says', async () => {
    const world = await startGitHub()
    const findings = [8, 10].map((line) => ({ path: 'src/cart.ts', line, title: `N${line}`, message: 'L.' }))
    const where = ({ body }: { body: unknown }) => JSON.stringify(body).includes('"line":8,')
    world.fail({ ...REVIEW, times: 99, where }, refusedForLines)
    world.fail({ ...REVIEW, nth: 2 }, ON_GITHUB['422 about lines'] as Fault)
    expectPosted(await github.attempt(world, { findings }))
    expect(world.comments().map(({ line }) => line)).toEqual([10])
  })

  test.for(['422 about lines', '403', '429'])('%s, and no read succeeds afterwards', async (name) => {
    const world = await startGitHub()
    world.fail(REVIEW, ON_GITHUB[name] as Fault)
    const down: Fault = { kind: 'reply', when: 'before', status: 502, body: '{}' }
    world.fail({ method: 'GET', path: /\/reviews\?/, nth: 3, times: 4 }, down)
    const ended = await github.attempt(world)
    expect(ended.posts).toBe(1)
    expect(ended.kind).toBe('failed')
    expect((await github.attempt(world)).posts).toBe(0)
    expect(github.visible(world)).toHaveLength(1)
  })
})

const refusedForLines: Fault = {
  kind: 'reply',
  when: 'before',
  status: 422,
  body: JSON.stringify({ message: 'Unprocessable Entity', errors: ['Line could not be resolved'] }),
}

describe('T26 GitLab does the write and replies with an error', () => {
  interface Case {
    readonly what: string
    readonly on: RequestPattern
    readonly description?: object
    /** A draft of a person under the same account: ours are published one by one. */
    readonly isShared?: boolean
  }
  const writes: Case[] = [
    { what: 'the first draft', on: { method: 'POST', path: '/draft_notes' } },
    { what: 'a later draft', on: { method: 'POST', path: '/draft_notes', nth: 2 } },
    {
      what: 'the draft of the summary',
      on: { method: 'POST', path: '/draft_notes', nth: 4 },
      description: { version: '18.0' },
    },
    { what: 'every draft', on: { method: 'POST', path: '/draft_notes', times: 99 } },
    { what: 'the publication', on: { method: 'POST', path: '/bulk_publish', times: 99 } },
    {
      what: 'the publication, the summary being a draft',
      on: { method: 'POST', path: '/bulk_publish', times: 99 },
      description: { version: '18.0' },
    },
    { what: 'one of several publications', on: { method: 'PUT', path: '/publish', nth: 2 }, isShared: true },
    {
      what: 'each of several publications',
      on: { method: 'PUT', path: '/publish', times: 99 },
      isShared: true,
    },
    {
      what: 'the first thread',
      on: { method: 'POST', path: '/discussions' },
      description: { draftNotes: false },
    },
    {
      what: 'every thread',
      on: { method: 'POST', path: '/discussions', times: 99 },
      description: { draftNotes: false },
    },
    {
      what: 'the summary',
      on: { method: 'POST', path: '/notes', times: 99 },
      description: { draftNotes: false },
    },
    { what: 'the deletion of a draft', on: { method: 'DELETE' } },
  ]
  const cases = pairs(writes, gitlabFaults).map(([write, [rule, fault]]) => ({ ...write, rule, fault }))

  test.for(cases)('$what, $rule: all is there once', async ({ on, fault, description = {}, isShared }) => {
    const world = await startGitLab(description)
    if (isShared) await world.as(world.viewer).draft('Mine.')
    world.fail(on, fault)
    expectPosted(await gitlab.attempt(world))
    expect(gitlab.summaries(world)).toHaveLength(1)
    expect(gitlab.copies(world, 'test').size).toBe(GITLAB_FINDINGS.length)
    expect(gitlab.comments(world).filter(({ position }) => position)).toHaveLength(3)
    expect((await gitlab.attempt(world)).posts).toBe(0)
  })
})
