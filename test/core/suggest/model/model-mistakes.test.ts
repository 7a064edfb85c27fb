import { describe, expect, test } from 'vitest'
import { buttonText, patch, planOne } from '../../../helpers/one-finding.ts'

/** Lines 1 to 16. */
const TS = patch('src/load.ts', 1, [
  '+export async function load(path: string, options: Options) {',
  '+  const text = await read(path, "utf8")',
  '+  if (text === "") {',
  '+    log.warn(path)',
  '+    return undefined',
  '+  }',
  '+  const data = parse(text)',
  '+  cache.set(path, data)',
  '+  return data',
  '+}',
  '+',
  '+/** Whether it is to be read again. */',
  '+export function isStale(entry: Entry, now: number) {',
  '+  const age = now - entry.time',
  '+  return age > 1000 && entry.size < 10',
  '+}',
])
const at = (line: number, suggestion: string, more: object = {}) => ({
  path: 'src/load.ts',
  line,
  suggestion,
  ...more,
})
const over = (start_line: number, line: number, suggestion: string, more: object = {}) =>
  at(line, suggestion, { start_line, ...more })

describe('mistakes of models have no suggestion', () => {
  test.for<[code: string, mistake: string, entry: Record<string, unknown>]>([
    [
      'doubtful-range',
      'an inner line for the head of the function',
      at(13, '  const age = Math.max(0, now - entry.modified)'),
    ],
    ['doubtful-range', 'one line for the whole block', over(3, 6, '    log.error(path)')],
    [
      'doubtful-range',
      'one number for a change of two lines, the last',
      at(9, '  cache.set(path, data, options)\n  return data.value'),
    ],
    [
      'doubtful-range',
      'one number for a change of two lines, the first',
      at(7, '  const data = parse(text, options)\n  cache.set(path, data, options)'),
    ],
    [
      'doubtful-range',
      'a little like its line, and far more like the next',
      at(14, '  return age > 1000 && entry.size <= 10'),
    ],
    ['brackets-differ', 'the range ends a line too late', over(5, 6, '    return null')],
    [
      'brackets-differ',
      'the head of the block is lost',
      over(2, 3, '  const text = await read(path, "latin1")'),
    ],
    ['brackets-differ', 'the line is cut off', at(7, '  const data = parse(')],
    [
      'brackets-differ',
      'the bracket that closes the block is deleted',
      at(6, '', { original: '  }', message: 'This bracket is redundant.' }),
    ],
    [
      'brackets-differ',
      'also where the original is quoted',
      over(5, 6, '    return null', { original: '    return undefined\n  }' }),
    ],
    ['looks-like-diff', 'as cat -n lists it', at(7, '     7\t  const data = parseJson(text)')],
    ['looks-like-diff', 'as a reader of files lists it', at(7, '     7→  const data = parseJson(text)')],
    [
      'looks-like-diff',
      'the old line struck out, the new one without a sign',
      at(7, '-   const data = parse(text)\n    const data = parseJson(text)'),
    ],
    [
      'looks-like-diff',
      'both versions',
      at(7, '// Before\n  const data = parse(text)\n// After\n  const data = parseJson(text)'),
    ],
    ['elision', 'the line should be deleted', at(8, '  // removed')],
    ['elision', 'arguments left out', at(7, '  const data = parseJson(...)')],
    ['elision', 'a body left out', at(9, '  if (data) { ... }')],
    ['not-code', 'a fence that is not closed', at(7, '```ts\n  const data = parseJson(text)')],
    ['not-code', 'a fence that was not opened', at(7, '  const data = parseJson(text)\n```')],
    ['not-code', 'a sentence after the fence', at(7, '```ts\n  const data = 1\n```\nThis is safer.')],
    ['not-code', 'an empty fence', at(7, '```\n```')],
    ['not-code', 'code in backticks', at(7, '`const data = parseJson(text)`')],
    ['not-code', 'line ends escaped twice', at(7, '  const raw = trim(text);\\n  const data = parse(raw);')],
    ['not-code', 'quotes escaped twice', at(2, '  const text = await read(path, \\"latin1\\")')],
    ['not-code', 'signs as HTML writes them', at(15, '  return age &gt; 1000 &amp;&amp; entry.size &lt; 20')],
    ['not-code', 'quotes as typesetters write them', at(2, '  const text = await read(path, “latin1”)')],
    ['not-code', 'a label before the code', at(7, 'Replace with: const data = parseJson(text)')],
    ['not-code', 'a label above the code', at(7, 'Change it to:\n  const data = parseJson(text)')],
    ['not-code', 'a verb before the code', at(7, 'Use const data = parseJson(text)')],
    ['not-code', 'a sentence after the code', at(7, '  const data = 1\n\nThis makes sure that it is set.')],
    ['not-code', 'advice in small letters', at(7, 'consider adding a null check here')],
    ['not-code', 'advice of three words', at(7, 'Add error handling')],
    ['not-code', 'advice in brackets', at(7, '(remove this line)')],
    ['not-code', 'advice as an item of a list', at(7, '- Validate the input before using it')],
    ['not-code', 'advice with an arrow', at(7, 'Extract the call; `parse(text)` -> `safe(text)`')],
    ['not-code', 'advice in the place of a comment', at(12, 'Explain what the function returns.')],
    [
      'doubtful-range',
      'a quoted bracket proves nothing',
      at(6, '  }\n  const data = parse(text)', { original: '  }' }),
    ],
  ])('%s: %s', ([code, , entry]) => {
    expect(planOne(TS, entry)).toMatchObject({ suggestion: 'quoted', code, buttons: [] })
  })
})

describe('what only looks like a mistake keeps its suggestion', () => {
  const file = (path: string, rows: readonly string[]) =>
    patch(
      path,
      1,
      rows.map((row) => `+${row}`),
    )
  test.for<[rule: string, path: string, rows: string[], entry: Record<string, unknown>]>([
    [
      'a line that is wrapped and indented',
      'a.ts',
      ['  f(x)', '  h()'],
      { line: 1, suggestion: '  if (x) {\n    f(x)\n  }' },
    ],
    [
      'another branch',
      'a.ts',
      ['  if (a) {', '    f()', '  } else {', '    g()', '  }'],
      { line: 2, suggestion: '    f()\n  } else if (b) {\n    h()' },
    ],
    ['brackets in strings', 'a.ts', ['  log("a (")', '  h()'], { line: 1, suggestion: '  log("b (")' }],
    ['brackets in comments', 'a.ts', ['  log(1)', '  h()'], { line: 1, suggestion: '  log(1) // 1) first' }],
    [
      'brackets in a pattern',
      'a.ts',
      ['  x.test(/\\(a/)', '  h()'],
      { line: 1, suggestion: '  x.test(/\\(b/)' },
    ],
    ['a pattern of case', 'a.sh', ['  a) f ;;', '  esac'], { line: 1, suggestion: '  a) f ;;\n  b) g ;;' }],
    ['code where a blank line was', 'a.ts', ['a()', '', 'b()'], { line: 2, suggestion: 'const x = 1' }],
    [
      'an escaped line end in a string',
      'a.ts',
      ['  log("a")', '  h()'],
      { line: 1, suggestion: '  log("a;\\n  b")' },
    ],
    [
      'an escaped line end in a pattern',
      'a.ts',
      ['  x.split(",")', '  h()'],
      { line: 1, suggestion: '  x.split(/\\n/)' },
    ],
    [
      'escaped quotes in a string',
      'a.ts',
      ['  log("a")', '  h()'],
      { line: 1, suggestion: '  log("say \\"a\\"")' },
    ],
    [
      'entities beside the signs they stand for',
      'a.ts',
      ['  s.replace("<", "")', '  h()'],
      { line: 1, suggestion: '  s.replace("<", "&lt;")' },
    ],
    ['entities in markup', 'a.html', ['<p>', 'a & b', '</p>'], { line: 2, suggestion: 'a &amp; b' }],
    ['a string in backticks for another', 'a.ts', ['  `a`', '  h()'], { line: 1, suggestion: '  `b`' }],
    ['any arguments in C', 'a.c', ['void f(int a);', 'int b;'], { line: 1, suggestion: 'void f(...);' }],
    ['a spread in brackets', 'a.ts', ['  f(x)', '  h()'], { line: 1, suggestion: '  f({ ...x })' }],
    ['a minus before what was there', 'a.yml', ['name: a', 'other: b'], { line: 1, suggestion: '- name: a' }],
    [
      'a sentence in a docstring',
      'a.py',
      ['    """Reads it.', '    Returns the text of a file.', '    """'],
      { line: 2, suggestion: '    Returns the lines of a file.' },
    ],
    [
      'a comment for a comment',
      'a.ts',
      ['// Use the first of them.', 'f()'],
      { line: 1, suggestion: '// Use the last of them.' },
    ],
    ['a perl pragma', 'a.pm', ['use strict;', 'f();'], { line: 1, suggestion: 'use strict;\nuse warnings;' }],
    ['SQL', 'a.sql', ['DELETE FROM a;', 'COMMIT;'], { line: 1, suggestion: 'DELETE FROM a WHERE b = 1;' }],
  ])('%s', ([, path, rows, entry]) => {
    const { buttons, code } = planOne(file(path, rows), { path, ...entry })
    expect(code).toBeUndefined()
    expect(buttons.map(buttonText)).toHaveLength(1)
  })

  test.for<[rule: string, entry: Record<string, unknown>]>([
    [
      'an original proves another indentation',
      at(7, '    const data = parseJson(text)', { original: '  const data = parse(text)' }),
    ],
    [
      'an original proves one number for two lines',
      at(8, '  cache.clear()\n  cache.set(path, parse(text))', { original: '  cache.set(path, data)' }),
    ],
    ['one level too deep, where that has no meaning', at(7, '    const data = parseJson(text)')],
    ['one blank too many, where that has no meaning', at(7, '   const data = parseJson(text)')],
    ['a bracket quoted without its indentation', at(6, '  }\n  log.info(path)', { original: '}' })],
    ['lines added that are like those below', at(7, '  const data = parse(text)\n  cache.set(path, text)')],
  ])('%s', ([, entry]) => {
    expect(planOne(TS, entry)).toMatchObject({ suggestion: 'committable' })
  })
})

describe('indentation is restored only where it was lost', () => {
  const python = patch('a.py', 1, [
    '+def load(path):',
    '+    try:',
    '+        with open(path) as file:',
    '+            return file.read()',
    '+    except FileNotFoundError:',
    '+        return None',
  ])
  const original =
    '    try:\n        with open(path) as file:\n            return file.read()\n    except FileNotFoundError:\n        return None'
  test.for<[rule: string, code: string, more: object, expected: string]>([
    [
      'code taken out of a block stays as it is',
      '    with open(path) as file:\n        return file.read()',
      {},
      '2-6:     with open(path) as file: |         return file.read()',
    ],
    [
      'also where the original is quoted',
      '    with open(path) as file:\n        return file.read()',
      { original },
      '2-6:     with open(path) as file: |         return file.read()',
    ],
    [
      'all of it lost, and a line that was a level deeper',
      'with open(path) as file:\n    return file.read()',
      { original },
      'doubtful-indentation',
    ],
  ])('%s', ([, suggestion, more, expected]) => {
    const { buttons, code } = planOne(python, { path: 'a.py', start_line: 2, line: 6, suggestion, ...more })
    expect(code ?? buttons.map(buttonText).join()).toBe(expected)
  })
})
