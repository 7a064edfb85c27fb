import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detachedBody, gitlabReview } from '../../../src/core/gitlab/review.ts'
import { GITLAB_LIMITS } from '../../../src/index.ts'
import { expectPosted } from '../../helpers/attempt.ts'
import { attempt } from '../../helpers/gitlab-attempt.ts'
import { sandbox } from '../../helpers/gitlab-run.ts'
import { securityRuns } from '../../helpers/runs.ts'
import { olderQuickActionsOf, quickActionsOf } from '../../oracles/quick-actions.ts'
import { hostileEntry, planHostile } from '../../security/hostile-review.ts'

const NAMES = ['close', 'merge', 'approve', 'title']
const REFS = { base_sha: 'b'.repeat(40), start_sha: 'c'.repeat(40), head_sha: 'd'.repeat(40) }

/** Everything that would be sent for these findings. */
function bodies(entries: readonly object[]): string[] {
  const { plan, diff } = planHostile(entries, {}, GITLAB_LIMITS)
  const { summary, notes } = gitlabReview(plan.review, diff, REFS)
  return [summary, ...notes.flatMap((note) => [note.body, detachedBody(note)])]
}

function commandsIn(body: string): string[] {
  return [...quickActionsOf(body, NAMES), ...olderQuickActionsOf(body, NAMES)]
}

describe('nothing that is posted runs a quick action, on newer servers or older ones', () => {
  test.for<[rule: string, entry: object]>([
    ['in the message', { message: 'See:\n/close' }],
    ['after a carriage return', { message: 'See:\r/close' }],
    ['in a code block', { message: '```\n/close\n```' }],
    ['in a code block with tildes', { message: '~~~\n/close\n~~~' }],
    ['in an indented code block', { message: 'x\n\n    /close' }],
    ['in a code block in a list', { message: '- ```\n  /close\n  ```' }],
    ['in a code span over lines', { message: '``a ` b\n/close\n c``' }],
    ['after a stray backtick', { message: 'It`s so.', suggestion: 'x ` y\n/close\nz' }],
    ['in a suggestion', { suggestion: '/close' }],
    ['in a suggestion with fences in it', { suggestion: '```\n/close\n```' }],
    ['in code for the summary', { path: 'else.ts', suggestion: '```\n/title x' }],
    ['in a marker', { message: '[SUGGEST: `\n/close\n`]' }],
    ['in the title', { title: '\n/close\n' }],
    ['in the rule', { rule: '\n/close\n' }],
    ['in the evidence', { evidence: { badge: '/close', reasoning: '\n/merge' } }],
    ['in a substitution', { message: 'x\n/shrug\n' }],
  ])('%s', ([, entry]) => {
    for (const body of bodies([{ path: 'src/sample.ts', line: 1, message: 'said', ...entry }]))
      expect(commandsIn(body)).toEqual([])
  })

  test('whatever the findings are', () => {
    const command = fc.constantFrom(...NAMES.flatMap((name) => [`/${name}`, `/${name} x`, `\r/${name}`]))
    const piece = fc.oneof(
      command,
      fc.constantFrom('```', '````', '~~~', '`', '``', 'x', '', '> ', '- ', '>>>', '<b>'),
    )
    const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('\n'))
    const entry = fc.oneof(
      hostileEntry,
      fc.record(
        {
          path: fc.constant('src/sample.ts'),
          line: fc.integer({ min: 1, max: 8 }),
          message: text,
          suggestion: text,
          title: text,
        },
        { requiredKeys: ['path', 'message'] },
      ),
    )
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 2 }), (entries) => {
        for (const body of bodies(entries)) expect(commandsIn(body)).toEqual([])
      }),
      { numRuns: securityRuns() },
    )
  })

  test('and nothing is run where it is posted', async () => {
    for (const draftNotes of [true, false]) {
      const gitlab = await sandbox({ draftNotes })
      const message = 'x\n/close\n\n```\n/merge\n```\n\n/approve'
      const entry = { message, title: '/close', suggestion: '/title x' }
      const findings = [10, 2].map((line) => ({ path: 'src/cart.ts', line, ...entry }))
      expectPosted(await attempt(gitlab, { findings: [...findings, { path: 'x.ts', ...entry }] }))
      expect(gitlab.commands()).toEqual([])
    }
  })
})

test('the oracles find real commands', () => {
  expect(commandsIn('a\n\n/close')).toEqual(['close', 'close'])
  expect(commandsIn('```\n/close\n```')).toEqual([])
  expect(commandsIn('- /close')).toEqual([])
  // Older servers run what newer ones skip.
  expect(commandsIn('```js\n/close\n```')).toEqual(['close'])
  expect(commandsIn('~~~\n/close x\n~~~')).toEqual(['close x'])
})
