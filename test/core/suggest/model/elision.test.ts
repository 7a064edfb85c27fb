import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const REFUSED: readonly Refused[] = [
  [
    'an ellipsis in brackets',
    {
      path: 'a.py',
      file: ['def f():', '    a()', '    b()', '    c()'],
      at: [2, 4],
      code: ['    a(1)', '    # [...]'],
    },
    'elision: The code leaves something out ("…").',
  ],
  [
    'and so on',
    { path: 'a.js', file: ['a()', 'b()', 'c()'], at: [1, 3], code: ['a(1)', '// and so on'] },
    'elision: The code leaves something out ("…").',
  ],
  [
    'etc.',
    { path: 'a.js', file: ['a()', 'b()', 'c()'], at: [1, 3], code: ['a(1)', '// etc.'] },
    'elision: The code leaves something out ("…").',
  ],
  [
    'keep the rest',
    { path: 'a.py', file: ['a()', 'b()', 'c()'], at: [1, 3], code: ['a(1)', '# keep the rest as is'] },
    'elision: The code leaves something out ("…").',
  ],
  [
    'leave all others',
    {
      path: 'a.sql',
      file: ['SELECT a;', 'SELECT b;', 'SELECT c;'],
      at: [1, 3],
      code: ['SELECT d;', '-- leave all others'],
    },
    'elision: The code leaves something out ("…").',
  ],
  [
    'stay as they are',
    {
      path: 'a.go',
      file: ['a()', 'b()', 'c()'],
      at: [1, 3],
      code: ['a(1)', '// the other cases stay as they are'],
    },
    'elision: The code leaves something out ("…").',
  ],
  [
    'in a comment of HTML',
    {
      path: 'a.html',
      file: ['<p>a</p>', '<p>b</p>', '<p>c</p>'],
      at: [1, 3],
      code: ['<p>d</p>', '<!-- rest of the file -->'],
    },
    'elision: The code leaves something out ("…").',
  ],
  [
    'in a comment of rst',
    {
      path: 'a.rst',
      file: ['One sentence.', 'Another.', 'A third.'],
      at: [1, 3],
      code: ['One.', '', '.. rest unchanged'],
    },
    'elision: The code leaves something out ("…").',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'a comment that was there',
    { path: 'a.js', file: ['a()', '// and so on', 'b()'], at: [1, 2], code: ['a(1)', '// and so on'] },
  ],
  [
    'the Ellipsis of Python in a call',
    { path: 'a.py', file: ['x = a[0]', 'b()'], at: 1, code: ['x = a[..., 0]'] },
  ],
  [
    'a comment about what is left',
    {
      path: 'a.js',
      file: ['a()', 'b()'],
      at: 1,
      code: ['// The list is left as an array on purpose.', 'a()'],
    },
  ],
  [
    'a comment with a thing and more',
    {
      path: 'a.js',
      file: ['a()', 'b()'],
      at: 1,
      code: ['// Other handlers read this cache as well, so it is cleared last.', 'a()'],
    },
  ],
  [
    'a body that is nothing',
    {
      path: 'a.pyi',
      file: ['def f(x: int) -> int: ...', 'b: int'],
      at: 1,
      code: ['def f(x: int) -> str: ...'],
    },
  ],
  [
    'variadic arguments',
    { path: 'a.go', file: ['func f(a int) {', '}'], at: 1, code: ['func f(a ...int) {'] },
  ],
]

describe('code left out', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
