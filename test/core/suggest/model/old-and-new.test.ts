import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const RUN = [
  'package run',
  '',
  'func start(ctx context.Context) error {',
  '	client := newClient(http.DefaultTransport, time.Minute)',
  '	return client.run(ctx)',
  '}',
]

const REFUSED: readonly Refused[] = [
  [
    'below',
    {
      path: 'a.go',
      file: RUN,
      at: 4,
      code: [
        '	client := newClient(http.DefaultTransport, time.Minute)',
        '	client := newClient(http.DefaultTransport, time.Second)',
      ],
    },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
  [
    'above',
    { path: 'a.go', file: RUN, at: 5, code: ['	return client.run(ctx, nil)', '	return client.run(ctx)'] },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
  [
    'the same key with another value',
    {
      path: 'ci.yml',
      file: ['jobs:', '  test:', '    timeout-minutes: 360', '    steps: []'],
      at: 3,
      code: ['    timeout-minutes: 360', '    timeout-minutes: 20'],
    },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
  [
    'the same variable with another value',
    { path: 'a.sh', file: ['set -e', 'retries=0', 'run'], at: 2, code: ['retries=0', 'retries=3'] },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
  [
    'two lines and their new version',
    {
      path: 'a.py',
      file: [
        'def f(path):',
        '    handle = open(path)',
        '    text = handle.read()',
        '    return text.strip()',
      ],
      at: [2, 3],
      code: [
        '    handle = open(path)',
        '    text = handle.read()',
        '    handle = open(path, encoding="utf8")',
        '    text = handle.read()',
      ],
    },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
  [
    'a sentence and its new version',
    {
      path: 'README.md',
      file: ['# Shop', '', 'The server listens on port 8080 by default.', '', 'Have fun.'],
      at: 3,
      code: ['The server listens on port 8080 by default.', 'The server listens on port 3000 by default.'],
    },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
  [
    'though the line is quoted',
    {
      path: 'a.go',
      file: RUN,
      at: 5,
      code: ['	return client.run(ctx)', '	return client.run(ctx, nil)'],
      original: ['	return client.run(ctx)'],
    },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
  [
    'beside lines that are only somewhat alike',
    {
      path: 'README.md',
      file: [
        '- The red server (fast) comes with its own cache.',
        '- The blue server comes with a small cache.',
        '',
      ],
      at: 2,
      code: ['- The blue server comes with a small cache.', '- The blue server comes with a large cache.'],
    },
    'old-and-new: The code keeps the old lines beside their new version.',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'another entry of a list',
    {
      path: 'a.ts',
      file: ['const routes = [', '  route("/users", users),', '  route("/teams", teams),', ']'],
      at: 3,
      code: ['  route("/teams", teams),', '  route("/roles", roles),'],
    },
  ],
  [
    'another entry of a YAML list',
    {
      path: 'ci.yml',
      file: ['matrix:', '  node:', '    - node-18', '    - node-20', ''],
      at: 4,
      code: ['    - node-20', '    - node-22'],
    },
  ],
  [
    'a case for a case',
    {
      path: 'a.go',
      file: ['switch kind {', 'case "get":', '	return get(path)', 'case "put":', '	return put(path)', '}'],
      at: [4, 5],
      code: ['case "put":', '	return put(path)', 'case "delete":', '	return remove(path)'],
    },
  ],
  [
    'a pair of build tags',
    {
      path: 'a.go',
      file: ['//go:build linux', '// +build linux', '', 'package run'],
      at: [1, 2],
      code: ['//go:build linux || darwin', '// +build linux darwin'],
    },
  ],
  [
    'a fallback in CSS',
    {
      path: 'a.css',
      file: ['.a {', '  height: 100vh;', '  color: red;', '}'],
      at: 2,
      code: ['  height: 100vh;', '  height: 100dvh;'],
    },
  ],
  [
    'a declaration and its use',
    {
      path: 'a.ts',
      file: ['const user = load(id)', 'render(user)'],
      at: 1,
      code: ['const user = load(id)', 'if (!user) return'],
    },
  ],
  [
    'another test after a test',
    {
      path: 'a.test.ts',
      file: ["test('adds', () => {", '  expect(add(1, 2)).toBe(3)', '})'],
      at: 3,
      code: ['})', '', "test('subtracts', () => {", '  expect(subtract(3, 2)).toBe(1)', '})'],
    },
  ],
  [
    'a comparison beside an assignment',
    { path: 'a.js', file: ['let x = 1', 'use(x)'], at: 1, code: ['let x = 1', 'x == 2 && warn()'] },
  ],
]

describe('the old lines and their new version', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
