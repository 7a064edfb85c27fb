import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const TEAMS = [
  'const limits = { users: 10, teams: 5 }',
  '',
  'function check(user, team) {',
  '  if (user.teams.length > limits.teams) return false',
  '  return team.members.length < limits.users',
  '}',
  '',
  'function describe(team) {',
  '  const { name, members } = team',
  '  return name + ": " + members.length + " members"',
  '}',
]

const REFUSED: readonly Refused[] = [
  [
    'another line far away',
    {
      path: 'a.js',
      file: TEAMS,
      at: 1,
      code: ['  return name + ": " + members.length + " members in total"'],
    },
    'doubtful-range: The code looks like it is meant for line 10 (return name + ": " + members.length + " …).',
  ],
  [
    'two lines for one',
    {
      path: 'a.js',
      file: TEAMS,
      at: 9,
      code: ['  const { members, name } = team', '  return name + ": " + members.length + " people"'],
    },
    'doubtful-range: The code looks like it is meant for line 10 (return name + ": " + members.length + " …).',
  ],
  [
    'one line for two',
    {
      path: 'a.js',
      file: TEAMS,
      at: [4, 5],
      code: ['  if (user.teams.length >= limits.teams) return false'],
    },
    'doubtful-range: The code looks like it is meant for line 4 (if (user.teams.length > limits.teams) re…).',
  ],
  [
    'a longer statement, though one line of it is quoted',
    {
      path: 'a.js',
      file: ['const request = {', '  method, headers,', '  redirect, referrer, integrity,', '}'],
      at: 2,
      code: ['  method, headers, mode,', '  redirect, referrer, integrity, keepalive, priority, window,'],
      original: ['  method, headers,'],
    },
    'doubtful-range: The code looks like it is meant for line 3 (redirect, referrer, integrity,).',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'a line rewritten in new words',
    { path: 'a.js', file: TEAMS, at: 4, code: ['  if (isOverLimit(user)) return false'] },
  ],
  [
    'the line named is as similar as the other',
    { path: 'a.js', file: ['add(a, b)', 'add(a, c)'], at: 1, code: ['add(a, d)'] },
  ],
  [
    'another line far away that is quoted',
    {
      path: 'a.js',
      file: TEAMS,
      at: 5,
      code: ['  return team.members.length <= limits.users'],
      original: ['  return team.members.length < limits.users'],
    },
  ],
  [
    'an insertion like other lines',
    {
      path: 'a.js',
      file: TEAMS,
      at: 11,
      code: [
        '}',
        '',
        'function title(team) {',
        '  const { name, members } = team',
        '  return name + members.length',
        '}',
      ],
    },
  ],
  [
    'several lines become one',
    {
      path: 'a.js',
      file: ['let total = 0', 'for (const price of prices) {', '  total += price', '}', 'return total'],
      at: [1, 4],
      code: ['const total = prices.reduce((sum, price) => sum + price, 0)'],
    },
  ],
  [
    'a value changed in a table',
    {
      path: 'a.ts',
      file: ['const table = {', '  one: [1, 10],', '  two: [2, 20],', '  three: [3, 30],', '}'],
      at: 3,
      code: ['  two: [2, 25],'],
    },
  ],
  [
    'the quoted lines without one of them',
    {
      path: 'a.js',
      file: TEAMS,
      at: [4, 5],
      original: [
        '  if (user.teams.length > limits.teams) return false',
        '  return team.members.length < limits.users',
      ],
      code: ['  return team.members.length < limits.users'],
    },
  ],
  [
    'what another line says already',
    {
      path: 'a.yml',
      file: ['one:', '  tag: v1.1.2', '  pull: always', 'two:', '  tag: v.1.1.2', '  pull: always'],
      at: 5,
      code: ['  tag: v1.1.2'],
    },
  ],
]

describe('code that is meant for other lines', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
