import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fencepost, ROOT, temporaryFiles } from '../helpers/run.ts'

const DIFF = path.join(ROOT, 'fixtures/first-look/pr.diff')
const FINDINGS = path.join(ROOT, 'fixtures/first-look/findings.json')
const diffText = readFileSync(DIFF, 'utf8')
const findingsText = readFileSync(FINDINGS, 'utf8')

describe('plan', () => {
  test('shows a person what goes where, and why', async () => {
    const { status, stdout, stderr } = await fencepost(['plan', '--diff', DIFF, '--findings', FINDINGS])
    expect(status).toBe(0)
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/findings\.json: read as json, because it begins like JSON$/),
      "PATH MAP: 'cart.ts' -> 'src/cart.ts'",
      '',
    ])
    await expect(stdout).toMatchFileSnapshot('../golden/first-look.txt')
  })

  test('--json prints the review exactly as it would be posted', async () => {
    const link = ['--repo', 'shop/shop', '--commit', '0123456789012345678901234567890123456789']
    const { status, stdout } = await fencepost([
      'plan',
      '--json',
      '--diff',
      DIFF,
      '--findings',
      FINDINGS,
      ...link,
    ])
    expect(status).toBe(0)
    await expect(stdout).toMatchFileSnapshot('../golden/first-look.json')
    const { review } = JSON.parse(stdout) as { review: { body: string; comments: Record<string, unknown>[] } }
    const bodies = review.comments.map(({ path, line, body }) => `--- ${path}:${line}\n\n${body}`)
    await expect([review.body, ...bodies].join('\n\n')).toMatchFileSnapshot('../golden/first-look.md')
    const known = new Set(['path', 'body', 'line', 'side', 'start_line', 'start_side'])
    expect(review.comments.flatMap(Object.keys).filter((key) => !known.has(key))).toEqual([])
  })

  test('--platform gitlab prints notes with their positions', async () => {
    const refs = ['base', 'start', 'head'].flatMap((name, index) => [`--${name}-sha`, `${index}`.repeat(40)])
    const args = ['--diff', DIFF, '--findings', FINDINGS, '--platform', 'gitlab', '--project', 'shop/shop']
    const { status, stdout } = await fencepost(['plan', '--json', ...args, ...refs])
    expect(status).toBe(0)
    await expect(stdout).toMatchFileSnapshot('../golden/first-look.gitlab.json')
    const forPeople = await fencepost(['plan', ...args])
    expect(forPeople.stdout).toContain('6 inline (')
    const withoutCommits = await fencepost(['plan', '--json', ...args, '--commit', '2'.repeat(40)])
    const bare = JSON.parse(stdout, (key, value) =>
      /^(?:base|start|head)_sha$/.test(key) ? undefined : value,
    )
    expect(JSON.parse(withoutCommits.stdout).review).toEqual(bare.review)
    expect(withoutCommits.stdout).not.toContain('_sha')
  })

  test('reads the diff or the findings from standard input', async () => {
    const byFile = await fencepost(['plan', '--json', '--diff', DIFF, '--findings', FINDINGS])
    const diffPiped = await fencepost(['plan', '--json', '--diff', '-', '--findings', FINDINGS], {
      stdin: diffText,
    })
    const findingsPiped = await fencepost(['plan', '--json', '--diff', DIFF, '--findings', '-'], {
      stdin: findingsText,
    })
    expect(diffPiped.stdout).toBe(byFile.stdout)
    expect(findingsPiped.stdout).toBe(byFile.stdout)
  })

  test('reads UTF-16, as PowerShell redirects it', async () => {
    const cwd = temporaryFiles()
    writeFileSync(path.join(cwd, 'pr.diff'), Buffer.from(`\ufeff${diffText}`, 'utf16le'))
    const { stdout } = await fencepost(['plan', '--json', '--diff', 'pr.diff', '--findings', FINDINGS], {
      cwd,
    })
    expect(JSON.parse(stdout).counts.comments).toBe(5)
  })

  test('takes several files and globs', async () => {
    const one = JSON.stringify([{ path: 'src/cart.ts', line: 11, message: 'one' }])
    const two = JSON.stringify([{ path: 'src/cart.ts', line: 12, message: 'two' }])
    const cwd = temporaryFiles({ 'a.json': one, 'b.json': two })
    const { stdout } = await fencepost(['plan', '--json', '--diff', DIFF, '--findings', '*.json'], { cwd })
    expect(JSON.parse(stdout).counts.findings).toBe(2)
    const again = await fencepost(
      ['plan', '--json', '--diff', DIFF, '--findings', 'a.json', '--findings', 'b.json'],
      { cwd },
    )
    expect(again.stdout).toBe(stdout)
  })

  test('a glob that matches nothing is a warning', async () => {
    const { status, stderr } = await fencepost(['plan', '--diff', DIFF, '--findings', 'nowhere/*.json'])
    expect(status).toBe(0)
    expect(stderr).toContain('nowhere/*.json matches no file')
  })

  test.for([
    ['error', 1],
    ['none', 0],
  ] as const)('fail-on %s exits with %i', async ([failOn, expected]) => {
    const { status, stderr } = await fencepost([
      ...['plan', '--diff', DIFF, '--findings', FINDINGS],
      ...['--fail-on', failOn],
    ])
    expect(stderr.includes(`A finding meets fail-on: ${failOn}`)).toBe(expected === 1)
    expect(status).toBe(expected)
  })

  test('an empty list is not an error and plans nothing', async () => {
    const { status, stdout } = await fencepost(['plan', '--json', '--diff', DIFF, '--findings', '-'], {
      stdin: '[]',
    })
    expect(status).toBe(0)
    expect(JSON.parse(stdout).review).toEqual({ event: 'COMMENT', body: '', comments: [] })
  })

  test.for<[what: string, name: string, text: string, flags: string[], says: string]>([
    ['no entry', 'f.json', '[]', [], '0 findings in f.json (json)'],
    [
      'a clean log',
      'eslint.json',
      '[{"filePath":"a.ts","messages":[]}]',
      [],
      '0 findings in eslint.json (eslint)',
    ],
    ['an empty file', 'f.txt', '', [], '0 findings in f.txt (empty)'],
    ['the format that is given', 'f.txt', '', ['--format', 'compiler'], '0 findings in f.txt (compiler)'],
    ['no file', 'f.json', '[]', ['-f', '*.sarif'], '0 findings in f.json (json)'],
  ])('where there is none it is said what was looked at: %s', async ([, name, text, flags, says]) => {
    const cwd = temporaryFiles({ [name]: text })
    const { status, stderr } = await fencepost(['plan', '--diff', DIFF, '-f', name, ...flags], { cwd })
    expect(status).toBe(0)
    expect(stderr).toContain(`${says}; 3 changed files in ${DIFF}\n`)
  })

  test('lenient lists what cannot be parsed and continues', async () => {
    const stdin = JSON.stringify([
      { path: 'src/cart.ts', line: 11, message: 'good' },
      { path: 'src/cart.ts' },
    ])
    const { status, stdout } = await fencepost(
      ['plan', '--json', '--lenient', '--diff', DIFF, '--findings', '-'],
      { stdin },
    )
    expect(status).toBe(0)
    const { findings, counts } = JSON.parse(stdout)
    expect(counts.findings).toBe(2)
    expect(findings[1]).toMatchObject({ outcome: 'dropped', code: 'bad-entry' })
  })

  test.for<[rule: string, env: Record<string, string>, colour: boolean]>([
    ['no colour in a pipe', {}, false],
    ['colour in a pipe where it is asked for', { FORCE_COLOR: '1' }, true],
  ])('%s', async ([, env, colour]) => {
    const { stdout } = await fencepost(['plan', '--diff', DIFF, '--findings', FINDINGS], { env })
    expect(stdout.includes('\u001b')).toBe(colour)
  })
})

describe('check', () => {
  const args = ['check', '--diff', DIFF, '--findings']

  test('tells a model what each finding gets and what to mend', async () => {
    const { status, stdout } = await fencepost([...args, FINDINGS])
    expect(status).toBe(1)
    await expect(stdout).toMatchFileSnapshot('../golden/check.txt')
  })

  test('--json has the same for programs', async () => {
    const { status, stdout } = await fencepost([...args, FINDINGS, '--json'])
    expect(status).toBe(1)
    const relative = stdout.replaceAll(ROOT, '')
    await expect(relative).toMatchFileSnapshot('../golden/check.json')
  })

  test.for<[what: string, findings: string, status: number, said: string]>([
    [
      'nothing to mend',
      '[{"path":"src/cart.ts","line":11,"message":"m"}]',
      0,
      '1 finding, 0 with a one-click',
    ],
    ['no findings', '[]', 0, '0 findings'],
    [
      'an entry that cannot be read, beside others',
      '[{"path":"src/cart.ts","line":11,"message":"m"},{"path":"a"}]',
      2,
      '"message" is missing',
    ],
    ['no findings file', 'nonsense {', 2, ''],
  ])('%s', async ([, stdin, status, said]) => {
    const ran = await fencepost([...args, '-'], { stdin })
    expect(ran.status).toBe(status)
    expect(ran.stdout).toContain(said)
  })
})

describe('preview', () => {
  const args = ['preview', '--diff', DIFF, '--findings', FINDINGS]

  test('writes the page, folders too, and says where', async () => {
    const cwd = temporaryFiles()
    const { status, stdout, stderr } = await fencepost([...args, '-o', 'out/review.html'], { cwd })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect(stderr).toContain('Wrote out/review.html')
    const page = readFileSync(path.join(cwd, 'out/review.html'), 'utf8')
    expect(page).toMatch(/^<!doctype html>/)
    expect((await fencepost([...args, '--output=-'])).stdout).toBe(page)
  })

  test('takes every flag that shapes the plan, and fails where fail-on is met', async () => {
    const { status, stdout } = await fencepost([...args, '-o', '-', '--no-suggestions', '--fail-on', 'error'])
    expect(status).toBe(1)
    expect(stdout).toContain('No one-click change: this review offers none.')
    expect(stdout).not.toContain('Commit suggestion')
  })
})

describe('an invalid call exits with 2, prints one error message and nothing on stdout', () => {
  const plan = (...args: string[]) => ['plan', '--diff', DIFF, ...args]
  const bad = (finding: unknown) => JSON.stringify([{ path: 'a.ts', line: 1, message: 'fine' }, finding])
  test.for<[rule: string, args: string[], stdin: string, says: string[]]>([
    ['no command', [], '', ['no command given', 'fencepost COMMAND [flags]', '  annotate  ']],
    ['a command like no other', ['xyzzy'], '', ['unknown command "xyzzy"', 'plan, preview, post, check']],
    ['unknown command', ['pots'], '', ['unknown command "pots"', 'Did you mean fencepost post?']],
    [
      'unknown flag',
      plan('--findings', '-', '--nope'),
      '[]',
      ['plan has no flag --nope', 'fencepost help plan'],
    ],
    ['mistyped flag', plan('--fidnings', '-'), '[]', ['no flag --fidnings', 'Did you mean --findings?']],
    ['mistyped --no-', plan('--no-suggestion'), '[]', ['Did you mean --no-suggestions?']],
    ['flag of another command', plan('--pr', '7'), '[]', ['It is a flag of post, annotate, context.']],
    [
      'flag without value',
      plan('--findings'),
      '',
      ['--findings needs a value', 'Write --findings FILE, or -f FILE.'],
    ],
    ['flag in place of a value', plan('--id', '--json'), '', ['--id needs a value', 'write --id=--json']],
    ['value of a switch', plan('--json=1'), '', ['--json takes no value, but "1" is given']],
    [
      'argument',
      plan('findings.json'),
      '',
      ['unexpected argument "findings.json": ', '--findings findings.json'],
    ],
    ['two shells', ['completion', 'bash', 'zsh'], '', ['unexpected argument "zsh"', 'takes only one']],
    [
      'command without --',
      ['verify', '--findings', 'f.json', 'npm', 'test'],
      '',
      ['"npm"', 'after --: -- npm test.'],
    ],
    ['no shell', ['completion'], '', ['bash, zsh, fish']],
    ['unknown shell', ['completion', 'fihs'], '', ['is "fihs"', 'Did you mean fish?']],
    ['help of no command', ['help', 'plna'], '', ['is "plna"', 'Did you mean plan?']],
    ['unknown colour', ['schema', '--color', 'alway'], '', ['--color is "alway"', 'Did you mean always?']],
    [
      'no output',
      ['preview', '--diff', DIFF, '--findings', '-'],
      '[]',
      ['--output is required', 'review.html'],
    ],
    [
      'an output that cannot be',
      ['preview', '--diff', DIFF, '--findings', '-', '-o', 'package.json/x.html'],
      '[]',
      ['package.json/x.html cannot be written'],
    ],
    ['no findings', plan(), '', ['--findings is required']],
    [
      'missing file',
      plan('--findings', 'nowhere.json'),
      '',
      ['nowhere.json cannot be read: there is no such file'],
    ],
    ['a directory', plan('--findings', 'src'), '', ['src is a directory']],
    [
      'both from standard input',
      ['plan', '--diff', '-', '--findings', '-'],
      '',
      ['cannot both be standard input'],
    ],
    [
      'broken JSON',
      plan('--findings', '-'),
      '[{"path": "a.ts",}]',
      ['standard input: not JSON', 'line 1, column 18'],
    ],
    ['JSON that ends early', plan('--findings', '-'), '[{"path": "a.ts"', ['standard input: not JSON']],
    [
      'a document of another kind',
      plan('--findings', '-'),
      '{"a": 1}',
      ['standard input', 'list of findings'],
    ],
    [
      'unknown format',
      plan('--findings', '-', '--format', 'xml'),
      '[]',
      ['format is "xml"', 'auto, json, jsonl'],
    ],
    [
      'wrong choice',
      plan('--findings', '-', '--min-severity', 'fatal'),
      '[]',
      ['min-severity is "fatal"', 'error, warning, info'],
    ],
    [
      'unknown platform',
      plan('--findings', '-', '--platform', 'gitea'),
      '[]',
      ['platform is "gitea"', 'github, gitlab'],
    ],
    [
      'one commit of three',
      plan('--findings', '-', '--platform', 'gitlab', '--json', '--base-sha', 'a'.repeat(40)),
      '[]',
      ['--start-sha is missing', 'diff_refs', 'all three, or none'],
    ],
    [
      'a short commit',
      plan('--findings', '-', '--platform', 'gitlab', '--json', '--base-sha', 'abc'),
      '[]',
      ['--base-sha is "abc"', 'a full commit SHA'],
    ],
    ['wrong number', plan('--findings', '-', '--max-comments', '-1'), '[]', ['max-comments']],
    [
      'wrong switch',
      plan('--findings', '-', '--suggestions=maybe'),
      '[]',
      ['suggestions is "maybe"', 'true, false'],
    ],
    ['event auto without fail-on', plan('--findings', '-', '--event', 'auto'), '[]', ['needs fail-on']],
    [
      'no path',
      plan('--findings', '-'),
      bad({ message: 'x' }),
      ['standard input: finding 1: "path" is missing'],
    ],
    ['no text', plan('--findings', '-'), bad({ path: 'a.ts', line: 1 }), ['finding 1: "message" is missing']],
    [
      'negative line',
      plan('--findings', '-'),
      bad({ path: 'a', line: -4, message: 'x' }),
      ['finding 1: "line" is -4', 'from 1 up'],
    ],
    [
      'a line below 0',
      plan('--findings', '-'),
      bad({ path: 'a', line: -1, message: 'x' }),
      ['"line" is -1', 'from 1 up'],
    ],
    [
      'a line that is not a number',
      plan('--findings', '-'),
      bad({ path: 'a', line: 'x', message: 'x' }),
      ['"line" is "x"'],
    ],
    ['half a line', plan('--findings', '-'), bad({ path: 'a', line: 1.5, message: 'x' }), ['"line" is 1.5']],
    [
      'wrong type of text',
      plan('--findings', '-'),
      bad({ path: 'a', line: 1, message: 7 }),
      ['"message" is 7'],
    ],
    ['not an object', plan('--findings', '-'), bad('oops'), ['finding 1: is "oops"', 'an object']],
    [
      'nested 100,000 deep',
      plan('--findings', '-'),
      `[{"path":"a","message":${'['.repeat(1e5)}${']'.repeat(1e5)}}]`,
      ['It is nested too deep'],
    ],
  ])('%s', async ([, args, stdin, says]) => {
    const { status, stdout, stderr } = await fencepost(args, { stdin })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    for (const text of says) expect(stderr).toContain(text)
    expect(stderr).not.toMatch(/\n\s+at /)
  })
})

test('--version is the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  expect((await fencepost(['--version'])).stdout).toBe(`${version}\n`)
})

test.for(['-V', '-v'])('%s too', async (flag) => {
  const long = await fencepost(['--version'])
  expect(await fencepost([flag])).toEqual(long)
})

test('schema prints the JSON Schema that is in the repository', async () => {
  const { status, stdout } = await fencepost(['schema'])
  expect(status).toBe(0)
  expect(stdout).toBe(readFileSync(path.join(ROOT, 'findings.schema.json'), 'utf8'))
})
