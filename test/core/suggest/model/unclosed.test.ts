import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const REFUSED: readonly Refused[] = [
  [
    'a bracket in a sentence',
    {
      path: 'README.md',
      file: ['Use the option (it is on by default).'],
      at: 1,
      code: ['Use the option (it is off by default.'],
    },
    'brackets-differ: The code leaves a bracket or a quote open.',
  ],
  [
    'a link in Markdown',
    {
      path: 'README.md',
      file: ['See [the guide](guide.md) first.'],
      at: 1,
      code: ['See [the guide](docs/guide.md first.'],
    },
    'brackets-differ: The code leaves a bracket or a quote open.',
  ],
  [
    'a quote in YAML',
    { path: 'ci.yml', file: ['name: "test"'], at: 1, code: ['name: "test and lint'] },
    'brackets-differ: The code leaves a bracket or a quote open.',
  ],
  [
    'a bracket in a comment',
    { path: 'a.py', file: ['x = 1  # first (and last)', 'y = 2'], at: 1, code: ['x = 1  # first (and only'] },
    'brackets-differ: The code leaves a bracket or a quote open.',
  ],
  [
    'a new bracket in a string has no partner either',
    { path: 'a.ts', file: ['  log("a")', '  h()'], at: 1, code: ['  log("a (")'] },
    'brackets-differ: The code leaves a bracket or a quote open.',
  ],
  [
    'a tag',
    { path: 'a.html', file: ['<ul>', '  <li>one</li>', '</ul>'], at: 2, code: ['  <li>one'] },
    'brackets-differ: The code leaves other tags open than the replaced lines do.',
  ],
  [
    'a tag in JSX',
    { path: 'a.tsx', file: ['return (', '  <Row title="a" />', ')'], at: 2, code: ['  <Row title="b">'] },
    'brackets-differ: The code leaves other tags open than the replaced lines do.',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'labels of a case',
    {
      path: 'a.sh',
      file: ['case "$1" in', '  start) run ;;', 'esac'],
      at: 2,
      code: ['  start|up) run ;;', '  stop) halt ;;', '  *) usage ;;'],
    },
  ],
  [
    'a numbered list',
    { path: 'README.md', file: ['First install it.', ''], at: 1, code: ['1) Install it.', '2) Start it.'] },
  ],
  [
    'colours of a terminal',
    { path: 'a.sh', file: ['echo "done"', 'exit'], at: 1, code: ['echo "\\033[32mdone\\033[0m"'] },
  ],
  [
    'colours of a terminal in a program',
    {
      path: 'a.js',
      file: ['console.log("done")', 'exit()'],
      at: 1,
      code: ['console.log("\\x1b[32mdone\\x1b[0m")'],
    },
  ],
  ['an escaped quote', { path: 'a.ts', file: ['log("a")', 'h()'], at: 1, code: ['log("a \\" b")'] }],
  [
    'the replaced line has no partner either',
    { path: 'a.md', file: ['(see below', 'and above)'], at: 1, code: ['(see there'] },
  ],
  [
    'a tag that closes itself',
    { path: 'a.tsx', file: ['return (', '  <Row title="a" />', ')'], at: 2, code: ['  <Row title="b" />'] },
  ],
  [
    'an inch',
    { path: 'a.md', file: ['A screen of 5" and one of 7"'], at: 1, code: ['A screen of 6" and one of 8"'] },
  ],
]

describe('brackets, quotes and tags without their partner', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
