import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyPatch, parsePatch } from 'diff'
import { describe, expect, test } from 'vitest'
import { runAction } from './helpers/action-run.ts'
import { sandbox, visibleReviews } from './helpers/github-run.ts'
import { comments as notesOf, summaries } from './helpers/gitlab-attempt.ts'
import { sandbox as gitlabSandbox } from './helpers/gitlab-run.ts'
import { fencepost, ROOT, temporaryFiles } from './helpers/run.ts'
import { gitDiff } from './oracles/git.ts'

/** A pull request to a shop, with what ESLint, mypy and prettier printed for its head: fixtures/scope/README.md. */
const FIXTURES = path.join(ROOT, 'fixtures/scope')
const read = (file: string) => readFileSync(path.join(FIXTURES, file), 'utf8')
const BASE = filesIn('base')
const HEAD = withPatch(BASE, 'change.diff')
const SECOND = withPatch(HEAD, 'second.diff')

/** Where the tools ran. */
const WORKSPACE = '/home/runner/work/shop/shop'

type Tree = Record<string, string>

function filesIn(folder: string): Tree {
  const root = path.join(FIXTURES, folder)
  const names = readdirSync(root, { recursive: true }).map(String)
  return Object.fromEntries(
    names
      .filter((name) => statSync(path.join(root, name)).isFile())
      .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  )
}

function withPatch(files: Tree, patch: string): Tree {
  const changed = parsePatch(read(patch)).map((each): [string, string] => {
    const name = each.newFileName?.replace('b/', '') ?? ''
    const text = applyPatch(files[name] ?? '', each)
    if (text === false) throw new Error(`${patch} does not apply to ${name}`)
    return [name, text]
  })
  return { ...files, ...Object.fromEntries(changed) }
}

/** One run of the built action on GitHub, and everything that it tells. */
async function runOn(head: Tree, file: string, inputs: Record<string, string> = {}) {
  const github = await sandbox({ base: BASE, head, serverUrl: 'https://github.test' })
  const ran = await runAction(
    github,
    { 'findings-path': file, 'preview-path': 'review.html', ...inputs },
    { prepare: (workspace) => copyTools(workspace, [file, ...Object.values(inputs)]) },
  )
  const comments = github.comments().map(({ path, startLine, line: last = 0, body }) => {
    const first = startLine ?? last
    return { place: `${path}:${first === last ? last : `${first}-${last}`}`, body }
  })
  const writes = github.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
  return { ...ran, body: visibleReviews(github)[0]?.body ?? '', comments, writes }
}

/** What the tools printed, as if they had run in this workspace. */
function copyTools(workspace: string, names: readonly string[]): void {
  const files = readdirSync(FIXTURES).filter((name) => names.includes(name))
  for (const file of files)
    writeFileSync(path.join(workspace, file), read(file).replaceAll(WORKSPACE, workspace))
}

/** What a person reads: the review, then the page of the job and its log. Long lists are shown in part. */
function pages({ body, comments, summary, stdout }: Awaited<ReturnType<typeof runOn>>): string {
  const texts = [
    '# The review',
    shortened(body) || '(none)',
    ...comments.flatMap(({ place, body }) => [`# ${place}`, body]),
    '# The page of the job',
    shortened(summary.trim()),
    '# The log',
    `\`\`\`\n${stdout.trim()}\n\`\`\``,
  ]
  return withoutMarkers(texts.join('\n\n'))
}

function withoutMarkers(text: string): string {
  return `${text.replace(/\n*<!-- .* -->/g, '').trim()}\n`
}

function shortened(text: string): string {
  const lines = text.split('\n')
  if (lines.length <= 100) return text
  return [...lines.slice(0, 50), `[${lines.length - 70} lines]`, ...lines.slice(-20)].join('\n')
}

/** Lines that are seen before a fold is opened. */
function unfolded(text: string): number {
  let depth = 0
  let count = 0
  for (const line of text.split('\n')) {
    const isHidden = depth > 0
    if (line.startsWith('<details>')) depth++
    if (line === '</details>') depth--
    if (!isHidden && line.trim() !== '' && !line.startsWith('<!--')) count++
  }
  return count
}

const PARTS = ['inline', 'summarized', 'duplicates', 'merged', 'filtered', 'dropped'] as const

/** Every finding is counted once, and everywhere alike. */
function expectToAddUp({
  outputs,
  report,
  page,
  summary,
  stdout,
  body,
}: Awaited<ReturnType<typeof runOn>>): void {
  const { counts, findings } = JSON.parse(report) as {
    counts: Record<string, number>
    findings: { outcome: string }[]
  }
  expect(PARTS.reduce((sum, part) => sum + (counts[part] ?? 0), 0)).toBe(counts.findings)
  expect(findings).toHaveLength(counts.findings ?? 0)
  expect(outputs).toMatchObject(
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
  )
  for (const text of [stdout, summary.replaceAll('**', ''), ...(body ? [body.replaceAll('**', '')] : [])]) {
    const [line = ''] = /^\d+ findings: .*$/m.exec(text) ?? []
    const numbers = [...line.matchAll(/(?:: |; )(\d+) /g)].map(([, number]) => Number(number))
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(counts.findings)
    expect(numbers).toEqual(PARTS.map((part) => counts[part]).filter((count) => count !== 0))
  }
  const tiles = [...page.matchAll(/<dt>[^<]*<\/dt><dd>(\d+)<\/dd>/g)].map(([, count]) => Number(count))
  expect(tiles).toEqual(['findings', ...PARTS, 'suggestions'].map((part) => counts[part]))
}

describe('one pull request, as real tools see it', () => {
  test.for<[name: string, file: string, inputs: Record<string, string>, status: number]>([
    ['eslint', 'eslint.json', { 'fail-on': 'error' }, 1],
    ['eslint-all', 'eslint.json', { scope: 'all' }, 0],
    ['mypy', 'mypy.txt', { 'working-directory': 'packages/reports', 'fail-on': 'error' }, 0],
    ['prettier', 'prettier.patch', {}, 0],
    [
      'baseline',
      'eslint-errors.json',
      { scope: 'all', 'fail-on': 'error', 'baseline-path': 'eslint-errors-base.json' },
      1,
    ],
  ])('%s', async ([name, file, inputs, status]) => {
    const ran = await runOn(HEAD, file, inputs)
    await expect(pages(ran)).toMatchFileSnapshot(`golden/scope/${name}.md`)
    expect(ran.status).toBe(status)
    expect(unfolded(ran.body)).toBeLessThanOrEqual(60)
    expectToAddUp(ran)
  })

  test('fail-on: a new error trips it, an old one in a file that is not touched does not', async () => {
    const first = await runOn(HEAD, 'eslint-errors.json', { 'fail-on': 'error' })
    expect({ status: first.status, comments: first.comments.map(({ place }) => place) }).toEqual({
      status: 1,
      comments: ['packages/api/lib/orders.js:90'],
    })
    const second = await runOn(SECOND, 'eslint-errors-second.json', { 'fail-on': 'error' })
    expect(second.status).toBe(0)
    expect(second.outputs).toMatchObject({ outcome: 'nothing-to-post', findings: '3', filtered: '3' })
    expect(second.summary).toContain('all of them would meet fail-on')
  })

  test.for(['eslint.json', 'prettier.patch'])(
    '%s: what the default scope posts holds a line that the change added, and nothing else does',
    async (file) => {
      const { report } = await runOn(HEAD, file)
      const { findings } = JSON.parse(report) as { findings: Reported[] }
      const added = addedLines(HEAD)
      const isNew = ({ path, line = 0, start_line: first = line }: Reported) =>
        Array.from({ length: line - first + 1 }, (_, index) => `${path}:${first + index}`).some((at) =>
          added.has(at),
        )
      expect(findings.filter(({ outcome }) => outcome !== 'filtered')).toEqual(findings.filter(isNew))
    },
  )

  test('GitLab: comments go to the most severe, then to added lines, then to lines of the diff', async () => {
    const gitlab = await gitlabSandbox({ base: BASE, head: HEAD })
    const cwd = temporaryFiles()
    copyTools(cwd, ['eslint.json'])
    const env = {
      ...gitlab.jobEnvironment(),
      CI_PROJECT_DIR: cwd,
      GITLAB_TOKEN: gitlab.token,
      COLUMNS: '100',
    }
    const { status, stderr } = await fencepost(
      ['post', '--findings', 'eslint.json', '--scope', 'all', '--max-comments', '30'],
      { cwd, env },
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('Posted') })
    const places = notesOf(gitlab).map(({ position, body }) => ({
      name: String(position?.new_path),
      line: Number(position?.new_line),
      body: withoutMarkers(body),
    }))
    expect(places).toHaveLength(30)
    const added = addedLines(HEAD)
    const isError = ({ body }: { body: string }) => body.startsWith('**Error:**')
    const isAdded = ({ name, line }: { name: string; line: number }) => added.has(`${name}:${line}`)
    expect(places.filter(isError).length).toBe(1)
    // As many as the default scope posts: none of them gave way to a line that nobody changed.
    expect(places.filter(isAdded)).toHaveLength(16)
    const [body = ''] = summaries(gitlab).map((note) => note.body)
    const texts = [shortened(body), ...places.flatMap(({ name, line, body }) => [`# ${name}:${line}`, body])]
    await expect(
      withoutMarkers(texts.join('\n\n')).replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://gitlab.test'),
    ).toMatchFileSnapshot('golden/scope/gitlab.md')
    expect(unfolded(body)).toBeLessThanOrEqual(60)
  })

  test('an empty baseline is a warning: a step that crashed looks the same', async () => {
    const inputs = { scope: 'all', 'baseline-path': 'output' }
    const { stdout, outputs } = await runOn(HEAD, 'eslint-errors.json', inputs)
    expect(outputs).toMatchObject({ outcome: 'posted', filtered: '0' })
    expect(stdout).toContain('::warning::output is empty')
  })

  test.for<[what: string, inputs: Record<string, string>, message: RegExp]>([
    ['an unknown scope', { scope: 'changed' }, /scope is "changed"; valid: auto, added, diff, files, all/],
    [
      'a baseline that is missing',
      { 'baseline-path': 'base.json' },
      /base\.json cannot be read: .*Did the step/s,
    ],
    ['a baseline that is no output of a tool', { 'baseline-path': 'event' }, /event: /],
    ['a baseline outside the workspace', { 'baseline-path': '/etc/passwd' }, /outside of the directories/],
    [
      'a working directory outside the repository',
      { 'working-directory': '../other' },
      /working-directory is "\.\.\/other"; valid: a directory inside the repository/,
    ],
    [
      'an absolute working directory',
      { 'working-directory': '/srv/packages/web' },
      /valid: a directory inside the repository, relative to its root/,
    ],
  ])('%s: an error before anything is posted', async ([, inputs, message]) => {
    const { status, stdout, outputs, writes } = await runOn(HEAD, 'eslint-errors.json', inputs)
    expect({ status, outcome: outputs.outcome }).toEqual({ status: 1, outcome: undefined })
    expect(stdout).toMatch(message)
    expect(writes).toEqual([])
  })
})

interface Reported {
  readonly path: string
  readonly line?: number
  readonly start_line?: number
  readonly outcome: string
}

/** As `path:line` of the new file. */
function addedLines(head: Tree): Set<string> {
  const added = new Set<string>()
  let name = ''
  let line = 0
  for (const row of gitDiff(BASE, head, ['-U0']).split('\n')) {
    name = /^\+\+\+ b\/(.*)$/.exec(row)?.[1] ?? name
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(row) ?? []
    if (start !== undefined) line = Number(start)
    else if (row.startsWith('+') && !row.startsWith('+++')) added.add(`${name}:${line++}`)
  }
  return added
}
