import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'
import { CART } from '../../../helpers/sample-files.ts'

const REFUSED: readonly Refused[] = [
  [
    'Python, one level too deep',
    { path: 'cart.py', file: CART, at: 5, code: ['                result += item.price * item.count'] },
    'doubtful-indentation: The indentation is not that of the replaced lines, and in this file it has meaning.',
  ],
  [
    'Python, though the line is quoted',
    {
      path: 'cart.py',
      file: CART,
      at: 5,
      code: ['        result += item.price * item.count'],
      original: ['            result += item.price'],
    },
    'doubtful-indentation: The indentation is not that of the replaced lines, and in this file it has meaning.',
  ],
  [
    'Python, the first line alone is trimmed',
    {
      path: 'cart.py',
      file: CART,
      at: [4, 5],
      code: ['for item in self.items:', '            result += item.price * item.count'],
    },
    'doubtful-indentation: The indentation is not that of the replaced lines, and in this file it has meaning.',
  ],
  [
    'YAML',
    {
      path: 'ci.yml',
      file: ['jobs:', '  test:', '    runs-on: ubuntu-22.04'],
      at: 3,
      code: ['  runs-on: ubuntu-24.04'],
    },
    'doubtful-indentation: The indentation is not that of the replaced lines, and in this file it has meaning.',
  ],
  [
    'an item of a list in Markdown',
    {
      path: 'README.md',
      file: ['- one', '  - two words here', '- three'],
      at: 2,
      code: ['    - two other words here'],
    },
    'doubtful-indentation: The indentation is not that of the replaced lines, and in this file it has meaning.',
  ],
  [
    'a Makefile',
    { path: 'Makefile', file: ['all:', '	cc -o a a.c'], at: 2, code: ['    cc -O2 -o a a.c'] },
    'doubtful-indentation: The indentation is not that of the replaced lines, and in this file it has meaning.',
  ],
  [
    'other words at another level',
    {
      path: 'a.js',
      file: ['function f() {', '  one(two)', '}'],
      at: 2,
      code: ['        for (const each of them) visit(each)'],
    },
    'doubtful-range: The code is indented otherwise than the lines it would replace, so the range may be wrong.',
  ],
  [
    'YAML, lines without indentation after the one that is kept',
    {
      path: 'a.yml',
      file: ['updates:', '  - name: tools', '    folder: "/"', '    every: week'],
      at: 3,
      code: ['folder: "/"', 'groups:', 'all:', 'patterns: "*"'],
    },
    'doubtful-indentation: The indentation is not that of the replaced lines, and in this file it has meaning.',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'a block is indented with its condition',
    {
      path: 'a.js',
      file: ['function f() {', '  one(two)', '}'],
      at: 2,
      code: ['  if (two) {', '    one(two)', '  }'],
    },
  ],
  [
    'the words of the replaced line',
    { path: 'a.js', file: ['function f() {', '  one(two)', '}'], at: 2, code: ['    one(two, three)'] },
  ],
  [
    'tabs for blanks',
    { path: 'a.js', file: ['function f() {', '  one(two)', '}'], at: 2, code: ['	one(two, three)'] },
  ],
  [
    'a YAML entry after one that is deeper',
    {
      path: 'ci.yml',
      file: ['jobs:', '  test:', '    steps: []', ''],
      at: 3,
      code: ['    steps: []', '  lint:', '    steps: []'],
    },
  ],
  [
    'a block is taken out, and quoted',
    {
      path: 'a.py',
      file: [
        'def test_session():',
        '    with app.test_client() as client:',
        '        client.get("/")',
        '        assert session["user"] == 1',
        '    done()',
      ],
      at: [2, 4],
      code: ['    client = app.test_client()', '    client.get("/")', '    assert session["user"] == 1'],
      original: [
        '    with app.test_client() as client:',
        '        client.get("/")',
        '        assert session["user"] == 1',
      ],
    },
  ],
  [
    'the first line alone is trimmed, where that has no meaning',
    {
      path: 'a.js',
      file: ['function f() {', '  one(two)', '  three(four)', '}'],
      at: [2, 3],
      code: ['one(two)', '  three(four, five)'],
    },
  ],
  [
    'a Python statement after the block',
    {
      path: 'cart.py',
      file: CART,
      at: 5,
      code: ['            result += item.price', '        result += self.shipping'],
    },
  ],
  [
    'a Python block is taken out',
    {
      path: 'a.py',
      file: [
        'def f(path):',
        '    if True:',
        '        text = read(path)',
        '        check(text)',
        '        return text.strip()',
        '    return None',
      ],
      at: [2, 5],
      code: ['    text = read(path)', '    check(text)', '    return text.strip()'],
    },
  ],
  [
    'code in new words where a blank line was',
    { path: 'a.py', file: ['def f():', '    a = 1', '', '    return a'], at: 3, code: ['    log.debug(b)'] },
  ],
  [
    'YAML, a block without its own indentation where there is none',
    { path: 'a.yml', file: ['on: push', 'jobs: {}'], at: 1, code: ['on:', '  push:', '  pull_request:'] },
  ],
]

describe('code of another indentation', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
