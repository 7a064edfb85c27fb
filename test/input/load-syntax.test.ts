import { describe, expect, test } from 'vitest'
import type { Finding } from '../../src/core/finding/finding.ts'
import { loadSyntax } from '../../src/input/load-syntax.ts'
import type { Language } from '../../src/input/syntax/languages.ts'
import { modelFinding, planOnHead } from '../helpers/head.ts'
import { SAMPLES } from './syntax-samples.ts'

const OPTIONS = { trust: 'auto', suggestions: true } as const
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
  const code = (path: string) => modelFinding(path, 0, { line: 1, suggestion: 'x' })

  async function loadedFor(
    findings: readonly Finding[],
    options: Parameters<typeof loadSyntax>[1] = OPTIONS,
  ) {
    const loaded: Language[] = []
    const parse = await loadSyntax(findings, options, expect.fail, async (language) => {
      loaded.push(language)
      return () => []
    })
    expect(parse !== undefined).toBe(loaded.length > 0)
    return loaded
  }

  test.for<[what: string, findings: Finding[], loaded: Language[]]>([
    ['nothing without findings', [], []],
    ['nothing for words', [modelFinding('a.py', 0, { line: 1 })], []],
    ['nothing for a tool', [{ ...code('a.py'), kind: 'tool' }], []],
    ['nothing for a language without a parser', [code('a.swift'), code('README'), code('a.md')], []],
    [
      'each language once',
      [code('a.py'), code('b/b.py'), code('c.TS'), code('a\\b.go')],
      ['python', 'typescript', 'go'],
    ],
    ['what a message suggests', [modelFinding('a.rb', 0, { line: 1, message: '[SUGGEST: x]' })], ['ruby']],
    [
      'code of strangers in the format of a tool',
      [{ ...code('a.rs'), kind: 'tool', untrusted: true }],
      ['rust'],
    ],
  ])('%s', async ([, findings, loaded]) => {
    expect(await loadedFor(findings)).toEqual(loaded)
  })

  test('nothing where there are no buttons, and all where no one is trusted', async () => {
    expect(await loadedFor([code('a.py')], { ...OPTIONS, suggestions: false })).toEqual([])
    expect(await loadedFor([{ ...code('a.py'), kind: 'tool' }], { ...OPTIONS, trust: 'model' })).toEqual([
      'python',
    ])
  })

  test('a grammar that cannot be loaded is named once, and costs no other', async () => {
    const said: string[] = []
    const parse = await loadSyntax(
      [code('a.py'), code('b.py'), code('c.go')],
      OPTIONS,
      (text) => said.push(text),
      async (language) => {
        if (language === 'python') throw new Error('no such file')
        return () => []
      },
    )
    expect(said).toEqual([
      'Suggestions are not checked for syntax errors where the parser cannot be loaded: python (no such file)',
    ])
    expect(parse?.('a.py', '(', 'file')).toBeUndefined()
    expect(parse?.('a.go', '(', 'file')).toEqual([])
  })
})

describe('what a parser says', () => {
  const parserFor = (path: string) =>
    loadSyntax([modelFinding(path, 0, { line: 1, suggestion: 'x' })], OPTIONS, expect.fail)

  test('nothing about a file of another language, or a text that is too long', async () => {
    const parse = await parserFor('a.json')
    expect(parse?.('a.py', '(', 'file')).toBeUndefined()
    expect(parse?.('a.json', `[${' '.repeat(1_000_000)}`, 'file')).toBeUndefined()
  })

  test('a byte order mark is no error', async () => {
    expect((await parserFor('a.json'))?.('a.json', '\ufeff{}', 'file')).toEqual([])
  })

  test('comments and trailing commas in a .json are one error, however many they are', async () => {
    const parse = await parserFor('a.json')
    expect(parse?.('a.json', '{"a": 1}', 'file')).toHaveLength(0)
    expect(parse?.('a.json', '{"a": 1 // one\n}', 'file')).toHaveLength(1)
    expect(parse?.('a.json', '// one\n{"a": [1,], // two\n}', 'file')).toHaveLength(1)
    expect(parse?.('a.json', '// one\n{"a" [1,], // two\n}', 'file')?.length).toBeGreaterThan(1)
  })

  test.for([
    ['a key that a mapping has twice', 'a: 1\nb: 2\na: 3\n', 3],
    ['the second document', 'a: 1\n---\nb: c: d\n', 3],
    ['a tab as indentation', 'a:\n\tb: 1\n', 2],
  ] as const)('YAML: %s', async ([, text, line]) => {
    const problems = (await parserFor('a.yml'))?.('a.yml', text, 'file') ?? []
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
    expect((await parserFor('a.yml'))?.('a.yml', text, 'file')).toEqual([])
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
    const problems = (await parserFor(path))?.(path, text, 'file') ?? []
    expect(problems.map(({ first }) => first)).toEqual(lines)
  })

  test('a part of a PHP file is PHP, without its opening tag too', async () => {
    const parse = await parserFor('a.php')
    expect(parse?.('a.php', '$a = 1;\n$b = ;\n', 'fragment')).toMatchObject([{ first: 2 }])
    expect(parse?.('a.php', '<p>\n<?php $a = 1;\n', 'fragment')).toEqual([])
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
      const problems = parse?.(path, piece.repeat(length / piece.length), 'file')
      expect(problems === undefined || Array.isArray(problems)).toBe(true)
    }
  })
})
