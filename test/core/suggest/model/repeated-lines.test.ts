import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'
import { CART, TESTS } from '../../../helpers/sample-files.ts'

const REFUSED: readonly Refused[] = [
  [
    'a function for its first line',
    {
      path: 'cart.py',
      file: CART,
      at: 2,
      code: [
        '    def total(self):',
        '        result = 0',
        '        for item in self.items:',
        '            result += item.price',
        '        return result',
      ],
    },
    'doubtful-range: The code repeats a line next to the range (result = 0), so the range may be wrong.',
  ],
  [
    'one number for two lines',
    {
      path: 'cart.py',
      file: CART,
      at: 3,
      code: ['        result = Decimal(0)', '        for item in self.items:'],
    },
    'doubtful-range: The code repeats a line next to the range (for item in self.items:), so the range may be wrong.',
  ],
  [
    'a function for a line of it, though that line is quoted',
    {
      path: 'cart.py',
      file: CART,
      at: 5,
      code: [
        '    def total(self):',
        '        result = 0',
        '        for item in self.items:',
        '            result += item.price * item.count',
        '        return result',
      ],
      original: ['            result += item.price'],
    },
    'doubtful-range: The code repeats a line next to the range (def total(self):), so the range may be wrong.',
  ],
  [
    'the kept line and the one below it',
    {
      path: 'add.test.ts',
      file: TESTS,
      at: 4,
      code: ['  const sum = add(1, 2)', '  expect(sum).toBe(3)', "  expect(sum).toBeTypeOf('number')"],
    },
    'doubtful-range: The code repeats a line next to the range (expect(sum).toBe(3)), so the range may be wrong.',
  ],
  [
    'the kept line and the one above it',
    {
      path: 'add.test.ts',
      file: TESTS,
      at: 5,
      code: ['  expect.assertions(1)', '  const sum = add(1, 2)', '  expect(sum).toBe(3)'],
    },
    'doubtful-range: The code repeats a line next to the range (const sum = add(1, 2)), so the range may be wrong.',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'another test after a test',
    {
      path: 'add.test.ts',
      file: TESTS,
      at: 6,
      code: [
        '});',
        '',
        "test('adds negative numbers', () => {",
        '  const sum = add(-1, -2)',
        '  expect(sum).toBe(-3)',
        '});',
      ],
    },
  ],
  [
    'another test after the last',
    {
      path: 'add.test.ts',
      file: TESTS,
      at: 11,
      code: [
        '});',
        '',
        "test('adds many', () => {",
        '  const sum = add(1, 2, 3)',
        '  expect(sum).toBe(6)',
        '});',
      ],
    },
  ],
  [
    'a line before a loop',
    { path: 'cart.py', file: CART, at: 4, code: ['        self.check()', '        for item in self.items:'] },
  ],
  [
    'an insertion after a block',
    {
      path: 'cart.js',
      file: ['exports.cart = {', '  items: [],', '};', 'exports.size = 1;'],
      at: 3,
      code: ['};', 'exports.limit = 10;'],
    },
  ],
  [
    'lines that stand elsewhere, in a new function',
    {
      path: 'cart.py',
      file: CART,
      at: 9,
      code: [
        '        self.items = []',
        '',
        '    def count(self):',
        '        result = 0',
        '        for item in self.items:',
        '            result += 1',
        '        return result',
      ],
    },
  ],
  [
    'words alone on a line are everywhere',
    {
      path: 'a.rb',
      file: ['def a', '  if x', '    y', '  end', 'end'],
      at: 3,
      code: ['    y', '  else', '    z'],
    },
  ],
  [
    'a line between lines that stand below too',
    {
      path: 'a.js',
      file: ['expect(next()).toBe(1)', 'expect(next()).toBe(1)', 'expect(next()).toBe(1)'],
      at: [1, 2],
      code: ['expect(next()).toBe(1)', 'reset()', 'expect(next()).toBe(1)'],
    },
  ],
  [
    'as many lines as the range',
    {
      path: 'cart.py',
      file: CART,
      at: [3, 4],
      code: ['        result = Decimal(0)', '        for item in self.items or []:'],
    },
  ],
]

describe('code that repeats lines near its range', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
