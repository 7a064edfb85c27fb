import { describe, expect, test } from 'vitest'
import { loadSyntax } from '../../src/input/load-syntax.ts'
import type { Language } from '../../src/input/syntax/languages.ts'
import { modelFinding, planOnHead } from '../helpers/head.ts'
import { SAMPLES } from './syntax-samples.ts'

const _OPTIONS = { trust: 'auto', suggestions: true } as const
const samples = Object.entries(SAMPLES) as [Language, (typeof SAMPLES)[Language]][]

describe('a file that parses must still parse', () => {
  test.for(samples)('%s', async ([, head]) => {
    const { path, line, right, wrong, breaksAt = line } = head
    const became = async (suggestion: string) => {
      const { findings } = await planOnHead(head, [modelFinding(path, 0, { line, suggestion })])
      return findings[0]
    }
    expect(await became(right)).toMatchObject({ suggestion: 'committable' })
    expect(await became(wrong)).toMatchObject({
      suggestion: 'quoted',
      code: 'does-not-parse',
      reason: expect.stringContaining(`With it the file no longer parses at line ${breaksAt}`),
    })
  })
})

describe('what is loaded', () => {
  test.for<[what: string, paths: string[], loaded: Language[]]>([
    ['nothing without files', [], []],
    ['nothing for a language without a parser', ['a.swift', 'README', 'a.md'], []],
    ['each language once', ['a.py', 'b/b.py', 'c.TS', 'a/b.go'], ['python', 'typescript', 'go']],
  ])('%s', async ([, paths, expected]) => {
    const loaded: Language[] = []
    const parse = await loadSyntax(paths, expect.fail, async (language) => {
      loaded.push(language)
      return () => []
    })
    expect(loaded).toEqual(expected)
    expect(parse !== undefined).toBe(expected.length > 0)
  })

  test('a grammar that cannot be loaded is named once, and costs no other', async () => {
    const said: string[] = []
    const parse = await loadSyntax(
      ['a.py', 'b.py', 'c.go'],
      (text) => said.push(text),
      async (language) => {
        if (language === 'python') throw new Error('no such file')
        return () => []
      },
    )
    expect(said).toEqual([
      'Suggestions are not checked for syntax errors where the parser cannot be loaded: python (no such file)',
    ])
    expect(parse?.('a.py', '(')).toBeUndefined()
    expect(parse?.('a.go', '(')).toEqual([])
  })
})

describe('what a parser says', () => {
  const parserFor = (path: string) => loadSyntax([path], expect.fail)

  test('nothing about a file of another language, or a text that is too long', async () => {
    const parse = await parserFor('a.json')
    expect(parse?.('a.py', '(')).toBeUndefined()
    expect(parse?.('a.json', `[${' '.repeat(1_000_000)}`)).toBeUndefined()
  })

  test('a byte order mark is no error', async () => {
    expect((await parserFor('a.json'))?.('a.json', '\ufeff{}')).toEqual([])
  })

  test('comments and trailing commas in a .json are one error, however many they are', async () => {
    const parse = await parserFor('a.json')
    expect(parse?.('a.json', '{"a": 1}')).toHaveLength(0)
    expect(parse?.('a.json', '{"a": 1 // one\n}')).toHaveLength(1)
    expect(parse?.('a.json', '// one\n{"a": [1,], // two\n}')).toHaveLength(1)
    expect(parse?.('a.json', '// one\n{"a" [1,], // two\n}')?.length).toBeGreaterThan(1)
  })

  test.for([
    ['a key that a mapping has twice', 'a: 1\nb: 2\na: 3\n', 3],
    ['the second document', 'a: 1\n---\nb: c: d\n', 3],
    ['a tab as indentation', 'a:\n\tb: 1\n', 2],
  ] as const)('YAML: %s', async ([, text, line]) => {
    const problems = (await parserFor('a.yml'))?.('a.yml', text) ?? []
    expect(problems.map(({ first }) => first)).toContain(line)
  })

  test.for([
    'a: &x 1\nb: *x\n',
    'a: !Ref b\n',
    '<<: {a: 1}\n<<: {b: 1}\n',
    '',
    '# nothing\n',
    '- a\n---\n- b\n',
  ])('YAML without a fault: %j', async (text) => {
    expect((await parserFor('a.yml'))?.('a.yml', text)).toEqual([])
  })

  /** Python itself, a browser's parser and the JSX of TypeScript refuse these; their grammars do not. */
  test.for<[path: string, text: string, lines: number[]]>([
    ['a.py', 'if a:\nb()\n', [1]],
    ['a.py', 'def f():\n    # only words\n\nx = 1\n', [1]],
    ['a.py', 'if a:\n    b()\n      c()\n', [3]],
    ['a.py', 'if a:\n        b()\n    c()\n', [3]],
    ['a.py', 'if a: b(); c()\nelse:\n    d()\n', []],
    ['a.py', 'class A:\n    """Says it."""\n    # more\n    def f(self): ...\n', []],
    ['a.html', '<p>a</p></div>', [1]],
    ['a.tsx', 'const a = (\n  <ul>\n    <li></ol>\n  </ul>\n)\n', [3]],
    ['a.jsx', 'const a = <a.b><></></a.b>\n', []],
  ])('%s: %j', async ([path, text, lines]) => {
    const problems = (await parserFor(path))?.(path, text) ?? []
    expect(problems.map(({ first }) => first)).toEqual(lines)
  })

  /** Such text has made parsers take quadratic time, or all of the stack. */
  test.for([
    '(',
    '{[(',
    '<a>',
    '"`\'',
    '`${',
    'async (',
    '(a,',
    '[',
    '{"a":',
    '- ',
    '? ',
    '&a ',
    'a: ',
    '/*',
    '\\',
    '<?',
  ])('hostile text has an answer or none: %j', async (piece) => {
    const length = 10_000
    for (const path of ['a.ts', 'a.cpp', 'a.rb', 'a.json', 'a.yml', 'a.html', 'a.php']) {
      const parse = await parserFor(path)
      const problems = parse?.(path, piece.repeat(length / piece.length))
      expect(problems === undefined || Array.isArray(problems)).toBe(true)
    }
  })
})
