import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'
import { CART, TESTS } from '../../../helpers/sample-files.ts'

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
    'the line above',
    {
      path: 'cart.py',
      file: CART,
      at: 4,
      code: ['        result = 0', '        for item in sorted(self.items):'],
    },
    'doubtful-range: The code repeats a line next to the range (result = 0), so the range may be wrong.',
  ],
  [
    'the line below',
    { path: 'add.test.ts', file: TESTS, at: 4, code: ['  const sum = add(2, 1)', '  expect(sum).toBe(3)'] },
    'doubtful-range: The code repeats a line next to the range (expect(sum).toBe(3)), so the range may be wrong.',
  ],
  [
    'the line below, though the range is quoted',
    {
      path: 'add.test.ts',
      file: TESTS,
      at: 4,
      code: ['  const sum = add(2, 1)', '  expect(sum).toBe(3)'],
      original: ['  const sum = add(1, 2)'],
    },
    'doubtful-range: The code repeats a line next to the range (expect(sum).toBe(3)), so the range may be wrong.',
  ],
  [
    'as many lines as the range, the first of them the line above',
    {
      path: 'cart.py',
      file: CART,
      at: [4, 5],
      code: ['        result = 0', '        for item in sorted(self.items):'],
    },
    'doubtful-range: The code repeats a line next to the range (result = 0), so the range may be wrong.',
  ],
  [
    'as many lines as the range, the last of them the line below',
    {
      path: 'cart.py',
      file: CART,
      at: [4, 5],
      code: ['            result += item.price * 2', '        return result'],
    },
    'doubtful-range: The code repeats a line next to the range (return result), so the range may be wrong.',
  ],
  [
    'the bracket below',
    { path: 'add.test.ts', file: TESTS, at: 5, code: ['  expect(sum).toEqual(3)', '});'] },
    'doubtful-range: The code repeats a line next to the range (});), so the range may be wrong.',
  ],
  [
    'both ends below',
    {
      path: 'a.rb',
      file: ['class A', '  def b', '    c', '  end', 'end'],
      at: 3,
      code: ['    c!', '  end', 'end'],
    },
    'doubtful-range: The code repeats a line next to the range (end), so the range may be wrong.',
  ],
  [
    'a new version of the line below',
    { path: 'a.go', file: RUN, at: 4, code: ['	return client.run(ctx, time.Minute)'] },
    'doubtful-range: The code looks like it is meant for line 5 (return client.run(ctx)).',
  ],
  [
    'a new version of the line above',
    { path: 'a.go', file: RUN, at: 5, code: ['	client := newClient(http.DefaultTransport, time.Second)'] },
    'doubtful-range: The code looks like it is meant for line 4 (client := newClient(http.DefaultTranspor…).',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'the bracket that was there, kept',
    { path: 'a.js', file: ['if (a) {', '  b()', '}', '}'], at: [2, 3], code: ['  b(1)', '}'] },
  ],
  [
    'a guard before a return',
    { path: 'a.go', file: RUN, at: 5, code: ['	defer client.close()', '	return client.run(ctx)'] },
  ],
  [
    'a list entry like its neighbours',
    {
      path: 'a.json',
      file: ['[', '  "alpha one",', '  "alpha two"', ']'],
      at: 2,
      code: ['  "alpha one",', '  "alpha three",'],
    },
  ],
  [
    'a bracket of another indentation',
    {
      path: 'a.js',
      file: ['function f() {', '  if (a) {', '    send(item, options)', '  }', '}'],
      at: 3,
      code: ['    for (const item of items) {', '      send(item, options)', '    }'],
    },
  ],
]

describe('code that begins or ends with the lines beside its range', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
