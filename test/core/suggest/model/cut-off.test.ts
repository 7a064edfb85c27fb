import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const REFUSED: readonly Refused[] = [
  [
    'inside a name',
    {
      path: 'a.py',
      file: [
        'def total(items):',
        '    count = len(items)',
        '    return sum(item.price for item in items) / count',
      ],
      at: 3,
      code: ['    return sum(item.price * item.quantity for item in it'],
    },
    'incomplete: The code ends inside a word of the lines it would replace.',
  ],
  [
    'inside the last name of several lines',
    {
      path: 'a.ts',
      file: ['export const a = load(configuration)', 'export const b = store(configuration)'],
      at: [1, 2],
      code: ['export const a = loadAll(configuration)', 'export const b = store(confi'],
    },
    'incomplete: The code ends inside a word of the lines it would replace.',
  ],
  [
    'inside a word of prose',
    {
      path: 'README.md',
      file: ['Run the installer and restart the computer.', ''],
      at: 1,
      code: ['Run the installer as administrator and restart the comp'],
    },
    'incomplete: The code ends inside a word of the lines it would replace.',
  ],
  [
    'though the line is quoted',
    {
      path: 'a.sh',
      file: ['export PATH=$HOME/bin:$PATH'],
      at: 1,
      code: ['export PATH=$HOME/.local/bi'],
      original: ['export PATH=$HOME/bin:$PATH'],
    },
    'incomplete: The code ends inside a word of the lines it would replace.',
  ],
  [
    'between two words',
    {
      path: 'README.md',
      file: ['The server was rewritten last year to answer faster.', ''],
      at: 1,
      code: ['The server was rewritten'],
    },
    'incomplete: The code ends in the middle of a line that it would replace.',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'the end of the line is dropped at a word',
    {
      path: 'a.py',
      file: ['def total(items):', '    return sum(items) / count'],
      at: 2,
      code: ['    return sum(items)'],
    },
  ],
  [
    'a shorter name after another word',
    {
      path: 'a.ts',
      file: ['const result = await getUsers(team)', 'use(result)'],
      at: 1,
      code: ['const result = await team.user'],
    },
  ],
  [
    'a name that stands there too',
    {
      path: 'a.py',
      file: ['def f(user, users):', '    return users or [user]'],
      at: 2,
      code: ['    return user'],
    },
  ],
  [
    'the singular of a name in a longer line',
    {
      path: 'a.rb',
      file: ['def call', '  render items', 'end'],
      at: 2,
      code: ['  render items.first, as: :item'],
    },
  ],
  [
    'a version',
    { path: 'ci.yml', file: ['uses: actions/checkout@v4'], at: 1, code: ['uses: actions/checkout@v5'] },
  ],
  [
    'a comment at the end of the line is dropped',
    { path: 'a.ts', file: ['const limit = 10 // seconds', 'wait(limit)'], at: 1, code: ['const limit = 10'] },
  ],
]

describe('an answer that was cut off', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
