import { test } from 'vitest'
import { readCommentMarker } from '../../../src/core/memory/marker.ts'
import { APPLIED_ALTHOUGH_REFUSED } from '../../../src/sandbox/github/faults.ts'
import { secondaryLimit } from '../../../src/sandbox/github/rate-limit.ts'
import { type GitHub, startGitHub } from '../../../src/sandbox/start-github.ts'
import { worldOf } from '../../helpers/github-attempt.ts'
import { BASE, HEAD } from '../../helpers/run-review.ts'
import { checkSequences, FAULTS, type UserAction } from '../../helpers/stateful.ts'

const ours = (github: GitHub) =>
  github.comments().filter(({ body, replyTo }) => !replyTo && readCommentMarker(body))

const USER_ACTIONS: readonly UserAction<GitHub>[] = [
  {
    name: 'push to the base',
    act: (github, model) => github.pushBase({ 'm.txt': `${model.pushes++}\n` }),
  },
  {
    name: 'a person comments',
    act: (github) => github.as('ann').comment({ path: 'README.md', line: 1, body: 'Nice.' }),
  },
  {
    name: 'a person copies our comment',
    async act(github) {
      const [first] = ours(github)
      if (first) await github.as('ann').comment({ path: 'README.md', line: 1, body: first.body })
    },
  },
  {
    name: 'a person replies',
    async act(github) {
      const last = ours(github).at(-1)
      if (last) await github.as('ann').reply(last.id, 'Why?')
    },
  },
  {
    name: 'a person resolves',
    async act(github) {
      const [first] = ours(github)
      if (first) await github.as('dev').resolve(first.id)
    },
  },
  {
    name: 'a person drafts',
    act: (github) =>
      github
        .as('bob')
        .draft({ body: 'Later.', comments: [] })
        .catch(() => {}),
  },
  {
    name: 'a person drafts under our token',
    async act(github, model) {
      await github.as(github.viewer).draft({ body: 'Mine.', comments: [] })
      model.drafted = true
    },
    may: ({ drafted }) => !drafted,
  },
  {
    name: 'and discards it',
    async act(github, model) {
      const draft = github.reviews().find(({ user, state }) => user === github.viewer && state === 'PENDING')
      const { url, owner, repo, number, token } = github
      const address = `${url}/repos/${owner}/${repo}/pulls/${number}/reviews/${draft?.id}`
      await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
      model.drafted = false
    },
    may: ({ drafted }) => drafted,
  },
  {
    name: 'close',
    act(github, model) {
      github.closePull()
      model.open = false
    },
  },
  {
    name: 'reopen',
    act(github, model) {
      github.reopenPull()
      model.open = true
    },
    may: ({ open }) => !open,
  },
]

test('whatever people do and whatever fails: each finding once, and nobody else’s touched', () =>
  checkSequences<GitHub>(
    {
      start: () => startGitHub({ base: BASE, head: HEAD, permissions: { contents: 'write' } }),
      worldOf,
      userActions: USER_ACTIONS,
      faults: [
        ...FAULTS,
        secondaryLimit({ retryAfter: '3' }),
        ...['429', '422 about lines', '422 about something else', '403', '404'].flatMap(
          (name) => APPLIED_ALTHOUGH_REFUSED[name] ?? [],
        ),
        {
          kind: 'reply',
          when: 'before',
          status: 422,
          body: '{"message":"No","errors":["Line could not be resolved"]}',
        },
      ],
      requests: 8,
      failure: ({ drafted }) =>
        drafted ? /pending review|cannot be read|refused/ : /cannot be read|may have been posted|refused/,
    },
    20,
  ))
