import { test } from 'vitest'
import {
  APPLIED_ALTHOUGH_REFUSED,
  internalError,
  tooManyRequests,
} from '../../../src/sandbox/gitlab/faults.ts'
import { type GitLab, startGitLab } from '../../../src/sandbox/start-gitlab.ts'
import { comments, worldOf } from '../../helpers/gitlab-attempt.ts'
import { BASE, HEAD } from '../../helpers/run-review.ts'
import { checkSequences, FAULTS, type UserAction } from '../../helpers/stateful.ts'

const USER_ACTIONS: readonly UserAction<GitLab>[] = [
  {
    name: 'push to the target',
    act: (gitlab, model) => gitlab.pushTarget({ 'm.txt': `${model.pushes++}\n` }),
  },
  { name: 'a person comments', act: (gitlab) => gitlab.as('ann').discuss('Nice.') },
  {
    name: 'a person copies our comment',
    async act(gitlab) {
      const [first] = comments(gitlab)
      if (first) await gitlab.as('ann').comment(first.body)
    },
  },
  {
    name: 'a person replies',
    async act(gitlab) {
      const last = comments(gitlab).at(-1)
      if (last) await gitlab.as('ann').reply(last.discussion, 'Why?')
    },
  },
  {
    name: 'a person resolves',
    async act(gitlab) {
      const [first] = comments(gitlab)
      if (first) await gitlab.as('dev').resolve(first.discussion)
    },
  },
  { name: 'a person drafts', act: (gitlab) => gitlab.as('bob').draft('Later.') },
  {
    name: 'a person drafts under our token',
    async act(gitlab, model) {
      await gitlab.as(gitlab.viewer).draft('Mine.')
      model.drafted = true
    },
    may: ({ drafted }) => !drafted,
  },
  {
    name: 'close',
    act(gitlab, model) {
      gitlab.setStatus('closed')
      model.open = false
    },
  },
  {
    name: 'reopen',
    act(gitlab, model) {
      gitlab.setStatus('opened')
      model.open = true
    },
    may: ({ open }) => !open,
  },
]

test.for([
  ['19.2', 10],
  ['18.5', 6],
  ['15.0', 6],
] as const)(
  '%s: each finding once, and nobody else’s touched, whatever people do and whatever fails',
  ([version, runs]) =>
    checkSequences<GitLab>(
      {
        start: () => startGitLab({ base: BASE, head: HEAD, version }),
        worldOf,
        userActions: USER_ACTIONS,
        faults: [
          ...FAULTS,
          internalError('before'),
          internalError('after'),
          tooManyRequests({ retryAfter: '3' }),
          ...['429', '400 about the line', '422 about something else', '403', '404'].flatMap(
            (name) => APPLIED_ALTHOUGH_REFUSED[name] ?? [],
          ),
          {
            kind: 'reply',
            when: 'before',
            status: 400,
            body: '{"message":"400 Bad request - Note {:line_code=>[]}"}',
          },
        ],
        requests: 16,
        failure: () => /cannot be read|cannot be written|may have been posted|refused/,
      },
      runs,
    ),
)
