import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const LOAD = [
  "import { get } from './http'",
  '',
  'export async function load(id) {',
  "  const user = await get('/users/' + id, { retries: 3 })",
  "  if (!user.active) throw new Error('gone')",
  "  return user.name || 'nobody'",
  '}',
]

const REFUSED: readonly Refused[] = [
  [
    'an argument alone',
    { path: 'load.js', file: LOAD, at: 4, code: ["'/teams/' + id"] },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'a word for the line',
    { path: 'load.js', file: LOAD, at: 5, code: ['NotFoundError'] },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'the value without its variable',
    { path: 'load.js', file: LOAD, at: 4, code: ["  await get('/users/' + id, options)"] },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'the value without its return',
    { path: 'load.js', file: LOAD, at: 6, code: ["  user.name ?? 'nobody'"] },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'the value without its key',
    {
      path: 'ci.yml',
      file: ['jobs:', '  test:', '    runs-on: ubuntu-20.04 # old', '    steps: []'],
      at: 3,
      code: ['    ubuntu-24.04'],
    },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'a title in the place of code',
    { path: 'load.js', file: LOAD, at: 1, code: ['missing import of the logger'] },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'the condition alone, in Python',
    {
      path: 'a.py',
      file: ['def f(x):', '    if x == None and x.y:', '        return 1'],
      at: 2,
      code: ['    x is None'],
    },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'the condition alone, in Go',
    {
      path: 'a.go',
      file: [
        'func f() error {',
        '	if err := run(ctx); err != nil {',
        '		return err',
        '	}',
        '	return nil',
        '}',
      ],
      at: 2,
      code: ['	err := start(ctx)'],
    },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'though the line is quoted',
    {
      path: 'load.js',
      file: LOAD,
      at: 5,
      code: ['NotFoundError'],
      original: ["  if (!user.active) throw new Error('gone')"],
    },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'a few words of a sentence',
    {
      path: 'README.md',
      file: ['Run the server with `start` before you open the page.', ''],
      at: 1,
      code: ['with `serve` once'],
    },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'the same value without its key',
    { path: 'a.go', file: ['options{', '	Name: "users",', '	Sorted: true,', '}'], at: 3, code: ['true'] },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'a new number without its key',
    {
      path: 'ci.yml',
      file: ['jobs:', '  test:', '    timeout: 10.5', '    steps: []'],
      at: 3,
      code: ['12.5'],
    },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
  [
    'the value in a call, without its return',
    {
      path: 'load.js',
      file: ['function share(a, b) {', '  return a.count / b.count + 1', '}'],
      at: 2,
      code: ['  Math.floor(a.count / b.count)'],
    },
    'incomplete: The code is only a part of the line that it would replace.',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'a changed value',
    {
      path: 'load.js',
      file: LOAD,
      at: 4,
      code: ["  const user = await get('/users/' + id, { retries: 5 })"],
    },
  ],
  [
    'an unused variable goes, its call stays',
    { path: 'load.js', file: LOAD, at: 4, code: ["  await get('/users/' + id, { retries: 3 })"] },
  ],
  ['a statement is simplified', { path: 'load.js', file: LOAD, at: 6, code: ['  return user.name'] }],
  [
    'another statement of the same length',
    { path: 'load.js', file: LOAD, at: 5, code: ["  assert(user.active, 'gone')"] },
  ],
  [
    'a shorter line that ends as the old one',
    { path: 'a.py', file: ['import os, sys', '', 'print(sys.argv)'], at: 1, code: ['import sys'] },
  ],
  [
    'a line of prose may become shorter',
    {
      path: 'README.md',
      file: ['# Shop', '', 'This is what you basically need to do first:', '', 'npm install'],
      at: 3,
      code: ['Install it:'],
    },
  ],
  [
    'a comment for a long line and its successor',
    {
      path: 'a.sh',
      file: ['set -e', 'curl -fsSL https://example.com/install.sh | sh', 'echo done'],
      at: 2,
      code: ['curl -fsSLo install.sh https://example.com/install.sh', 'sh install.sh'],
    },
  ],
  [
    'a shell variable becomes local',
    { path: 'a.sh', file: ['f() {', '  dir=$(mktemp -d)', '}'], at: 2, code: ['  local dir=$(mktemp -d)'] },
  ],
  [
    'several lines for one',
    { path: 'load.js', file: LOAD, at: 6, code: ['  if (user.name) return user.name', "  return 'nobody'"] },
  ],
  [
    'a shorter sentence in place of another',
    {
      path: 'README.md',
      file: ['Before you open the page, run the server with `start`.', ''],
      at: 1,
      code: ['Run `start`.'],
    },
  ],
  [
    'another return',
    {
      path: 'load.js',
      file: ['function share(a, b) {', '  return a.count / b.count + 1', '}'],
      at: 2,
      code: ['  return ratio(a.count, b.count)'],
    },
  ],
]

describe('only the changed part of a line', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
