import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startGitHub } from '../../../src/sandbox/start-github.ts'
import { runs } from '../../helpers/runs.ts'
import { Api, open } from '../../helpers/sandbox-client.ts'
import { gitDiff } from '../../oracles/git.ts'

const ON_10 = { path: 'src/a.ts', line: 10, body: 'x' }
const DOCS = 'https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request'
const THREAD = 'Pull request review thread'
const BLANK = `${THREAD} diff hunk can't be blank`
const SAME_HUNK = `${THREAD} start line must be part of the same hunk as the line.`

describe('a refused review', () => {
  test.for([
    [
      'a line outside every hunk',
      { line: 20 },
      'Line could not be resolved',
      `${THREAD} line must be part of the diff and ${BLANK}`,
    ],
    [
      'line 0',
      { line: 0 },
      'Line could not be resolved',
      `${THREAD} line must be part of the diff and ${BLANK}`,
    ],
    [
      'the line after the last context line',
      { line: 14 },
      'Line could not be resolved',
      `${THREAD} line must be part of the diff and ${BLANK}`,
    ],
    [
      'the left side of a context line',
      { line: 9, side: 'LEFT' },
      'Line could not be resolved',
      `${THREAD} line must be part of the diff and ${BLANK}`,
    ],
    [
      'a path not in the diff',
      { path: 'src/b.ts', line: 1 },
      'Path could not be resolved',
      `${THREAD} path is invalid and ${BLANK}`,
    ],
    [
      'a range that begins outside the diff',
      { start_line: 1, line: 10 },
      'Start line could not be resolved',
      SAME_HUNK,
    ],
    [
      'a range across hunks',
      { start_line: 10, line: 28 },
      'Start line could not be resolved',
      `${THREAD} line must be part of the diff, ${SAME_HUNK}, and ${BLANK}`,
    ],
    [
      'a range upside down',
      { start_line: 11, line: 10 },
      'Start line must precede the end line.',
      `${THREAD} start line must precede the end line.`,
    ],
    [
      'a range of one line',
      { start_line: 10, line: 10 },
      'Start line must precede the end line.',
      `${THREAD} start line must precede the end line.`,
    ],
  ] as const)('about the anchor: %s', async ([, comment, current, legacy]) => {
    for (const [wording, text] of [
      ['current', current],
      ['legacy', legacy],
    ] as const) {
      const api = await open({ wording })
      const { status, body } = await api.comment(comment)
      expect(status).toBe(422)
      expect(body).toEqual({
        message: 'Unprocessable Entity',
        errors: [text],
        documentation_url: DOCS,
        status: '422',
      })
      expect(api.github.reviews()).toEqual([])
    }
  })

  test('about several anchors: one sentence, in order, and nothing is posted', async () => {
    const api = await open()
    const bad = [{ ...ON_10, line: 20 }, { ...ON_10, path: 'no' }, ON_10, { ...ON_10, line: 21 }]
    const { body } = await api.review({ event: 'COMMENT', body: 'b', comments: bad })
    expect(body.errors).toEqual([
      'Line could not be resolved, Path could not be resolved, and Line could not be resolved',
    ])
    const two = await api.review({ event: 'COMMENT', comments: bad.slice(0, 2) })
    expect(two.body.errors).toEqual(['Line could not be resolved and Path could not be resolved'])
    expect(api.github.comments()).toEqual([])
  })

  const ELSEWHERE = '0123456789012345678901234567890123456789'
  test.for([
    [
      'an unknown key beside a line',
      { comments: [{ ...ON_10, subject_type: 'line' }] },
      'Variable $threads of type [DraftPullRequestReviewThread] was provided invalid value for 0.subjectType (Field is not defined on DraftPullRequestReviewThread)',
    ],
    [
      'an underscore',
      { comments: [{ ...ON_10, _severity: 'x' }] },
      'Variable $threads of type [DraftPullRequestReviewThread] was provided invalid value for 0.Severity (Field is not defined on DraftPullRequestReviewThread)',
    ],
    [
      'an unknown key without a line',
      { comments: [{ path: 'src/a.ts', body: 'x', subject_type: 'file' }] },
      'Variable $comments of type [DraftPullRequestReviewComment] was provided invalid value for 0.subjectType (Field is not defined on DraftPullRequestReviewComment), 0.position (Expected value to not be null)',
    ],
    [
      'a line that is a text',
      { comments: [{ ...ON_10, line: '10' }] },
      'Variable $threads of type [DraftPullRequestReviewThread] was provided invalid value for 0.line (Could not coerce value "10" to Int)',
    ],
    [
      'an unknown event',
      { event: 'SHOUT' },
      'Variable $event of type PullRequestReviewEvent was provided invalid value',
    ],
    [
      'a short commit',
      { commit_id: 'abc1234' },
      'Variable $commitOID of type GitObjectID was provided invalid value',
    ],
    ['an unknown commit', { commit_id: ELSEWHERE }, 'The commitOID is not part of the pull request'],
    ['nothing said', { event: 'COMMENT' }, ''],
    [
      'changes requested without a body',
      { event: 'REQUEST_CHANGES' },
      'You need to leave a comment indicating the requested changes.',
    ],
    [
      'an approval by Actions',
      { event: 'APPROVE' },
      'GitHub Actions is not permitted to approve pull requests.',
    ],
    [
      'a long body',
      { event: 'COMMENT', body: 'x'.repeat(65_537) },
      'body is too long (maximum is 65536 characters)',
    ],
    // Each check hides those after it.
    [
      'types before the commit',
      { commit_id: ELSEWHERE, event: 'SHOUT' },
      'Variable $event of type PullRequestReviewEvent was provided invalid value',
    ],
    [
      'the commit before the anchors',
      { commit_id: ELSEWHERE, comments: [{ ...ON_10, line: 20 }] },
      'The commitOID is not part of the pull request',
    ],
    [
      'the commit before the rules',
      { commit_id: ELSEWHERE, event: 'APPROVE' },
      'The commitOID is not part of the pull request',
    ],
    [
      'the rules before the anchors',
      { event: 'APPROVE', comments: [{ ...ON_10, line: 20 }] },
      'GitHub Actions is not permitted to approve pull requests.',
    ],
  ] as const)('about the rest: %s', async ([, review, text]) => {
    const api = await open()
    const { status, body } = await api.review(review)
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [text] })
    expect(api.github.reviews()).toEqual([])
  })

  test.for([
    ['APPROVE', 'current', 'Review Can not approve your own pull request'],
    ['REQUEST_CHANGES', 'current', 'Review Can not request changes on your own pull request'],
    ['REQUEST_CHANGES', 'legacy', 'Can not request changes on your own pull request'],
  ] as const)('own pull request: %s, %s', async ([event, wording, text]) => {
    const api = await open({ viewer: 'dev', wording })
    expect((await api.review({ event, body: 'b' })).body.errors).toEqual([text])
    expect((await api.review({ event: 'COMMENT', body: 'b' })).status).toBe(200)
  })

  test('no permission: which one is missing is in a header', async () => {
    const api = await open({ permissions: { pull_requests: 'read' } })
    const { status, headers, body } = await api.review({ event: 'COMMENT', body: 'b' })
    expect(status).toBe(403)
    expect(headers.get('x-accepted-github-permissions')).toBe('pull_requests=write')
    expect(body).toEqual({
      message: 'Resource not accessible by integration',
      documentation_url: DOCS,
      status: '403',
    })
    expect((await api.get(api.pull)).status).toBe(200)
    const person = await open({ permissions: { pull_requests: 'read' }, viewer: 'maria' })
    expect((await person.review({})).body.message).toBe('Resource not accessible by personal access token')
  })

  test('a locked conversation, a wrong token, invalid JSON, an unknown version', async () => {
    const api = await open({ locked: true })
    expect((await api.review({ event: 'COMMENT', body: 'b' })).body.errors).toEqual(['lock prevents review'])
    expect((await api.review({}, { authorization: 'Bearer nobody' })).body.message).toBe('Bad credentials')
    const odd = await api.fetch(`${api.pull}/reviews`, { method: 'POST', body: '{' })
    expect(await odd.json()).toMatchObject({ message: 'Problems parsing JSON', status: '400' })
    expect((await api.get(api.pull, { 'x-github-api-version': '1999-01-01' })).status).toBe(400)
  })
})

test('an accepted review: 200, its keys in order, and the comments elsewhere', async () => {
  const api = await open()
  const { status, body } = await api.review({
    commit_id: api.github.headSha,
    event: 'COMMENT',
    comments: [
      { ...ON_10, side: 'RIGHT', start_line: 8, start_side: 'RIGHT' },
      { path: 'src/a.ts', position: 4, body: 'by position' },
      { path: 'src/a.ts', line: 10, side: 'LEFT', body: 'gone' },
    ],
  })
  expect(status).toBe(200)
  expect(Object.keys(body).join()).toBe(
    'id,node_id,user,body,state,html_url,pull_request_url,author_association,_links,submitted_at,commit_id',
  )
  expect(body).toMatchObject({ state: 'COMMENTED', body: '', user: { login: 'github-actions[bot]' } })
  expect(body.html_url).toMatch(/#pullrequestreview-\d+$/)
  const { body: comments } = await api.get(`${api.pull}/comments`)
  expect(comments).toMatchObject([
    {
      line: 10,
      start_line: 8,
      side: 'RIGHT',
      position: 5,
      pull_request_review_id: body.id,
      subject_type: 'line',
    },
    { line: 10, start_line: null, side: 'LEFT', position: 4 },
    {
      line: 10,
      side: 'LEFT',
      original_line: 10,
      diff_hunk: expect.stringMatching(/^@@ -7,7 \+7,7 @@[^\n]*(\n line \d){3}\n-line 10$/),
    },
  ])
  const { body: bare } = await api.get(`${api.pull}/reviews/${body.id}/comments`)
  expect(bare).toHaveLength(3)
  expect(bare[0]).not.toHaveProperty('line')
  expect(bare[0]).not.toHaveProperty('side')
})

test('unverified behaviour is refused or accepted by one switch', async () => {
  const api = await open({ unverified: 'accepted' })
  for (const comment of [
    { start_line: 10, line: 28 },
    { start_line: 10, line: 10 },
    { line: 9, side: 'LEFT' },
  ]) {
    expect((await api.comment(comment)).status).toBe(200)
  }
  const noBody = { event: 'REQUEST_CHANGES', comments: [ON_10] }
  expect((await api.review(noBody)).status).toBe(200)
  expect((await (await open({ unverified: 'refused' })).review(noBody)).status).toBe(422)
})

test('a comment is accepted if and only if git shows its line in a hunk', async () => {
  const word = fc.constantFrom('alpha', 'beta', 'gamma', '', '}')
  const text = fc.array(word, { minLength: 1, maxLength: 16 })
  const cases = fc
    .record({ base: text, head: text, newline: fc.boolean() })
    .filter(({ base, head }) => base.join('\n') !== head.join('\n'))
  await fc.assert(
    fc.asyncProperty(cases, async ({ base, head, newline }) => {
      const file = (lines: string[]) => ({ 'f.txt': lines.join('\n') + (newline ? '\n' : '') })
      fc.pre(base.join('') !== '' && head.join('') !== '')
      const api = new Api(await startGitHub({ base: file(base), head: file(head) }))
      try {
        // From the hunk headers alone: all new lines of a hunk are commentable, and deleted old lines.
        const right = ranges(gitDiff(file(base), file(head)), '+')
        const left = ranges(gitDiff(file(base), file(head), ['-U0']), '-')
        const last = Math.max(base.length, head.length) + 1
        for (let line = 0; line <= last; line++) {
          const accepted = async (side: string) =>
            (await api.comment({ path: 'f.txt', line, side })).status === 200
          expect([await accepted('RIGHT'), await accepted('LEFT')]).toEqual([right.has(line), left.has(line)])
        }
      } finally {
        await api.github.close()
      }
    }),
    { numRuns: runs(12) },
  )
})

function ranges(diff: string, sign: '+' | '-'): Set<number> {
  const lines = new Set<number>()
  for (const [, old = '', oldCount = '1', now = '', nowCount = '1'] of diff.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm,
  )) {
    const [start, count] = sign === '+' ? [Number(now), Number(nowCount)] : [Number(old), Number(oldCount)]
    for (let line = start; line < start + count; line++) lines.add(line)
  }
  return lines
}
