import { describe, expect, test } from 'vitest'
import { reviewMarker } from '../../src/core/memory/marker.ts'
import type { RequestPattern } from '../../src/sandbox/http/fault.ts'
import { expectPosted } from '../helpers/attempt.ts'
import * as github from '../helpers/github-attempt.ts'
import { FINDINGS, sandbox as startGitHub } from '../helpers/github-run.ts'
import * as gitlab from '../helpers/gitlab-attempt.ts'
import { FINDINGS as GITLAB_FINDINGS, sandbox as startGitLab } from '../helpers/gitlab-run.ts'
import { sampleCases } from '../helpers/runs.ts'

// A 2xx is a success only if it shows what was written. After any other reply the run checks whether it was done.

const OTHER = reviewMarker({
  id: 'test',
  commit: 'a1',
  run: '0'.repeat(32),
  listed: [],
  groups: [],
  rest: 'none',
})
const author = { id: 1 }
const note = { id: 1, body: 'Hello.', author, system: false }

/** Bodies that do not answer any of our writes. */
const BODIES: unknown[] = [
  {},
  null,
  [],
  1,
  'ok',
  { id: 1 },
  { id: 1, state: 'COMMENTED' },
  { id: 1, body: 'Hello.' },
  { id: 1, state: 'COMMENTED', body: null },
  { id: 1, state: null, body: OTHER },
  { id: '1', state: 'COMMENTED', body: OTHER },
  { id: 1, state: 'COMMENTED', body: 'Hello.' },
  { id: 1, state: 'COMMENTED', body: OTHER },
  { id: 1, state: 'PENDING', body: OTHER },
  { id: 1, note: 'Hello.', line_code: 'a', position: null },
  { id: 1, note: OTHER, line_code: 'a' },
  note,
  { ...note, body: OTHER },
  { id: 'a', notes: [] },
  { id: 'a', notes: [note] },
]
const WHEN = ['before', 'after'] as const
const cases = BODIES.flatMap((body) => WHEN.map((when) => ({ body: JSON.stringify(body), when })))

describe('GitHub', () => {
  test.for(sampleCases(cases, 10))(
    '200 with $body, $when it is handled: one review',
    async ({ body, when }) => {
      const world = await startGitHub()
      world.fail({ method: 'POST', path: /\/reviews$/ }, { kind: 'reply', when, status: 200, body })
      const ended = expectPosted(await github.attempt(world))
      expect(ended.posts).toBe(when === 'after' ? 1 : 2)
      expect(github.visible(world)).toEqual([ended.result.outcome === 'posted' && ended.result.id])
      expect(github.copies(world, 'test').size).toBe(FINDINGS.length)
      expect((await github.attempt(world)).posts).toBe(0)
    },
  )
})

describe('GitLab', () => {
  const writes: [what: string, on: RequestPattern, draftNotes: boolean][] = [
    ['a draft', { method: 'POST', path: '/draft_notes' }, true],
    ['the publication', { method: 'POST', path: '/bulk_publish' }, true],
    ['a thread', { method: 'POST', path: '/discussions' }, false],
    ['the summary', { method: 'POST', path: '/notes' }, false],
  ]

  test.for(writes)(
    '%s, answered with something else: everything is posted once',
    async ([, on, draftNotes]) => {
      for (const { body, when } of sampleCases(cases, 6)) {
        const world = await startGitLab({ draftNotes })
        world.fail(on, { kind: 'reply', when, status: 201, body })
        expectPosted(await gitlab.attempt(world))
        expect(gitlab.summaries(world), `${when} ${body}`).toHaveLength(1)
        expect(gitlab.copies(world, 'test').size).toBe(GITLAB_FINDINGS.length)
        expect((await gitlab.attempt(world)).posts).toBe(0)
        await world.close()
      }
    },
  )
})
