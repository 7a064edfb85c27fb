import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { intake } from '../../../src/core/intake/intake.ts'
import { type Finding, planReview } from '../../../src/index.ts'
import { buttonText, patch } from '../../helpers/one-finding.ts'
import { ROOT } from '../../helpers/run.ts'
import { comrak, visibleText } from '../../oracles/markdown.ts'
import { buttonsOf } from '../../oracles/press.ts'

const FOLDER = path.join(ROOT, 'fixtures/tools')
const text = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
const source = (name: string) => text(path.join('src', name))

async function read(name: string) {
  const { bad, ...rest } = await intake({ file: name, text: text(name) }, 'auto')
  expect(bad).toEqual([])
  return rest
}

/** The number in the only line of a text that a tool's own count is in. */
function sumIn(name: string, pattern: RegExp): number {
  const numbers = [...text(name).matchAll(pattern)].flatMap((match) => match.slice(1).map(Number))
  expect(numbers).not.toEqual([])
  return numbers.reduce((sum, count) => sum + count, 0)
}

describe('every finding of a tool is one finding', () => {
  test.for<[name: string, format: string, count: (name: string) => number]>([
    ['checkstyle/checkstyle.xml', 'checkstyle', (name) => text(name).split('<error ').length - 1],
    ['checkstyle/eslint.xml', 'checkstyle', () => sumIn('compiler/eslint-unix.txt', /^(\d+) problems/gm)],
    ['codequality/eslint.json', 'codequality', (name) => JSON.parse(text(name)).length],
    [
      'codequality/markdownlint.json',
      'codequality',
      () => sumIn('compiler/markdownlint-cli2.txt', /Summary: (\d+)/g),
    ],
    ['shellcheck/json1.json', 'shellcheck', (name) => JSON.parse(text(name)).comments.length],
    ['shellcheck/json.json', 'shellcheck', (name) => JSON.parse(text(name)).length],
    ['shellcheck/clean.json', 'shellcheck', () => 0],
    ['pylint/json.json', 'pylint', (name) => JSON.parse(text(name)).length],
    ['pylint/json2.json', 'pylint', () => 2],
    ['golangci-lint/v1.json', 'golangci-lint', () => 3],
    ['golangci-lint/v2.json', 'golangci-lint', (name) => sumIn(name, /^(\d+) issues:$/gm)],
    ['rubocop/rubocop.json', 'rubocop', (name) => JSON.parse(text(name)).summary.offense_count],
    [
      'stylelint/stylelint.json',
      'stylelint',
      () => sumIn('compiler/stylelint-unix.txt', /^(\d+) problems/gm),
    ],
    [
      'markdownlint/cli.json',
      'markdownlint',
      () => sumIn('compiler/markdownlint-cli2.txt', /Summary: (\d+)/g),
    ],
    [
      'markdownlint/cli2.json',
      'markdownlint',
      () => sumIn('compiler/markdownlint-cli2.txt', /Summary: (\d+)/g),
    ],
    ['commands/yamllint.txt', 'commands', (name) => text(name).match(/^::(?:error|warning) /gm)?.length ?? 0],
    // gcc does not count; -Wall and -Wextra are the same for clang, which reports one that gcc does not and vice versa.
    ['compiler/gcc.txt', 'compiler', (name) => text(name).match(/: (?:warning|error): /g)?.length ?? 0],
    [
      'compiler/gcc-colour.txt',
      'compiler',
      () => text('compiler/gcc.txt').match(/: (?:warning|error): /g)?.length ?? 0,
    ],
    [
      'compiler/clang-ranges.txt',
      'compiler',
      (name) => sumIn(name, /^(\d+) warnings and (\d+) errors generated/gm),
    ],
    ['compiler/markdownlint-blank.txt', 'compiler', (name) => text(name).trim().split('\n').length],
    ['compiler/pyright.txt', 'compiler', (name) => sumIn(name, /^(\d+) errors, (\d+) warnings/gm)],
    ['compiler/standard.txt', 'compiler', (name) => text(name).trim().split('\n').length],
    ['compiler/jshint.txt', 'compiler', (name) => sumIn(name, /^(\d+) errors/gm)],
    ['compiler/jshint-unix.txt', 'compiler', (name) => sumIn(name, /^(\d+) errors/gm)],
    ['compiler/oxlint-unix.txt', 'compiler', (name) => sumIn(name, /^(\d+) problems/gm)],
    ['compiler/cspell.txt', 'compiler', (name) => sumIn(name, /Issues found: (\d+)/g)],
    ['compiler/codespell.txt', 'compiler', (name) => text(name).trim().split('\n').length],
    ['eslint/npm.txt', 'eslint', (name) => sumIn(name, /"(?:errorCount|warningCount)":(\d+)/g)],
    ['eslint/metadata.json', 'eslint', (name) => sumIn(name, /"(?:errorCount|warningCount)":(\d+)/g)],
    ['compiler/gxx.txt', 'compiler', () => 2],
    ['compiler/clang.txt', 'compiler', (name) => sumIn(name, /^(\d+) warnings and (\d+) errors generated/gm)],
    ['compiler/tsc.txt', 'compiler', (name) => text(name).trim().split('\n').length],
    ['compiler/tsc-pretty.txt', 'compiler', (name) => sumIn(name, /^Found (\d+) errors/gm)],
    ['compiler/mypy.txt', 'compiler', (name) => sumIn(name, /^Found (\d+) errors/gm)],
    // One note with a rule of its own is not counted by mypy.
    ['compiler/mypy-pretty.txt', 'compiler', (name) => sumIn(name, /^Found (\d+) errors/gm) + 1],
    ['compiler/flake8.txt', 'compiler', (name) => text(name).trim().split('\n').length],
    ['compiler/flake8-source.txt', 'compiler', () => text('compiler/flake8.txt').trim().split('\n').length],
    ['compiler/pylint.txt', 'compiler', () => JSON.parse(text('pylint/json.json')).length],
    ['compiler/pylint-parseable.txt', 'compiler', () => JSON.parse(text('pylint/json.json')).length - 1],
    ['compiler/pylint-colorized.txt', 'compiler', () => JSON.parse(text('pylint/json.json')).length - 1],
    ['compiler/shellcheck.txt', 'compiler', () => JSON.parse(text('shellcheck/json.json')).length],
    ['compiler/yamllint-parsable.txt', 'compiler', (name) => text(name).trim().split('\n').length],
    [
      'compiler/yamllint-standard.txt',
      'compiler',
      () => text('compiler/yamllint-parsable.txt').trim().split('\n').length,
    ],
    ['compiler/yamllint-colored.txt', 'compiler', () => 8],
    [
      'compiler/markdownlint.txt',
      'compiler',
      () => sumIn('compiler/markdownlint-cli2.txt', /Summary: (\d+)/g),
    ],
    ['compiler/markdownlint-cli2.txt', 'compiler', (name) => sumIn(name, /Summary: (\d+)/g)],
    ['compiler/stylelint-unix.txt', 'compiler', (name) => sumIn(name, /^(\d+) problems/gm)],
    [
      'compiler/stylelint-compact.txt',
      'compiler',
      () => sumIn('compiler/stylelint-unix.txt', /^(\d+) problems/gm),
    ],
    ['compiler/eslint-unix.txt', 'compiler', (name) => sumIn(name, /^(\d+) problems/gm)],
    ['compiler/eslint-compact.txt', 'compiler', (name) => sumIn(name, /^(\d+) problems/gm)],
    ['compiler/eslint-visualstudio.txt', 'compiler', (name) => sumIn(name, /^(\d+) problems/gm)],
    ['compiler/rubocop-emacs.txt', 'compiler', (name) => text(name).trim().split('\n').length],
    [
      'compiler/rubocop-clang.txt',
      'compiler',
      () => text('compiler/rubocop-emacs.txt').trim().split('\n').length,
    ],
    ['compiler/cppcheck.txt', 'compiler', (name) => text(name).match(/: (?:error|style): /g)?.length ?? 0],
    ['compiler/checkstyle.txt', 'compiler', (name) => text(name).match(/^\[WARN\] /gm)?.length ?? 0],
    ['compiler/go-build.txt', 'compiler', () => 2],
    ['compiler/go-vet.txt', 'compiler', () => 1],
    ['compiler/golangci-lint.txt', 'compiler', (name) => sumIn(name, /^(\d+) issues:$/gm)],
    ['compiler/ruff-concise.txt', 'compiler', (name) => sumIn(name, /^Found (\d+) errors/gm)],
    ['compiler/ruff-full.txt', 'compiler', (name) => sumIn(name, /^Found (\d+) errors/gm)],
    ['compiler/javac.txt', 'compiler', (name) => sumIn(name, /^(\d+) (?:error|warning)s?$/gm)],
    ['compiler/rustc.txt', 'compiler', (name) => sumIn(name, /aborting due to (\d+) previous errors/g)],
    ['compiler/grep.txt', 'compiler', (name) => text(name).trim().split('\n').length],
  ])('%s', async ([name, format, count]) => {
    const { findings, notes } = await read(name)
    expect(notes[0]).toContain(`read as ${format}, because`)
    expect(findings).toHaveLength(count(name))
    expect(findings.every(({ kind }) => kind === 'tool')).toBe(true)
    // No line that belongs to nothing: neither source, nor carets, nor counts.
    expect(notes.filter((note) => note.includes('skipped'))).toEqual([])
  })

  test('all samples are in the table, or are answered with advice', async () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const names = folders
      .flatMap(({ name }) => readdirSync(path.join(FOLDER, name)).map((file) => `${name}/${file}`))
      .filter((name) => !name.startsWith('src/'))
    const table = readFileSync(path.join(ROOT, 'test/core/intake/tool-samples.test.ts'), 'utf8')
    expect(names.filter((name) => !table.includes(`'${name}'`))).toEqual([])
  })
})

describe('a tool says the same in all its formats', () => {
  const fields = ({ path: file, line, column, severity, rule, message }: Finding) =>
    [path.basename(file), line, column, severity, rule, message].join(' | ')
  const withoutColumn = (said: Finding) => fields({ ...said, column: 0 })

  test.for<[one: string, other: string, say: (finding: Finding) => string]>([
    ['shellcheck/json1.json', 'compiler/shellcheck.txt', fields],
    ['shellcheck/json1.json', 'shellcheck/json.json', withoutColumn],
    ['pylint/json.json', 'compiler/pylint.txt', (said) => fields(said)],
    ['checkstyle/eslint.xml', 'compiler/eslint-unix.txt', fields],
    ['checkstyle/eslint.xml', 'compiler/eslint-compact.txt', fields],
    ['checkstyle/eslint.xml', 'compiler/eslint-visualstudio.txt', fields],
    ['checkstyle/checkstyle.xml', 'compiler/checkstyle.txt', fields],
    ['stylelint/stylelint.json', 'compiler/stylelint-unix.txt', fields],
    ['stylelint/stylelint.json', 'compiler/stylelint-compact.txt', fields],
    ['markdownlint/cli.json', 'compiler/markdownlint.txt', fields],
    ['markdownlint/cli.json', 'compiler/markdownlint-cli2.txt', fields],
    ['markdownlint/cli.json', 'markdownlint/cli2.json', fields],
    ['compiler/yamllint-parsable.txt', 'compiler/yamllint-standard.txt', fields],
    ['compiler/gcc.txt', 'compiler/gcc-colour.txt', fields],
    ['compiler/jshint.txt', 'compiler/jshint-unix.txt', fields],
    ['eslint/npm.txt', 'eslint/metadata.json', fields],
    ['compiler/flake8.txt', 'compiler/flake8-source.txt', fields],
    ['compiler/markdownlint.txt', 'compiler/markdownlint-cli2.txt', fields],
  ])('%s and %s', async ([one, other, say]) => {
    // A range has its end as the line; text has only the start.
    const start = ({ startLine, ...rest }: Finding): Finding => ({
      ...rest,
      line: startLine ?? rest.line ?? 0,
    })
    const [first, second] = await Promise.all([read(one), read(other)])
    const lines = (findings: readonly Finding[]) => findings.map((finding) => say(start(finding))).toSorted()
    expect(lines(second.findings)).toEqual(lines(first.findings))
  })
})

describe('fixes are exact', () => {
  /** Each finding alone, on a diff that adds the whole file. */
  async function buttons(name: string, file: string): Promise<string[]> {
    const rows = source(file).split('\n')
    const isEnded = rows.at(-1) === ''
    const added = rows.slice(0, isEnded ? -1 : undefined).map((row) => `+${row}`)
    const diff = `${patch(file, 1, added, 0)}${isEnded ? '' : '\\ No newline at end of file\n'}`
    const { findings } = await read(name)
    return findings.flatMap((finding) => {
      const { review } = planReview({ findings: [{ ...finding, path: file }], diff })
      return buttonsOf(review.comments).map((button) => `${finding.rule} ${buttonText(button)}`)
    })
  }

  const SHELLCHECK = [
    'SC2086 4: if [ "$target" == "prod" ]; then',
    'SC2164 5: \tcd /srv/$target || exit',
    'SC2086 5: \tcd /srv/"$target"',
    'SC2006 6: \techo "é $target" $(date)',
    'SC2086 8: for f in $(ls *.txt); do rm "$f"; done',
  ]

  test.for([['shellcheck/json1.json'], ['shellcheck/json.json']])(
    '%s: tabs and letters',
    async ([name = '']) => {
      expect(await buttons(name, 'deploy.sh')).toEqual(SHELLCHECK)
    },
  )

  test('markdownlint: columns, whole lines, insertions', async () => {
    expect(await buttons('markdownlint/cli.json', 'notes.md')).toEqual([
      'MD009/no-trailing-spaces 3: Some text with trailing spaces',
      'MD032/blanks-around-lists 3-4: Some text with trailing spaces    |  | * item',
      'MD030/list-marker-space 5: * other',
      'MD012/no-multiple-blanks 7: ',
      'MD012/no-multiple-blanks 8: ',
      'MD022/blanks-around-headings 9-10: ### Jumped |  | A bare https://example.com/a_b_c link and\ta tab',
      'MD034/no-bare-urls 10: A bare <https://example.com/a_b_c> link and\ta tab',
      'MD010/no-hard-tabs 10: A bare https://example.com/a_b_c link and a tab',
      'MD031/blanks-around-fences 14-15: ``` |  | last ~~line~~ __init__ <T>',
    ])
  })

  test('golangci-lint: byte columns, lines, deletions; what is not in the own line is shown', async () => {
    expect(await buttons('golangci-lint/v2.json', 'main.go')).toEqual([
      'govet 10: \tfmt.Printf("%s\\n", "a")',
      'staticcheck 12: \tvar y = "b"',
    ])
    expect(await buttons('golangci-lint/v1.json', 'main.go')).toEqual([
      'misspell 11: \tos.Create("a")',
      'gofmt 9-10: \tx := 2',
      'whitespace 7: ',
    ])
    const { findings } = await read('golangci-lint/v2.json')
    expect(findings.at(-1)?.message).toContain('There is a fix (its place cannot be told)')
  })
})

test('no Markdown is made of a tool’s text', async () => {
  const { findings } = await read('compiler/grep.txt')
  const diff = patch(
    'cart.ts',
    6,
    source('cart.ts')
      .split('\n')
      .slice(5, 7)
      .map((row) => `+${row}`),
  )
  const { review } = planReview({ findings, diff, options: { scope: 'all' } })
  const documents = comrak.read([...review.comments.map(({ body }) => body), review.body])
  const shown = documents.map(visibleText).join('\n').replaceAll('\u200b', '')
  for (const said of ['{ __init__: number', '__init__(self, *args, **kwargs)', '~~line~~ __init__ <T>'])
    expect(shown).toContain(said)
})

test('what javac explains below its caret belongs to the message', async () => {
  const { findings } = await read('compiler/javac.txt')
  expect(findings.map(({ rule }) => rule)).toEqual([
    'rawtypes',
    'rawtypes',
    'unchecked',
    undefined,
    undefined,
  ])
  expect(findings.at(-1)?.message).toBe('cannot find symbol\nsymbol:   method foo()\nlocation: class Main')
})

test('the columns of javac are those of its carets', async () => {
  const [, , row = ''] = text('src/Main.java').split('\n')
  const { findings } = await read('compiler/javac.txt')
  expect(findings.map(({ column = 0 }) => row.slice(column - 1, column + 3))).toEqual([
    'List',
    'Arra',
    '("x"',
    '"s";',
    'foo(',
  ])
})

test('the fields of lines in ways of their own', async () => {
  const [pyright] = (await read('compiler/pyright.txt')).findings
  expect(pyright).toMatchObject({
    line: 7,
    column: 33,
    severity: 'error',
    rule: 'reportAttributeAccessIssue',
  })
  expect(pyright?.message).toMatch(/^Cannot assign to attribute .*\n.* is not a/)
  const [standard] = (await read('compiler/standard.txt')).findings
  expect(standard).toMatchObject({ rule: 'no-var', severity: 'warning', column: 1 })
  const [cspell] = (await read('compiler/cspell.txt')).findings
  expect(cspell).toMatchObject({ message: 'Unknown word (Wrnog)', line: 1, column: 3, source: 'cspell' })
  expect(cspell).not.toHaveProperty('rule')
  const [markdownlint] = (await read('compiler/markdownlint-blank.txt')).findings
  expect(markdownlint).toMatchObject({ path: 'a b/r é.md', line: 3, rule: 'MD012/no-multiple-blanks' })
})

test('what rustc says beside its carets belongs to the message', async () => {
  const { findings } = await read('compiler/rustc.txt')
  expect(findings.map(({ message }) => message)).toEqual([
    'mismatched types\nexpected `i32`, found `&str`',
    'cannot find function `foo` in this scope\nnot found in this scope',
  ])
})

describe('what is not read is named, with what to run instead', () => {
  test.for<[name: string, advice: string]>([
    ['unread/shellcheck-tty.txt', 'shellcheck --format json1'],
    ['unread/eslint-stylish.txt', 'eslint --format json'],
    ['unread/eslint-tap.txt', 'looks like TAP'],
    ['unread/eslint-junit.xml', 'looks like JUnit XML'],
    ['unread/stylelint-string.txt', 'stylelint --formatter json'],
    ['unread/cppcheck.xml', 'cppcheck without --xml'],
    ['unread/gcc.json', 'gcc without -fdiagnostics-format'],
    ['unread/oxlint.txt', 'oxlint --format checkstyle'],
    ['unread/oxlint.json', 'oxlint --format checkstyle'],
    ['unread/biome.txt', 'biome check --reporter=rdjson'],
    ['unread/rubocop-simple.txt', 'rubocop --format json'],
    ['unread/rubocop-tap.txt', 'looks like TAP'],
  ])('%s', async ([name, advice]) => {
    await expect(read(name)).rejects.toThrow(advice)
    await expect(read(name)).rejects.toThrow('These formats are read: json, jsonl, text')
  })
})
